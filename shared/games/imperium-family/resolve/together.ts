import type { Next } from '../../../kernel/types.ts';
import type { Costs } from '../effects/costs.ts';
import type { Effects } from '../effects/effects.ts';
import { together } from '../queries/effect-order.ts';
import { sceneFor, sceneIn } from '../queries/scene.ts';
import { playerOf } from '../queries/table.ts';
import { alliesOf } from '../queries/teams.ts';
import type { Scene } from '../questions.ts';
import type { TeamTasks } from '../teams.ts';
import type { FamilyGame, Game } from '../types.ts';
import { pay } from '../verbs/bank.ts';
import { giveGoods } from '../verbs/teams.ts';
import { recruit } from '../verbs/troops.ts';

type Contribute = TeamTasks['contribute'];
/** A price to which Allies may give spice: each is asked how much, then it is paid. Uprising R18.8 */
export const paidTogether = (game: Game, scene: Scene, { spice = 0 }: Costs, then: Effects): Next<FamilyGame> =>
  asked(game, { ...sceneIn(scene), spice, gifts: [], ask: alliesOf(game.state, scene.by), then });
const sumOf = ({ gifts }: Contribute): number => gifts.reduce((sum, { spice }) => sum + spice, 0);
/** An Ally has said how much. */
export function contributed(game: Game, task: Contribute, spice: number): Next<FamilyGame> {
  const [by, ...ask] = task.ask;
  return asked(game, { ...task, ask, gifts: by === undefined || spice === 0 ? task.gifts : [...task.gifts, { by, spice }] });
}
function asked(game: Game, task: Contribute): Next<FamilyGame> {
  const { state } = game;
  const rest = task.spice - sumOf(task);
  const ask = task.ask.filter((id) => playerOf(state, id).spice > 0);
  if (rest > 0 && ask.length > 0) return [{ ...task, do: 'contribute', ask }];
  if (playerOf(state, task.by).spice < rest) {
    game.tell({ type: 'tooLittle', player: task.by });
    return [];
  }
  for (const { by, spice } of task.gifts) pay(game, by, 'spice', spice);
  pay(game, task.by, 'spice', rest);
  return together(state, sceneIn(task), task.then);
}

/** So many troops go to each of the Allies, who may deploy them at once. Uprising R18.17 */
export function reinforced(game: Game, scene: Scene, troops: readonly number[]): Next<FamilyGame> {
  const { state } = game;
  return alliesOf(state, scene.by).flatMap((by, at) => {
    const before = playerOf(state, by).garrison;
    recruit(game, by, troops[at] ?? 0);
    const came = playerOf(state, by).garrison - before;
    return came > 0 ? [{ do: 'reinforced', ...sceneFor(state, by, scene.source), troops: came } as const] : [];
  });
}
/** Both have agreed: goods change hands, and whoever gives Intrigue cards picks them. Uprising R18.17 */
export function traded(game: Game, { by, with: partner, gives, gets }: TeamTasks['tradeAgree']): Next<FamilyGame> {
  const { state } = game;
  game.tell({ type: 'traded', player: by, with: partner, gives, gets });
  giveGoods(game, by, partner, gives);
  giveGoods(game, partner, by, gets);
  const sides = [
    { from: by, to: partner, gift: gives },
    { from: partner, to: by, gift: gets },
  ];
  return sides.flatMap(({ from, to, gift }) =>
    gift !== 'nothing' && gift.kind === 'intrigue'
      ? [{ do: 'tradeCard', ...sceneFor(state, from), to: to as typeof partner, left: gift.amount } as const]
      : [],
  );
}
