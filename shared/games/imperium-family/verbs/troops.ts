import type { Task } from '../../../kernel/types.ts';
import { add, set } from '../../../kernel/write.ts';
import type { PlayerId } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import { sharesTurn } from '../queries/teams.ts';
import type { FamilyGame, Game } from '../types.ts';
import { setOff } from './ability.ts';

/**
 * From the supply to the garrison, where they stay until they are deployed: as many as the supply holds, that of a Rival too.
 * R1.4 R8.1 R8.7 R21.8, Uprising R1.4, Uprising R7.1
 */
export function recruit(game: Game, by: PlayerId, wanted: number): void {
  const player = playerOf(game.state, by);
  const troops = Math.min(wanted, player.supply);
  if (troops <= 0) return;
  add(game, player, 'supply', -troops);
  add(game, player, 'garrison', troops);
  const { turn } = game.state;
  if (sharesTurn(game.state, by)) add(game, turn, 'recruited', troops); // R8.4, J6, Uprising R7.2
  game.tell({ type: 'recruited', player: by, troops });
}
/**
 * To the Conflict. The caller has looked that so many are there. R8.2
 * @returns what the Leader does about it
 */
export function deploy(game: Game, by: PlayerId, from: 'garrison' | 'supply', troops: number): Task<FamilyGame>[] {
  if (troops <= 0) return [];
  const player = playerOf(game.state, by);
  add(game, player, from, -troops);
  add(game, player, 'conflict', troops);
  game.tell({ type: 'deployed', player: by, troops, from });
  return setOffDeployed(game, by, troops);
}
/** So many more units have been deployed in this turn. @returns what the Leader does about it */
export function setOffDeployed(game: Game, by: PlayerId, units: number): Task<FamilyGame>[] {
  const { turn } = game.state;
  if (!sharesTurn(game.state, by)) return [];
  add(game, turn, 'netDeployed', units);
  return setOff(game, by, (trigger) => 'deployed_in_own_turn' in trigger && turn.netDeployed >= trigger.deployed_in_own_turn); // R18.2
}
/** From the Conflict to the garrison. R8.2 */
export function retreat(game: Game, by: PlayerId, troops: number): void {
  if (troops <= 0) return;
  const player = playerOf(game.state, by);
  add(game, player, 'conflict', -troops);
  add(game, player, 'garrison', troops);
  if (sharesTurn(game.state, by)) add(game, game.state.turn, 'netDeployed', -troops); // J17
  game.tell({ type: 'retreated', player: by, troops });
}
/** Back to the supply, as many as there are. R8.2 R17.7 */
export function loseTroops(game: Game, by: PlayerId, from: 'garrison' | 'conflict', wanted: number): void {
  const player = playerOf(game.state, by);
  const troops = Math.min(wanted, player[from]);
  if (troops <= 0) return;
  add(game, player, from, -troops);
  add(game, player, 'supply', troops);
  game.tell({ type: 'lostTroops', player: by, troops, from });
}
/** All troops in the Conflict return to their supplies, those of House Hagal too. R13.12 R22.9, Uprising R10.7 */
export function bringTroopsHome(game: Game): void {
  for (const id of game.state.order) {
    const player = playerOf(game.state, id);
    set(game, player, 'swords', 0);
    add(game, player, 'supply', player.conflict);
    set(game, player, 'conflict', 0);
  }
}
/** Swords count from now on, while a troop is in the Conflict. R9.7 */
export function addSwords(game: Game, by: PlayerId, swords: number): void {
  add(game, playerOf(game.state, by), 'swords', swords);
}
