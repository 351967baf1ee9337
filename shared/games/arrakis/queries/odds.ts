import type { CombatAbility } from '../data/leaders.ts';
import type { BattleTerms } from '../data/notation.ts';
import type { CombatFace } from '../ids.ts';

/** A legion as far as its battle strength goes. */
export interface Force {
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  /** What each leader makes of a Special. */
  readonly leaders: readonly CombatAbility[];
  /** Regulars in the supply: without one an elite that is hit is removed. R11.11 */
  readonly supply: number;
}
/** An attack that somebody thinks of, or the rest of a battle. */
export interface Plan {
  readonly attacker: Force;
  readonly defender: Force;
  /** Rank of the settlement there; 0 = none. */
  readonly rank: number;
  /** What is special about the next battle round. */
  readonly first: {
    /** Specials that a surprise adds. R11.7 */
    readonly specials: number;
    /** Dice of the attacker and of the defender that come from cards, or from a surprise. R11.5, RU-6 */
    readonly dice: readonly [attacker: number, defender: number];
    /** Going on has to be paid before it. R11.12 */
    readonly pays: boolean;
    /** It is the first of the battle: then some terms hold. */
    readonly isOpening: boolean;
  };
  readonly terms: BattleTerms;
  readonly faces: readonly CombatFace[];
  /** Most dice of a side. R11.6 */
  readonly most: number;
}
/** Chances of who has won, and of who is left on both sides (by units), when the battle is over or has lasted so long. */
export interface Odds {
  readonly attacker: number;
  readonly defender: number;
  readonly nobody: number;
  /** Both stand still. */
  readonly open: number;
  readonly left: { readonly attacker: readonly number[]; readonly defender: readonly number[] };
  /** Hits that each side takes in the next battle round, on average. */
  readonly hits: { readonly attacker: number; readonly defender: number };
}

const unitsOf = ({ regular, elite, special }: Force): number => regular + elite + special;
const worth = ({ hits, shields }: CombatAbility): number => 10 * (hits + shields) + hits;
/** The best leaders convert first. R11.8 */
const best = (leaders: readonly CombatAbility[]): CombatAbility[] => [...leaders].sort((one, other) => worth(other) - worth(one));

/**
 * What one hit takes, as a careful owner chooses it: what costs no die first (an elite, a weak leader while others are there, a
 * special elite), then regulars, and a leader before the last unit. R11.11
 */
export function afterHit(force: Force): Force {
  const { regular, elite, special, leaders, supply } = force;
  const reduced = supply > 0 ? { regular: regular + 1, supply: supply - 1 } : {};
  if (elite > 0) return { ...force, elite: elite - 1, ...reduced };
  if (leaders.length > 1) return { ...force, leaders: best(leaders).slice(0, -1) };
  if (special > 0 && (supply > 0 || unitsOf(force) > 1)) return { ...force, special: special - 1, ...reduced };
  if (leaders.length > 0 && unitsOf(force) === 1) return { ...force, leaders: [] };
  return regular > 0 ? { ...force, regular: regular - 1, supply: supply + 1 } : { ...force, special: special - 1 };
}
/** A legion after 0, 1, 2, ... hits, until no unit is left. */
function decline(force: Force): readonly Force[] {
  const steps = [force];
  for (let now = force; unitsOf(now) > 0; ) {
    now = afterHit(now);
    steps.push(now);
  }
  return steps;
}

/** One way a roll can turn out, and how likely it is. */
interface Result {
  readonly hits: number;
  readonly shields: number;
  readonly chance: number;
}
/** In how many ways so many of `n` things can be chosen; none where there are fewer. */
export const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
/** How likely so many hits and shields are. R11.8 */
function results({ faces }: Plan, dice: number, extraSpecials: number, leaders: readonly CombatAbility[]): readonly Result[] {
  const share = (face: CombatFace): number => faces.filter((each) => each === face).length / faces.length;
  const [hit, shield, special] = [share('hit'), share('shield'), share('special')];
  const order = best(leaders);
  const found: Result[] = [];
  for (let hits = 0; hits <= dice; hits++)
    for (let shields = 0; hits + shields <= dice; shields++) {
      const specials = dice - hits - shields;
      const used = order.slice(0, specials + extraSpecials);
      found.push({
        hits: used.reduce((sum, leader) => sum + leader.hits, hits),
        shields: used.reduce((sum, leader) => sum + leader.shields, shields),
        chance: choose(dice, hits) * choose(dice - hits, shields) * hit ** hits * shield ** shields * special ** specials,
      });
    }
  return found;
}

/** Chances by hits of the attacker and of the defender, and the average of both. */
interface Damage {
  readonly chances: readonly { readonly attacker: number; readonly defender: number; readonly chance: number }[];
  readonly mean: Odds['hits'];
}
/** What rolls have been found to do: plans that are mixed share it, so that nothing is reckoned twice. */
export type Known = Map<string, Damage>;
const nameOf = ({ special, leaders }: Force): string => `${special}:${leaders.map(({ hits, shields }) => `${hits}/${shields}`).join()}`;
/** So much more is as likely. */
function add(chances: Float64Array | number[], at: number, chance: number): void {
  chances[at] = (chances[at] ?? 0) + chance;
}
/** Damage in one battle round. R11.5-R11.10 */
function damage(plan: Plan, attacker: Force, defender: Force, isNext: boolean, known: Known): Damage {
  const { terms, most, rank, first } = plan;
  const [moreAttack, moreDefence] = isNext ? first.dice : [0, 0];
  const cap = isNext && first.isOpening ? Math.min(most, terms.defenderMost ?? most) : most;
  const dice = [
    Math.min(most, unitsOf(attacker) + (terms.extraDice ?? 0) + moreAttack),
    Math.min(cap, unitsOf(defender) + rank + moreDefence),
  ] as const;
  const specials = isNext ? first.specials : 0;
  const name = `${dice.join()} ${specials} ${nameOf(attacker)} ${nameOf(defender)}`;
  const found = known.get(name) ?? damageOf(plan, attacker, defender, dice, specials);
  known.set(name, found);
  return found;
}
function damageOf(plan: Plan, attacker: Force, defender: Force, dice: readonly [number, number], specials: number): Damage {
  const ours = results(plan, dice[0], specials, attacker.leaders);
  const theirs = results(plan, dice[1], 0, defender.leaders);
  const wide = Math.max(...ours.map(({ hits }) => hits)) + 1;
  const sums = new Float64Array(wide * (Math.max(...theirs.map(({ hits }) => hits)) + 1));
  for (const our of ours)
    for (const their of theirs) {
      const toAttacker = Math.max(0, their.hits - Math.max(0, our.shields - defender.special));
      const toDefender = Math.max(0, our.hits - Math.max(0, their.shields - attacker.special));
      const at = toAttacker * wide + toDefender;
      add(sums, at, our.chance * their.chance);
    }
  const chances: Damage['chances'][number][] = [];
  const mean = { attacker: 0, defender: 0 };
  sums.forEach((chance, at) => {
    if (chance === 0) return;
    const hits = { attacker: Math.floor(at / wide), defender: at % wide };
    chances.push({ ...hits, chance });
    mean.attacker += hits.attacker * chance;
    mean.defender += hits.defender * chance;
  });
  return { chances, mean };
}

/**
 * The exact chances of a battle in which nobody discards more cards or retreats and the attacker goes on as long as it is allowed.
 * @param rounds battle rounds after which the attacker stops; absent = none
 */
export function oddsOf(plan: Plan, rounds = Number.POSITIVE_INFINITY, known: Known = new Map()): Odds {
  const attackers = decline(plan.attacker);
  const defenders = decline(plan.defender);
  const [attackerGone, defenderGone] = [attackers.length - 1, defenders.length - 1];
  const wide = defenders.length;
  const at = (attack: number, defence: number): number => Math.min(attack, attackerGone) * wide + Math.min(defence, defenderGone);
  const isOver = (place: number): boolean => Math.floor(place / wide) === attackerGone || place % wide === defenderGone;
  const cost = plan.rank > 0 && plan.terms.freeContinue !== true ? 1 : 0;
  const damageAt = (place: number, isNext: boolean): Damage =>
    damage(plan, attackers[Math.floor(place / wide)] as Force, defenders[place % wide] as Force, isNext, known);
  const over = new Float64Array(attackers.length * wide);
  let hits: Odds['hits'] = { attacker: 0, defender: 0 };
  /** One battle round of all that stand there with their chances; what has come to its end goes over. */
  const fight = (now: Float64Array, isNext: boolean): Float64Array => {
    const next = new Float64Array(now.length);
    // Whoever fights to the end has only to see each place once: every round leads to later ones.
    const isInOrder = !isNext && rounds === Number.POSITIVE_INFINITY;
    now.forEach((chance, place) => {
      if (chance === 0) return;
      const ready = isNext && !plan.first.pays ? place : at(Math.floor(place / wide) + cost, place % wide);
      if (isOver(ready)) {
        add(over, ready, chance);
        return;
      }
      const { chances, mean } = damageAt(ready, isNext);
      if (isNext) hits = mean;
      // A round without hits is thrown again and again until there are some: all at once.
      const none = isInOrder && cost === 0 ? chances.find((one) => one.attacker + one.defender === 0) : undefined;
      const certain = 1 - (none?.chance ?? 0);
      for (const one of chances) {
        if (one === none) continue;
        const then = at(Math.floor(ready / wide) + one.attacker, (ready % wide) + one.defender);
        const into = isOver(then) ? over : isInOrder ? now : next;
        add(into, then, (chance * one.chance) / certain);
      }
      now[place] = 0;
    });
    return next;
  };
  let now: Float64Array = new Float64Array(over.length);
  now[0] = 1;
  for (let round = 1; round <= rounds && now.some((chance) => chance > 0); round++) now = fight(now, round === 1);
  now.forEach((chance, place) => {
    add(over, place, chance);
  });
  return told(over, attackers, defenders, hits);
}

/** Who has won and how many units are left. R11.16 */
function told(ends: Float64Array, attackers: readonly Force[], defenders: readonly Force[], hits: Odds['hits']): Odds {
  const none = (steps: readonly Force[]): number[] => Array.from({ length: Math.max(...steps.map(unitsOf)) + 1 }, () => 0);
  const left = { attacker: none(attackers), defender: none(defenders) };
  const sum = { attacker: 0, defender: 0, nobody: 0, open: 0 };
  ends.forEach((chance, place) => {
    if (chance === 0) return;
    const attack = unitsOf(attackers[Math.floor(place / defenders.length)] as Force);
    const defence = unitsOf(defenders[place % defenders.length] as Force);
    add(left.attacker, attack, chance);
    add(left.defender, defence, chance);
    if (attack > 0 && defence > 0) sum.open += chance;
    else if (attack > 0) sum.attacker += chance;
    else if (defence > 0) sum.defender += chance;
    else sum.nobody += chance;
  });
  return { ...sum, left, hits };
}

/** Odds of which each is so likely, put together. */
export function mixed(all: readonly { readonly it: Odds; readonly chance: number }[]): Odds {
  const sum = (of: (odds: Odds) => number): number => all.reduce((total, { it, chance }) => total + chance * of(it), 0);
  const left = (side: 'attacker' | 'defender'): number[] =>
    Array.from({ length: Math.max(...all.map(({ it }) => it.left[side].length)) }, (_, units) =>
      sum((odds) => odds.left[side][units] ?? 0),
    );
  return {
    attacker: sum((odds) => odds.attacker),
    defender: sum((odds) => odds.defender),
    nobody: sum((odds) => odds.nobody),
    open: sum((odds) => odds.open),
    left: { attacker: left('attacker'), defender: left('defender') },
    hits: { attacker: sum(({ hits }) => hits.attacker), defender: sum(({ hits }) => hits.defender) },
  };
}
