import { type CardId, CARDS, type Colour, type SeatId } from './ids.ts';
import { factsOf, lacking, opponents, seatOf, stockOf, without } from './queries/table.ts';
import { amountOf, cardsIn, countIn, livingOf, offersTo, owned } from './queries/trade.ts';
import type { Game, Goods, Offer, State } from './types.ts';
import { setCalls } from './verbs/ambush.ts';
import { isEquipment } from './verbs/cards.ts';
import { deal, face, stack } from './verbs/deal.ts';
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
  callAnew(game, seat);
  for (const offer of state.offers) {
    const isPartner = seatOf(state, offer.from) === seat || seatOf(state, offer.to) === seat;
    if (!isPartner && hasCards(offer)) face(game, offer, (each, stands) => facesOf(game, each, stands));
  }
}

/** Whether another has called an ambush is not known before it is carried out. R7.2 */
function callAnew(game: Game, seat: SeatId): void {
  const { state, chance } = game;
  const { calls, colour, phase } = state.turn;
  if (phase !== 'move') return;
  const called = (by: Colour): boolean => (seatOf(state, by) === seat ? calls.hidden.includes(by) : chance.below(2) === 1);
  setCalls(game, opponents(state, colour).filter(called));
}

const countOf = ({ cards: { hidden } }: Omit<Offer, 'counter'>): { readonly gives: number; readonly wants: number } => ({
  gives: cardsIn(hidden.gives),
  wants: cardsIn(hidden.wants),
});
const hasCards = ({ counter, ...offer }: Offer): boolean =>
  [offer, ...(counter ? [counter] : [])].some((each) => countOf(each).gives + countOf(each).wants > 0);
/** An offer among others shows so many cards, nothing more; while it stands they are in the hand of whoever made it. */
function facesOf({ state, chance }: Game, offer: Omit<Offer, 'counter'>, stands: boolean): { gives: Goods; wants: Goods } {
  const { gives, wants } = countOf(offer);
  const { cards } = factsOf(state);
  const box = CARDS.flatMap((card) => Array.from({ length: cards[card].copies }, () => card));
  const hand = stands ? livingOf(state, seatOf(state, offer.from)).flatMap((colour) => stockOf(state, colour).hand.hidden) : box;
  return { gives: counted(chance.shuffle(hand).slice(0, gives)), wants: counted(chance.shuffle(box).slice(0, wants)) };
}
const counted = (cards: readonly CardId[]): Goods =>
  Object.fromEntries(CARDS.filter((card) => cards.includes(card)).map((card) => [card, countIn(cards, card)]));

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
