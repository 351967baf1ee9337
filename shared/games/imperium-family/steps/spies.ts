import type { Next, Steps } from '../../../kernel/types.ts';
import { deciderOf } from '../queries/rivals.ts';
import { sceneIn } from '../queries/scene.ts';
import { hasSpyLeft, openPosts, recallable, shutPosts } from '../queries/spies.ts';
import type { SpyErrand } from '../spies.ts';
import type { FamilyGame } from '../types.ts';
import { draw } from '../verbs/cards.ts';
import { placeSpy, recallSpy } from '../verbs/spies.ts';

/** Uprising R5.3, Uprising R5.6 */
const OPTIONAL: readonly SpyErrand[] = ['gather', 'replace'];

/** Questions about Spies. Uprising R5 */
export const spySteps: Pick<Steps<FamilyGame>, 'placeSpy' | 'recallSpy'> = {
  placeSpy: {
    // Without an open post nothing happens. Uprising R5.3
    asks: ({ state }, task) =>
      hasSpyLeft(state, task.by) && openPosts(state, task.by, task).length > 0 ? deciderOf(state, task.by) : null,
    choices: ({ state }, task) => ({ pick: 'one', of: openPosts(state, task.by, task) }),
    blocked: ({ state }, task) => shutPosts(state, task.by, task),
    resolve: (game, { by, origin }, post) => placeSpy(game, by, post, origin),
  },
  recallSpy: {
    asks: ({ state }, task) => (recallable(state, task).length > 0 ? deciderOf(state, task.by) : null),
    choices: ({ state }, task) => ({
      pick: 'one',
      of: [...recallable(state, task).map((spy) => ({ spy })), ...(OPTIONAL.includes(task.errand) ? ['keep' as const] : [])],
    }),
    resolve(game, task, answer): Next<FamilyGame> {
      if (answer === 'keep') return [];
      const { by, errand, left, then } = task;
      recallSpy(game, by, answer.spy, errand);
      if (errand === 'gather') draw(game, by, 1);
      if (then) return [{ do: 'placeSpy', ...sceneIn(task), ...then }];
      return left > 1 ? [{ ...task, left: left - 1 }] : [];
    },
  },
};
