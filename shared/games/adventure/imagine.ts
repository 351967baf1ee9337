import { type CardId, CARDS, type Colour, type SeatId } from './ids.ts';
import { lacking, seatOf, stockOf, without } from './queries/table.ts';
import { amountOf, countIn, offersTo, owned } from './queries/trade.ts';
import type { Game, State } from './types.ts';
import { isEquipment } from './verbs/cards.ts';
import { deal, stack } from './verbs/deal.ts';
import { sees } from './view.ts';

/**
 * Deals anew what a seat cannot know: the deck, and hidden cards of the others as far as they are not shown to it. How many
 * each has stays; cards in a standing offer to the seat stay where they are (R12.8), and so does a hand that it looks at (R6.19).
 */
export function imagine(game: Game, seat: SeatId): void {
  const { state } = game;
  const unseen = state.colours.filter((colour) => !sees(state, seat, colour));
  const shown = new Map(unseen.map((colour): [Colour, readonly CardId[]] => [colour, shownTo(state, seat, colour)]));
  const dealt = [...state.deck.hidden];
  for (const colour of unseen) dealt.push(...without(stockOf(state, colour).hand.hidden, shown.get(colour) ?? []));
  let left = game.chance.shuffle(dealt);
  for (const colour of unseen) {
    const known = shown.get(colour) ?? [];
    const count = stockOf(state, colour).hand.hidden.length - known.length;
    if (count === 0) continue;
    const likely = likelyFirst(state, colour, left);
    deal(game, colour, [...known, ...likely.slice(0, count)]);
    left = without(left, likely.slice(0, count));
  }
  stack(game, left);
}

/** Equipment seldom stays hidden while a figure lacks the kind, so other cards are dealt first. R9.1 */
function likelyFirst(state: State, colour: Colour, cards: readonly CardId[]): readonly CardId[] {
  const isLikely = (card: CardId): boolean => !isEquipment(card) || lacking(state, colour, card).length === 0;
  return [...cards.filter(isLikely), ...cards.filter((card) => !isLikely(card))];
}

/** Cards of this hand that stand in an offer to the seat: what the offering colour lacks is in its player's other colour. R13.3 */
function shownTo(state: State, seat: SeatId, colour: Colour): readonly CardId[] {
  const offers = offersTo(state, seat).filter(({ from }) => seatOf(state, from) === seatOf(state, colour));
  if (offers.length === 0) return [];
  const { hidden } = stockOf(state, colour).hand;
  return CARDS.flatMap((card) => {
    const needed = offers.map(({ from, cards }) => amountOf(cards.hidden.gives, card) - (from === colour ? 0 : owned(state, from, card)));
    return Array.from({ length: Math.min(countIn(hidden, card), Math.max(0, ...needed)) }, () => card);
  });
}
