import { set } from '../../../kernel/write.ts';
import { type HouseId, KINDS, type Kind, type LeaderId, type RegionId } from '../ids.ts';
import {
  danceDie,
  DANCE_PRICE,
  duelsTo,
  evacuatesTo,
  housesOn,
  leadersIn,
  type Side,
  strength,
  troopKey,
  winnerOf,
} from '../queries/battle.ts';
import { board, count, house } from '../queries/table.ts';
import type { Battle, Fist, Game } from '../types.ts';
import { clearAsset } from './assets.ts';
import { useDice } from './roll.ts';
import { pay } from './spice.ts';
import { moveTroops } from './troops.ts';

export const listBattles = (game: Game, battles: readonly RegionId[]): void => set(game, game.state.turn, 'battles', battles);
export function openBattle(game: Game, battle: Battle): void {
  const { turn } = game.state;
  set(
    game,
    turn,
    'battles',
    turn.battles.filter((at) => at !== battle.at),
  );
  set(game, turn, 'fought', [...turn.fought, battle.at]);
  set(game, turn, 'battle', battle);
  const { at, attacker, ally, defender, coDefenders } = battle;
  game.tell({ type: 'battle', at, attacker, ally, defender, coDefenders });
}
const closeBattle = (game: Game): void => set(game, game.state.turn, 'battle', null);

/** One attacking troop and the Fortification are lost. R12.3 */
export function storm(game: Game, { at }: Battle, of: HouseId, kind: Kind): void {
  moveTroops(game, of, kind, at, 'supply', 1);
  clearAsset(game, at);
  game.tell({ type: 'stormed', at, of, kind });
}
export const infiltrate = (game: Game, { at, attacker }: Battle): void => game.tell({ type: 'infiltrated', at, house: attacker });

/** An enemy troop was a Face Dancer all along. R16.9 */
export function convert(game: Game, { at }: Battle, of: HouseId, kind: Kind): void {
  const paid = game.state.options.face_dancers === 'spice';
  const die = paid ? null : danceDie(game.state, of);
  if (paid) pay(game, DANCE_PRICE);
  if (die) useDice(game, [die], { for: 'dance', by: 'bene-tleilax' });
  moveTroops(game, of, kind, at, 'supply', 1);
  moveTroops(game, 'bene-tleilax', 'troop', 'supply', at, 1);
  game.tell({ type: 'converted', at, of, kind, die });
}
export function offerLeaders(game: Game, battle: Battle, id: HouseId, leaders: readonly LeaderId[]): void {
  if (leaders.length === 0) return;
  set(game, game.state.turn, 'battle', { ...battle, offered: [...battle.offered, ...leaders] }); // R12.12
  game.tell({ type: 'offeredLeaders', house: id, leaders });
}
export function walkOver(game: Game, { at }: Battle, winner: Side): void {
  game.tell({ type: 'walkover', at, winner }); // R12.3, R12.4
  closeBattle(game);
}

/** Both fists open. R12.6-R12.8 */
export function fight(game: Game, battle: Battle, fists: Readonly<Record<Side, Fist>>): void {
  const { at, attacker, defender } = battle;
  const attack = { fist: fists.attacker, strength: strength(game.state, fists.attacker) };
  const defence = { fist: fists.defender, strength: strength(game.state, fists.defender) };
  const winner = winnerOf({ attacker: attack.strength, defender: defence.strength });
  game.tell({ type: 'fists', at, attacker, defender, attack, defence, winner }, { to: 'all' });
  const leaders = { attacker: leadersIn(game.state, fists.attacker), defender: leadersIn(game.state, fists.defender) };
  const duel = leaders.attacker.length > 0 && leaders.defender.length > 0; // R16.3, Q32
  for (const side of ['attacker', 'defender'] as const) {
    for (const id of housesOn(battle, side)) loseTroops(game, battle, id, fists[side], { duel, beaten: side !== winner });
    for (const leader of leaders[side]) loseLeader(game, leader);
  }
  closeBattle(game);
}
/** Committed troops go, and the uncommitted ones of the beaten side. R12.8, R12.9 */
function loseTroops(game: Game, { at }: Battle, id: HouseId, fist: Fist, how: { duel: boolean; beaten: boolean }): void {
  const duelTo = how.duel ? duelsTo(game.state, id) : 'supply'; // R16.3, R16.22
  const savedTo = duelTo === 'card' ? duelTo : evacuatesTo(game.state, id); // R16.15, R16.22
  for (const kind of KINDS) {
    const committed = fist[troopKey(kind, id)] ?? 0;
    const rest = how.beaten ? count(game.state, id, kind, at) - committed : 0;
    const fall = (troops: number, to: 'card' | 'supply'): void => {
      if (troops === 0) return;
      const why = to === 'supply' ? 'battle' : duelTo === 'card' ? 'duel' : 'evacuation';
      moveTroops(game, id, kind, at, to, troops);
      game.tell({ type: 'fell', at, house: id, kind, count: troops, to, why });
    };
    fall(committed, duelTo);
    fall(rest, savedTo);
  }
}
/** A committed Leader is out for the battles that follow. R12.8, R12.10 */
function loseLeader(game: Game, leader: LeaderId): void {
  const id = board(game.state).ownerOf[leader];
  set(
    game,
    house(game.state, id),
    'leaders',
    house(game.state, id).leaders.filter((each) => each !== leader),
  );
  game.tell({ type: 'leaderFell', house: id, leader });
}
