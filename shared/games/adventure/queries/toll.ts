import type { Colour, FigureId } from '../ids.ts';
import type { State } from '../types.ts';
import { board, factsOf, isPartner, spaceOf, stockOf } from './table.ts';
import { isPoor, socialPlan } from './social-plan.ts';

/** The player of a colour can pay the toll of one arrival, out of all his colours. R6.3, Q30 */
export const canPayToll = (state: State, colour: Colour): boolean => spiceWith(state, colour) >= factsOf(state).game.prices.toll;
/** What the player of this colour has, the other colour included. R13.1, Q30 */
function spiceWith(state: State, colour: Colour): number {
  let spice = stockOf(state, colour).spice;
  for (const other of state.colours) if (isPartner(state, colour, other)) spice += stockOf(state, other).spice;
  return spice;
}

/** Instead of the throw the spice of the social plan comes before the flight, after the stakes are lost. R5.3, R9.8, R11.6 */
export const paysTollFlying = (state: State, colour: Colour): boolean =>
  canPayToll(state, colour) || (isPoor(state, colour) && socialPlan(state, colour) >= factsOf(state).game.prices.toll);

/** Does it cost something to arrive there? R6.3 */
export const isTolled = (state: State, figure: FigureId): boolean => board(state).castle[spaceOf(state, figure)];
