import { set } from '../../../kernel/write.ts';
import type { PlayerId } from '../ids.ts';
import type { Game } from '../types.ts';

/** The Shield Wall leaves the game for good. Uprising R7.7 */
export function removeWall(game: Game, by: PlayerId): void {
  if (!game.state.shieldWall) return;
  set(game, game.state, 'shieldWall', false);
  game.tell({ type: 'shieldWall', player: by });
}
