import type { Colour, SeatId } from '../ids.ts';
import type { State } from '../types.ts';

export const isBetween = ({ between }: { readonly between: readonly SeatId[] }, one: SeatId, other: SeatId): boolean =>
  between.includes(one) && between.includes(other);

/** Have the players of these two colours promised not to attack each other? A pact goes by player. R12.5, Q21 */
export function hasPact({ pacts, seatOf }: State, one: Colour, other: Colour): boolean {
  if (pacts.length === 0) return false;
  const [first, second] = [seatOf[one], seatOf[other]];
  return first !== undefined && second !== undefined && first !== second && pacts.some((pact) => isBetween(pact, first, second));
}
