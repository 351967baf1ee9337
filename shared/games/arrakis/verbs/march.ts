import type { AreaId, Side } from '../ids.ts';
import { legionAt } from '../queries/legions.ts';
import { person } from '../queries/table.ts';
import type { Route } from '../questions.ts';
import type { Game, Part } from '../types.ts';
import { countDeed } from './deeds.ts';
import { giveUpTokens, groupOf, shift, take } from './legions.ts';
import { changeLegion, noteMove } from './records.ts';
import { removeVehicle } from './vehicles.ts';

/**
 * A legion moves, on foot, by the worms, or carried by an ornithopter that leaves the map, and joins who is there. On the way nobody joins
 * and nothing is taken or flipped. R10.1, R10.3, R10.4, R10.5, R10.6
 */
export function march(game: Game, side: Side, { from, to, way }: Route, part: Part): void {
  const isCarried = way !== 'foot' && way !== 'sand';
  if (isCarried) removeVehicle(game, { vehicle: 'ornithopter', at: way }, 'transport');
  shift(game, side, from, to, part);
  noteMove(game, side, from, to, part, isCarried);
  if (way === 'sand' && part.named.includes(person(game.state, 'paul'))) countDeed(game, 'ridden');
  game.tell({ type: 'marched', side, from, to, way, group: groupOf(part) });
}
/** Units are removed by their owner until the limit is met. R2.8 */
export function removeExcess(game: Game, side: Side, at: AreaId, part: Part): void {
  changeLegion(game, side, at, () => {
    take(game, side, at, part);
    giveUpTokens(game, part.tokens);
  });
  game.tell({ type: 'removed', side, at, group: groupOf(part), why: 'stacking' });
}
/** An Atreides legion that has come to rest takes a lone harvester. R10.8, R12.7 */
export function runOverHarvester(game: Game, at: AreaId): void {
  if (game.state.harvesters.includes(at) && !legionAt(game.state, 'harkonnen', at))
    removeVehicle(game, { vehicle: 'harvester', at }, 'legion');
}
