import type { EditionId } from '../../../../shared/games/imperium-family/types.ts';
import { keysOf } from '../../../../shared/kernel/typed.ts';
import { SHEETS, type SheetId, trayName } from '../../trays.ts';

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
  keysOf(SHEETS).flatMap((sheet) =>
    SHEETS[sheet].map(([name], at): [string, TrayPlace] => [name, { sheet, column: at % COLUMNS, row: Math.floor(at / COLUMNS) }]),
  ),
);
/** The tray of a thing, by `<kind>:<id>`; undefined = it has none. */
export const trayPlace = (edition: EditionId, thing: string): TrayPlace | undefined => PLACES.get(trayName(edition, thing));
