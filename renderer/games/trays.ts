import { IMPERIUM_CELLS, IMPERIUM_SHEETS } from './imperium/bake/trays.ts';
import { UPRISING_CELLS, UPRISING_SHEETS } from './uprising/bake/trays.ts';

/** The sheets of trays of every edition of the family: the one place that knows them all. */
export const SHEETS = { ...IMPERIUM_SHEETS, ...UPRISING_SHEETS } as const;
export type SheetId = keyof typeof SHEETS;
/** Pixels of one tray. */
export const CELLS: Readonly<Record<SheetId, { readonly width: number; readonly height: number }>> = {
  ...IMPERIUM_CELLS,
  ...UPRISING_CELLS,
};
