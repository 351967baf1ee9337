import { bookOf, conflictNow } from '../edition.ts';
import type { State } from '../types.ts';

/** Whether the Shield Wall keeps sandworms out of the Conflict of this round. Uprising R7.6 */
export function isProtected(state: State): boolean {
  const location = conflictNow(state)?.location;
  return state.shieldWall === true && location != null && bookOf(state).board.shield_wall?.protects.includes(location) === true;
}
