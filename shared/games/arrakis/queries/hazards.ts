import type { AreaId } from '../ids.ts';
import type { State } from '../types.ts';
import { legionAt, legionsOf } from './legions.ts';
import { desertAreas, isExposed } from './areas.ts';
import { hasWorm } from './wild-maker.ts';

/** Wormsigns that go back to the pool: where an Atreides legion or a worm is. R8.1 */
export const cleared = (state: State): readonly AreaId[] =>
  state.wormsigns.filter((at) => legionAt(state, 'atreides', at) !== null || hasWorm(state, at));
/** Desert that gets a wormsign: where a Harkonnen legion or a harvester is, and neither wormsign nor worm. R8.2 */
export const uncovered = (state: State): readonly AreaId[] =>
  desertAreas(state).filter(
    (at) =>
      (legionAt(state, 'harkonnen', at) !== null || state.harvesters.includes(at)) && !state.wormsigns.includes(at) && !hasWorm(state, at),
  );
/** Worms that have come where there is something for them. R8.5 */
export const stirring = (state: State): readonly AreaId[] =>
  state.coming.filter((at) => hasWorm(state, at) && (legionAt(state, 'harkonnen', at) !== null || state.harvesters.includes(at)));
/** Harkonnen legions that a storm reaches. R8.8 */
export const stormed = (state: State): readonly AreaId[] => legionsOf(state, 'harkonnen').filter((at) => isExposed(state, at));
