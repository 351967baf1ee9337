import { mostWorth } from './rated.ts';
import type { GameSense } from '../games/face.ts';
import { type Chance, chanceOf } from '../kernel/chance.ts';
import { same } from '../kernel/choices.ts';
import type { Table } from '../kernel/table.ts';
import type { GameTypes, Move, Told } from '../kernel/types.ts';
import type { Budget } from './choose.ts';
import { randomAnswer } from './random.ts';

export interface Weighed<G extends GameTypes> {
  readonly move: Move<G>;
  /** 0 (lost) to 1 (won). */
  readonly value: number;
}

/** Answers a playout looks ahead before it may be judged, and after which it is judged anyway. */
const HORIZON = 20;
const LAST_HORIZON = 110;
/** Playouts before a mentat is content even if time is left. */
const ENOUGH = 400;
/** Comparisons with the habit before an answer may be given up, and standard errors that it may still be better by. */
const FEW = 10;
const HOPE = 1;
/** What is not worth looking for. */
const TRIFLE = 0.004;
/** Squares of differences that are taken for granted: a few equal playouts prove nothing. */
const VAGUE = 0.02;
/** Standard errors that another answer must be better than the habit: without proof to the contrary the habit stays. */
const DOUBT = 1;
/** The same, where nothing else is in question and no more proof is needed. */
const SURE = 3;
/** Tries to fill the candidates with random answers where the sense has too few. */
const SAMPLES = 6;

/** The answers worth a thought: the sense's, else a few random ones. Never empty, none twice. */
export function candidatesOf<G extends GameTypes>(
  table: Table<G>,
  sense: GameSense<G>,
  seat: G['Seat'],
  chance: Chance,
): readonly Move<G>[] {
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
export function weighOnePly<G extends GameTypes>(
  table: Table<G>,
  sense: GameSense<G>,
  seat: G['Seat'],
  chance: Chance,
): readonly Weighed<G>[] {
  return candidatesOf(table, sense, seat, chance).map((move) => {
    table.play(move);
    const value = sense.value(table, seat);
    table.undo();
    return { move, value };
  });
}

interface Arm<G extends GameTypes> {
  readonly move: Move<G>;
  count: number;
  wins: number;
  /** Sums of what it was better than the habit under the same chance, and of the squares of that. */
  better: number;
  squares: number;
}
/**
 * Each candidate by playouts on positions dealt anew, as what it is better than the habit. All seats follow their habit.
 * All candidates meet the same chance, so that they can be compared; those without hope are given up on the way and the
 * rest is looked at more closely.
 */
export function weighByPlayouts<G extends GameTypes>(
  table: Table<G>,
  sense: GameSense<G>,
  seat: G['Seat'],
  budget: Budget,
): readonly Weighed<G>[] {
  const [first, ...others] = candidatesOf(table, sense, seat, budget.chance);
  if (!first) throw new Error(`${seat} has no answer`);
  const habit: Arm<G> = { move: first, count: 0, wins: 0, better: 0, squares: 0 };
  let rivals: readonly Arm<G>[] = others.map((move) => ({ ...habit, move }));
  for (let playouts = 0; rivals.length > 0 && playouts < ENOUGH && (playouts === 0 || budget.more()); playouts += rivals.length + 1) {
    compare(table, sense, seat, budget, habit, rivals);
    if (habit.count < FEW) continue;
    // A sure win, be it a shared one, is not weighed against hopes.
    if (habit.wins === habit.count) rivals = [];
    const most = Math.max(TRIFLE, ...rivals.map((arm) => lead(arm, DOUBT)));
    rivals = rivals.filter((arm) => lead(arm, -HOPE) > most);
    if (rivals.every((arm) => rivals.length === 1 && lead(arm, SURE) > 0)) break;
  }
  return [{ move: habit.move, value: 0 }, ...rivals.map((arm) => ({ move: arm.move, value: lead(arm, DOUBT) }))];
}
/** One playout for each under the same chance. */
function compare<G extends GameTypes>(
  table: Table<G>,
  sense: GameSense<G>,
  seat: G['Seat'],
  { chance }: Budget,
  habit: Arm<G>,
  rivals: readonly Arm<G>[],
): void {
  const seed = chance.below(2 ** 31);
  const playedOn = (move: Move<G>): End => playout(table, sense, move, chanceOf(seed), () => endFor(table, sense, seat));
  const usual = playedOn(habit.move);
  habit.count++;
  if (usual.won) habit.wins++;
  for (const arm of rivals) {
    const better = playedOn(arm.move).value - usual.value;
    arm.count++;
    arm.better += better;
    arm.squares += better * better;
  }
}
/** By how much it is better than the habit, less a doubt of so many standard errors; they shrink with every playout. */
function lead<G extends GameTypes>({ better, squares, count }: Arm<G>, doubt: number): number {
  const mean = better / count;
  const spread = Math.max(0, (squares + VAGUE) / count - mean * mean);
  return mean - doubt * Math.sqrt(spread / count);
}

interface End {
  readonly value: number;
  readonly won: boolean;
}
const endFor = <G extends GameTypes>(table: Table<G>, sense: GameSense<G>, seat: G['Seat']): End => ({
  value: sense.value(table, seat),
  won: table.position.outcome?.winners.includes(seat) ?? false,
});

/**
 * Plays a move in a world that its seat cannot tell from the real one, and on from there by everybody's habits until the
 * position can be judged.
 * @param judge looks at where that led
 * @param heed hears what each answer told, the move's own first; false = far enough
 * @returns what `judge` says; the table is left as it was
 */
export function playout<G extends GameTypes, T>(
  table: Table<G>,
  sense: GameSense<G>,
  move: Move<G>,
  chance: Chance,
  judge: () => T,
  heed: (told: readonly Told<G>[]) => boolean = () => true,
): T {
  const depth = table.depth;
  const before = table.chance;
  table.chance = chance;
  table.imagine(move.seat, chance);
  let goesOn = heed(table.play(move));
  for (
    let answers = 0;
    goesOn && !table.position.outcome && answers < LAST_HORIZON && !(answers >= HORIZON && sense.calm(table));
    answers++
  ) {
    const next = table.asked[0] as G['Seat'];
    goesOn = heed(table.play(sense.habit(table, next, chance) ?? randomAnswer(table, next, chance)));
  }
  const found = judge();
  while (table.depth > depth) table.undo();
  table.chance = before;
  return found;
}

/** The move that was weighed highest; the first of equals. @param weighed at least one */
export const bestMove = <G extends GameTypes>(weighed: readonly Weighed<G>[]): Move<G> =>
  (mostWorth(weighed, ({ value }) => value) as Weighed<G>).move;
