import { blockedAmong } from '../../../kernel/choices.ts';
import type { Blocked, Reason } from '../../../kernel/types.ts';
import type { CombatAbility } from '../data/leaders.ts';
import type { EffectOf } from '../data/notation.ts';
import { type AreaId, type HouseId, HOUSES, type NamedId, type Side } from '../ids.ts';
import type { Counts, EffectRef, Route } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { discardable, wholeHand } from './end.ts';
import { enemiesOf, hasSettlement, sietchAt } from './areas.ts';
import { leadersOf, legionAt, legionsOf, unitsAt, wholeOf } from './legions.ts';
import { boundWithPaul, fits } from './movement.ts';
import { carriersOver, sandEdge } from './travel.ts';
import { retreats } from './worms.ts';
import { book, isShared, leaderOf, otherSide, sideOfHouse } from './table.ts';
import { hasWorm } from './wild-maker.ts';

type AttackEffect = EffectOf<'attack'>;
/** A battle that is on. */
export type Fight = NonNullable<State['battle']>;
type Converter = NamedId | 'generic';

// Attacks. R11.1
/** Areas with an enemy legion or settlement, and no worm. R10.9 */
function targetsOf(state: State, side: Side): ReadonlySet<AreaId> {
  const targets = enemiesOf(state, side);
  for (const at of targets) if (hasWorm(state, at)) targets.delete(at);
  return targets;
}
/** Why a legion cannot attack at all; null = it can. */
export function whyNoAttack(state: State, side: Side, from: AreaId, { which }: AttackEffect): Reason | null {
  if (!fits(state, side, from, which)) return WHY.wrongLegion;
  return boundWithPaul(state, side, from) ? WHY.paulBound : null;
}
/** Every attack that an effect allows now. */
export function attacks(state: State, { by }: EffectRef, effect: AttackEffect): Route[] {
  const side = sideOfHouse(by);
  const targets = targetsOf(state, side);
  const found: Route[] = [];
  for (const from of legionsOf(state, side)) if (!whyNoAttack(state, side, from, effect)) attacksFrom(state, side, from, targets, found);
  return found;
}
/** Is there any? */
export function canAttack(state: State, { by }: EffectRef, effect: AttackEffect): boolean {
  const side = sideOfHouse(by);
  const targets = targetsOf(state, side);
  return legionsOf(state, side).some((from) => {
    const found: Route[] = [];
    if (!whyNoAttack(state, side, from, effect)) attacksFrom(state, side, from, targets, found);
    return found.length > 0;
  });
}
/** On foot, by the worms, or carried by an ornithopter, if nobody of the legion has been carried before. R10.4, R10.5, RU-5 */
function attacksFrom(state: State, side: Side, from: AreaId, targets: ReadonlySet<AreaId>, found: Route[]): void {
  const { onFoot, byAir } = book(state);
  const add = (routes: readonly Route[] = []): void => {
    for (const route of routes) if (targets.has(route.to)) found.push(route);
  };
  add(onFoot[from]);
  if (side === 'atreides') {
    for (const to of sandEdge(state, from)) if (targets.has(to)) found.push({ from, to, way: 'sand' });
  } else if (!state.carried[from]) for (const zone of carriersOver(state, from)) add(byAir[from][zone]);
}
/** Enemies beside a legion that it cannot attack, each with its reason. */
export function noAttacks(state: State, { by }: EffectRef, effect: AttackEffect): readonly Blocked[] {
  const side = sideOfHouse(by);
  const { data, open } = book(state);
  const isEnemy = (at: AreaId): boolean => legionAt(state, otherSide(side), at) !== null || hasSettlement(state, otherSide(side), at);
  return legionsOf(state, side).flatMap((from) => {
    const route = (to: AreaId): Route => ({ from, to, way: 'foot' });
    const near = open[from].filter(isEnemy);
    const behind = data.areas[from].impassable.filter(isEnemy);
    if (near.length + behind.length === 0) return [];
    const still = whyNoAttack(state, side, from, effect);
    if (still) return [{ target: from, why: still }];
    return [
      ...blockedAmong(near, (to) => (hasWorm(state, to) ? WHY.wormThere : null), route),
      ...blockedAmong(behind, () => WHY.impassable, route),
    ];
  });
}

// Battle rounds
/** The battle that is on; asked only while there is one. */
export const fightOf = ({ battle }: State): Fight => battle as Fight;
export const defenderOf = ({ attacker }: Fight): Side => otherSide(attacker);
/** Where a side of a battle stands. */
export const standOf = (fight: Fight, side: Side): AreaId => (side === fight.attacker ? fight.from : fight.at);
/** Do both still have units where the battle is? R11.12 */
export function isOn(state: State): boolean {
  const { battle } = state;
  if (!battle || battle.retreated) return false;
  return unitsAt(state, battle.attacker, battle.from) > 0 && unitsAt(state, defenderOf(battle), battle.at) > 0;
}
/** Rank of the enemy settlement that an attacker finds in an area; 0 = there is none. R2.14 */
export function rankAt(state: State, at: AreaId): number {
  const sietch = sietchAt(state, at);
  if (sietch) return state.sietches[sietch]?.rank.hidden ?? 0;
  const { areas, pieces } = book(state).data;
  const kind = areas[at].settlement;
  return kind && hasSettlement(state, 'harkonnen', at) ? pieces.settlementRanks[kind] : 0;
}

/** Most dice of a side in this battle round; what a card says comes first. R11.6, R2.16 */
export function mostDice(state: State, fight: Fight, side: Side): number {
  const { combatDice } = book(state).data.numbers;
  const { defenderMost } = fight.terms;
  return side !== fight.attacker && fight.round === 1 && defenderMost !== undefined ? Math.min(combatDice, defenderMost) : combatDice;
}
/** Dice before cards are discarded, however many may be rolled. */
function plainDice(state: State, fight: Fight, side: Side): number {
  const units = unitsAt(state, side, standOf(fight, side));
  if (side !== fight.attacker) return units + rankAt(state, fight.at);
  const surprise = fight.surprise && fight.round === 1 && state.options.surprise === 'die' ? 1 : 0; // RU-6
  return units + (fight.terms.extraDice ?? 0) + surprise;
}
/** Dice that a side rolls. R11.6 */
export const diceOf = (state: State, fight: Fight, side: Side): number =>
  Math.min(mostDice(state, fight, side), plainDice(state, fight, side) + fight.sides[side].cards);
/** Special results that a surprise attack adds. R11.7 */
export const surpriseOf = (state: State, { attacker, round, surprise }: Fight, side: Side): number =>
  side === attacker && surprise && round === 1 && state.options.surprise === 'special' ? 1 : 0;

/**
 * Is this House asked for cards? Only where it has some, another die could be rolled and no ban forbids it. Where dice are thrown
 * at the table the attacker is asked in any case, so that nobody is to throw before all can see how many. R11.5
 */
export function isAskedForCards(state: State, house: HouseId): boolean {
  const battle = fightOf(state);
  const side = sideOfHouse(house);
  if (state.options.dice === 'table' && side === battle.attacker && house === leaderOf(side)) return true;
  return mayDiscard(state, side) && wholeHand(state, house).length > 0 && diceOf(state, battle, side) < mostDice(state, battle, side);
}
/** R9.9 */
const mayDiscard = (state: State, side: Side): boolean => side === 'atreides' || !state.bans.includes('landsraad');
/** How many of each card this House may discard for dice. */
export const combatCards = (state: State, house: HouseId): Counts =>
  mayDiscard(state, sideOfHouse(house)) ? discardable(state, house) : {};
/** Houses of a side that hold cards of their own. R15.3 */
export const handsOf = (state: State, side: Side): readonly HouseId[] =>
  HOUSES.filter((house) => sideOfHouse(house) === side && (isShared(state, side) || house === leaderOf(side)));

/** What a leader converts a Special to, also one whose card is spent. R11.8, R17.4 */
export const abilityOf = (state: State, leader: Converter): CombatAbility => {
  const { leaders, genericCombat } = book(state).data;
  return leader === 'generic' ? genericCombat : (leaders[leader].combat ?? genericCombat);
};
/** Leaders that stand there, generic ones once each. */
export function convertersAt(state: State, side: Side, at: AreaId): readonly Converter[] {
  const { named, generic } = wholeOf(state, side, at);
  return [...named, ...Array.from({ length: generic }, (): Converter => 'generic')];
}
/** How many Specials the leaders of a side convert. R11.8, RU-48 */
export const conversions = (state: State, fight: Fight, side: Side): number =>
  Math.min(fight.sides[side].roll.special, leadersOf(wholeOf(state, side, standOf(fight, side))));
/** Has a side to say which leaders convert? Where all can do the same it has not. */
export function mustConvert(state: State, fight: Fight, side: Side): boolean {
  const leaders = convertersAt(state, side, standOf(fight, side));
  const count = conversions(state, fight, side);
  if (count === 0 || count === leaders.length) return false;
  const [first, ...others] = leaders.map((leader) => abilityOf(state, leader));
  return others.some(({ hits, shields }) => hits !== first?.hits || shields !== first.shields);
}

/** Hits and shields of a side's roll with what its leaders made of Specials. R11.8 */
export function resultOf(state: State, { sides }: Fight, side: Side): CombatAbility {
  const { roll, convert } = sides[side];
  return convert.reduce(
    (sum, leader) => {
      const { hits, shields } = abilityOf(state, leader);
      return { hits: sum.hits + hits, shields: sum.shields + shields };
    },
    { hits: roll.hit, shields: roll.shield },
  );
}
/** Shields of a side that the special elites of the other break. R11.9, RU-7 */
export const brokenShields = (state: State, fight: Fight, side: Side): number =>
  Math.min(resultOf(state, fight, side).shields, wholeOf(state, otherSide(side), standOf(fight, otherSide(side))).special);
/** Hits that a side takes. R11.10 */
export const damageTo = (state: State, fight: Fight, side: Side): number =>
  Math.max(0, resultOf(state, fight, otherSide(side)).hits - resultOf(state, fight, side).shields + brokenShields(state, fight, side));

// After the casualties
/** May the defender retreat now? R11.12 */
export const mayWithdraw = (state: State): boolean =>
  isOn(state) && state.battle !== null && retreats(state, defenderOf(state.battle), state.battle.at).length > 0;
/** The hit that going on costs. R11.12, R11.13 */
export const costOfGoingOn = (state: State, { at, terms }: Fight): number => (rankAt(state, at) > 0 && !terms.freeContinue ? 1 : 0);
/** Who has won; null = nobody. R11.16 */
export function winnerOf(state: State, fight: Fight): Side | null {
  const { attacker, from, at, retreated } = fight;
  const attacks = unitsAt(state, attacker, from) > 0;
  const defends = retreated || unitsAt(state, defenderOf(fight), at) > 0;
  if (attacks && (retreated || !defends)) return attacker;
  return defends ? defenderOf(fight) : null;
}

// Special attacks. RU-17
/** Legions that a special attack can hit. */
export function strikable(state: State, { by }: EffectRef, { target }: EffectOf<'strike'>): readonly AreaId[] {
  const side = sideOfHouse(by);
  const { open, areasUnder } = book(state);
  const enemies = legionsOf(state, otherSide(side));
  if (target === 'next-to-own') return enemies.filter((at) => open[at].some((near) => legionAt(state, side, near) !== null));
  const under: Readonly<Record<string, readonly AreaId[] | undefined>> = areasUnder;
  const reach = under[state.turn?.picked ?? ''] ?? [];
  return enemies.filter((at) => reach.includes(at));
}
