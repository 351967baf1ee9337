import { set } from '../../../kernel/write.ts';
import type { Colour } from '../ids.ts';
import { seatOf } from '../queries/table.ts';
import { canGive } from '../queries/trade.ts';
import type { Game, Offer } from '../types.ts';

export const setOffers = (game: Game, offers: readonly Offer[]): void => set(game, game.state, 'offers', offers);
/** An offer stands no more. */
export function drop(game: Game, offer: Offer): void {
  setOffers(
    game,
    game.state.offers.filter((each) => each !== offer),
  );
}

/** The dice come to the place of this colour again: offers made since then lapse. R12.8, Q29 */
export const lapseOffers = (game: Game, colour: Colour): void => lapse(game, ({ lapses }) => lapses === colour);
/**
 * Cards have left the hand of a colour: offers in which its player still shows them lapse at once, for their partner must
 * not believe in what is gone. R12.8
 */
export const dropBroken = (game: Game, colour: Colour): void =>
  lapse(
    game,
    ({ from, cards }) => seatOf(game.state, from) === seatOf(game.state, colour) && !canGive(game.state, from, cards.hidden.gives),
  );
/** A colour is out: nothing can be traded with it. R14.1 */
export function dropOffers(game: Game, colour: Colour): void {
  setOffers(
    game,
    game.state.offers.filter(({ from, to }) => from !== colour && to !== colour),
  );
}
function lapse(game: Game, ends: (offer: Offer) => boolean): void {
  const { offers } = game.state;
  if (offers.length === 0) return;
  const gone = offers.filter(ends);
  if (gone.length === 0) return;
  setOffers(
    game,
    offers.filter((offer) => !gone.includes(offer)),
  );
  for (const { from, to } of gone) game.tell({ type: 'lapsed', from, to });
}
