import type { Steps } from '../../../kernel/types.ts';
import { seatOf } from '../queries/table.ts';
import { SPECIAL } from '../resolve/specials/index.ts';
import type { ArrakisGame } from '../types.ts';

export const specialSteps = {
  /** What one or two cards do; it may be left undone, also in part. R7.3 */
  special: {
    asks: ({ state }, task) =>
      task.left > 0 && (SPECIAL[task.name]?.targets(state, task) ?? []).length > 0 ? seatOf(state, task.ref.by) : null,
    choices: ({ state }, task) => ({ pick: 'one', of: ['done', ...(SPECIAL[task.name]?.targets(state, task) ?? [])] }),
    resolve: (game, task, target) => (target === 'done' ? [] : SPECIAL[task.name]?.resolve(game, task, target)),
  },
} satisfies Pick<Steps<ArrakisGame>, 'special'>;
