import { add, set } from '../../../kernel/write.ts';
import type { AssetId, HouseId, RegionId } from '../ids.ts';
import type { Game } from '../types.ts';

/** The asset of a region goes back to the supply, unsaid. @returns which it was; null = none was there */
export function clearAsset(game: Game, at: RegionId): AssetId | null {
  const asset = game.state.assets[at];
  if (asset === null) return null;
  set(game, game.state.assets, at, null);
  add(game, game.state.assetSupply, asset, 1);
  return asset;
}
/** The active player takes the asset of a region away, if there is one. R13.2 */
export function removeAsset(game: Game, id: HouseId, at: RegionId): void {
  const asset = clearAsset(game, at);
  if (asset) game.tell({ type: 'assetRemoved', asset, at, house: id });
}
/** The active player places an asset from the supply, where none is. R13.2 */
export function placeAsset(game: Game, id: HouseId, at: RegionId, asset: AssetId): void {
  add(game, game.state.assetSupply, asset, -1);
  set(game, game.state.assets, at, asset);
  game.tell({ type: 'assetPlaced', asset, at, house: id });
}
