import type { Special } from '../../imperium-family/edition.ts';
import { draw } from '../../imperium-family/verbs/cards.ts';

/** 1 spice less at every harvest, and a card instead. R18.5 */
export const spiceAddict: Special = {
  harvestTotal: (total) => Math.max(0, total - 1),
  play: (game, { by }) => draw(game, by, 1),
};
