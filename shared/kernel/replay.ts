import { advance, answersSince, type Course, courseOf, type Stored, takeBack } from './course.ts';
import {
  type AnswerLine,
  commitTo,
  type HeaderLine,
  type HolderLine,
  hashOf,
  type Misfit,
  optionsOf,
  type PositionLine,
  type RecordLine,
  type RecordSeat,
  seedFrom,
  type UndoLine,
} from './record.ts';
import { chanceOf } from './chance.ts';
import { type AnyChoices, same, sample } from './choices.ts';
import { begin, structuredCopy, Table } from './table.ts';
import type { GameModule, GameTypes, Move } from './types.ts';

/** Games, and answers of each, that are tried from a stored position before a game goes on from it. */
const TRIED_GAMES = 3;
const TRIED_ANSWERS = 40;

/** Records are replayed by whoever does not know the game. */
type Any = GameTypes;

/** What a record led to. */
export interface Replay {
  readonly header: HeaderLine;
  readonly course: Course<Any>;
  /** Who answered for each seat in the end. */
  readonly seats: readonly RecordSeat[];
  /** What else happened, and at which turn. */
  readonly happenings: readonly { readonly turn: number; readonly line: UndoLine | HolderLine | PositionLine }[];
  /** Epoch milliseconds of the last line. */
  readonly at: number;
  /** The answers no longer lead where they led (other rules): this is the newest stored position; so many answers are lost. */
  readonly restored: { readonly lost: number } | null;
}
/** `all` hashes every position; `last` only the last one, which is enough to continue. */
export type Check = 'all' | 'last';
type Replayed = { readonly replay: Replay; readonly misfit: null } | { readonly replay: null; readonly misfit: Misfit };
interface Walk {
  /** null before the first line of it. */
  course: Course<Any> | null;
  seats: RecordSeat[];
  happenings: Replay['happenings'][number][];
  at: number;
}

const misfitAt = (line: RecordLine, key: string, params?: Misfit['with']): Misfit => ({
  line: line.n + 1,
  key,
  with: { line: line.n + 1, ...params },
});

/**
 * Plays a record again from its beginning (or from where it was last restored).
 * @param lines of a record without misfit
 * @returns the first line that does not fit, if one does not
 */
export function replay(module: GameModule<Any>, lines: readonly RecordLine[], check: Check): Replayed {
  const header = lines[0] as HeaderLine;
  const walk: Walk = { course: null, seats: [...header.seats], happenings: [], at: header.at };
  const misfit = headerMisfit(header) ?? walkThrough(module, walk, header, lines, check);
  if (misfit) return { replay: null, misfit };
  const { course, seats, happenings, at } = walk;
  if (!course) return { replay: null, misfit: misfitAt(header, 'error.record.unknown') };
  return { replay: { header, course, seats, happenings, at, restored: null }, misfit: null };
}

/**
 * Replays a record to go on with it; where the rules have changed since, goes on from the newest stored position that
 * still works.
 */
export function resume(module: GameModule<Any>, lines: readonly RecordLine[]): Replayed {
  const told = replay(module, lines, 'last');
  if (told.replay) return told;
  for (let at = lines.length - 1; at > 0; at--) {
    const line = lines[at] as RecordLine;
    if (line.kind !== 'position') continue;
    const table = tableAt(module, lines[0] as HeaderLine, line.position);
    if (table) return { replay: restoredAt(table, lines, at), misfit: null };
  }
  return told;
}

/** A game goes on from a stored position only where the rules have changed; anything else is an invented game. */
export function needlessRestoring(lines: readonly RecordLine[]): Misfit | null {
  let rules = (lines[0] as HeaderLine).rules;
  for (const line of lines) {
    if (line.kind !== 'position' || !line.restored) continue;
    if (line.restored.rules === rules) return misfitAt(line, 'error.record.restored');
    rules = line.restored.rules;
  }
  return null;
}

/**
 * Could these rules have begun such a game: with its seats, each once, and with options that there are? An option that is not
 * named is younger than the record.
 */
export function setupMisfit({ seatIds, seatCounts, options: specs }: GameModule<Any>, { seats, options }: HeaderLine): Misfit | null {
  const ids = seats.map(({ seat }) => seat);
  if (!seatCounts.includes(ids.length))
    return { line: 1, key: 'error.seatCount', with: { seats: ids.length, counts: seatCounts.join(', ') } };
  if (!same(ids, seatIds.slice(0, ids.length))) return { line: 1, key: 'error.record.seat', with: { line: 1 } };
  for (const [id, value] of Object.entries(options)) {
    if (!specs.find((spec) => spec.id === id)?.values.includes(value)) return { line: 1, key: 'error.option', with: { option: id, value } };
  }
  return null;
}
function headerMisfit(header: HeaderLine): Misfit | null {
  if (header.seats.length !== header.salts.length) return misfitAt(header, 'error.record.salts');
  return commitTo(header.secret) === header.commit ? null : misfitAt(header, 'error.record.commit');
}

function walkThrough(module: GameModule<Any>, walk: Walk, header: HeaderLine, lines: readonly RecordLine[], check: Check): Misfit | null {
  const from = lines.findLastIndex((line) => line.kind === 'position' && line.restored !== undefined);
  const isFromStored = check === 'last' || header.rules !== module.rulesVersion;
  const start = isFromStored && from > 0 ? (lines[from] as PositionLine) : header;
  const lastHashed = lines.findLastIndex((line) => 'hash' in line);
  for (const [at, line] of lines.entries()) {
    walk.at = line.at;
    try {
      if (line === start)
        walk.course = line.kind === 'record' ? opened(module, line) : courseOf(mustTable(module, header, line.position), at);
      else {
        const key = walk.course ? walked(walk, walk.course, line, module, header) : skipped(walk, line);
        if (key !== null) return misfitAt(line, key);
        if (check === 'all' && line.kind === 'position' && hashOf(line.position) !== line.hash)
          return misfitAt(line, 'error.record.position');
      }
    } catch (error) {
      return misfitAt(line, 'error.record.rules', { why: error instanceof Error ? error.message : String(error) });
    }
    if (walk.course && 'hash' in line && (check === 'all' || at === lastHashed)) {
      if (hashOf(walk.course.table.position) !== line.hash) return misfitAt(line, 'error.record.position');
    }
  }
  return null;
}

type WalkLine<L> = (walk: Walk, course: Course<Any>, line: L, module: GameModule<Any>, header: HeaderLine) => string | null;
const walkLine = {
  record: () => 'error.record.secondHeader',
  answer(_, course, line) {
    const move = moveOf(line);
    if (course.table.refusal(move) !== null) return 'error.record.notOffered';
    advance(course, move);
    return (course.table.position.outcome === null) === (line.outcome === undefined) ? null : 'error.record.outcome';
  },
  undo(walk, course, line) {
    const { table } = course;
    if (line.answers < 1 || line.answers > table.depth) return 'error.record.undo';
    const isFree = table.canUndo && line.answers === 1 && table.position.last === line.seat;
    if (!isFree && (!line.consent || answersSince(course, line.seat) !== line.answers)) return 'error.record.undo';
    takeBack(course, line.answers);
    walk.happenings.push({ turn: table.position.turn, line });
    return null;
  },
  seat: (walk, _, line) => takeSeat(walk, line),
  position(walk, _, line, module, header) {
    if (!line.restored) return null;
    walk.course = courseOf(mustTable(module, header, line.position), line.n);
    walk.happenings.push({ turn: walk.course.start.turn, line });
    return null;
  },
} as const satisfies { readonly [Kind in RecordLine['kind']]: WalkLine<Extract<RecordLine, { kind: Kind }>> };

const skipped = (walk: Walk, line: RecordLine): string | null => (line.kind === 'seat' ? takeSeat(walk, line) : null);
const walked = (walk: Walk, course: Course<Any>, line: RecordLine, module: GameModule<Any>, header: HeaderLine): string | null =>
  Object.hasOwn(walkLine, line.kind) ? walkLine[line.kind](walk, course, line as never, module, header) : 'error.record.unknown';
function takeSeat(walk: Walk, line: HolderLine): string | null {
  const at = walk.seats.findIndex(({ seat }) => seat === line.holder.seat);
  if (at < 0) return 'error.record.seat';
  walk.seats[at] = line.holder;
  walk.happenings.push({ turn: walk.course?.table.position.turn ?? 0, line });
  return null;
}

function opened(module: GameModule<Any>, header: HeaderLine): Course<Any> {
  const { seats, secret, salts, dice } = header;
  if (header.from) return courseOf(mustTable(module, header, header.from));
  const seed = seedFrom(secret, salts);
  return courseOf(begin(module, { seats: seats.map(({ seat }) => seat), options: optionsOf(header), seed, ...(dice ? { dice } : {}) }));
}
function mustTable(module: GameModule<Any>, header: HeaderLine, position: Stored<Any>): Table<Any> {
  const table = tableAt(module, header, position);
  if (!table) throw new Error('The stored position does not fit these rules');
  return table;
}
/** null = these rules cannot go on from there. */
function tableAt(module: GameModule<Any>, header: HeaderLine, position: Stored<Any>): Table<Any> | null {
  const seed = seedFrom(header.secret, header.salts);
  const table = new Table(module, { ...structuredCopy(position), seed }, optionsOf(header));
  try {
    return isSound(table, header) ? table : null;
  } catch {
    // Whatever error a game's own laws throw at a position of other rules.
    return null;
  }
}
/** Can a game go on here: does the position keep its own laws, show itself to everybody, and take an answer? */
function isSound(table: Table<Any>, header: HeaderLine): boolean {
  const { seats } = header;
  const { module, position } = table;
  const { turn, floor, draws, outcome, agenda } = position;
  const ids = seats.map(({ seat }) => seat);
  if (![turn, floor, draws].every((count) => Number.isSafeInteger(count) && count >= 0) || floor > turn) return false;
  if (!(agenda as readonly { readonly do: string }[]).every((task) => Object.hasOwn(module.steps, task.do))) return false;
  if (!isAlike(openedState(module, header), table.state)) return false;
  if (!same(module.seats(table.state), ids) || module.invariants(table.state).length > 0) return false;
  for (const seat of [...ids, null]) module.view(table.state, seat);
  if (outcome) return outcome.winners.every((seat) => ids.includes(seat));
  return table.asked.length > 0 && table.asked.every((seat) => ids.includes(seat)) && goesOn(table);
}
/** How a game of these seats and options begins; real dice are thrown by the program. null = these rules cannot begin it. */
function openedState(module: GameModule<Any>, header: HeaderLine): unknown {
  const { seats, secret, salts } = header;
  const setup = { seats: seats.map(({ seat }) => seat), options: optionsOf(header), seed: seedFrom(secret, salts) };
  return begin({ ...module, realDice: () => false }, setup).state;
}
/** Has the value the form of one that is known to be good: numbers that count, texts, lists, the same parts? */
function isAlike(good: unknown, value: unknown): boolean {
  if (typeof good === 'number') return typeof value === 'number' && Number.isFinite(value) && (value >= 0 || good < 0);
  if (typeof good === 'boolean') return typeof value === 'boolean';
  if (good === null || value === null || good === undefined || value === undefined) return true;
  if (typeof good === 'string') return typeof value === 'string';
  if (typeof value !== 'object' || Array.isArray(good) !== Array.isArray(value)) return false;
  if (Array.isArray(good)) return true;
  return Object.entries(good).every(([key, part]) => !Object.hasOwn(value, key) || isAlike(part, (value as Record<string, unknown>)[key]));
}
/** Plays on at random on copies, where the program throws the dice. */
function goesOn({ module, position, options }: Table<Any>): boolean {
  for (let game = 0; game < TRIED_GAMES; game++) {
    const chance = chanceOf(position.turn, game);
    const copy = new Table({ ...module, realDice: () => false }, structuredCopy(position), options);
    for (let answers = 0; answers < TRIED_ANSWERS && !copy.position.outcome; answers++) {
      const { asked } = copy;
      const seat = asked[chance.below(asked.length)] ?? '';
      copy.play({ seat, answer: sample(copy.choices(seat) as AnyChoices, chance) as never });
      if (module.invariants(copy.state).length > 0) return false;
    }
  }
  return true;
}
function restoredAt(table: Table<Any>, lines: readonly RecordLine[], at: number): Replay {
  const header = lines[0] as HeaderLine;
  const seats = header.seats.map((seat) => {
    const later = lines.findLast((line) => line.kind === 'seat' && line.holder.seat === seat.seat) as HolderLine | undefined;
    return later?.holder ?? seat;
  });
  const lost = lines.slice(at).filter(({ kind }) => kind === 'answer').length;
  return { header, course: courseOf(table, lines.length), seats, happenings: [], at: (lines.at(-1) as RecordLine).at, restored: { lost } };
}
/** The move a line tells of. */
export function moveOf({ seat, interject, answer, dice }: AnswerLine): Move<Any> {
  return { seat, answer, ...(interject === undefined ? {} : { interject: interject as never }), ...(dice ? { dice } : {}) };
}
