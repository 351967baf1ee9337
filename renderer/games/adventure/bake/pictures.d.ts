/** Pictures baked at build time by jobs.ts: addresses of JPEG files, by hour. */
declare module 'virtual:pictures/adventure' {
  interface Baked {
    /** The bowl with its two rings. */
    readonly rings: string;
    readonly ringsSmall: string;
    /** All sand trays in one picture; parts/motifs.ts knows which lies where. */
    readonly trays: string;
  }
  export const night: Baked;
  export const noon: Baked;
}
