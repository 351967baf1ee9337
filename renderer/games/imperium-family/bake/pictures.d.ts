/** Sand trays baked at build time by jobs.ts: addresses of JPEG files. sheets.ts knows which tray lies where. */
declare module 'virtual:pictures/imperium-family' {
  export const night: Readonly<Record<import('../../trays.ts').SheetId, string>>;
}
