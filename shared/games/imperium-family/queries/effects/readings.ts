import type { Reason } from '../../../../kernel/types.ts';
import type { Effect, Effects } from '../../effects/effects.ts';
import { looksBack } from '../../effects/looks-back.ts';
import type { Scene } from '../../questions.ts';
import type { State } from '../../types.ts';
import { branchOf, holds } from '../conditions.ts';
import { choosableIn, closedIn } from './frames.ts';
import { readingOf } from './kinds.ts';
import { isDue, isMandatory } from './mandatory.ts';
import { firstIfAll, type Inner } from './reading.ts';

/** Why a piece has to wait: it cannot be carried out, or would do nothing. R17.10 */
export function whyWaits(state: State, scene: Scene, effect: Effect): Reason | null {
  const { hindrance, idle } = readingOf(effect);
  return hindrance?.(state, scene, effect, INNER) ?? idle?.(state, scene, effect, INNER) ?? null;
}
/** Why a mandatory piece would do nothing, so that it lapses unasked when the turn ends. R6.8 */
export const whyLapses = (state: State, scene: Scene, effect: Effect): Reason | null => {
  const { idle, hindrance } = readingOf(effect);
  if (!isMandatory(effect) || hindrance?.(state, scene, effect, INNER)) return null;
  return idle?.(state, scene, effect, INNER) ?? null;
};
/** Why nothing in a list would do anything now: the reason of the first; a price that is paid for nothing is no effect. J65 */
export const whyInVain = (state: State, scene: Scene, list: Effects): Reason | null =>
  firstIfAll(list.map((effect) => whyEffectInVain(state, scene, effect)));
function whyEffectInVain(state: State, scene: Scene, effect: Effect): Reason | null {
  if ('choose' in effect)
    return firstIfAll(effect.choose.map((option) => hindranceIn(state, scene, option) ?? whyInVain(state, scene, option)));
  const waits = whyWaits(state, scene, effect);
  if (waits) return waits;
  if ('pay' in effect) return whyInVain(state, scene, effect.then);
  if ('if' in effect) return whyInVain(state, scene, branchOf(state, scene, effect));
  return null;
}
/** A condition that fails keeps nobody from the effects beside it. R17.4 */
const isLeftOut = (state: State, scene: Scene, effect: Effect): boolean =>
  'if' in effect && !effect.else && !effect.required && !holds(state, scene, effect.if);
/** Why a list cannot be chosen: the first thing in it that is impossible. R17.10 */
export function hindranceIn(state: State, scene: Scene, list: Effects): Reason | null {
  // What comes before it will decide about what looks back.
  const sure = list.filter((effect, at) => (at === 0 || !looksBack(effect)) && !isLeftOut(state, scene, effect));
  for (const effect of sure.length > 0 ? sure : list) {
    const why = readingOf(effect).hindrance?.(state, scene, effect, INNER);
    if (why) return why;
  }
  return null;
}
const INNER: Inner = { hindranceIn, isMandatory, isDue, whyWaits, whyInVain };
/** Why an option cannot be chosen. R17.10, Uprising R13.8 */
export const whyClosed = (state: State, scene: Scene, list: Effects): Reason | null => closedIn(state, scene, list, INNER);
/** Options that can be chosen: nothing in them is impossible. R17.10 */
export const choosable = (state: State, scene: Scene, lists: readonly Effects[]): readonly number[] =>
  choosableIn(state, scene, lists, INNER);
