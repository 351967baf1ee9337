import { add, set } from '../../../kernel/write.ts';
import type { PlayerId } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import type { Game } from '../types.ts';

/** The Mentat comes onto the Leader as one more Agent, if it lies unused on its space. R7.11 R16.1 R16.2 */
export function takeMentat(game: Game, by: PlayerId): void {
  const { state } = game;
  if (!state.mentat || state.mentat.holder !== null) return;
  set(game, state, 'mentat', { ...state.mentat, holder: by });
  add(game, playerOf(state, by), 'agents', 1);
  game.tell({ type: 'tookMentat', player: by, next: false });
}
/** The winner of a Conflict has it in the next round. R16.4 */
export function reserveMentat(game: Game, by: PlayerId): void {
  const { mentat } = game.state;
  if (!mentat) return;
  set(game, game.state, 'mentat', { ...mentat, next: by });
  game.tell({ type: 'tookMentat', player: by, next: true });
}
/** In Recall it returns to its space, or goes to whoever won it. R16.3 R16.4 */
export function returnMentat(game: Game): void {
  const { mentat } = game.state;
  if (mentat) set(game, game.state, 'mentat', { holder: mentat.next, next: null });
}
