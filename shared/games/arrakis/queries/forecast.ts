import type { CombatAbility } from '../data/leaders.ts';
import type { BattleTerms } from '../data/notation.ts';
import {
  type AreaId,
  type AtreidesToken,
  ATREIDES_TOKENS,
  type NamedId,
  type Rank,
  RANKS,
  type Side,
  SIETCHES,
  type TokenSet,
} from '../ids.ts';
import type { Route } from '../questions.ts';
import type { ArrakisView, LegionView } from '../types.ts';
import { choose, type Force, type Known, mixed, type Odds, oddsOf, type Plan } from './odds.ts';
import { book, otherSide } from './table.ts';

/** What odds are found from: of a view only what everybody may see is read. */
export type Seen = Pick<ArrakisView, 'options' | 'legions' | 'sietches' | 'closedRanks' | 'settlements' | 'bans' | 'pool' | 'drawn'>;
/** An attack that somebody thinks of. */
export interface Attack {
  readonly side: Side;
  readonly route: Route;
  readonly surprise: boolean;
  readonly terms: BattleTerms;
}
interface Likely<T> {
  readonly it: T;
  readonly chance: number;
}

/**
 * The odds of an attack as the whole table sees it: facedown tokens and ranks count with everything they may be, also for those who
 * know them. So everybody has the same odds, and nobody learns anything by them.
 * @param rounds battle rounds after which the attacker stops; absent = none
 * @param known throws that have been reckoned already; those of this attack are added
 */
export function forecast(view: Seen, { side, route, surprise, terms }: Attack, rounds?: number, known: Known = new Map()): Odds {
  const isDie = view.options.surprise === 'die'; // RU-6
  const first = {
    specials: surprise && !isDie ? 1 : 0,
    dice: [surprise && isDie ? 1 : 0, 0] as const,
    pays: false,
    isOpening: true,
  };
  const found: Likely<Odds>[] = [];
  for (const attacker of forces(view, side, route.from))
    for (const defender of forces(view, otherSide(side), route.to))
      for (const rank of ranks(view, side, route.to))
        found.push({
          it: oddsOf({ ...diceOf(view), first, terms, attacker: attacker.it, defender: defender.it, rank: rank.it }, rounds, known),
          chance: attacker.chance * defender.chance * rank.chance,
        });
  return mixed(found);
}
/**
 * The odds of the battle that is on, from its next throw; null = nothing is thrown any more.
 * @param when right before that throw; or at the end of a battle round, before going on is paid for or after it. R11.12
 */
export function forecastBattle(view: Seen & Pick<ArrakisView, 'battle'>, when: 'throw' | 'goOn' | 'paid'): Odds | null {
  const { battle } = view;
  if (!battle || battle.retreated) return null;
  const { attacker: side, from, at, terms, round, surprise, sides } = battle;
  const defence = otherSide(side);
  const [attacker] = forces(view, side, from);
  const [defender] = forces(view, defence, at);
  const [rank] = ranks(view, side, at);
  if (!attacker || !defender || !rank || unitsOf(attacker.it) === 0 || unitsOf(defender.it) === 0) return null;
  const isOpening = when === 'throw' && round <= 1;
  const isDie = view.options.surprise === 'die';
  const surprises = surprise && isOpening;
  const cards = (of: Side): number => (when === 'throw' ? sides[of].cards : 0);
  const first = {
    specials: surprises && !isDie ? 1 : 0,
    dice: [cards(side) + (surprises && isDie ? 1 : 0), cards(defence)] as const,
    pays: when === 'goOn',
    isOpening,
  };
  return oddsOf({ ...diceOf(view), first, terms, attacker: attacker.it, defender: defender.it, rank: rank.it });
}
function diceOf(view: Seen): Pick<Plan, 'faces' | 'most'> {
  const { data } = book(view);
  return { faces: data.pieces.combatDice.faces, most: data.numbers.combatDice };
}
const unitsOf = ({ regular, elite, special }: Pick<Force, Rank>): number => regular + elite + special;

/** Ranks that the settlement of the enemy may have there: a facedown sietch is any of those that are not open. R2.14, R18 */
function ranks(view: Seen, attacker: Side, at: AreaId): Likely<number>[] {
  const { areas, pieces } = book(view).data;
  if (attacker === 'atreides') {
    const { settlement } = areas[at];
    const stands = settlement && view.settlements.some((each) => each === at);
    return [{ it: stands ? pieces.settlementRanks[settlement] : 0, chance: 1 }];
  }
  const sietch = SIETCHES.map((id) => view.sietches[id]).find((each) => each?.at === at);
  if (!sietch) return [{ it: 0, chance: 1 }];
  if (sietch.open && sietch.rank !== null) return [{ it: sietch.rank, chance: 1 }];
  const { closedRanks } = view;
  return gathered(closedRanks.map((rank) => ({ it: rank, chance: 1 / closedRanks.length })));
}

/** What a legion may be once its tokens are turned up. R12.6 */
function forces(view: Seen, side: Side, at: AreaId): Likely<Force>[] {
  const legion = view.legions[side][at] ?? NOBODY;
  const box = book(view).data.pieces.figures[side];
  const supply = (rank: Rank): number => Object.values(view.legions[side]).reduce((left, each) => left - (each?.[rank] ?? 0), box[rank]);
  const leaders = leadersIn(view, legion);
  const turned = side === 'atreides' ? unseen(view, legion.tokens) : unturned(view, legion.facedown);
  return gathered(
    turned.map(({ it: comes, chance }) => {
      const shown = { regular: legion.regular, elite: legion.elite, special: legion.special };
      const left = { regular: supply('regular'), elite: supply('elite'), special: supply('special') };
      for (const wanted of comes) {
        // What is not there comes as a lower rank. R2.9
        const rank = RANKS.slice(0, RANKS.indexOf(wanted) + 1).findLast((each) => left[each] > 0);
        if (!rank) continue;
        shown[rank]++;
        left[rank]--;
      }
      for (const rank of RANKS) {
        const excess = unitsOf(shown) - stackingLimit(view, side);
        shown[rank] -= Math.max(0, Math.min(excess, shown[rank]));
      }
      return { it: { ...shown, leaders, supply: left.regular }, chance };
    }),
  );
}
const NOBODY: LegionView = { regular: 0, elite: 0, special: 0, generic: 0, named: [], tokens: 0, known: null, facedown: [] };
function leadersIn(view: Seen, { named, generic }: LegionView): CombatAbility[] {
  const { leaders, genericCombat } = book(view).data;
  const abilityOf = (id: NamedId): CombatAbility => leaders[id].combat ?? genericCombat;
  return [...named.map(abilityOf), ...Array.from({ length: generic }, () => genericCombat)];
}
/** R2.8, R9.9 */
function stackingLimit(view: Seen, side: Side): number {
  const { usual, choam } = book(view).data.numbers.stacking;
  return side === 'harkonnen' && view.bans.includes('choam') ? choam : usual;
}

/** Units that so many tokens of the automa may bring: each is any of its set. R16.16 */
function unturned(view: Seen, facedown: readonly TokenSet[]): Likely<readonly Rank[]>[] {
  const { pieces } = book(view).data;
  const stock = book(view).harkonnenTokens;
  return facedown.reduce<Likely<readonly Rank[]>[]>(
    (all, set) =>
      gathered(
        all.flatMap(({ it, chance }) =>
          stock[set].map((token) => ({
            it: [...it, ...ranksOf(pieces.harkonnenTokens[token].units)].sort(),
            chance: chance / stock[set].length,
          })),
        ),
      ),
    [{ it: [], chance: 1 }],
  );
}
const ranksOf = (units: Readonly<Partial<Record<Rank, number>>>): Rank[] =>
  RANKS.flatMap((rank) => Array.from({ length: units[rank] ?? 0 }, () => rank));
/**
 * Units that so many facedown tokens of the Atreides may bring. Starting and standard ones have the same back: each is any of those
 * that have ever been laid out, the starting ones and as many standard ones as have left the pool.
 */
function unseen(view: Seen, count: number): Likely<readonly Rank[]>[] {
  const { tokens, data } = book(view);
  const laid = tokens.standard.length - view.pool - view.drawn.count;
  const all = tokens.starting.length + laid;
  return Array.from({ length: count + 1 }, (_, old) => old).flatMap((old) => {
    const split = (choose(tokens.starting.length, old) * choose(laid, count - old)) / choose(all, count);
    if (!(split > 0)) return [];
    return draws(tokens.starting, old).flatMap((one) =>
      draws(tokens.standard, count - old).map((other) => ({
        it: [...one.it, ...other.it].flatMap((token) => ranksOf(data.pieces.atreidesTokens[token].units)).sort(),
        chance: split * one.chance * other.chance,
      })),
    );
  });
}
/** Every hand of so many tokens out of these, and how likely it is. */
function draws(from: readonly AtreidesToken[], count: number): Likely<readonly AtreidesToken[]>[] {
  let hands: Likely<readonly AtreidesToken[]>[] = [{ it: [], chance: 1 / choose(from.length, count) }];
  for (const id of ATREIDES_TOKENS) {
    const copies = from.filter((token) => token === id).length;
    hands = hands.flatMap(({ it, chance }) =>
      Array.from({ length: Math.min(copies, count - it.length) + 1 }, (_, more) => ({
        it: [...it, ...Array.from({ length: more }, () => id)],
        chance: chance * choose(copies, more),
      })),
    );
  }
  return hands.filter(({ it }) => it.length === count);
}

/** The same things put together. */
function gathered<T>(all: readonly Likely<T>[]): Likely<T>[] {
  const found = new Map<string, Likely<T>>();
  for (const { it, chance } of all) {
    const name = JSON.stringify(it);
    found.set(name, { it, chance: (found.get(name)?.chance ?? 0) + chance });
  }
  return [...found.values()];
}
