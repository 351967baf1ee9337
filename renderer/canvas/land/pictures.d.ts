/** Pictures baked at build time by bake-plugin.ts: addresses of JPEG files, by hour. */
declare module 'virtual:pictures' {
  interface Baked {
    /** The hall's own rock, 1400 x 900. */
    readonly hall: string;
    /** Dressed stone, a seamless tile of 512 x 512. */
    readonly stone: string;
    /** The desert from inside the sietch, 900 x 1100. */
    readonly vista: string;
    /** Raked sand under the two fists, 2000 x 900. */
    readonly arena: string;
  }
  export const night: Baked;
  export const noon: Baked;
}
