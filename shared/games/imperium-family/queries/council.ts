import { bookOf } from '../edition.ts';
import type { PlayerId } from '../ids.ts';
import type { State } from '../types.ts';
import { playerOf } from './table.ts';

/** All seats of the Council are taken, and none is the player's. Uprising R4.14 */
export function isCouncilFull(state: State, by: PlayerId): boolean {
  const { seats } = bookOf(state).board.council;
  if (state.order.length <= seats || playerOf(state, by).council) return false;
  return state.order.filter((id) => playerOf(state, id).council).length >= seats;
}
