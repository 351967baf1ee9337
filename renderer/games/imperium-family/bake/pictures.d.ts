/** Pictures baked at build time by jobs.ts: addresses of JPEG files. */
declare module 'virtual:pictures/imperium-family' {
  /** Sand trays, the same at every hour; sheets.ts knows which tray lies where. */
  type Trays = Readonly<Record<import('../../trays.ts').SheetId, string>>;
  interface Pit {
    /** The sand on which a Conflict is decided. */
    readonly pit: string;
  }
  export const night: Trays & Pit;
  export const noon: Trays & Pit;
}
