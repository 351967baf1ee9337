import { add, set } from '../../../kernel/write.ts';
import type { AssetId, HouseId, Kind, RegionId, StormZone, VendettaFace, Wind } from '../ids.ts';
import { evacuatesTo } from '../queries/battle.ts';
import { board } from '../queries/table.ts';
import type { Game, Invitation } from '../types.ts';
import { moveTroops } from './troops.ts';

/** Alliance for this turn. R7.6 */
export function ally(game: Game, active: HouseId, offer: Invitation, forced: boolean): void {
  set(game, game.state.turn, 'ally', offer.house);
  if (offer.face !== null) set(game, game.state.turn, 'share', offer); // R16.8
  game.tell({ type: 'allied', house: active, ally: offer.house, forced });
}
/** A troop falls to the Vendetta die. R9.1 */
export function murder(game: Game, by: HouseId, of: HouseId, kind: Kind, at: RegionId): void {
  moveTroops(game, of, kind, at, 'supply', 1);
  game.tell({ type: 'murdered', by, face: game.state.turn.dice.vendetta.face as VendettaFace, of, kind, at });
}
export function nameTarget(game: Game, id: HouseId, at: RegionId): void {
  set(game, game.state.turn, 'target', at); // R11.1
  game.tell({ type: 'targeted', house: id, at });
}
export function march(game: Game, id: HouseId, kind: Kind, from: RegionId, count: number): void {
  if (count === 0) return;
  const to = game.state.turn.target as RegionId;
  moveTroops(game, id, kind, from, to, count);
  game.tell({ type: 'marched', house: id, kind, count, from, to }); // R11.3
}

/** The asset of a region goes back to the supply. */
export function clearAsset(game: Game, at: RegionId): AssetId | null {
  const asset = game.state.assets[at];
  if (asset === null) return null;
  set(game, game.state.assets, at, null);
  add(game, game.state.assetSupply, asset, 1);
  return asset;
}
export function removeAsset(game: Game, id: HouseId, at: RegionId): void {
  const asset = clearAsset(game, at);
  if (asset) game.tell({ type: 'assetRemoved', asset, at, house: id }); // R13.2
}
export function placeAsset(game: Game, id: HouseId, at: RegionId, asset: AssetId): void {
  add(game, game.state.assetSupply, asset, -1);
  set(game, game.state.assets, at, asset);
  game.tell({ type: 'assetPlaced', asset, at, house: id }); // R13.2
}

/** One step along the storm track. R14.1 */
export function moveStorm(game: Game, wind: Wind): StormZone {
  const from = game.state.storm;
  const to = board(game.state).downwind[wind][from];
  set(game, game.state, 'storm', to);
  game.tell({ type: 'stormMoved', from, to, wind });
  return to;
}
/** The arriving storm takes a troop. R14.4, R16.15 */
export function stormTakes(game: Game, id: HouseId, kind: Kind, at: RegionId): void {
  const to = evacuatesTo(game.state, id);
  moveTroops(game, id, kind, at, to, 1);
  game.tell({ type: 'stormTook', house: id, kind, at, to });
}
