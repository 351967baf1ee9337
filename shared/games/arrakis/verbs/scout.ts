import type { AreaId, ZoneId } from '../ids.ts';
import { tokensAt } from '../queries/legions.ts';
import type { Game } from '../types.ts';
import { removeVehicle } from './vehicles.ts';

/** An ornithopter leaves the map to look at an area. R7.9 */
export function scout(game: Game, zone: ZoneId, at: AreaId): void {
  removeVehicle(game, { vehicle: 'ornithopter', at: zone }, 'scouting');
  game.tell({ type: 'scouted', zone, at });
}
/** So many tokens of a stack, which ones is chance: whoever reveals them cannot tell them apart. R7.9 */
export const drawFromStack = (game: Game, at: AreaId, count: number) => game.chance.shuffle(tokensAt(game.state, at)).slice(0, count);
