import { isOneOf } from '../../../../kernel/typed.ts';
import { type AreaId, FIGURES, type NamedId, type Rank, RANKS } from '../../ids.ts';
import type { Counts } from '../../questions.ts';
import type { State } from '../../types.ts';
import { legionsOf, stackingLimit, supply, unitsAt, wholeOf } from '../legions.ts';
import { areaOf, book } from '../table.ts';
import { isInReach } from './attack.ts';
import { best, type Choice, type Row } from './choice.ts';
import { powerAt } from './power.ts';
import { areaOfSietch, standing, stepsToSietch, stepsToTarget } from './target.ts';

/** The rank that comes for the wanted one: itself, one step stronger, else one step weaker. R16.10 */
export function comesFor(state: State, rank: Rank): Rank | null {
  const at = RANKS.indexOf(rank);
  for (const nth of [at, at + 1, at - 1]) {
    const comes = RANKS[nth];
    if (comes && supply(state, 'harkonnen', comes) > 0) return comes;
  }
  return null;
}
/** Settlements for units that are deployed: with room, the strongest legion first. R16.10 */
export function settlements(state: State): Choice<AreaId> {
  const limit = stackingLimit(state, 'harkonnen');
  return best<AreaId>(
    state.settlements.filter((at) => unitsAt(state, 'harkonnen', at) < limit),
    [
      { row: 'strongestLegion', by: (at) => powerAt(state, 'harkonnen', at) },
      { row: 'nearTarget', by: (at) => -stepsToTarget(state, at) },
    ],
  );
}
/** Who comes as the leader. R16.10 */
export function nextLeader(state: State): Choice<NamedId | 'generic'> {
  const { namedOf, data } = book(state);
  const ready = namedOf.harkonnen.filter((id) => state.leaders[id].at === 'ready');
  const first = ready.filter((id) => data.mahdi.firstLeaders.includes(id));
  if (first.length > 0) return { of: first, row: 'rabbanOrFeyd' };
  if (ready.length > 0) return { of: ready, row: 'otherNamed' };
  return { of: supply(state, 'harkonnen', 'generic') > 0 ? ['generic'] : [], row: 'bashar' };
}
/** Units left over when as many as fit have come, the strongest first. R16.10 */
export function muster(state: State, units: Counts, at: AreaId): { readonly coming: readonly Rank[]; readonly rest: Counts } {
  let room = stackingLimit(state, 'harkonnen') - unitsAt(state, 'harkonnen', at);
  const coming: Rank[] = [];
  const rest: Record<string, number> = {};
  for (const rank of [...RANKS].reverse()) {
    const wanted = units[rank] ?? 0;
    const count = Math.min(wanted, Math.max(0, room));
    room -= count;
    for (let nth = 0; nth < count; nth++) coming.push(rank);
    if (wanted > count) rest[rank] = wanted - count;
  }
  return { coming, rest };
}

/** The greatest power beyond the defenders of a sietch that is in reach. R16.12 */
const relativePower = (state: State, from: AreaId): number =>
  Math.max(
    -Infinity,
    ...standing(state).flatMap((id) => {
      const at = areaOfSietch(state, id);
      return at && isInReach(state, from, at) ? [powerAt(state, 'harkonnen', from) - powerAt(state, 'atreides', at)] : [];
    }),
  );
/** Where units are placed or replaced. R16.12 */
export const placeRows = (state: State): readonly Row<AreaId>[] => [
  { row: 'nearSietch', by: (at) => -stepsToSietch(state, at) },
  { row: 'relativePower', by: (at) => relativePower(state, at) },
  { row: 'nearTarget', by: (at) => -stepsToTarget(state, at) },
];
export const placeIn = (state: State, areas: readonly AreaId[]): Choice<AreaId> => best(areas, placeRows(state));
/** The rank that a unit is swapped for: the wanted one, or one step stronger. R16.10, R16.12 */
export function swapFor(state: State, to: Rank): Rank | null {
  const comes = comesFor(state, to);
  return comes !== null && RANKS.indexOf(comes) >= RANKS.indexOf(to) ? comes : null;
}
/** Legions in which a unit is swapped next; those whose tokens may hide one too. R16.12, R16.16 */
export const swapIn = (state: State, from: Rank, to: Rank): Choice<AreaId> =>
  swapFor(state, to) === null
    ? { of: [], row: 'only' }
    : placeIn(
        state,
        legionsOf(state, 'harkonnen').filter((at) => {
          const { [from]: units, facedown = [] } = wholeOf(state, 'harkonnen', at);
          return units + facedown.length > 0;
        }),
      );
/** The nearest to the target sietch, for whatever the rules say nothing else about. R16.11 */
export const nearestTarget = <T>(state: State, options: readonly T[], areaOf: (option: T) => AreaId | null): Choice<T> =>
  best(options, [
    {
      row: 'nearTarget',
      by: (option) => {
        const at = areaOf(option);
        return at ? -stepsToTarget(state, at) : 0;
      },
    },
  ]);
/** A figure that nobody has a name for. */
export const isFigure = (what: string): what is (typeof FIGURES)[number] => isOneOf(FIGURES, what);
/** A named leader who can be placed: beside the board, or from wherever he stands. R2.10 */
export const canCome = (state: State, id: NamedId): boolean => state.leaders[id].at === 'ready' || areaOf(state, id) !== null;
