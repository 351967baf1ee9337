import { blockedAmong } from '../../../kernel/choices.ts';
import type { Blocked, Reason } from '../../../kernel/types.ts';
import { intrigueRecord, specialOf } from '../edition.ts';
import type { Effect, EffectKind, Effects } from '../effects/effects.ts';
import { isAmong } from '../effects/walk.ts';
import type { IntrigueMode, IntrigueName, PlayerId } from '../ids.ts';
import type { Scene } from '../questions.ts';
import { unmet, WHY } from '../reasons.ts';
import { holds } from './conditions.ts';
import { canPay } from './costs.ts';
import { whyInVain } from './effects/readings.ts';
import type { State } from '../types.ts';
import { whyCannotPay } from './price.ts';
import { kindsOf, playerOf } from './table.ts';
import { sceneFor } from './scene.ts';

/** Kinds that may ask for something before they are played. */
const ASKING: ReadonlySet<string> = new Set<EffectKind>(['if', 'pay', 'choose', 'lines', 'special']);
/** The printed condition and the cost, and what an odd card needs; having an effect is not needed. R12.5, J65 */
function whyUnpaid(state: State, scene: Scene, effect: Effect): Reason | null {
  if (!isAmong(ASKING, effect)) return null;
  if ('if' in effect && effect.required) {
    if (!holds(state, scene, effect.if)) return unmet(WHY.condition, effect.if); // R19.41 R19.43 R19.52 R19.57
    return whyListUnpaid(state, scene, effect.then);
  }
  if ('pay' in effect && effect.mandatory && !canPay(state, scene, effect.pay)) return whyCannotPay(state, scene.by, effect.pay);
  if ('choose' in effect) return fewest(effect.choose, effect.n ?? 1, (list) => whyListUnpaid(state, scene, list));
  if ('lines' in effect) return fewest(effect.lines, effect.min, (list) => whyListUnpaid(state, scene, list)); // Uprising R9.3
  if ('special' in effect) return specialOf(state, effect.special).hindrance?.(state, scene) ?? null;
  return null;
}
function whyListUnpaid(state: State, scene: Scene, list: Effects): Reason | null {
  for (const effect of list) {
    const why = whyUnpaid(state, scene, effect);
    if (why) return why;
  }
  return null;
}
/** The reason of the first, if fewer than so many can be had. */
function fewest(lists: readonly Effects[], least: number, whyNot: (list: Effects) => Reason | null): Reason | null {
  const reasons = lists.map(whyNot);
  return reasons.filter((why) => why === null).length < least ? (reasons.find((why) => why !== null) ?? null) : null;
}
/** Why the card cannot be played in this way now; `victory` = after a Conflict that was won. R12.3 R12.4 R13.5 R19.39 R19.53, Uprising R9.2 */
export function whyNotPlayed(state: State, by: PlayerId, card: IntrigueName, mode: IntrigueMode, victory = false): Reason | null {
  const record = intrigueRecord(state, card);
  const list = record[mode];
  if (!list) return WHY.wrongTime;
  if (mode === 'combat' && (record.timing === 'after_winning_conflict') !== victory) return victory ? WHY.wrongTime : WHY.notWon;
  if (record.timing === 'turn_start' && (state.turn.kind !== 'open' || state.turn.plots > 0)) return WHY.turnStart;
  return whyListUnpaid(state, sceneFor(state, by), list);
}
/** Why nothing would come of an Intrigue card that is played now; it may be played all the same. R12.5, J65, Uprising R9.6 */
export const whyCardInVain = (state: State, by: PlayerId, card: IntrigueName, mode: IntrigueMode): Reason | null =>
  whyInVain(state, sceneFor(state, by, { intrigue: card }), intrigueRecord(state, card)[mode] ?? []);
/** Cards that can be played in this way now, each kind once. */
export function playable(state: State, by: PlayerId, mode: IntrigueMode, victory = false): readonly IntrigueName[] {
  return kindsOf(playerOf(state, by).intrigue.hidden).filter((card) => !whyNotPlayed(state, by, card, mode, victory));
}
/** The other cards in hand, with the reasons. */
export function notPlayable(
  state: State,
  by: PlayerId,
  mode: IntrigueMode,
  targetOf: (card: IntrigueName) => unknown,
  victory = false,
): readonly Blocked[] {
  return blockedAmong(kindsOf(playerOf(state, by).intrigue.hidden), (card) => whyNotPlayed(state, by, card, mode, victory), targetOf);
}
/** Whether everybody sees that the player can have a card to play. */
export const holdsIntrigue = (state: State, by: PlayerId): boolean => playerOf(state, by).intrigue.hidden.length > 0;
