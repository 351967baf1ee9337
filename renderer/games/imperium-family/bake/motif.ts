import type { EditionId } from '../../../../shared/games/imperium-family/types.ts';
import type { Group } from './groups.ts';

/** What stands in a tray, under the name of its thing: `<edition>.<kind>:<id>`. */
export type Motif = readonly [name: string, group: Group];
/** The name of the tray of a thing; editions may have things of one name. */
export const motifName = (edition: EditionId, thing: string): string => `${edition}.${thing}`;
/** Trays of one kind of thing. */
export const motifs = (edition: EditionId, kind: string, groups: Readonly<Record<string, Group>>): readonly Motif[] =>
  Object.entries(groups).map(([id, group]) => [motifName(edition, `${kind}:${id}`), group]);
