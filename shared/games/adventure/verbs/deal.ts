import { set } from '../../../kernel/write.ts';
import type { CardId, Colour } from '../ids.ts';
import { inOrder, stockOf } from '../queries/table.ts';
import type { Game, Goods, Offer } from '../types.ts';
import { setOffers } from './offers.ts';

/** These are the hidden cards of a colour: one way to imagine them. */
export const deal = (game: Game, colour: Colour, cards: readonly CardId[]): void =>
  set(game, stockOf(game.state, colour).hand, 'hidden', inOrder(cards));
/** This is the deck, top first. */
export const stack = (game: Game, cards: readonly CardId[]): void => set(game, game.state.deck, 'hidden', cards);
/** These are the hidden cards of an offer, and of the one that it answers. */
export function face(
  game: Game,
  offer: Offer,
  cardsOf: (offer: Omit<Offer, 'counter'>, stands: boolean) => { gives: Goods; wants: Goods },
): void {
  const { counter } = offer;
  const faced: Offer = {
    ...offer,
    cards: { hidden: cardsOf(offer, true) },
    counter: counter && { ...counter, cards: { hidden: cardsOf(counter, false) } },
  };
  setOffers(
    game,
    game.state.offers.map((each) => (each === offer ? faced : each)),
  );
}
