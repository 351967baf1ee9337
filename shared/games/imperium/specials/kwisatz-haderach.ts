import { one, word } from '../../imperium-family/signs/token.ts';
import type { Special } from '../../imperium-family/special.ts';

/** Sends any Agent, also one from the board, to any space. R19.20 */
export const kwisatzHaderach: Special = {
  sendsAnywhere: true,
  sign: [word('any'), one('agent')],
  worth: () => 0,
};
