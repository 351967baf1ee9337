import type { HouseId } from '../ids.ts';
import type { Result, State } from '../types.ts';
import { controlsAlone, controlTogether } from './map.ts';
import { board, isInPlay } from './table.ts';

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
/** Have the Bene Gesserit predicted this House? R16.16 */
const hasForeseen = (state: State, winner: HouseId): boolean => isInPlay(state, 'bene-gesserit') && state.prediction.hidden === winner;
