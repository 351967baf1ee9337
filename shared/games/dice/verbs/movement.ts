import { set } from '../../../kernel/write.ts';
import type { HouseId, Kind, RegionId } from '../ids.ts';
import type { Game } from '../types.ts';
import { moveTroops } from './troops.ts';

/** The active player says where the turn's movement and battle will be. R11.1 */
export function nameTarget(game: Game, id: HouseId, at: RegionId): void {
  set(game, game.state.turn, 'target', at);
  game.tell({ type: 'targeted', house: id, at });
}
/** Troops of one kind go to the target; none is no march. R11.3 */
export function march(game: Game, id: HouseId, kind: Kind, from: RegionId, count: number): void {
  if (count === 0) return;
  const to = game.state.turn.target as RegionId;
  moveTroops(game, id, kind, from, to, count);
  game.tell({ type: 'marched', house: id, kind, count, from, to });
}
