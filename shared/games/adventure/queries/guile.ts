import type { Blocked } from '../../../kernel/types.ts';
import type { FigureId } from '../ids.ts';
import type { Danger } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { colourOf, factsOf, stockOf } from './table.ts';

/** A Stillsuit helps against these. R9.7 */
const isDesertDanger = (danger: Danger): boolean => danger === 'worm' || danger === 'sandstorm';
/** What a test's die has to beat. R6.23, R9.7 */
export function defence(state: State, figure: FigureId, danger: Danger): number {
  const guile = guileOf(state, figure);
  const { gear, fresh } = state.figures[figure];
  const suit = isDesertDanger(danger) && gear.includes('stillsuit') && !fresh.includes('stillsuit');
  return suit ? Math.min(factsOf(state).game.limits.guile, guile + 1) : guile;
}
/** Points of Guile that can be had and paid now. R12.1 */
export function guileForSale(state: State, figure: FigureId, spice: number): number {
  const { limits, prices } = factsOf(state).game;
  return Math.max(0, Math.min(limits.guile - guileOf(state, figure), Math.floor(spice / prices.guile)));
}
/** Why no Guile, or not more, can be bought. R12.1 */
export function noBrace(state: State, figure: FigureId): Blocked[] {
  const { prices } = factsOf(state).game;
  const { spice } = stockOf(state, colourOf(figure));
  return spice < prices.guile ? [{ target: 1, why: { ...WHY.guileTooDear, with: { price: prices.guile, spice } } }] : [];
}
/** Printed Guile and what was bought, at most 6. R1.3, R12.1 */
export function guileOf(state: State, figure: FigureId): number {
  const { fighters, game } = factsOf(state);
  return Math.min(game.limits.guile, fighters[figure].guile + state.figures[figure].bought);
}
