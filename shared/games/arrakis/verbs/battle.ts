import { set } from '../../../kernel/write.ts';
import type { BattleTerms } from '../data/notation.ts';
import { type AreaId, type HouseId, type NamedId, type PlanningId, type Side, SIDES } from '../ids.ts';
import {
  brokenShields,
  conversions,
  convertersAt,
  damageTo,
  defenderOf,
  diceOf,
  mustConvert,
  standOf,
  surpriseOf,
  winnerOf,
} from '../queries/battle.ts';
import { unitsAt, wholeOf } from '../queries/legions.ts';
import { otherSide, person, sideOfHouse } from '../queries/table.ts';
import { sietchAt } from '../queries/areas.ts';
import type { Counts, Route } from '../questions.ts';
import type { Battle, BattleSide, Game } from '../types.ts';
import { discard } from './planning-cards.ts';
import { countDeed } from './deeds.ts';
import { dismissLonely } from './legions.ts';
import { turnAllUp } from './mahdi/pieces.ts';
import { noteMove, relocate } from './records.ts';
import { revealSietch, revealTokens } from './reveal.ts';
import { destroySettlement } from './settlements.ts';
import { removeVehicle } from './vehicles.ts';
import { rollCombat } from './worms.ts';

const NO_ROLL: BattleSide['roll'] = { hit: 0, shield: 0, special: 0 };
const FRESH: BattleSide = { cards: 0, roll: NO_ROLL, convert: [], hits: 0 };

/** Nothing is done unasked until `release`: no free action comes between a roll or a reveal and what follows from it. R7.10, R11.18 */
export const hold = (game: Game): void => set(game, game.state, 'held', true);
export const release = (game: Game): void => set(game, game.state, 'held', false);

/** All deployment tokens of an area are turned up; leaders whom no unit joins go. R12.6 */
function revealAll(game: Game, side: Side, at: AreaId): void {
  revealTokens(game, at, wholeOf(game.state, side, at).tokens);
  if (side === 'harkonnen') turnAllUp(game, at); // R16.16
  dismissLonely(game, side, at);
}
/** An attack is declared: who flies costs an ornithopter, what lies facedown in both areas is turned up. R11.1, R11.2, R10.4 */
export function declare(game: Game, attacker: Side, { from, to: at, way }: Route, surprise: boolean, terms: BattleTerms): void {
  const { state } = game;
  const defender = otherSide(attacker);
  const defended = unitsAt(state, defender, at) > 0;
  const sides = { harkonnen: FRESH, atreides: FRESH };
  set(game, state, 'battle', { attacker, from, at, way, surprise, terms, round: 0, defended, sides, retreated: false });
  game.tell({ type: 'attacked', side: attacker, from, at, way, surprise });
  if (way !== 'foot' && way !== 'sand') {
    removeVehicle(game, { vehicle: 'ornithopter', at: way }, 'transport');
    noteMove(game, attacker, from, from, wholeOf(state, attacker, from), true);
  }
  const sietch = sietchAt(state, at);
  if (sietch) revealSietch(game, sietch);
  revealAll(game, attacker, from);
  revealAll(game, defender, at);
}

/** The battle that is on. */
const battleOf = ({ state }: Game): Battle => state.battle as Battle;
function withSide(game: Game, side: Side, change: Partial<BattleSide>): void {
  const battle = battleOf(game);
  set(game, battle, 'sides', { ...battle.sides, [side]: { ...battle.sides[side], ...change } });
}
/** Another round: nothing of the last one counts any more. R11.4 */
export function beginBattleRound(game: Game): void {
  const battle = battleOf(game);
  hold(game);
  set(game, battle, 'round', battle.round + 1);
  set(game, battle, 'sides', { harkonnen: FRESH, atreides: FRESH });
}
/** Each discarded card is a die more. R11.5 */
export function discardForDice(game: Game, house: HouseId, counts: Counts): void {
  const cards = Object.entries(counts).flatMap(([card, count]) => Array.from({ length: count }, () => card as PlanningId));
  if (cards.length === 0) return;
  game.tell({ type: 'discarded', house, cards, why: 'battle' }, { to: 'all' });
  discard(game, cards);
  const side = sideOfHouse(house);
  withSide(game, side, { cards: battleOf(game).sides[side].cards + cards.length });
}

/** Both roll; leaders who need no choice convert at once. R11.6-R11.8 */
export function rollBattle(game: Game): void {
  const battle = battleOf(game);
  for (const side of [battle.attacker, defenderOf(battle)]) {
    const dice = diceOf(game.state, battle, side);
    const thrown = rollCombat(game, dice, side);
    const added = surpriseOf(game.state, battle, side);
    const roll = { ...thrown, special: thrown.special + added };
    withSide(game, side, { roll });
    game.tell({ type: 'battleRoll', side, dice, roll, added });
  }
  for (const side of [battle.attacker, defenderOf(battle)])
    if (!mustConvert(game.state, battle, side))
      convert(game, side, convertersAt(game.state, side, standOf(battle, side)).slice(0, conversions(game.state, battle, side)));
}
/** These leaders make hits and shields of a Special each. R11.8 */
export function convert(game: Game, side: Side, leaders: readonly (NamedId | 'generic')[]): void {
  withSide(game, side, { convert: leaders });
  if (leaders.length > 0) game.tell({ type: 'converted', side, leaders });
}
/** Both sides' hits follow from the same roll. R11.9, R11.10 */
export function countHits(game: Game): void {
  const battle = battleOf(game);
  for (const side of SIDES) {
    const broken = brokenShields(game.state, battle, side);
    if (broken > 0) game.tell({ type: 'shieldsBroken', by: otherSide(side), count: broken });
  }
  for (const side of [battle.attacker, defenderOf(battle)]) {
    const hits = damageTo(game.state, battle, side);
    withSide(game, side, { hits });
    game.tell({ type: 'hits', on: side, count: hits, cause: 'battle' });
  }
}

/** The attacker fights on. R11.12 R11.13 */
export function goOn(game: Game, side: Side): void {
  game.tell({ type: 'wentOn', side });
}
/** The attacker fights no further round. R11.14 */
export function stop(game: Game, side: Side): void {
  game.tell({ type: 'stopped', side });
}
/** The opponent moves the whole legion; it takes no station and removes no harvester. R11.15, RU-23 */
export function retreat(game: Game, to: AreaId): void {
  const battle = battleOf(game);
  const side = defenderOf(battle);
  relocate(game, side, battle.at, to);
  set(game, battle, 'retreated', true);
  game.tell({ type: 'retreated', side, from: battle.at, to });
}
/** The battle is decided and over; what Paul has done in it counts as a deed. @returns who has won. R11.16, R13.4 */
export function settle(game: Game): Side | null {
  const { state } = game;
  const fight = battleOf(game);
  const winner = winnerOf(state, fight);
  game.tell({ type: 'battleEnded', winner, at: fight.at });
  if (fight.attacker === 'atreides' && state.leaders[person(state, 'paul')].at === fight.from) {
    if (fight.way === 'sand') countDeed(game, 'ridden');
    if (winner === 'atreides' && fight.defended) countDeed(game, 'assault');
  }
  set(game, state, 'battle', null);
  return winner;
}
/** The whole legion moves in: a settlement there is destroyed. R11.17, R12.1 */
export function advance(game: Game, side: Side, from: AreaId, at: AreaId): void {
  relocate(game, side, from, at);
  game.tell({ type: 'advanced', side, from, to: at });
  destroySettlement(game, otherSide(side), at);
}

/** A special attack: tokens are turned up, a sietch is not. @returns the hits. RU-17 */
export function strike(game: Game, side: Side, at: AreaId, dice: number): number {
  const roll = rollCombat(game, dice, side);
  const target = otherSide(side);
  game.tell({ type: 'struck', side, at, roll });
  revealAll(game, target, at);
  const hits = roll.hit + roll.special;
  game.tell({ type: 'hits', on: target, count: hits, cause: 'strike' });
  return hits;
}
