import type { GameSense } from '../games/face.ts';
import { type Chance, chanceOf } from '../kernel/chance.ts';
import { type AnyChoices, same } from '../kernel/choices.ts';
import { heard, type Table } from '../kernel/table.ts';
import type { GameTypes, Move } from '../kernel/types.ts';
import type { Budget } from '../search/choose.ts';
import { onOwnChance } from '../search/own-chance.ts';
import { candidatesOf, playout } from '../search/weigh.ts';
import type { Finding } from './findings.ts';
import { shapeOf } from './shape.ts';

/** Rounds that are played whatever the time; rounds before an answer may be given up, and standard errors that it may still be better by. */
const LEAST = 3;
const FEW = 8;
const HOPE = 1.5;
/** Rounds after which nothing more is to be learned. */
const ENOUGH = 600;
/** Standard errors by which another answer must be better before it is called so. */
const DOUBT = 1;
/** Squares of differences that are taken for granted: a few equal games prove nothing. */
const VAGUE = 0.02;
/** Answers of the line that is told. */
const LINE = 8;

/** What a first look found, where a second begins. */
export type Hint<G extends GameTypes> = readonly Move<G>['answer'][];

interface Tally {
  count: number;
  /** Sums of what it was better than what was done under the same chance, and of the squares of that. */
  better: number;
  squares: number;
}
interface Arm<G extends GameTypes> extends Tally {
  readonly move: Move<G>;
}
const meanOf = ({ better, count }: Tally): number => better / count;
const errorOf = ({ better, squares, count }: Tally): number =>
  Math.sqrt(Math.max(0, (squares + VAGUE) / count - (better / count) ** 2) / count);

/**
 * Weighs an answer of a finished game against what else its seat could have answered, by games played on from worlds that
 * the seat could not tell from the real one. All answers meet the same worlds and the same chance.
 * @param table a position already dealt anew for this seat; it is left as it was
 * @param hint absent: a first look at all that is worth a thought. Given: a closer one at these answers alone
 */
export function lookAt<G extends GameTypes>(table: Table<G>, sense: GameSense<G>, done: Move<G>, budget: Budget, hint?: Hint<G>): Finding {
  return onOwnChance(table, budget.chance, () => {
    const { seat } = done;
    const usual = usualOf(table, sense, done, budget.chance);
    const thoughts = hint ? hint.map((answer): Move<G> => ({ seat, answer })) : candidatesOf(table, sense, seat, budget.chance);
    const rivals = distinct([...(usual ? [usual] : []), ...thoughts]).filter((move) => !isAlike(move, done));
    const { arms, chances, rounds } = compared(table, sense, done, rivals, budget);
    const best = arms.reduce<Arm<G> | null>((most, arm) => (!most || meanOf(arm) > meanOf(most) ? arm : most), null);
    const isBetter = best !== null && meanOf(best) > DOUBT * errorOf(best);
    const against = isBetter ? best : (arms.find(({ move }) => usual && isAlike(move, usual)) ?? null);
    const gain = against ? -meanOf(against) : 0;
    return {
      turn: table.position.turn,
      seat,
      task: { ...(table.task as Finding['task']) },
      shape: shapeOf(table.choices(seat) as AnyChoices),
      done: done.answer,
      better: isBetter ? { answer: best.move.answer } : null,
      usual: usual ? { answer: usual.answer } : null,
      // The usual answer may seem better by chance: then nothing is said for or against what was done.
      gain: isBetter ? gain : Math.max(0, gain),
      doubt: against ? errorOf(against) : 0,
      games: rounds * (1 + (against ? 1 : 0)),
      chances,
      close: hint !== undefined,
      line: hint && isBetter ? lineOf(table, sense, best.move, budget.chance) : null,
    };
  });
}
type Answered = Pick<Move<GameTypes>, 'answer'>;
const isAlike = (one: Answered, other: Answered): boolean => same(one.answer, other.answer);
function distinct<G extends GameTypes>(moves: readonly Move<G>[]): readonly Move<G>[] {
  return moves.filter((move, at) => moves.findIndex((other) => isAlike(move, other)) === at);
}
/** What most would answer; null = the same as what was done, or there is no such thing. */
function usualOf<G extends GameTypes>(table: Table<G>, sense: GameSense<G>, done: Move<G>, chance: Chance): Move<G> | null {
  const usual = sense.habit(table, done.seat, chance);
  return usual && !usual.interject && !isAlike(usual, done) ? usual : null;
}

interface Compared<G extends GameTypes> {
  /** Those that were not given up. */
  readonly arms: readonly Arm<G>[];
  readonly chances: Readonly<Record<string, number>>;
  readonly rounds: number;
}
function compared<G extends GameTypes>(
  table: Table<G>,
  sense: GameSense<G>,
  done: Move<G>,
  rivals: readonly Move<G>[],
  { chance, more }: Budget,
): Compared<G> {
  const seats = table.module.seats(table.state);
  const sums = new Map<string, number>(seats.map((seat) => [seat, 0]));
  const first = rivals[0];
  let arms: readonly Arm<G>[] = rivals.map((move) => ({ move, count: 0, better: 0, squares: 0 }));
  let rounds = 0;
  for (; rounds < ENOUGH && (rounds < LEAST || more()); rounds++) {
    const seed = chance.below(2 ** 31);
    const own = playout(table, sense, done, chanceOf(seed), () => {
      for (const seat of seats) sums.set(seat, (sums.get(seat) ?? 0) + sense.value(table, seat));
      return sense.value(table, done.seat);
    });
    for (const arm of arms) {
      const better = playout(table, sense, arm.move, chanceOf(seed), () => sense.value(table, done.seat)) - own;
      arm.count++;
      arm.better += better;
      arm.squares += better * better;
    }
    if (rounds + 1 < FEW) continue;
    const floor = Math.max(...arms.map((arm) => meanOf(arm) - HOPE * errorOf(arm)), 0);
    // The usual answer stays: what was done is measured by it where nothing is better.
    arms = arms.filter((arm) => arm.move === first || meanOf(arm) + HOPE * errorOf(arm) > floor);
  }
  return { arms, chances: Object.fromEntries(seats.map((seat) => [seat, (sums.get(seat) ?? 0) / Math.max(1, rounds)])), rounds };
}

/** One way it might have gone on after a move, as its seat would have heard it: answer by answer. */
function lineOf<G extends GameTypes>(table: Table<G>, sense: GameSense<G>, move: Move<G>, chance: Chance): Finding['line'] {
  const line: G['Event'][][] = [];
  return playout(
    table,
    sense,
    move,
    chance,
    () => line as unknown as Finding['line'],
    (told) => line.push([...heard(told, move.seat)]) < LINE,
  );
}
