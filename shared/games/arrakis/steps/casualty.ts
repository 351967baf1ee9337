import type { Steps } from '../../../kernel/types.ts';
import { casualties } from '../queries/casualty.ts';
import { unitsAt } from '../queries/legions.ts';
import { leaderOf, seatOf } from '../queries/table.ts';
import type { ArrakisGame } from '../types.ts';
import { takeHit } from '../verbs/casualty.ts';

export const casualtySteps = {
  /** One hit after the other; those beyond the last unit are lost. R11.11 */
  casualty: {
    asks: ({ state }, { side, at, left }) => (left > 0 && unitsAt(state, side, at) > 0 ? seatOf(state, leaderOf(side)) : null),
    choices: ({ state }, { side, at }) => ({ pick: 'one', of: casualties(state, side, at) }),
    resolve(game, task, lost) {
      takeHit(game, task.side, task.at, lost);
      return [{ ...task, left: task.left - 1 }];
    },
  },
} satisfies Pick<Steps<ArrakisGame>, 'casualty'>;
