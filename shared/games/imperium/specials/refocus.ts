import type { Special } from '../../imperium-family/edition.ts';
import { draw, shuffleDeck } from '../../imperium-family/verbs/cards.ts';

/** Shuffles the discard pile into the deck and draws a card. R19.49 */
export const refocus: Special = {
  play(game, { by }) {
    shuffleDeck(game, by);
    draw(game, by, 1);
  },
};
