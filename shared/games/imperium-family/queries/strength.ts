import { bookOf } from '../edition.ts';
import type { PlayerId } from '../ids.ts';
import type { State } from '../types.ts';
import { playerOf } from './table.ts';

/** Units of a player in the Conflict: troops, and sandworms where there are some. R9.9 */
export function unitsOf(state: State, id: PlayerId): number {
  const { conflict, sandworms = 0 } = playerOf(state, id);
  return conflict + sandworms;
}
/** Takes part in the Conflict: any unit will do. R13.2, Uprising R10.8 */
export const isInConflict = (state: State, id: PlayerId): boolean => unitsOf(state, id) > 0;
/** What the Combat marker shows at any time: 0 without a unit in the Conflict. R9.7 R9.8 R9.9, Uprising R7.10, Uprising R7.11 */
export function strengthOf(state: State, id: PlayerId): number {
  const { swords } = playerOf(state, id);
  return isInConflict(state, id) ? unitStrengthOf(state, id) + swords * bookOf(state).game.strength.sword : 0;
}
/** Strength of the units alone; troops elsewhere have none. R8.3 R9.7, Uprising R7.10 */
export function unitStrengthOf(state: State, id: PlayerId): number {
  const { conflict, sandworms = 0 } = playerOf(state, id);
  const { troop, sandworm = 0 } = bookOf(state).game.strength;
  return conflict * troop + sandworms * sandworm;
}
