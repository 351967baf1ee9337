/** Pictures baked at build time by jobs.ts: addresses of JPEG files, by hour. */
declare module 'virtual:pictures/imperium' {
  interface Baked {
    /** The land behind the spaces of Arrakis. */
    readonly arrakis: string;
    readonly arrakisSmall: string;
  }
  export const night: Baked;
  export const noon: Baked;
}
