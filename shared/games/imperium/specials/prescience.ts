import { one } from '../../imperium-family/signs/token.ts';
import type { Special } from '../../imperium-family/special.ts';

/** Paul Atreides may look at the top card of the own deck at any time. R18.8 */
export const prescience: Special = { looksAtTop: true, sign: [one('eye'), one('card')], worth: () => 0 };
