import type { Colour, FigureId, SpaceId } from '../ids.ts';
import type { State } from '../types.ts';
import { board, clockwiseFrom, figuresOf, isOwnSide, isSafe, opponents, spaceOf } from './table.ts';

/**
 * Figures that a Sandstorm caught: opponents clockwise, then those of the active player, the active colour last. Whoever
 * stands on its space is spared, so somebody is always left. R6.15, R14.3, Q16
 */
export function caught(state: State, by: Colour, storm: SpaceId): FigureId[] {
  const { castle } = board(state);
  const own = clockwiseFrom(state, by).filter((colour) => isOwnSide(state, by, colour));
  return [...opponents(state, by), ...own, by].flatMap((colour) =>
    figuresOf(state, colour).filter((figure) => {
      const at = spaceOf(state, figure);
      return at !== storm && !castle[at] && !isSafe(state, figure);
    }),
  );
}
