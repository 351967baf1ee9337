import type { Next, Steps } from '../../../kernel/types.ts';
import type { ActionId } from '../data/notation.ts';
import { type ActionSymbol, type HouseId, type PlanningId, SYMBOLS } from '../ids.ts';
import { sendable } from '../queries/card-effects.ts';
import { performerOf } from '../queries/dice.ts';
import { effectOf } from '../queries/effects.ts';
import { discardable, wholeHand } from '../queries/end.ts';
import { discardableShown } from '../queries/prescience.ts';
import { book, handOf, housesOf, isCompanion, isShared, leaderOf, seatOf, sideOfHouse } from '../queries/table.ts';
import { SPECIAL } from '../resolve/card-effects/index.ts';
import type { ArrakisGame, Game } from '../types.ts';
import { forcedDiscard } from '../verbs/planning-cards.ts';
import { discardShown, showFresh } from '../verbs/prescience.ts';
import { sendToTank } from '../verbs/tank.ts';

export const cardEffectSteps = {
  /** What one or two cards do; it may be left undone, also in part. R7.3 */
  special: {
    asks: ({ state }, task) =>
      task.left > 0 && (SPECIAL[task.name]?.targets(state, task) ?? []).length > 0 ? seatOf(state, task.ref.by) : null,
    choices: ({ state }, task) => ({ pick: 'one', of: ['done', ...(SPECIAL[task.name]?.targets(state, task) ?? [])] }),
    resolve: (game, task, target) => (target === 'done' ? [] : SPECIAL[task.name]?.resolve(game, task, target)),
  },

  /**
   * The opponent discards. A shared side is one player: its House says how many are its own, its ally discards the rest, and what
   * he cannot falls back on the House. R15.4
   */
  giveUp: {
    asks: ({ state }, { house }) => (wholeHand(state, house).length > 0 ? seatOf(state, house) : null),
    choices({ state }, { house, count, last }) {
      const most = discardable(state, house);
      const all = Object.values(most).reduce((sum, copies) => sum + copies, 0);
      const max = Math.min(count, all);
      if (max === 0) return { pick: 'one', of: ['none'] };
      return { pick: 'amounts', most, min: Math.min(max, Math.max(0, count - (last ? 0 : heldByAlly(state, house)))), max };
    },
    resolve(game, { house, count, last }, counts): Next<ArrakisGame> {
      const cards =
        counts === 'none'
          ? []
          : Object.entries(counts).flatMap(([card, copies]) => Array.from({ length: copies }, () => card as PlanningId));
      forcedDiscard(game, house, cards);
      const left = count - cards.length;
      return left > 0 && !last ? passOn(game, house, left) : [];
    },
  },
  sendToTank: {
    asks: ({ state }, { ref }) => (sendable(state, ref, effectOf(state, ref, 'toTank')).length > 0 ? seatOf(state, ref.by) : null),
    choices: ({ state }, { ref }) => ({ pick: 'one', of: ['done', ...sendable(state, ref, effectOf(state, ref, 'toTank'))] }),
    resolve(game, _, leader) {
      if (leader !== 'done') sendToTank(game, leader);
    },
  },
  /** The die counts as another symbol; a die serves for one special action only, so no leader's is offered. R7.7, R17.3 */
  asSymbol: {
    asks: ({ state }, { ref }) => seatOf(state, ref.by),
    choices({ state }, { ref: { by } }) {
      const of: { readonly as: ActionSymbol; readonly action: ActionId }[] = [];
      for (const as of SYMBOLS)
        for (const { id } of book(state).data.actions[sideOfHouse(by)][as]) if (id !== 'any') of.push({ as, action: id });
      return { pick: 'one', of: ['done', ...of] };
    },
    resolve({ state }, { ref: { by } }, answer) {
      if (answer === 'done') return [];
      const of = `action:${sideOfHouse(by)}:${answer.as}:${answer.action}` as const;
      return [{ do: 'effect', ref: { by: performerOf(state, by, answer.as), of, at: [0] } }]; // R15.8
    },
  },
  /** Any number, and as many new ones come. */
  replacePrescience: {
    asks: ({ state }, { house }) => (discardableShown(state).length > 0 ? seatOf(state, house) : null),
    choices({ state }) {
      const of = discardableShown(state);
      return { pick: 'some', of, min: 0, max: of.length };
    },
    resolve(game, _, cards) {
      if (cards.length === 0) return [];
      discardShown(game, cards);
      if (isCompanion(game.state)) return [{ do: 'tellShown', left: cards.length }];
      showFresh(game, cards.length);
      return [];
    },
  },
} satisfies Partial<Steps<ArrakisGame>>;

/** Cards that a teammate could discard, as far as all can see. */
const heldByAlly = (state: Game['state'], house: HouseId): number => {
  const [, ally] = housesOf(sideOfHouse(house));
  return isShared(state, sideOfHouse(house)) && house !== ally ? handOf(state, ally).length : 0;
};
/** What one of two teammates does not discard the other must. */
function passOn({ state }: Game, house: HouseId, left: number): Next<ArrakisGame> {
  if (!isShared(state, sideOfHouse(house))) return [];
  const first = leaderOf(sideOfHouse(house));
  const [, ally] = housesOf(sideOfHouse(house));
  return [house === first ? { do: 'giveUp', house: ally, count: left } : { do: 'giveUp', house: first, count: left, last: true }];
}
