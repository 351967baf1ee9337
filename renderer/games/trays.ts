import type { EditionId } from '../../shared/games/imperium-family/types.ts';
import { ownId } from '../../shared/games/uprising/base/lent.ts';
import { motifName } from './imperium-family/bake/motif.ts';
import { IMPERIUM_CELLS, IMPERIUM_SHEETS } from './imperium/bake/trays.ts';
import { UPRISING_CELLS, UPRISING_SHEETS } from './uprising/bake/trays.ts';

/** The sheets of trays of every edition of the family: the one place that knows them all. */
export const SHEETS = { ...IMPERIUM_SHEETS, ...UPRISING_SHEETS } as const;
export type SheetId = keyof typeof SHEETS;
/** The name of the tray of a thing, by `<kind>:<id>`: cards of the first game lie in its trays wherever they are played. Uprising R19.1 */
export function trayName(edition: EditionId, thing: string): string {
  const [kind = '', id = ''] = thing.split(':');
  const own = ownId(id);
  return own === null ? motifName(edition, thing) : motifName('imperium', `${kind}:${own}`);
}
/** Pixels of one tray. */
export const CELLS: Readonly<Record<SheetId, { readonly width: number; readonly height: number }>> = {
  ...IMPERIUM_CELLS,
  ...UPRISING_CELLS,
};
