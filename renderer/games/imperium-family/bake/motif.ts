import type { Group } from './groups.ts';
import type { Tradition } from './traditions.ts';

/** One tray: what stands in it, and in what sand. */
export interface Motif {
  readonly group: Group;
  readonly tradition: Tradition;
}
/** Trays of one kind of thing, each under the name of its thing, e.g. `<kind>:<id>`. */
export const motifs = <Id extends string>(
  kind: string,
  groups: Readonly<Record<Id, Group>>,
  traditionOfId: (id: Id) => Tradition,
): [string, Motif][] => (Object.keys(groups) as Id[]).map((id) => [`${kind}:${id}`, { group: groups[id], tradition: traditionOfId(id) }]);
