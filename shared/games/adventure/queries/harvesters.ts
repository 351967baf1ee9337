import type { Blocked } from '../../../kernel/types.ts';
import type { Colour } from '../ids.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { factsOf, stockOf } from './table.ts';

/** Harvesters that can still be protected, and paid for. R12.2 */
export function protectable(state: State, colour: Colour): number {
  const { spice, harvesters, sheltered } = stockOf(state, colour);
  const { protection } = factsOf(state).game.prices;
  return Math.min(harvesters - sheltered, protection > 0 ? Math.floor(spice / protection) : harvesters);
}
/** Why no Harvester can be protected. R12.2 */
export function noShelter(state: State, colour: Colour): Blocked[] {
  const { prices } = factsOf(state).game;
  const { spice } = stockOf(state, colour);
  return spice < prices.protection ? [{ target: 1, why: { ...WHY.protectionTooDear, with: { price: prices.protection, spice } } }] : [];
}
