import { add, set } from '../../../kernel/write.ts';
import type { PlayerId } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { inOrderOf } from './commander-tokens.ts';

/** The third Agent, usable at once; for one round only where that is said. R7.21, Uprising R18.15 */
export function takeSwordmaster(game: Game, by: PlayerId, isForOneRound = false): void {
  const player = playerOf(game.state, by);
  if (player.swordmaster) return;
  set(game, player, 'swordmaster', true);
  add(game, player, 'agents', 1);
  if (isForOneRound) set(game, player, 'third', 'ready');
  if (player.arrows) set(game, player, 'arrows', inOrderOf([...player.arrows, 'double']));
  game.tell({ type: 'tookSwordmaster', player: by });
}
