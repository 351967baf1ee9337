import type { Steps } from '../../../kernel/types.ts';
import { deciderOf } from '../queries/rivals.ts';
import { flippable } from '../queries/units.ts';
import type { FamilyGame } from '../types.ts';
import type { UnitsTasks } from '../units.ts';
import { removeWall, spendCard, winCard } from '../verbs/units.ts';

/** What is asked about the Shield Wall and won Conflict cards, and who takes one. R7.7 R10.6 R11.4 */
export const unitsSteps: Pick<Steps<FamilyGame>, keyof UnitsTasks> = {
  takeConflict(game, { by }) {
    const conflict = game.state.conflicts.at(-1);
    if (conflict !== undefined) winCard(game, by, conflict);
  },
  shieldWall: {
    asks: ({ state }, { by }) => (state.shieldWall ? deciderOf(state, by) : null),
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve(game, { by }, removes) {
      if (removes) removeWall(game, by);
    },
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
