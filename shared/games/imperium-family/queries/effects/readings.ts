import type { Reason } from '../../../../kernel/types.ts';
import type { Effect, EffectKind, Effects } from '../../effects/effects.ts';
import { looksBack } from '../../effects/looks-back.ts';
import type { Scene } from '../../questions.ts';
import type { State } from '../../types.ts';
import { holds } from '../conditions.ts';
import { arrow } from './arrow.ts';
import { contracts } from './contracts.ts';
import { cardplay } from './cardplay.ts';
import { choosableIn, closedIn, frames } from './frames.ts';
import { gains } from './gains.ts';
import { influence } from './influence.ts';
import { leaders } from './leaders.ts';
import { moves } from './moves.ts';
import { rivals } from './rivals.ts';
import type { AnyReading, Inner, Readings } from './reading.ts';
import { spies } from './spies.ts';
import { teams } from './teams.ts';
import { units } from './units.ts';

/** A new kind does not compile until it is told what can be asked about it. */
const READINGS: Readings = {
  ...gains,
  ...arrow,
  ...frames,
  ...influence,
  ...moves,
  ...leaders,
  ...spies,
  ...units,
  ...contracts,
  ...cardplay,
  ...rivals,
  ...teams,
};

const BY_KIND: ReadonlyMap<string, unknown> = new Map(Object.entries(READINGS));
const noKind = (effect: Effect): Error => new Error(`No kind of effect: ${JSON.stringify(effect)}`);

/** The kind of an effect: the one of its fields that names a kind. */
export function kindOf(effect: Effect): EffectKind {
  for (const field in effect) if (BY_KIND.has(field)) return field as EffectKind;
  throw noKind(effect);
}
function readingOf(effect: Effect): AnyReading {
  for (const field in effect) {
    const reading = BY_KIND.get(field);
    if (reading) return reading as AnyReading;
  }
  throw noKind(effect);
}

/** It must be carried out before the turn ends, if it can. R17.2 */
export const isMandatory = (effect: Effect): boolean => !readingOf(effect).optional?.(effect, INNER);
/** The same as things stand now. */
export function isDue(state: State, scene: Scene, effect: Effect): boolean {
  const { optional, spare } = readingOf(effect);
  return !optional?.(effect, INNER) && !spare?.(state, scene, effect, INNER);
}
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
export function whyInVain(state: State, scene: Scene, list: Effects): Reason | null {
  const [first = null, ...others] = list.map((effect) => whyEffectInVain(state, scene, effect));
  return others.includes(null) ? null : first;
}
function whyEffectInVain(state: State, scene: Scene, effect: Effect): Reason | null {
  if ('choose' in effect) {
    const reasons = effect.choose.map((option) => hindranceIn(state, scene, option) ?? whyInVain(state, scene, option));
    return reasons.includes(null) ? null : (reasons[0] ?? null);
  }
  const waits = whyWaits(state, scene, effect);
  if (waits) return waits;
  if ('pay' in effect) return whyInVain(state, scene, effect.then);
  if ('if' in effect) return whyInVain(state, scene, (holds(state, scene, effect.if) ? effect.then : effect.else) ?? []);
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
