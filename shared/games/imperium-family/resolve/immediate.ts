import type { DeepReadonly } from '../../../kernel/types.ts';
import type { Effect, EffectKind } from '../effects/effects.ts';
import { isAmong } from '../effects/walk.ts';
import type { PlayerId } from '../ids.ts';
import { holds } from '../queries/conditions.ts';
import { isMandatory } from '../queries/effects/mandatory.ts';
import { sceneOf } from '../queries/turn.ts';
import type { Piece, State } from '../types.ts';

/** Gains that are never better later: nobody is asked about them. R6.9 R9.4 */
const PLAIN: ReadonlySet<string> = new Set<EffectKind>(['gain', 'persuasion', 'swords', 'bonus_spice', 'modify_space_influence']);
const isPlain = (effect: Effect): boolean => isAmong(PLAIN, effect);
/**
 * A pending piece that is carried out of itself. What the own ability gives under a condition is gained as soon as that holds, since it
 * may hold no more later. R6.9, Uprising R8.4
 */
export function isImmediate(state: State, by: PlayerId, piece: DeepReadonly<Piece>): boolean {
  const effect = piece.effect as Effect;
  if (isPlain(effect)) return true;
  if ('complete' in effect) return effect.then.every(isPlain);
  if (!('if' in effect) || effect.else || !effect.then.every(piece.from === 'ability' ? isMandatory : isPlain)) return false;
  return holds(state, sceneOf(state, by, piece), effect.if);
}
