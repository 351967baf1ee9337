import type { SpyConditionForms, SpyCostForms, SpyCounterForms, SpyEffectForms } from '../../effects/spies.ts';
import type { Effects } from '../../effects/effects.ts';
import type { FactionId } from '../../ids.ts';
import type { Scene } from '../../questions.ts';
import { SPY_WHY } from '../../spies.ts';
import type { State } from '../../types.ts';
import { bookOf } from '../../edition.ts';
import { hasSpyLeft, isSpyingOn, openPosts, replaceable, spiedFactions, spyPosts, watchesIcon } from '../spies.ts';
import type { Readings } from './reading.ts';

type Asks<Forms, Answer> = { readonly [Kind in keyof Forms]: (state: State, scene: Scene, value: Forms[Kind]) => Answer };

/** About effects of Spies. */
export const spies: Readings<keyof SpyEffectForms> = {
  place_spy: {
    // Uprising R5.3
    spare: (state, { by }) => !hasSpyLeft(state, by),
    idle(state, { by }, { place_spy }) {
      const can = hasSpyLeft(state, by) ? openPosts(state, by, place_spy) : replaceable(state, by, place_spy);
      return can.length > 0 ? null : SPY_WHY.noPost;
    },
  },
};
export const SPIES_CAN_PAY: Asks<SpyCostForms, boolean> = {
  recall_spy: (state, { by }, count) => spyPosts(state, by).length >= count, // Uprising R5.4
};
export const SPIES_HOLD: Asks<SpyConditionForms, boolean> = {
  spies_on_board: (state, { by }, least) => spyPosts(state, by).length >= least,
  recalled_spy_this_turn: ({ turn }, { by }) => turn.of === by && (turn.spies?.recalled ?? 0) > 0, // Uprising R5.4
  spying_on: (state, { by }) => bookOf(state).makers.some((space) => isSpyingOn(state, by, space)), // Uprising R5.7
  // Uprising R15.11
  placed_on_post_of(state, { by, origin }, icons) {
    const { of, spies: deeds } = state.turn;
    const placed = of === by ? deeds?.placed.filter((each) => each.origin === origin).at(-1) : undefined;
    return placed !== undefined && watchesIcon(state, placed.post, icons);
  },
};
export const SPIES_COUNT: Asks<SpyCounterForms, number> = {
  faction_spied_on: (state, { by }) => spiedFactions(state, by).length,
};

/** What a list does that is carried out once for each of these Factions. Uprising R5.7 */
export const forFactions = (list: Effects, factions: readonly FactionId[]): Effects =>
  factions.flatMap((faction) => named(list, faction) as Effects);
function named(part: unknown, faction: FactionId): unknown {
  if (part === 'that-faction') return faction;
  if (Array.isArray(part)) return part.map((each) => named(each, faction));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, named(value, faction)]));
}
