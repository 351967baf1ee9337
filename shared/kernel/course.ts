import { same } from './choices.ts';
import { structuredCopy, type Table } from './table.ts';
import type { GameTypes, Move, Outcome, Position, Told } from './types.ts';

/** An answer that stands, and what came of it. */
export interface Played<G extends GameTypes> {
  /** Number of this answer: the position's turn after it. */
  readonly turn: number;
  readonly move: Move<G>;
  readonly told: readonly Told<G>[];
  /** Why it cannot be taken back freely, apart from others having answered since. */
  readonly sealedBy: 'chance' | 'shown' | null;
}
export interface Standing {
  readonly turn: number;
  readonly of: Readonly<Record<string, number>>;
}
/** A game under way: the table and the answers that led here. Hosts, replays and verification walk it alike. */
export interface Course<G extends GameTypes> {
  readonly table: Table<G>;
  /** The position it begins with: the game's first, or a stored one. */
  readonly start: Position<G>;
  readonly opening: readonly Told<G>[];
  readonly log: Played<G>[];
  readonly standings: Standing[];
  /** Answers and take-backs so far; never goes back. */
  moments: number;
  /** The moment when the open question was put: its number, which answers name. */
  question: number;
}

/** The course of a table that stands at its beginning or at a stored position. */
export function courseOf<G extends GameTypes>(table: Table<G>, moments = 0): Course<G> {
  const start = structuredCopy(table.position);
  const course: Course<G> = { table, start, opening: table.opening, log: [], standings: [], moments, question: moments };
  noteStanding(course);
  return course;
}

/**
 * Plays an allowed answer.
 * @throws DiceWanted or what a rule threw; then nothing has happened
 */
export function advance<G extends GameTypes>(course: Course<G>, move: Move<G>): Played<G> {
  const { table } = course;
  const { position } = table;
  const { task } = table;
  const depth = position.agenda.length;
  const { draws } = position;
  const told = table.play(move);
  const drew = position.draws !== draws || (move.dice !== undefined && move.dice.length > 0);
  const played: Played<G> = { turn: position.turn, move, told, sealedBy: drew ? 'chance' : table.canUndo ? null : 'shown' };
  course.log.push(played);
  course.moments++;
  const isSameQuestion =
    position.agenda.length === depth && same(table.task, task) && (move.interject !== undefined || table.answered.includes(move.seat));
  if (!isSameQuestion) course.question = course.moments;
  noteStanding(course);
  return played;
}

/** Takes the last `answers` answers back. The caller knows that this is allowed and that the table remembers so many. */
export function takeBack<G extends GameTypes>(course: Course<G>, answers: number): void {
  for (let left = answers; left > 0; left--) course.table.undo();
  course.log.length -= answers;
  course.moments++;
  course.question = course.moments;
  const { turn } = course.table.position;
  course.standings.length = 1 + course.standings.findLastIndex((standing) => standing.turn <= turn);
}

/** Where a course stands, to come back to if what was done to it could not be kept. */
export interface Standpoint {
  readonly moments: number;
  readonly question: number;
}
export const standpointOf = <G extends GameTypes>({ moments, question }: Course<G>): Standpoint => ({ moments, question });
/** Undoes the last `advance` as if it had never been. */
export function withdraw<G extends GameTypes>(course: Course<G>, before: Standpoint): void {
  takeBack(course, 1);
  Object.assign(course, before);
}

/** How many answers go if `seat` takes its last one back; 0 = it has none that the table remembers. */
export function answersSince<G extends GameTypes>({ log, table }: Course<G>, seat: G['Seat']): number {
  const at = log.findLastIndex(({ move }) => move.seat === seat);
  const answers = log.length - at;
  return at < 0 || answers > table.depth ? 0 : answers;
}

function noteStanding<G extends GameTypes>({ table, standings }: Course<G>): void {
  const of = table.module.standing(table.state) as Standing['of'];
  if (!same(standings.at(-1)?.of, of)) standings.push({ turn: table.position.turn, of });
}

/** The position as it may lie in a record: the seed is not in it. */
export type Stored<G extends GameTypes> = Omit<Position<G>, 'seed'>;
export type AnyOutcome = Outcome<string>;
