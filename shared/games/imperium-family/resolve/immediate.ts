import type { Effect } from '../effects/effects.ts';
import type { Scene } from '../questions.ts';
import type { State } from '../types.ts';
import { holds } from '../queries/conditions.ts';

/** Gains that are never better later: nobody is asked about them. R6.9 R9.4 */
const isPlain = (effect: Effect): boolean =>
  'gain' in effect || 'persuasion' in effect || 'swords' in effect || 'modify_space_influence' in effect;
/** A pending piece that is carried out of itself. */
export function isImmediate(state: State, scene: Scene, effect: Effect): boolean {
  if (isPlain(effect)) return true;
  return 'if' in effect && !effect.else && effect.then.every(isPlain) && holds(state, scene, effect.if);
}
