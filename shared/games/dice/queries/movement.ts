import { blockedAmong } from '../../../kernel/choices.ts';
import type { Blocked, Reason } from '../../../kernel/types.ts';
import { type HouseId, KINDS, POLAR_SINK, type RegionId, REGIONS } from '../ids.ts';
import { WHY } from '../reasons.ts';
import type { MarchKey, State } from '../types.ts';
import { isOccupied, isUnderStorm } from './map.ts';
import { showsWorm } from './roll.ts';
import { board, count, troops, usesPowerOf } from './table.ts';

/** Why the active player may not name this target region; null = it may. R11.1, R11.2 */
function whyNoTarget(state: State, id: HouseId, at: RegionId): Reason | null {
  const zone = Number(state.turn.dice.region.face);
  if (at === POLAR_SINK || board(state).zoneOf[at] === zone) return null;
  if (usesPowerOf(state, 'smugglers', id)) return isOccupied(state, at) ? WHY.occupied : null; // R16.20
  return { ...WHY.notInZone, with: { zone } };
}
export const targets = (state: State, id: HouseId): RegionId[] => REGIONS.filter((at) => whyNoTarget(state, id, at) === null);
export const notTargets = (state: State, id: HouseId): readonly Blocked[] => blockedAmong(REGIONS, (at) => whyNoTarget(state, id, at));

/** Why the troops of this House cannot go from here to the target; null = they can, whoever stands there. R11.3, R11.4, R11.6, R11.7, R14.6 */
function whyNoMarch(state: State, id: HouseId, from: RegionId): Reason | null {
  const target = state.turn.target as RegionId;
  if (from === target) return WHY.alreadyThere;
  if (isUnderStorm(state, target)) return WHY.targetUnderStorm;
  if (isUnderStorm(state, from)) return WHY.underStorm;
  const near = board(state).adjacent[from][target] || state.assets[from] === 'ornithopter' || ridesWorm(state, id);
  return near ? null : WHY.notAdjacent;
}
/** Worm Riding: every region counts as adjacent. R11.4 */
const ridesWorm = (state: State, id: HouseId): boolean => showsWorm(state) && usesPowerOf(state, 'fremen', id);

export const canMarch = (state: State, id: HouseId): boolean =>
  REGIONS.some((from) => troops(state, id, from) > 0 && whyNoMarch(state, id, from) === null);
/** How many troops of each kind can go from where. R11.3 */
export function marches(state: State, id: HouseId): { most: Record<string, number>; all: number } {
  const most: Record<string, number> = {};
  let all = 0;
  for (const from of REGIONS) {
    if (troops(state, id, from) === 0 || whyNoMarch(state, id, from)) continue;
    for (const kind of KINDS) {
      const here = count(state, id, kind, from);
      if (here === 0) continue;
      most[marchKey(kind, from)] = here;
      all += here;
    }
  }
  return { most, all };
}
export const marchKey = (kind: (typeof KINDS)[number], from: RegionId): MarchKey => `${kind}:${from}`;
export const stayers = (state: State, id: HouseId): Blocked[] =>
  REGIONS.flatMap((from) => {
    const why = troops(state, id, from) > 0 ? whyNoMarch(state, id, from) : null;
    return why ? KINDS.flatMap((kind) => (count(state, id, kind, from) > 0 ? [{ target: marchKey(kind, from), why }] : [])) : [];
  });
