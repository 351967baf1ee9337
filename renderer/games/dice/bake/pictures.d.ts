/** Pictures baked at build time by jobs.ts: addresses of JPEG files, by hour. */
declare module 'virtual:pictures/dice' {
  interface Baked {
    /** The land as printed, and with the flats on the rim; each small first. */
    readonly printed: string;
    readonly printedSmall: string;
    readonly rimSplit: string;
    readonly rimSplitSmall: string;
  }
  export const night: Baked;
  export const noon: Baked;
}
