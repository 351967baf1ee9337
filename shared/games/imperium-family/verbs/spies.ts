import { set } from '../../../kernel/write.ts';
import type { PlayerId, PostName } from '../ids.ts';
import { playerOf, without } from '../queries/table.ts';
import type { Recalled, SpyDeeds } from '../spies.ts';
import type { Game } from '../types.ts';

/** From the supply to a post, for the card of the turn at this place. The caller has looked that it can stand there. Uprising R5.2 */
export function placeSpy(game: Game, by: PlayerId, post: PostName, origin: number | null): void {
  const { posts } = game.state;
  if (!posts) return;
  moveFromSupply(game, by, 1);
  set(game, posts, post, [...(posts[post] ?? []), by]);
  note(game, by, ({ placed, ...deeds }) => ({ ...deeds, placed: [...placed, { post, origin }] }));
  game.tell({ type: 'placedSpy', player: by, post });
}
/** Back to the supply. Uprising R5.4 */
export function recallSpy(game: Game, by: PlayerId, post: PostName, errand: Recalled): void {
  const { posts } = game.state;
  if (!posts) return;
  set(game, posts, post, without(posts[post] ?? [], by));
  moveFromSupply(game, by, -1);
  note(game, by, ({ recalled, ...deeds }) => ({ ...deeds, recalled: recalled + 1 }));
  game.tell({ type: 'recalledSpy', player: by, post, errand });
}
function moveFromSupply(game: Game, by: PlayerId, count: number): void {
  const player = playerOf(game.state, by);
  set(game, player, 'spies', (player.spies ?? 0) - count);
}
/** What is done in the own turn is remembered until it ends. Uprising R13.4 */
function note(game: Game, by: PlayerId, done: (deeds: SpyDeeds) => SpyDeeds): void {
  const { turn } = game.state;
  if (turn.of === by && turn.spies) set(game, turn, 'spies', done(turn.spies));
}
