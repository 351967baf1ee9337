import { add, set } from '../../../kernel/write.ts';
import type { HouseId, LeaderId, RegionId } from '../ids.ts';
import { showsWorm } from '../queries/roll.ts';
import { HARVEST } from '../queries/spice.ts';
import { activeHouse, board, house, isInPlay } from '../queries/table.ts';
import type { Game } from '../types.ts';

type Purse = 'harvest' | 'gift' | 'die';

/** The number on the Spice die becomes turn spice. R5.3 */
export function takeDieSpice(game: Game, id: HouseId): void {
  const { face } = game.state.turn.dice.spice;
  if (face === null || showsWorm(game.state)) return;
  const spice = board(game.state).spiceOf[face];
  set(game, game.state.turn.purse, 'die', spice);
  game.tell({ type: 'spice', house: id, spice });
}
/** The active player pays: expiring spice first, Corrino its reserve before the die that doubles. R16.11, R16.13, Q22 */
export function pay(game: Game, spice: number): void {
  const { purse } = game.state.turn;
  const active = activeHouse(game.state);
  let due = spice;
  const from = (source: Purse): void => {
    const part = Math.min(due, purse[source]);
    if (part > 0) add(game, purse, source, -part);
    due -= part;
  };
  const fromReserve = (): void => {
    const part = Math.min(due, house(game.state, active).reserve);
    if (part > 0) add(game, house(game.state, active), 'reserve', -part);
    due -= part;
  };
  from('harvest');
  from('gift');
  if (active === 'corrino') fromReserve();
  from('die');
  fromReserve();
}
/** Corrino keeps twice its unspent die spice, up to the limit. R16.11 */
export function storeSpice(game: Game, id: HouseId): void {
  const { purse } = game.state.turn;
  const { reserve } = house(game.state, id);
  const kept = Math.min(2 * purse.die, board(game.state).data.game.reserve - reserve);
  if (kept === 0) return;
  add(game, house(game.state, id), 'reserve', kept);
  game.tell({ type: 'stored', house: id, spice: kept, reserve: reserve + kept });
}
/** Spice not spent is lost. R5.3, R15.4 */
export function loseSpice(game: Game, id: HouseId): void {
  const { harvest, gift, die } = game.state.turn.purse;
  const lost = harvest + gift + (id === 'corrino' ? 0 : die);
  set(game, game.state.turn, 'purse', { harvest: 0, gift: 0, die: 0 });
  if (lost > 0) game.tell({ type: 'spiceLost', house: id, spice: lost });
}
/** A Harvester gives spice. R10.2 */
export function harvest(game: Game, id: HouseId, at: RegionId): void {
  add(game, game.state.turn.purse, 'harvest', HARVEST);
  game.tell({ type: 'harvested', house: id, at, spice: HARVEST });
}
/** The worm eats a Harvester. R10.3 */
export function feedWorm(game: Game, id: HouseId, at: RegionId): void {
  set(game, game.state.assets, at, null);
  add(game, game.state.assetSupply, 'harvester', 1);
  game.tell({ type: 'wormAte', house: id, at });
}
/** Reserve of a Corrino ally becomes turn spice of the active player. R16.11 */
export function giveSpice(game: Game, spice: number): void {
  const { ally, active, purse } = game.state.turn;
  if (!ally || !active || spice === 0) return;
  add(game, house(game.state, ally), 'reserve', -spice);
  add(game, purse, 'gift', spice);
  game.tell({ type: 'gaveSpice', house: ally, to: active, spice });
}
/** The Guild is paid for the first landing of a House in a turn, the Polar Sink excepted. R16.12 */
export function payGuild(game: Game, by: HouseId): void {
  const { state } = game;
  if (by === 'guild' || !isInPlay(state, 'guild') || state.turn.paidGuild.includes(by)) return;
  set(game, state.turn, 'paidGuild', [...state.turn.paidGuild, by]);
  const spice = house(state, 'guild').reserve < board(state).data.game.reserve ? 1 : 0; // R16.13
  if (spice > 0) add(game, house(state, 'guild'), 'reserve', spice);
  game.tell({ type: 'guildPaid', house: 'guild', by, spice });
}
/** A Leader comes back from supply for spice. R16.10, R16.19 */
export function revive(game: Game, id: HouseId, leader: LeaderId, price: number): void {
  pay(game, price);
  readyLeader(game, id, leader);
  game.tell({ type: 'revived', house: id, leader, price });
}
/** Puts a Leader on its House card, in the order of the data. */
export function readyLeader(game: Game, id: HouseId, leader: LeaderId): void {
  const ready = house(game.state, id).leaders;
  const all = board(game.state).leadersOf[id];
  set(
    game,
    house(game.state, id),
    'leaders',
    all.filter((each) => each === leader || ready.includes(each)),
  );
}
