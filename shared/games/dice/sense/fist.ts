import type { Amounts } from '../../../kernel/choices.ts';
import { gathered } from '../queries/battle.ts';
import { LEADERS, type LeaderId } from '../ids.ts';
import type { Battle, Fist } from '../types.ts';
import { alliedGoal, hasTurnLeft, leaderStrength, type Look, pairSeals, sealsOf, soloGoal } from './look.ts';
import { regionWorth, sealWorth, VICTORY } from './plan.ts';

/** A fist as bots think of it. */
interface Bid {
  readonly strength: number;
  /** Worth of all that is in it. */
  readonly cost: number;
  /** Strength of the troops left outside. */
  readonly left: number;
  readonly leaders: readonly LeaderId[];
  readonly troops: number;
}
const LEADER_COST = 1.6;
const LARGE_COST = 1.9;
/** More bids than this are thinned out. */
const MOST_LEVELS = 9;
const ROUNDS_OF_THOUGHT = 48;
/** What safety may cost at most, beside as much as remains. */
const SAFE_COST = 1;

/** A fist that cannot be read: drawn from what two good players would do against each other. R12.6 */
export function commit(look: Look, choices: Amounts<Fist>): Fist {
  const { ours, mix } = mixOf(look, choices);
  return fistOf(choices.most, ours[draw(mix, look)] as Bid);
}
/** The fists of the mix, the likeliest first. */
export function rankedFists(look: Look, choices: Amounts<Fist>): readonly Fist[] {
  const { ours, mix } = mixOf(look, choices);
  return ours
    .map((bid, at) => ({ bid, weight: mix[at] ?? 0 }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ bid }) => fistOf(choices.most, bid));
}
function mixOf(look: Look, { most }: Amounts<Fist>): { readonly ours: readonly Bid[]; readonly mix: Float64Array } {
  const battle = look.state.turn.battle as Battle;
  const isAttacker = look.state.houses[battle.attacker]?.seat === look.seat;
  const ours = bidsOf(look, most);
  const theirs = bidsOf(look, gathered(look.state, battle, isAttacker ? 'defender' : 'attacker'));
  const stakes = stakesOf(look, battle);
  const mix = isAttacker ? solve(ours, theirs, stakes).attack : solve(theirs, ours, stakes).defence;
  preferSafety(ours, theirs, isAttacker, mix);
  return { ours, mix };
}
/** What wins whatever the others do, and leaves somebody there, is not gambled away for a troop or two. */
function preferSafety(ours: readonly Bid[], theirs: readonly Bid[], isAttacker: boolean, mix: Float64Array): void {
  const most = theirs.reduce((max, { strength }) => Math.max(max, strength), 0) + (isAttacker ? 1 : 0);
  let safe = -1;
  for (const [at, { strength, left, cost }] of ours.entries()) {
    if (strength >= most && left > 0 && cost <= SAFE_COST + left && (safe < 0 || cost < (ours[safe] as Bid).cost)) safe = at;
  }
  if (safe >= 0) mix.fill(0)[safe] = 1;
}

/** All strengths with each useful set of Leaders. Troops fall in the order ordinary, large. */
function bidsOf({ board }: Look, most: Readonly<Record<string, number>>): readonly Bid[] {
  const { small, large } = troopsIn(most);
  const all = small + 2 * large;
  const step = Math.max(1, Math.ceil(all / MOST_LEVELS));
  const bids: Bid[] = [];
  for (const leaders of leaderSets(most)) {
    const lead = leaderStrength(board, leaders);
    for (let troops = 0; troops <= all; troops = troops < all ? Math.min(all, troops + step) : all + 1) {
      const paid = payable(troops, small, large);
      const cost = leaders.length * LEADER_COST + Math.min(paid, small) + (Math.max(0, paid - small) / 2) * LARGE_COST;
      bids.push({ strength: lead + paid, cost, left: all - paid, leaders, troops: paid });
    }
  }
  return bids;
}
/** With only large troops odd strengths are rounded up. */
const payable = (wanted: number, small: number, large: number): number => {
  const odd = wanted % 2 === 1 && small === 0 ? wanted + 1 : wanted;
  return Math.min(odd, small + 2 * large);
};
function troopsIn(most: Readonly<Record<string, number>>): { small: number; large: number } {
  let small = 0;
  let large = 0;
  for (const key in most) {
    if (key.startsWith('troop:')) small += most[key] as number;
    else if (key.startsWith('large:')) large += most[key] as number;
  }
  return { small, large };
}
function leaderSets(most: Readonly<Record<string, number>>): readonly (readonly LeaderId[])[] {
  const ready = LEADERS.filter((leader) => most[`leader:${leader}`]);
  const sets: LeaderId[][] = [[]];
  for (let n = 1; n <= ready.length; n++) sets.push(ready.slice(0, n));
  return sets;
}

/** What is at stake, in troops. */
interface Stakes {
  /** The attacker wins and stays. */
  readonly taken: number;
  /** The attacker wins but nobody is left. */
  readonly cleared: number;
  /** The defender loses the region. */
  readonly lost: number;
}
function stakesOf(look: Look, { at, attacker, ally, defender }: Battle): Stakes {
  const { board } = look;
  const taken = Math.max(0.5, regionWorth(look, attacker, at));
  if (!board.strategic.includes(at)) return { taken: taken + 0.5, cleared: 0.3, lost: 1 };
  const wouldWin =
    sealsOf(look, attacker) + 1 >= soloGoal(look) || (ally !== null && pairSeals(look, attacker, ally) + 1 >= alliedGoal(look));
  const own = Math.min(8, sealWorth(look, defender, Math.max(0, sealsOf(look, defender) - 1)));
  const lost = (wouldWin ? VICTORY * 0.7 : 0) + (hasTurnLeft(look, defender) ? own : 0.5);
  return { taken, cleared: Math.min(taken, 1.5), lost };
}

/** Fictitious play: each side answers what the other has done so far; how often it did what is its mix. */
function solve(attack: readonly Bid[], defence: readonly Bid[], stakes: Stakes): { attack: Float64Array; defence: Float64Array } {
  const [rows, columns] = [attack.length, defence.length];
  const allAttack = attack.reduce((most, { cost, left }) => Math.max(most, cost + left), 0);
  const allDefence = defence.reduce((most, { cost, left }) => Math.max(most, cost + left), 0);
  const attacker = new Float64Array(rows);
  const defender = new Float64Array(columns);
  const mixes = { attack: new Float64Array(rows), defence: new Float64Array(columns) };
  let row = Math.floor(rows / 2);
  let column = Math.floor(columns / 2);
  for (let n = 0; n < ROUNDS_OF_THOUGHT; n++) {
    const weight = n < ROUNDS_OF_THOUGHT / 4 ? 0.25 : 1;
    (mixes.attack[row] as number) += weight;
    (mixes.defence[column] as number) += weight;
    const a = attack[row] as Bid;
    const d = defence[column] as Bid;
    for (let r = 0; r < rows; r++) (attacker[r] as number) += attackPays(attack[r] as Bid, d, stakes, allDefence);
    for (let c = 0; c < columns; c++) (defender[c] as number) += defencePays(a, defence[c] as Bid, stakes, allAttack);
    row = highest(attacker);
    column = highest(defender);
  }
  return mixes;
}
const KILL = 0.25;
function attackPays(a: Bid, d: Bid, { taken, cleared }: Stakes, allDefence: number): number {
  if (a.strength > d.strength) return (a.left > 0 ? taken + Math.min(a.left, 3) * 0.3 : cleared) - a.cost + KILL * allDefence;
  return -(a.cost + a.left) + KILL * d.cost;
}
function defencePays(a: Bid, d: Bid, { lost }: Stakes, allAttack: number): number {
  if (a.strength > d.strength) return -lost - d.cost - d.left + KILL * a.cost;
  return (d.left > 0 ? 0 : -lost * 0.6) - d.cost + KILL * allAttack;
}
function highest(of: Float64Array): number {
  let best = 0;
  for (let at = 1; at < of.length; at++) if ((of[at] as number) > (of[best] as number)) best = at;
  return best;
}
function draw(mix: Float64Array, { chance }: Look): number {
  let sum = 0;
  for (const weight of mix) sum += weight;
  let left = (chance.below(10_000) / 10_000) * sum;
  for (let at = 0; at < mix.length; at++) {
    left -= mix[at] as number;
    if (left < 0) return at;
  }
  return highest(mix);
}

/** The bid in tokens: ordinary troops first, allies' before own ones only if nothing else is left. */
function fistOf(most: Readonly<Record<string, number>>, bid: Bid): Fist {
  const fist: Record<string, number> = {};
  for (const key in most) fist[key] = 0;
  for (const leader of bid.leaders) fist[`leader:${leader}`] = 1;
  let missing = bid.troops;
  const take = (kind: string, weight: number): void => {
    for (const key in most) {
      if (!key.startsWith(kind)) continue;
      const count = Math.min(most[key] as number, Math.floor(missing / weight));
      fist[key] = count;
      missing -= count * weight;
    }
  };
  const { small } = troopsIn(most);
  // Large ones take over what the small ones cannot pay; one small troop makes an odd strength.
  if (bid.troops > small) {
    const largeStrength = Math.ceil((bid.troops - small) / 2) * 2;
    missing = largeStrength;
    take('large:', 2);
    missing = bid.troops - largeStrength;
  }
  take('troop:', 1);
  return fist;
}
