import type { GameSense } from '../games/face.ts';
import type { Chance } from '../kernel/chance.ts';
import { same } from '../kernel/choices.ts';
import type { Table } from '../kernel/table.ts';
import type { GameTypes, Move } from '../kernel/types.ts';
import type { Budget } from './choose.ts';
import { randomAnswer } from './random.ts';

export interface Weighed<G extends GameTypes> {
  readonly move: Move<G>;
  /** 0 (lost) to 1 (won). */
  readonly value: number;
}

/** Answers a playout looks ahead before it is judged. */
const HORIZON = 48;
/** Playouts before a mentat is content even if time is left. */
const ENOUGH = 600;
const CURIOSITY = 0.35;
/** Tries to fill the candidates with random answers where the sense has too few. */
const SAMPLES = 6;

/** The answers worth a thought: the sense's, else a few random ones. Never empty, none twice. */
export function candidatesOf<G extends GameTypes>(table: Table<G>, sense: GameSense<G>, seat: G['Seat'], chance: Chance): readonly Move<G>[] {
  const found: Move<G>[] = [];
  const consider = (move: Move<G>): void => {
    if (!found.some((known) => same(known, move))) found.push(move);
  };
  for (const move of sense.candidates(table, seat, chance)) consider(move);
  if (found.length === 0) {
    const choices = table.choices(seat);
    if (choices?.pick === 'one') for (const answer of choices.of) consider({ seat, answer });
    else for (let n = 0; n < SAMPLES; n++) consider(randomAnswer(table, seat, chance));
  }
  return found;
}

/** Each candidate by how the position looks right after it. */
export function weighOnePly<G extends GameTypes>(table: Table<G>, sense: GameSense<G>, seat: G['Seat'], chance: Chance): readonly Weighed<G>[] {
  return candidatesOf(table, sense, seat, chance).map((move) => {
    table.play(move);
    const value = sense.value(table, seat);
    table.undo();
    return { move, value };
  });
}

/**
 * Each candidate by playouts on positions dealt anew, more of them where it looks good (UCB1).
 * All seats follow their habit; chance is new every time.
 */
export function weighByPlayouts<G extends GameTypes>(table: Table<G>, sense: GameSense<G>, seat: G['Seat'], budget: Budget): readonly Weighed<G>[] {
  const arms = candidatesOf(table, sense, seat, budget.chance).map((move) => ({ move, sum: 0, count: 0 }));
  if (arms.length === 1) return arms.map(({ move }) => ({ move, value: 0 }));
  for (let total = 0; total < arms.length || (total < ENOUGH && budget.more()); total++) {
    const arm = arms.reduce((one, other) => (urge(other, total) > urge(one, total) ? other : one));
    arm.sum += playout(table, sense, seat, arm.move, budget.chance);
    arm.count++;
  }
  return arms.map(({ move, sum, count }) => ({ move, value: count > 0 ? sum / count : 0 }));
}
const urge = ({ sum, count }: { sum: number; count: number }, total: number): number =>
  count === 0 ? Number.POSITIVE_INFINITY : sum / count + CURIOSITY * Math.sqrt(Math.log(total + 1) / count);

function playout<G extends GameTypes>(table: Table<G>, sense: GameSense<G>, seat: G['Seat'], move: Move<G>, chance: Chance): number {
  const depth = table.depth;
  table.imagine(seat, chance);
  table.play(move);
  for (let answers = 0; answers < HORIZON && !table.position.outcome; answers++) {
    const next = table.asked[0] as G['Seat'];
    table.play(sense.habit(table, next, chance) ?? randomAnswer(table, next, chance));
  }
  const value = sense.value(table, seat);
  while (table.depth > depth) table.undo();
  return value;
}

/** The best of them; the first of equals. */
export const best = <G extends GameTypes>(weighed: readonly Weighed<G>[]): Weighed<G> =>
  weighed.reduce((one, other) => (other.value > one.value ? other : one));
