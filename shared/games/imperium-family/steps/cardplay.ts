import { blockedAmong } from '../../../kernel/choices.ts';
import type { Next, Steps } from '../../../kernel/types.ts';
import { hindranceIn } from '../queries/effects/readings.ts';
import { together } from '../queries/effect-order.ts';
import { sceneIn } from '../queries/scene.ts';
import { kindsOf, playerOf, seatFor } from '../queries/table.ts';
import type { FamilyTasks } from '../questions.ts';
import type { FamilyGame, Game, State } from '../types.ts';
import { assignFromTop } from '../verbs/look-top.ts';

/** Lines of an Intrigue card that were not used and can be used now. Uprising R9.3 */
const usable = (state: State, { lists, used, ...task }: FamilyTasks['line']): readonly number[] =>
  lists.flatMap((list, at) => (used.includes(at) || hindranceIn(state, task, list) ? [] : [at]));

/** Questions of how cards are played. */
export const cardplaySteps: Pick<Steps<FamilyGame>, 'mayOffer' | 'line' | 'assign'> = {
  mayOffer: {
    // Nobody is asked about what cannot be done. Uprising R4.7
    asks: ({ state }, task) => (hindranceIn(state, task, task.list) ? null : seatFor(task.by)),
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve: ({ state }, task, does) => (does ? together(state, { ...sceneIn(task), agreed: true }, task.list) : []),
  },
  line: {
    asks: ({ state }, task) => (usable(state, task).length > 0 ? seatFor(task.by) : null),
    choices: ({ state }, task) => ({
      pick: 'one',
      of: [...usable(state, task), ...(task.used.length >= task.min ? (['enough'] as const) : [])],
    }),
    blocked: ({ state }, task) =>
      blockedAmong(
        task.lists.map((_, at) => at).filter((at) => !task.used.includes(at)),
        (at) => hindranceIn(state, task, task.lists[at] ?? []),
      ),
    resolve({ state }, task, at) {
      if (at === 'enough') return [];
      return [...together(state, { ...sceneIn(task), agreed: true }, task.lists[at] ?? []), { ...task, used: [...task.used, at] }];
    },
  },
  assign: {
    asks: (_, { by }) => seatFor(by),
    choices: ({ state }, task) => ({ pick: 'one', of: kindsOf(playerOf(state, task.by).deck.hidden.slice(0, task.of)) }),
    resolve: (game, task, card) => assigned(game, task, card),
  },
};
/** The card goes where it is to go; the last one needs no question. Uprising R16.4 */
function assigned(game: Game, task: FamilyTasks['assign'], card: string): Next<FamilyGame> {
  const [to, ...left] = task.left;
  if (to === undefined) return [];
  const next = assignFromTop(game, task.by, card, to);
  const of = task.of - 1;
  const [last] = playerOf(game.state, task.by).deck.hidden;
  if (left.length === 0 || last === undefined) return next;
  if (of === 1) return [...next, ...(assigned(game, { ...task, of, left }, last) ?? [])];
  return [...next, { do: 'assign', ...sceneIn(task), of, left }];
}
