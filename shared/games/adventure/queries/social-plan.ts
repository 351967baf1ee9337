import type { Colour } from '../ids.ts';
import type { State } from '../types.ts';
import { factsOf, isOwnSide, stockOf } from './table.ts';

/** The player of this colour has no Harvester and no spice; stakes do not count. R5.3, Q5, Q30 */
export const isPoor = (state: State, colour: Colour): boolean =>
  state.colours.every((other) => {
    if (!isOwnSide(state, colour, other)) return true;
    const { spice, harvesters } = stockOf(state, other);
    return spice === 0 && harvesters === 0;
  });
/** What there is to give, once the stakes of the colour are lost. R5.3, R11.6 */
export function socialPlan(state: State, colour: Colour): number {
  const { left, middle, right } = stockOf(state, colour).stake;
  return Math.min(state.bank.spice + left + middle + right, factsOf(state).game.prices.socialPlan);
}
