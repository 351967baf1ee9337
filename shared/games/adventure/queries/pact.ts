import type { Colour, SeatId } from '../ids.ts';
import type { State } from '../types.ts';
import { seatOf } from './table.ts';

export const isBetween = ({ between }: { readonly between: readonly SeatId[] }, one: SeatId, other: SeatId): boolean =>
  between.includes(one) && between.includes(other);

/** Have the players of these two colours promised not to attack each other? A pact goes by player. R12.5, Q21 */
export function hasPact(state: State, one: Colour, other: Colour): boolean {
  const [first, second] = [seatOf(state, one), seatOf(state, other)];
  return first !== second && state.pacts.some((pact) => isBetween(pact, first, second));
}
