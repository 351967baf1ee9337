import type { GameSense } from '../games/face.ts';
import { type Chance, chanceOf } from '../kernel/chance.ts';
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

/** Answers a playout looks ahead before it may be judged, and after which it is judged anyway. */
const HORIZON = 40;
const LAST_HORIZON = 80;
/** Playouts before a mentat is content even if time is left. */
const ENOUGH = 240;
/** What the first candidate, the habit, is ahead of the others: without proof to the contrary it stays. */
const HABIT_AHEAD = 0.01;
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

interface Arm<G extends GameTypes> {
  readonly move: Move<G>;
  sum: number;
  count: number;
  wins: number;
}
/**
 * Each candidate by playouts on positions dealt anew. All seats follow their habit. All candidates meet the same chance,
 * so that they can be compared; the worse half is dropped again and again and the rest is looked at more closely.
 */
export function weighByPlayouts<G extends GameTypes>(table: Table<G>, sense: GameSense<G>, seat: G['Seat'], budget: Budget): readonly Weighed<G>[] {
  const arms: Arm<G>[] = candidatesOf(table, sense, seat, budget.chance).map((move) => ({ move, sum: 0, count: 0, wins: 0 }));
  if (arms.length === 1) return arms.map(({ move }) => ({ move, value: 0 }));
  const habit = arms[0] as Arm<G>;
  const valueOf = (arm: Arm<G>): number => (arm.count > 0 ? arm.sum / arm.count : 0) + (arm === habit ? HABIT_AHEAD : 0);
  const stages = Math.ceil(Math.log2(arms.length));
  let rivals = arms;
  for (let stage = 0; stage < stages && budget.more(); stage++) {
    const each = Math.ceil(ENOUGH / stages / rivals.length);
    for (let n = 0; n < each && (n === 0 || budget.more()); n++) {
      const seed = budget.chance.below(2 ** 31);
      for (const arm of rivals) {
        const { value, won } = playout(table, sense, seat, arm.move, chanceOf(seed));
        arm.sum += value;
        arm.count++;
        if (won) arm.wins++;
      }
    }
    // A sure win, be it a shared one, is not weighed against hopes.
    if (habit.wins === habit.count) return [{ move: habit.move, value: 1 }];
    rivals = [...rivals].sort((one, other) => valueOf(other) - valueOf(one)).slice(0, Math.ceil(rivals.length / 2));
  }
  const top = rivals[0] as Arm<G>;
  // Those dropped were seen less often: a lucky one among them must not overtake the winner.
  return arms.map((arm) => ({ move: arm.move, value: arm === top ? valueOf(arm) : Math.min(valueOf(arm), valueOf(top) - Number.EPSILON) }));
}

function playout<G extends GameTypes>(table: Table<G>, sense: GameSense<G>, seat: G['Seat'], move: Move<G>, chance: Chance): { value: number; won: boolean } {
  const depth = table.depth;
  const before = table.chance;
  table.chance = chance;
  table.imagine(seat, chance);
  table.play(move);
  for (let answers = 0; !table.position.outcome && answers < LAST_HORIZON && !(answers >= HORIZON && sense.calm(table)); answers++) {
    const next = table.asked[0] as G['Seat'];
    table.play(sense.habit(table, next, chance) ?? randomAnswer(table, next, chance));
  }
  const value = sense.value(table, seat);
  const won = table.position.outcome?.winners.includes(seat) ?? false;
  while (table.depth > depth) table.undo();
  table.chance = before;
  return { value, won };
}

/** The best of them; the first of equals. */
export const best = <G extends GameTypes>(weighed: readonly Weighed<G>[]): Weighed<G> =>
  weighed.reduce((one, other) => (other.value > one.value ? other : one));
