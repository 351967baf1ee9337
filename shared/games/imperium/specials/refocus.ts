import { playerOf } from '../../imperium-family/queries/table.ts';
import { WHY } from '../../imperium-family/reasons.ts';
import { many, one } from '../../imperium-family/signs/token.ts';
import type { Special } from '../../imperium-family/special.ts';
import { draw, shuffleDeck } from '../../imperium-family/verbs/cards.ts';

/** Shuffles the discard pile into the deck and draws a card. R19.49 */
export const refocus: Special = {
  idle(state, { by }) {
    const { deck, discard } = playerOf(state, by);
    return deck.hidden.length + discard.length === 0 ? WHY.noCards : null;
  },
  play(game, { by }) {
    shuffleDeck(game, by);
    draw(game, by, 1);
  },
  sign: [one('shuffle'), many('card', 1)],
  worth: ({ look }, appraisal) => appraisal.draw(look) + 0.02 * look.player.discard.length,
};
