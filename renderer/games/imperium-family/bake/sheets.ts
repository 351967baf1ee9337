import { IMPERIUM_SHEETS } from './imperium.ts';

/** The sheets of trays of every edition. */
export const SHEETS = { ...IMPERIUM_SHEETS } as const;
export type SheetId = keyof typeof SHEETS;

/** Pixels of one tray. */
export const CELLS: Readonly<Record<SheetId, { readonly width: number; readonly height: number }>> = {
  imperiumCards: { width: 432, height: 200 },
  imperiumIntrigue: { width: 432, height: 200 },
  imperiumBoard: { width: 346, height: 160 },
  imperiumTall: { width: 272, height: 380 },
};
const COLUMNS = 6;

/** How many trays lie beside and above each other. */
export const gridOf = (sheet: SheetId): { readonly columns: number; readonly rows: number } => ({
  columns: COLUMNS,
  rows: Math.ceil(SHEETS[sheet].length / COLUMNS),
});

/** Where a tray lies. */
export interface TrayPlace {
  readonly sheet: SheetId;
  readonly column: number;
  readonly row: number;
}
const PLACES: ReadonlyMap<string, TrayPlace> = new Map(
  (Object.keys(SHEETS) as SheetId[]).flatMap((sheet) =>
    SHEETS[sheet].map(([name], at): [string, TrayPlace] => [name, { sheet, column: at % COLUMNS, row: Math.floor(at / COLUMNS) }]),
  ),
);
/** The tray of a thing, e.g. `card:stilgar`; undefined = it has none. */
export const trayPlace = (name: string): TrayPlace | undefined => PLACES.get(name);
