import type { Colour, FigureId } from '../ids.ts';
import { stockOf } from '../queries/table.ts';
import { defence } from '../queries/guile.ts';
import type { Danger } from '../questions.ts';
import type { State } from '../types.ts';
import { figureWorth, harvestersWorth, POINT } from './worth.ts';

/** The chance that a test strikes, as Guile is now. R6.23 */
export const struck = (state: State, figure: FigureId, danger: Danger): number => Math.max(0, 6 - defence(state, figure, danger)) / 6;
/** Worth that a figure loses by a d6 of damage. */
export function woundWorth(state: State, figure: FigureId): number {
  const { strength } = state.figures[figure];
  let sum = 0;
  for (let points = 1; points <= 6; points++) sum += points >= strength ? figureWorth(state, figure) : POINT * points;
  return sum / 6;
}
const HURTS: readonly Danger[] = ['poison-space', 'poison-card'];
/** Worth that it may be expected to lose by a test. */
export const harm = (state: State, figure: FigureId, danger: Danger): number =>
  struck(state, figure, danger) * (HURTS.includes(danger) ? woundWorth(state, figure) : figureWorth(state, figure));
/** Worth of the Harvesters that a test may be expected to take. R6.24 */
export function harvesterHarm(state: State, colour: Colour): number {
  const { harvesters, sheltered } = stockOf(state, colour);
  return harvestersWorth(harvesters) - harvestersWorth(harvesters - (harvesters - sheltered) / 3);
}
