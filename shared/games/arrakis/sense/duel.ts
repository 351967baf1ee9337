import type { Force } from './force.ts';

/** How a battle is likely to go, by mean hits: quick, where exact odds would take too long. */
interface Duel {
  /** Chance that the attacker destroys the defender and is left with somebody. */
  readonly wins: number;
  /** Hits that each side is likely to take. */
  readonly lost: { readonly attacker: number; readonly defender: number };
}
/** What is different in this battle. */
export interface Terms {
  /** Extra dice of either side in the first battle round, e.g. for cards. */
  readonly dice?: number;
  readonly defenderDice?: number;
  /** Extra dice of the attacker in every battle round. */
  readonly extraDice?: number | undefined;
  readonly defenderMost?: number | undefined;
  readonly surprise?: boolean;
  readonly freeContinue?: true | undefined;
  /** Cards of the automa, which it discards for dice in every battle round; below zero: those of the defender. R16.13 */
  readonly cards?: number;
  /** Battle rounds after which the attacker stops. */
  readonly rounds?: number;
}
/** Shares of the faces of a combat die. R2.2 */
const HIT = 1 / 2;
const SHIELD = 1 / 3;
const SPECIAL = 1 / 6;
const MOST_DICE = 6;
const LONGEST = 7;
/** Spread of the hits per die, and how widely the end of a battle scatters for each of its rounds. */
const SPREAD = 0.25;
const SCATTER = 0.9;

const WON: Duel = { wins: 1, lost: { attacker: 0, defender: 0 } };

/** @param rank of the settlement that is attacked; 0 = none */
export function duel(attacker: Force, defender: Force, rank: number, terms: Terms = {}): Duel {
  if (defender.units === 0) return WON;
  let own = attacker.hp;
  let theirs = defender.hp;
  let cards = terms.cards ?? 0;
  let round = 0;
  for (const most = Math.min(LONGEST, terms.rounds ?? LONGEST); round < most; round++) {
    const first = round === 0;
    let dice = Math.min(MOST_DICE, unitsLeft(attacker, own) + (terms.extraDice ?? 0) + (first ? (terms.dice ?? 0) : 0));
    const limit = first ? Math.min(MOST_DICE, terms.defenderMost ?? MOST_DICE) : MOST_DICE;
    let against = Math.min(limit, unitsLeft(defender, theirs) + rank + (first ? (terms.defenderDice ?? 0) : 0));
    if (cards > 0) {
      const more = Math.min(cards, MOST_DICE - dice);
      dice += more;
      cards -= more;
    } else if (cards < 0) {
      const more = Math.min(-cards, limit - against);
      against += more;
      cards += more;
    }
    const spread = Math.sqrt((dice + against) * SPREAD);
    const mine = rollOf(attacker, own, dice, first && terms.surprise === true ? 1 : 0);
    const other = rollOf(defender, theirs, against, 0);
    const dealt = positive(mine.hits - Math.max(0, other.shields - mine.breaks), spread);
    const taken = positive(other.hits - Math.max(0, mine.shields - other.breaks), spread);
    theirs -= dealt;
    own -= taken;
    if (theirs <= 0 || own <= 0) break;
    if (rank > 0 && !terms.freeContinue && round + 1 < most) own -= 1; // R11.12
  }
  const scatter = SCATTER * Math.sqrt(round + 1);
  const isDecided = own <= 0 || theirs <= 0;
  const wins = isDecided ? 1 / (1 + Math.exp((theirs - own) / scatter)) : 1 / (1 + Math.exp(theirs / (0.5 * scatter)));
  return {
    wins,
    lost: { attacker: attacker.hp - Math.max(0, own), defender: defender.hp - Math.max(0, theirs) },
  };
}
/** Hits fall on elites and leaders first, so that dice are kept. */
const unitsLeft = ({ units }: Force, hp: number): number => Math.max(0, Math.min(units, hp));
function rollOf({ hp, special, leaders, hits, shields }: Force, left: number, dice: number, specials: number) {
  const share = hp > 0 ? Math.max(0, left) / hp : 0;
  const able = leaders * share;
  const converted = Math.min(able, dice * SPECIAL + specials);
  const each = leaders > 0 ? converted / leaders : 0;
  return { hits: dice * HIT + each * hits, shields: dice * SHIELD + each * shields, breaks: special * share };
}
/** The mean of what is above zero, of something that scatters around a mean. */
function positive(mean: number, spread: number): number {
  const width = 0.58 * spread;
  return width <= 0 ? Math.max(0, mean) : width * Math.log(1 + Math.exp(mean / width));
}
