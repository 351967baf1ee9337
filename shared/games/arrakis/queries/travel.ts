import type { AreaId, ZoneId } from '../ids.ts';
import type { State } from '../types.ts';
import { legionAt } from './legions.ts';
import { book } from './table.ts';
import { hasWorm } from './wild-maker.ts';
import { zonesAbove } from './vehicles.ts';

/** Does the sand there carry an Atreides legion? Also over a worm, where it may not stop. R10.5, R10.9 */
const carries = (state: State, at: AreaId): boolean =>
  (state.wormsigns.includes(at) || hasWorm(state, at)) && legionAt(state, 'harkonnen', at) === null;
/** Areas where an Atreides legion can leave the worms that it rides; whether it may stop or attack there is another question. R10.5 */
export function sandEdge(state: State, from: AreaId): readonly AreaId[] {
  const { open } = book(state);
  const ridden = open[from].filter((at) => carries(state, at));
  if (ridden.length === 0) return [];
  const edge = new Set<AreaId>();
  // The list grows while it is walked through: every area that is ridden over leads on.
  for (const at of ridden)
    for (const near of open[at]) {
      if (near === from) continue;
      edge.add(near);
      if (!ridden.includes(near) && carries(state, near)) ridden.push(near);
    }
  return [...edge];
}
/** Zones whose ornithopter can carry a legion from here. R10.4 */
export const carriersOver = (state: State, from: AreaId): readonly ZoneId[] => zonesAbove(state, from, 'ornithopter');
