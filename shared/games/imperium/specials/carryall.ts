import type { Special } from '../../imperium-family/edition.ts';

/** The printed base of a harvest counts twice; bonus spice does not. R19.6 */
export const carryall: Special = { harvestBase: (base) => base * 2 };
