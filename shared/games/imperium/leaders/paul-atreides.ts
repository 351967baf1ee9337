import type { Special } from '../../imperium-family/edition.ts';

/** May look at the top card of the own deck at any time. R18.8 */
export const prescience: Special = { looksAtTop: true };
