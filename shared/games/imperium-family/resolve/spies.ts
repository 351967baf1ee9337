import type { Task } from '../../../kernel/types.ts';
import type { SpyPlacement } from '../effects/spies.ts';
import type { PlayerId, SpaceName } from '../ids.ts';
import type { spies as readings } from '../queries/effects/spies.ts';
import { mustInfiltrate } from '../queries/place.ts';
import { isRival } from '../queries/rivals.ts';
import { running, sceneFor, sceneIn } from '../queries/scene.ts';
import { hasSpyLeft, recallable } from '../queries/spies.ts';
import type { Scene } from '../questions.ts';
import type { SpyTasks } from '../spies.ts';
import type { FamilyGame, Game } from '../types.ts';
import { recallSpy } from '../verbs/spies.ts';
import type { Handlers } from './handler.ts';

type Tasks = Task<FamilyGame>[];
/** Effects of Spies. */
export const spies: Handlers<keyof typeof readings> = {
  place_spy: {
    play(game, scene, { place_spy: { count, ...placement } }) {
      // A Rival has an order of its own. Uprising R17.11, Uprising R17.21
      if (isRival(scene.by))
        return running(
          scene,
          Array.from({ length: count }, () => ({ rival_spy: 'faction_priority' }) as const),
        );
      const rest = count > 1 ? running(scene, [{ place_spy: { ...placement, count: count - 1 } }]) : [];
      return [...placing(game, scene, placement), ...rest];
    },
  },
};
/** With an empty supply another Spy may be recalled first. Uprising R5.2, Uprising R5.3 */
function placing({ state }: Game, scene: Scene, placement: SpyPlacement): Tasks {
  if (hasSpyLeft(state, scene.by)) return [{ ...sceneIn(scene), do: 'placeSpy', ...placement }];
  return [{ ...sceneIn(scene), do: 'recallSpy', errand: 'replace', at: null, left: 1, then: placement }];
}
/** Spies have to come back; nobody is asked which, if all must that can. Uprising R5.4, Uprising R5.5 */
function recalling(game: Game, task: SpyTasks['recallSpy']): Tasks {
  const posts = recallable(game.state, task);
  if (posts.length > task.left) return [{ do: 'recallSpy', ...task }];
  for (const post of posts) recallSpy(game, task.by, post, task.errand);
  return [];
}
/** So many Spies as a price. Uprising R5.4 */
export const payWithSpies = (game: Game, scene: Scene, count: number): Tasks =>
  recalling(game, { ...sceneIn(scene), errand: 'price', at: null, left: count });

/** What Spies do when an Agent is sent. */
export interface Visit {
  /** A Spy lets the Agent in; before it is placed. Uprising R5.5 */
  readonly enter: Tasks;
  /** Another may be recalled for a card; before all effects. Uprising R5.6 */
  readonly gather: Tasks;
}
/** The Agent has not been placed yet. Uprising R4.5 */
export function visitWithSpies(game: Game, by: PlayerId, space: SpaceName): Visit {
  const { state } = game;
  if (!state.posts) return { enter: [], gather: [] };
  const task = { ...sceneFor(state, by, { space }), at: space, left: 1 };
  return {
    enter: mustInfiltrate(state, by, space) ? recalling(game, { ...task, errand: 'infiltrate' }) : [],
    gather: [{ do: 'recallSpy', ...task, errand: 'gather' }],
  };
}
