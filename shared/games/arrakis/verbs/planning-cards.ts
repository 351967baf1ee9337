import { set } from '../../../kernel/write.ts';
import type { HouseId, PlanningId } from '../ids.ts';
import { book, deckLeft, seatOf, without } from '../queries/table.ts';
import type { Game } from '../types.ts';

/** Draws from a deck; a card lies in the hand of the House whose deck it is from. From an empty deck comes nothing. R7.12, R15.3 */
export function draw(game: Game, by: HouseId, deck: HouseId, count: number): void {
  const { state } = game;
  const left = [...deckLeft(state, deck)];
  const cards: PlanningId[] = [];
  while (cards.length < count && left.length > 0) cards.push(...left.splice(game.chance.below(left.length), 1));
  takeCards(game, by, deck, cards);
}
/** These cards of a deck come to the hand. */
export function takeCards(game: Game, by: HouseId, deck: HouseId, cards: readonly PlanningId[]): void {
  const { state } = game;
  if (cards.length === 0) return;
  set(game, state.hands, deck, { hidden: [...state.hands[deck].hidden, ...cards] });
  const told = { type: 'drew', house: by, deck, count: cards.length } as const;
  game.tell({ ...told, cards }, { to: [...new Set([seatOf(state, by), seatOf(state, deck)])], others: told });
}
/** A card leaves the hand and lies open on its discard pile. R7.11 */
export function discard(game: Game, cards: readonly PlanningId[]): void {
  const { state } = game;
  for (const card of cards) {
    const deck = book(state).deckOf[card];
    set(game, state.hands, deck, { hidden: without(state.hands[deck].hidden, [card]) });
    set(game, state.discards, deck, [...state.discards[deck], card]);
  }
}
export function playCard(game: Game, house: HouseId, card: PlanningId): void {
  game.tell({ type: 'cardPlayed', house, card }, { to: 'all' });
  discard(game, [card]);
}
/** Over the limit at the end of the round. R13.10 step 6 */
export function discardOverLimit(game: Game, house: HouseId, cards: readonly PlanningId[]): void {
  game.tell({ type: 'discarded', house, cards, why: 'limit' }, { to: 'all' });
  discard(game, cards);
}
/** The opponent's card demands it. R15.4 */
export function forcedDiscard(game: Game, house: HouseId, cards: readonly PlanningId[]): void {
  if (cards.length === 0) return;
  game.tell({ type: 'discarded', house, cards, why: 'forced' }, { to: 'all' });
  discard(game, cards);
}
