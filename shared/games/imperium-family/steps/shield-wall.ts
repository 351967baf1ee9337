import type { Steps } from '../../../kernel/types.ts';
import { deciderOf } from '../queries/rivals.ts';
import type { FamilyGame } from '../types.ts';
import { removeWall } from '../verbs/shield-wall.ts';

/** Whether the Shield Wall goes. Uprising R7.7 */
export const shieldWallSteps: Pick<Steps<FamilyGame>, 'shieldWall'> = {
  shieldWall: {
    asks: ({ state }, { by }) => (state.shieldWall ? deciderOf(state, by) : null),
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve(game, { by }, removes) {
      if (removes) removeWall(game, by);
    },
  },
};
