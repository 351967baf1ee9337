import { blockedAmong } from '../../../kernel/choices.ts';
import type { Steps } from '../../../kernel/types.ts';
import { playable, decksFor, splits } from '../queries/planning-cards.ts';
import { effectOf, inside, legionsFor, replaceable } from '../queries/effects.ts';
import { wholeHand } from '../queries/end.ts';
import { legionsOf } from '../queries/legions.ts';
import { fits } from '../queries/movement.ts';
import { book, seatOf, sideOfHouse } from '../queries/table.ts';
import { WHY } from '../reasons.ts';
import type { ArrakisGame } from '../types.ts';
import { drawing } from '../resolve/drawing.ts';
import { playCard } from '../verbs/planning-cards.ts';
import { swap } from '../verbs/legions.ts';
import { changeLegion } from '../verbs/records.ts';
import { beginAction, pick } from '../verbs/round.ts';

/** What effects ask; each may be left undone with `done`, and most are not asked at all where there is nothing to choose from. R7.2, R7.3 */
export const effectSteps = {
  /** Said before anything is drawn. R7.7 */
  split: {
    asks: ({ state }, { ref: { by }, count }) => (splits(state, by, count).all > 0 ? seatOf(state, by) : null),
    choices({ state }, { ref: { by }, count }) {
      const { most, all } = splits(state, by, count);
      return { pick: 'amounts', most, min: 0, max: all };
    },
    resolve(game, { ref: { by } }, counts) {
      return decksFor(game.state, by).flatMap((deck) => drawing(game, by, deck, counts[deck] ?? 0));
    },
  },

  /** Asked whoever holds cards: what they are is nobody's business. R7.11 */
  playCard: {
    asks: ({ state }, { house }) => (wholeHand(state, house).length > 0 ? seatOf(state, house) : null),
    choices: ({ state }, { house }) => ({ pick: 'one', of: ['done', ...playable(state, house)] }),
    blocked: ({ state }, { house }) =>
      blockedAmong([...new Set(wholeHand(state, house))], (card) => (book(state).planning[card].scheming ? WHY.scheming : null)),
    resolve(game, { house }, card) {
      if (card === 'done') return;
      beginAction(game);
      playCard(game, house, card);
      return [{ do: 'effect', ref: { by: house, of: `card:${card}`, at: [0] } }];
    },
  },

  replace: {
    asks: ({ state }, { ref }) => (replaceable(state, ref.by, effectOf(state, ref, 'replace')).length > 0 ? seatOf(state, ref.by) : null),
    choices: ({ state }, { ref }) => ({ pick: 'one', of: ['done', ...replaceable(state, ref.by, effectOf(state, ref, 'replace'))] }),
    resolve(game, { ref, left }, at) {
      if (at === 'done') return;
      const { from, to } = effectOf(game.state, ref, 'replace');
      const side = sideOfHouse(ref.by);
      changeLegion(game, side, at, () => swap(game, side, at, from, to));
      return left > 1 ? [{ do: 'replace', ref, left: left - 1 }] : [];
    },
  },

  pickLegion: {
    asks: ({ state }, { ref }) =>
      legionsFor(state, ref, effectOf(state, ref, 'pickLegion').which).length > 0 ? seatOf(state, ref.by) : null,
    choices: ({ state }, { ref }) => ({ pick: 'one', of: ['done', ...legionsFor(state, ref, effectOf(state, ref, 'pickLegion').which)] }),
    blocked({ state }, { ref }) {
      const side = sideOfHouse(ref.by);
      const { which } = effectOf(state, ref, 'pickLegion');
      return blockedAmong(legionsOf(state, side), (at) => (fits(state, side, at, which) ? null : WHY.wrongLegion));
    },
    resolve(game, _, at) {
      if (at !== 'done') pick(game, at);
    },
  },
  pickArea: {
    asks: ({ state }, { ref: { by } }) => seatOf(state, by),
    choices: ({ state }, { ref }) => ({ pick: 'one', of: ['done', ...effectOf(state, ref, 'pickArea').of] }),
    resolve(game, _, at) {
      if (at !== 'done') pick(game, at);
    },
  },
  choose: {
    asks: ({ state }, { ref: { by } }) => seatOf(state, by),
    choices: ({ state }, { ref }) => ({ pick: 'one', of: ['done', ...effectOf(state, ref, 'choose').of.keys()] }),
    resolve: (_, { ref }, branch) => (branch === 'done' ? [] : [{ do: 'effect', ref: inside(ref, branch) }]),
  },
} satisfies Pick<Steps<ArrakisGame>, 'split' | 'playCard' | 'replace' | 'pickLegion' | 'pickArea' | 'choose'>;
