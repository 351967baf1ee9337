import type { HouseId, PlanningId } from '../ids.ts';
import type { State } from '../types.ts';
import { book, deckSize, handOf, ownHouses } from './table.ts';

/** Decks a House may draw from: its own; House Atreides may also draw for the Fremen. R7.7, R15.3 */
export const decksFor = (state: State, house: HouseId): readonly HouseId[] =>
  house === 'house-atreides' ? ['house-atreides', 'fremen-ally'] : ownHouses(state, house);
/** How a draw can be split; each deck gives what it has. R7.7, R7.12 */
export function splits(state: State, house: HouseId, count: number): { readonly most: Record<string, number>; readonly all: number } {
  const most: Record<string, number> = {};
  let left = 0;
  for (const deck of decksFor(state, house)) {
    const cards = deckSize(state, deck);
    left += cards;
    if (cards > 0) most[deck] = Math.min(count, cards);
  }
  return { most, all: Math.min(count, left) };
}

/** Cards in hand that can be played. R7.11, RU-24 */
export function playable(state: State, house: HouseId): readonly PlanningId[] {
  const found: PlanningId[] = [];
  for (const each of ownHouses(state, house))
    for (const card of handOf(state, each)) if (book(state).planning[card].scheming !== true && !found.includes(card)) found.push(card);
  return found;
}
