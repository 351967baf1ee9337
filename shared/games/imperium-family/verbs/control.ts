import { set } from '../../../kernel/write.ts';
import type { PlayerId, RivalId, SpaceName } from '../ids.ts';
import type { Game } from '../types.ts';

/** The winner's Control marker replaces any other. R14.1 R14.2, Uprising R7.8 */
export function takeControl(game: Game, by: PlayerId, space: SpaceName): void {
  const from = game.state.control[space] ?? null;
  set(game, game.state.control, space, by);
  game.tell({ type: 'control', player: by, space, from });
}

/** House Hagal has won what a person controlled: the Control marker goes back to its owner. R22.7 */
export function endControl(game: Game, by: RivalId, space: SpaceName): void {
  const player = game.state.control[space];
  if (!player) return;
  set(game, game.state.control, space, null);
  game.tell({ type: 'controlEnded', player, space, by });
}
