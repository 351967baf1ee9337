import type { HouseId, Kind, RegionId, VendettaFace } from '../ids.ts';
import type { Game } from '../types.ts';
import { moveTroops } from './troops.ts';

/** A troop falls to the Vendetta die. R9.1 */
export function murder(game: Game, by: HouseId, of: HouseId, kind: Kind, at: RegionId): void {
  moveTroops(game, of, kind, at, 'supply', 1);
  game.tell({ type: 'murdered', by, face: game.state.turn.dice.vendetta.face as VendettaFace, of, kind, at });
}
