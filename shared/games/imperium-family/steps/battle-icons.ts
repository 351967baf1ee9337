import type { Steps } from '../../../kernel/types.ts';
import { flippable } from '../queries/battle-icons.ts';
import { deciderOf } from '../queries/rivals.ts';
import type { FamilyGame } from '../types.ts';
import { spendCard, winCard } from '../verbs/battle-icons.ts';

/** Who takes a won Conflict card, and which one is turned down as payment. Uprising R10.6, Uprising R11.4 */
export const battleIconSteps: Pick<Steps<FamilyGame>, 'takeConflict' | 'flipCard'> = {
  takeConflict(game, { by }) {
    const conflict = game.state.conflicts.at(-1);
    if (conflict !== undefined) winCard(game, by, conflict);
  },
  flipCard: {
    asks: ({ state }, { by }) => deciderOf(state, by),
    choices: ({ state }, { by, icons }) => ({ pick: 'one', of: flippable(state, by, icons) }),
    resolve(game, { left, ...task }, conflict) {
      spendCard(game, task.by, conflict);
      return left > 1 ? [{ ...task, left: left - 1 }] : [];
    },
  },
};
