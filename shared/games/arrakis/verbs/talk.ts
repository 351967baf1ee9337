import { set } from '../../../kernel/write.ts';
import type { Side } from '../ids.ts';
import type { Game } from '../types.ts';

/** A cone of silence leaves the game: two teammates see each other's hands and talk until the turn is over. R15.13 */
export function talk(game: Game, side: Side): void {
  const { state } = game;
  set(game, state, 'cones', { ...state.cones, [side]: (state.cones[side] ?? 0) - 1 });
  set(game, state, 'talking', [...state.talking, side]);
  game.tell({ type: 'coneUsed', side }, { to: 'all' });
}
/** What was said under a cone is over. */
export function fallSilent(game: Game): void {
  if (game.state.talking.length > 0) set(game, game.state, 'talking', []);
}
