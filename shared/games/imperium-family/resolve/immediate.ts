import type { DeepReadonly } from '../../../kernel/types.ts';
import type { Effect } from '../effects/effects.ts';
import { isMandatory } from '../queries/effects/readings.ts';
import type { Scene } from '../questions.ts';
import type { Piece, State } from '../types.ts';
import { holds } from '../queries/conditions.ts';

/** Gains that are never better later: nobody is asked about them. R6.9 R9.4 */
const isPlain = (effect: Effect): boolean =>
  'gain' in effect || 'persuasion' in effect || 'swords' in effect || 'bonus_spice' in effect || 'modify_space_influence' in effect;
/** Whether it is worth a closer look: most effects wait for their owner whatever the scene. */
export const mayBeImmediate = (effect: Effect): boolean => isPlain(effect) || 'if' in effect || 'complete' in effect;
/**
 * A pending piece that is carried out of itself. What the own ability gives under a condition is gained as soon as that holds, since it
 * may hold no more later. R6.9 R8.4
 */
export function isImmediate(state: State, scene: Scene, { from }: DeepReadonly<Piece>, effect: Effect): boolean {
  if (isPlain(effect)) return true;
  if ('complete' in effect) return effect.then.every(isPlain);
  if (!('if' in effect) || effect.else || !effect.then.every(from === 'ability' ? isMandatory : isPlain)) return false;
  return holds(state, scene, effect.if);
}
