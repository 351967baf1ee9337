import { many } from '../../imperium-family/signs/token.ts';
import type { Special } from '../../imperium-family/special.ts';

/** The printed base of a harvest counts twice; bonus spice does not. R19.6 */
export const carryall: Special = {
  harvestBase: (base) => base * 2,
  sign: [many('harvester', '×2')],
  section: 'board',
  worth({ look, when, space }) {
    const base = when === 'ever' ? 1.2 : space === undefined ? 0 : (look.book.board.spaces[space]?.base_spice ?? 0);
    return look.price.spice * base;
  },
};
