import type { AreaId } from '../ids.ts';
import type { State } from '../types.ts';

/** A worm is there: a sandworm, or the Wild Maker, which counts as one. R14.9 */
export const hasWorm = (state: State, at: AreaId): boolean => state.worms.includes(at) || state.leaders['wild-maker'].at === at;
