import type { HouseId } from '../ids.ts';
import { diceNeeded, recruitingDice } from '../queries/recruit.ts';
import { lostLeaders } from '../queries/table.ts';
import type { Game, Recruits } from '../types.ts';
import { useDice } from './roll.ts';
import { readyLeader } from './spice.ts';
import { moveTroops } from './troops.ts';

/** Troops and a Leader go from supply to the card; the dice are used. R8.1-R8.5 */
export function recruit(game: Game, id: HouseId, recruits: Recruits): void {
  const { troop, large, leader } = recruits;
  const dice = recruitingDice(game.state, id).slice(0, diceNeeded(game.state, id, recruits));
  if (dice.length === 0) return;
  useDice(game, dice, { for: 'recruit', by: id });
  moveTroops(game, id, 'troop', 'supply', 'card', troop);
  moveTroops(game, id, 'large', 'supply', 'card', large);
  const leaders = lostLeaders(game.state, id).slice(0, leader);
  for (const each of leaders) readyLeader(game, id, each);
  game.tell({ type: 'recruited', house: id, troop, large, leaders, dice });
}
