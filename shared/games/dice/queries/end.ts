import type { HouseId, RegionId } from '../ids.ts';
import { ASSETS, POLAR_SINK } from '../ids.ts';
import { WHY } from '../reasons.ts';
import type { Blocked } from '../../../kernel/types.ts';
import type { AssetWork, Result, State } from '../types.ts';
import { controlsAlone, controlTogether, hasOthers, isUnderStorm } from './map.ts';
import { board, isInPlay, troops } from './table.ts';

/** May the active player work on assets: in the target only, held without a third House. R13.1 */
export function canReorganise(state: State, id: HouseId): boolean {
  const at = state.turn.target;
  if (at === null || at === POLAR_SINK || !board(state).data.map.regions[at].asset) return false;
  return !isUnderStorm(state, at) && troops(state, id, at) > 0 && !hasOthers(state, at, id, state.turn.ally);
}
/** What can be done with the asset of the target region. R13.2 */
export function assetWorks(state: State): { of: AssetWork[]; blocked: Blocked[] } {
  const here = state.assets[state.turn.target as RegionId];
  const of: AssetWork[] = ['keep'];
  const blocked: Blocked[] = [];
  if (here) of.push('remove');
  else blocked.push({ target: 'remove', why: WHY.noAssetThere });
  for (const place of ASSETS) {
    if (place === here) continue;
    if (state.assetSupply[place] > 0) of.push({ place });
    else blocked.push({ target: { place }, why: WHY.assetNotInSupply });
  }
  return { of, blocked };
}

/** Strategic regions the House controls alone; storm does not end control. R1.5, R15.1 */
export function seals(state: State, id: HouseId): number {
  let sum = 0;
  for (const at of board(state).strategic) if (controlsAlone(state, id, at)) sum++;
  return sum;
}
/** Strategic regions the two control together. R15.2 */
export function alliedSeals(state: State, one: HouseId, other: HouseId): number {
  let sum = 0;
  for (const at of board(state).strategic) if (controlTogether(state, one, other, at)) sum++;
  return sum;
}
export const soloGoal = (state: State): number => board(state).data.game.victory.solo[state.seats.length] ?? 3;
export const alliedGoal = (state: State): number => board(state).data.game.victory.allied;

/** Who has won at the end of this turn; null = nobody yet. R15.1-R15.3 */
export function victory(state: State, active: HouseId): Result | null {
  const { ally } = state.turn;
  if (seals(state, active) >= soloGoal(state)) {
    return hasForeseen(state, active)
      ? { reason: 'prophecy', houses: ['bene-gesserit'], foreseen: active }
      : { reason: 'solo', houses: [active], foreseen: null };
  }
  if (ally && alliedSeals(state, active, ally) >= alliedGoal(state)) return { reason: 'allied', houses: [active, ally], foreseen: null };
  return null;
}
/** What the end of the last round brings: the Guild wins, played or not. R15.5, R16.14 */
export function lastResult(state: State): Result {
  if (hasForeseen(state, 'guild')) return { reason: 'prophecyGuild', houses: ['bene-gesserit'], foreseen: 'guild' };
  return isInPlay(state, 'guild')
    ? { reason: 'guild', houses: ['guild'], foreseen: null }
    : { reason: 'guildUnplayed', houses: [], foreseen: null };
}
const hasForeseen = (state: State, winner: HouseId): boolean => isInPlay(state, 'bene-gesserit') && state.prediction.hidden === winner;
