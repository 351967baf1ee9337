import type { Effect } from '../../effects/effects.ts';
import type { Scene } from '../../questions.ts';
import type { State } from '../../types.ts';
import { readingOf } from './kinds.ts';
import type { Mandatory } from './reading.ts';

/** It must be carried out before the turn ends, if it can. R6.8 R17.2, Uprising R4.7 */
export const isMandatory = (effect: Effect): boolean => !readingOf(effect).optional?.(effect, INNER);
/** The same as things stand now. R6.8 */
export function isDue(state: State, scene: Scene, effect: Effect): boolean {
  const { optional, spare } = readingOf(effect);
  return !optional?.(effect, INNER) && !spare?.(state, scene, effect, INNER);
}
const INNER: Mandatory = { isMandatory, isDue };
