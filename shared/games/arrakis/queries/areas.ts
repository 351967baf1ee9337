import { isOneOf } from '../../../kernel/typed.ts';
import { type AreaId, type Side, SIETCHES, type SietchId, type Terrain } from '../ids.ts';
import type { State } from '../types.ts';
import { legionAt, legionsOf } from './legions.ts';
import { areaOf, book, otherSide } from './table.ts';
import { hasWorm } from './wild-maker.ts';

export const terrain = (state: State, at: AreaId): Terrain => (state.atomics.at === at ? 'desert' : book(state).data.areas[at].terrain);
/** R2.13 */
export const isDesert = (state: State, at: AreaId): boolean => {
  const kind = terrain(state, at);
  return kind === 'desert' || kind === 'deep-desert';
};
/** All desert, deep desert too. R2.13 */
export const desertAreas = (state: State): readonly AreaId[] =>
  state.atomics.at ? [...book(state).desert, state.atomics.at] : book(state).desert;
/** Can storms and attacking worms reach a legion there? R3.6, R13.9 */
export function isExposed(state: State, at: AreaId): boolean {
  const kind = terrain(state, at);
  if (kind === 'mountain') return false;
  const { areas, exposes } = book(state).data;
  const struck = state.atomics.at;
  return areas[at].sheltered !== true || (struck !== null && exposes[struck].includes(at));
}
/** A standing sietch in this area. */
export function sietchAt({ sietches }: State, at: AreaId): SietchId | null {
  for (const id of SIETCHES) if (sietches[id]?.at === at) return id;
  return null;
}
/** A settlement of the Harkonnen, or a sietch. R2.14 */
export const hasSettlement = (state: State, side: Side, at: AreaId): boolean =>
  side === 'harkonnen' ? isOneOf(state.settlements, at) : sietchAt(state, at) !== null;
export const sameSector = (state: State, one: AreaId, other: AreaId): boolean => {
  const { areas } = book(state).data;
  return areas[one].sectors.some((sector) => areas[other].sectors.includes(sector)); // RU-55
};

/** No enemy settlement, no enemy units, no worm. R2.11 */
export const isFree = (state: State, side: Side, at: AreaId): boolean =>
  !legionAt(state, otherSide(side), at) && !hasSettlement(state, otherSide(side), at) && !hasWorm(state, at);
/** Areas with legions or settlements of the enemies of a side. */
export function enemiesOf(state: State, side: Side): Set<AreaId> {
  const enemy = otherSide(side);
  const enemies = new Set<AreaId>(legionsOf(state, enemy));
  if (enemy === 'harkonnen') for (const at of state.settlements) enemies.add(at);
  else
    for (const id of SIETCHES) {
      const at = state.sietches[id]?.at;
      if (at) enemies.add(at);
    }
  return enemies;
}
/** All areas that are not free for a side, for questions about many areas at once. */
export function hostileTo(state: State, side: Side): Set<AreaId> {
  const hostile = enemiesOf(state, side);
  for (const at of state.worms) hostile.add(at);
  const maker = areaOf(state, 'wild-maker');
  if (maker) hostile.add(maker);
  return hostile;
}
/** No figure and no token of any kind. R2.12 */
export const isEmpty = (state: State, at: AreaId): boolean => !state.stations.includes(at) && isBare(state, at);
/** The same, but there may be a station. R14.6 */
export const isBare = (state: State, at: AreaId): boolean =>
  !legionAt(state, 'harkonnen', at) &&
  !legionAt(state, 'atreides', at) &&
  !hasWorm(state, at) &&
  !isOneOf(state.settlements, at) &&
  sietchAt(state, at) === null &&
  !state.wormsigns.includes(at) &&
  !state.harvesters.includes(at);
