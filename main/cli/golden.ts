import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryOf } from '../../shared/games/index.ts';
import { type Chance, chanceOf } from '../../shared/kernel/chance.ts';
import { advance, courseOf } from '../../shared/kernel/course.ts';
import { commitTo, type HeaderLine, hashOf, type RecordLine, saltOf, seedFrom, writeLine } from '../../shared/kernel/record.ts';
import { begin, type Table } from '../../shared/kernel/table.ts';
import type { GameModule, GameTypes, Move } from '../../shared/kernel/types.ts';
import { chooseInterjection, mayInterject, playInterjections } from '../../shared/search/interjections.ts';
import { chooseMove } from '../../shared/search/choose.ts';
import type { Level } from '../../shared/search/levels.ts';
import { defaultOptions, optionsFor, strewn } from '../../shared/testkit/cases.ts';
import { withDice } from '../../shared/testkit/play.ts';
import { readArgs, run, UsageError, wholeNumber } from './args.ts';
import { readGame, readLevel, readOptions } from './game-options.ts';

/** Games tried before a reason to end is given up. */
const MOST_TRIES = 4000;
/** One fixed day: a golden game does not change with the calendar. */
const DAY = Date.UTC(2026, 10, 28);

/** Where a record is to stop, and for whom. */
export interface Until {
  /** Looked at before every answer; the game stops at the first question where it holds. */
  holds(table: Table<GameTypes>): boolean;
}
/** How a game is played. */
interface Played {
  /** The game stops there, and its seats are left to people; absent = it is played to its end. */
  readonly until?: Until;
  /** How well all play; absent = as adepts. */
  readonly level?: Level;
}
/** A game of bots as the text of a record, and how it ended. */
export function goldenGame(
  game: string,
  seats: number,
  options: Record<string, string>,
  seed: number,
  { until, level = 'adept' }: Played = {},
): { readonly text: string; readonly reason: string } {
  const { sense } = entryOf(game);
  const chance = chanceOf(seed, seats);
  const { table, play, text } = opened(game, seats, { options, seed, level: until ? null : level }, chance);
  const interject = (seat: string): Move<GameTypes> | null =>
    mayInterject(sense, level) ? chooseInterjection(table, sense, seat, level, chance) : null;
  while (!table.position.outcome && !until?.holds(table)) {
    play(chooseMove(table, sense, table.asked[0] as string, level, { chance, more: () => true }));
    playInterjections(table, interject, play);
  }
  return { text: text(), reason: table.position.outcome?.reason ?? '' };
}

/** What is laid out; `level`: of the bots who sit there in the record, null = people do. */
interface Laid {
  readonly options: Record<string, string>;
  readonly seed: number;
  readonly level: Level | null;
}
/** A table just begun whose moves are written down. */
interface Written {
  readonly table: Table<GameTypes>;
  play(move: Move<GameTypes>): void;
  /** The record so far. */
  text(): string;
}
function opened(game: string, seats: number, { options, seed, level }: Laid, chance: Chance): Written {
  const { module } = entryOf(game);
  const ids = module.seatIds.slice(0, seats);
  const secret = `golden ${seed}`;
  const salts = ids.map((seat) => saltOf('golden', String(seed), seat));
  const { result: table, dice } = withDice(chance, (thrown) =>
    begin(module, { seats: ids, options, seed: seedFrom(secret, salts), dice: thrown }),
  );
  const course = courseOf<GameTypes>(table);
  const record = blankRecord();
  record.write({
    kind: 'record',
    format: 1,
    game,
    rules: module.rulesVersion,
    by: 'golden',
    name: `Golden ${seed}`,
    at: DAY,
    options,
    clock: null,
    seats: ids.map((seat) => ({
      seat,
      ...(level ? { kind: 'bot', name: seat, level } : { kind: 'person', name: seat, level: null }),
    })),
    commit: commitTo(secret),
    secret,
    salts,
    dice,
    hash: hashOf(table.position),
  });
  const play = (move: Move<GameTypes>): void => {
    const thrown = withDice(chance, (dice) => advance(course, { ...move, dice }));
    record.write(answerLine(table, move, thrown.dice));
  };
  return { table, play, text: record.text };
}
function answerLine({ position }: Table<GameTypes>, { seat, interject, answer }: Move<GameTypes>, dice: readonly number[]): Line {
  const { outcome } = position;
  return {
    kind: 'answer',
    at: DAY,
    seat,
    by: 'bot',
    ...(interject ? { interject } : {}),
    answer,
    dice,
    hash: hashOf(position),
    ...(outcome ? { outcome } : {}),
  };
}

type Unnumbered<Any> = Any extends unknown ? Omit<Any, 'n'> : never;
/** A line of a record, which numbers it. */
type Line = Unnumbered<RecordLine>;
function blankRecord(): { write(line: Line): void; text(): string } {
  let n = 0;
  let sum = '';
  let text = '';
  return {
    write(line) {
      const written = writeLine({ n: n++, ...line }, sum);
      sum = written.sum;
      text += written.text;
    },
    text: () => text,
  };
}

/** The values of these options at this table, as a part of a file's name; options that do not fit the seat count say nothing. */
function variantOf(
  { options }: GameModule<GameTypes>,
  seats: number,
  chosen: Readonly<Record<string, string>>,
  vary: readonly string[],
): string {
  const fitting = options.filter(({ id, seats: fits }) => vary.includes(id) && (!fits || fits.includes(seats)));
  return [seats, ...fitting.map(({ id }) => chosen[id])].join('-');
}

/** From one luck to the next that is tried for a game played anew: further apart than the games of a folder, so that no two become one. */
const NEXT_LUCK = 10_000;
/**
 * Plays the golden games of a folder anew, after a change of rules: each at the same kind of table, with the luck it had or, if the
 * game now ends for another reason than its file is named after, with the first that ends so.
 * @throws UsageError if games no longer end as a file says
 */
function playAgain(game: string, folder: string): void {
  for (const file of readdirSync(folder)) {
    const [first = ''] = readFileSync(join(folder, file), 'utf8').split('\n', 1);
    const { options, seats, secret } = JSON.parse(first) as HeaderLine;
    const wanted = file.split('-')[0];
    const luck = Number(secret.split(' ')[1]);
    const level = readLevel('bots', seats[0]?.level ?? 'adept');
    const { text } = gameEnding(wanted, (nth) => goldenGame(game, seats.length, options, luck + nth * NEXT_LUCK, { level }));
    writeFileSync(join(folder, file), text);
    console.log(`${file}: ${text.split('\n').length - 2} answers`);
  }
}

/** The first game that ends for this reason. @throws UsageError if none of very many does */
function gameEnding<Played extends { readonly reason: string }>(reason: string | undefined, playNth: (nth: number) => Played): Played {
  for (let nth = 0; nth < MOST_TRIES; nth++) {
    const played = playNth(nth);
    if (played.reason === reason) return played;
  }
  throw new UsageError(`No game ends for the reason "${reason}" any more`);
}

/** Which tables are tried. */
interface Tried {
  readonly game: string;
  /** Seat counts. */
  readonly counts: readonly number[];
  /** Null = they change from game to game, every third time those a table begins with. */
  readonly options: Record<string, string> | null;
  readonly level: Level;
  readonly seed: number;
}
/** The nth game that is tried, with its seats and options. */
function tried({ game, counts, options, level, seed }: Tried, nth: number) {
  const { module } = entryOf(game);
  const seats = counts[nth % counts.length] as number;
  const round = Math.floor(nth / counts.length);
  const chosen = options ?? (round % 3 === 0 ? defaultOptions(module) : strewn(optionsFor(module, seats), round));
  return { seats, options: chosen, ...goldenGame(game, seats, chosen, seed + nth, { level }) };
}

// Writes golden games for each reason to end and kind of table that comes up.
if (import.meta.main) {
  await run(() => {
    const { text, flag } = readArgs(
      { game: '', out: '', counts: '2', games: '1', idle: '1000', seed: '1', vary: '', seats: '', options: '', bots: 'adept' },
      ['again'],
    );
    /** Kinds of tables for each reason, games for each of these, and tries without a new one until no more is hoped for. */
    const counts = wholeNumber('counts', text.counts, 1, 100);
    const games = wholeNumber('games', text.games, 1, 20);
    const idle = wholeNumber('idle', text.idle, 1, MOST_TRIES);
    /** A kind of table is a seat count and the values of these options. */
    const vary = text.vary.split(',');
    const game = readGame(text.game);
    const out = text.out || `shared/games/${game}/golden`;
    if (flag.again) return playAgain(game, out);
    const { module } = entryOf(game);
    const tables: Tried = {
      game,
      counts: text.seats ? [wholeNumber('seats', text.seats, 1, 8)] : module.seatCounts,
      options: text.options ? readOptions(module, text.options) : null,
      level: readLevel('bots', text.bots),
      seed: wholeNumber('seed', text.seed, 0, 2 ** 31),
    };
    mkdirSync(out, { recursive: true });
    const written = new Map<string, Map<string, number>>();
    for (let tries = 0, last = 0; tries < MOST_TRIES && tries - last < idle; tries++) {
      const { seats, options, text: record, reason } = tried(tables, tries);
      const kind = variantOf(module, seats, options, vary);
      const known = written.get(reason) ?? new Map<string, number>();
      const nth = (known.get(kind) ?? 0) + 1;
      if (nth > games || (nth === 1 && known.size >= counts)) continue;
      written.set(reason, known.set(kind, nth));
      last = tries;
      writeFileSync(join(out, `${reason}-${kind}${nth > 1 ? `-${nth}` : ''}.jsonl`), record);
      console.log(`${reason}, ${kind}: ${record.split('\n').length - 2} answers`);
    }
  });
}
