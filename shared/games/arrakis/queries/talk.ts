import type { HouseId, SeatId } from '../ids.ts';
import type { State } from '../types.ts';
import { sideOfHouse, sideOfSeat } from './table.ts';

/** May a teammate take a cone of silence? One lasts until the turn is over. R15.13 */
export function mayTalk(state: State, seat: SeatId): boolean {
  const side = sideOfSeat(state, seat);
  return side !== null && (state.cones[side] ?? 0) > 0 && !state.talking.includes(side) && state.result === null;
}
/** Does a seat see this hand? Its own, and its teammate's under a cone of silence. R15.13, R18 */
export const seesHand = (state: State, seat: SeatId | null, house: HouseId): boolean => {
  if (seat === null) return false;
  const side = sideOfHouse(house);
  return state.lead[house] === seat || (state.talking.includes(side) && sideOfSeat(state, seat) === side);
};
