import type { Colour, FigureId } from '../ids.ts';
import type { State } from '../types.ts';
import { hasPact } from './pact.ts';
import { colourOf, isSafe, opponents, sideAt } from './table.ts';

/** Opponents who could call an ambush on a figure that has just landed. R7.2 */
export function ambushers(state: State, figure: FigureId): Colour[] {
  const { at } = state.figures[figure];
  const colour = colourOf(figure);
  if (at === null || isSafe(state, figure)) return [];
  return opponents(state, colour).filter((by) => sideAt(state, by, at).length > 0 && !hasPact(state, by, colour));
}
