/** Pictures baked at build time by jobs.ts: addresses of JPEG files, by hour. */
declare module 'virtual:pictures/uprising' {
  interface Baked {
    /** The land behind the spaces, with the Shield Wall. */
    readonly walled: string;
    readonly walledSmall: string;
    /** The same after it has been blown up. */
    readonly open: string;
    readonly openSmall: string;
    /** A sandworm comes: under the sand, breaking through, towering. */
    readonly wormNear: string;
    readonly wormBreaks: string;
    readonly wormTowers: string;
  }
  export const night: Baked;
  export const noon: Baked;
}
