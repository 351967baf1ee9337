import { set } from '../../../kernel/write.ts';
import type { HouseId, Kind, RegionId, StormZone, Wind } from '../ids.ts';
import { evacuatesTo } from '../queries/battle.ts';
import { board } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { clearAsset } from './assets.ts';
import { moveTroops } from './troops.ts';

/** One step along the storm track. R14.1, R2.8 */
export function moveStorm(game: Game, wind: Wind): StormZone {
  const from = game.state.storm;
  const to = board(game.state).downwind[wind][from];
  set(game, game.state, 'storm', to);
  game.tell({ type: 'stormMoved', from, to, wind });
  return to;
}
/** The arriving storm takes an Ornithopter; other assets stay. R14.5 */
export function stormTakesAsset(game: Game, at: RegionId): void {
  if (game.state.assets[at] !== 'ornithopter') return;
  clearAsset(game, at);
  game.tell({ type: 'ornithopterLost', at });
}
/** The arriving storm takes a troop. R14.4, R16.15 */
export function stormTakes(game: Game, id: HouseId, kind: Kind, at: RegionId): void {
  const to = evacuatesTo(game.state, id);
  moveTroops(game, id, kind, at, to, 1);
  game.tell({ type: 'stormTook', house: id, kind, at, to });
}
