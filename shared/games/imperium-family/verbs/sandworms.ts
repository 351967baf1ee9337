import type { Task } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import type { PlayerId } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import { alliesOf, mayHaveWorms } from '../queries/teams.ts';
import { sandwormsOf } from '../queries/sandworms.ts';
import type { FamilyGame, Game } from '../types.ts';
import { setOffDeployed } from './troops.ts';

/**
 * From the bank into the Conflict. The caller has looked that the way is open. Uprising R7.5
 * @returns what the Leader does about it
 */
export function summon(game: Game, by: PlayerId, count: number): Task<FamilyGame>[] {
  set(game, playerOf(game.state, by), 'sandworms', sandwormsOf(game.state, by) + count);
  game.tell({ type: 'sandworms', player: by, count });
  return setOffDeployed(game, by, count);
}
/** All sandworms go back to the bank. Uprising R10.7 */
export function bringWormsHome(game: Game): void {
  for (const id of game.state.order) if (sandwormsOf(game.state, id) > 0) set(game, playerOf(game.state, id), 'sandworms', 0);
}
/** One token each, a Rival too; a team has them together. Uprising R6.4, Uprising R17.10, Uprising R18.16 */
export function takeHooks(game: Game, by: PlayerId): void {
  const { state } = game;
  if (!mayHaveWorms(state, by)) return;
  for (const id of state.teams ? alliesOf(state, by) : [by]) {
    if (playerOf(state, id).hooks !== false) continue;
    set(game, playerOf(state, id), 'hooks', true);
    game.tell({ type: 'tookHooks', player: id });
  }
}
