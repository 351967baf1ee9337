/** Pictures baked at build time by jobs.ts: addresses of JPEG files, by hour. */
declare module 'virtual:pictures/arrakis' {
  interface Baked {
    /** The land lit as one; small first. */
    readonly land: string;
    readonly landSmall: string;
  }
  export const night: Baked;
  export const noon: Baked;
}
