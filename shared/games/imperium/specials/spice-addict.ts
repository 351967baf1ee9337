import { many } from '../../imperium-family/signs/token.ts';
import type { Special } from '../../imperium-family/special.ts';
import { draw } from '../../imperium-family/verbs/cards.ts';

/** Countess Ariana Thorvald: 1 spice less at every harvest, and a card instead. R18.5 */
export const spiceAddict: Special = {
  harvestTotal: (total) => Math.max(0, total - 1),
  play: (game, { by }) => draw(game, by, 1),
  sign: [many('spice', '−1'), many('card', 1)],
  worth: ({ look }, appraisal) => appraisal.draw(look) - look.price.spice,
};
