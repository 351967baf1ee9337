import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from './chance.ts';
import type { AnyOutcome, Stored } from './course.ts';
import type { GameTypes, Position } from './types.ts';

/**
 * The newest format that this program reads; raised when an older program could not read a record any more. A record is
 * written in the oldest one that can say what is in it: 1, or 2 where the game begins in the middle of another.
 */
export const RECORD_FORMAT = 2;

/**
 * What a table is called: as people typed it, or after whoever made it, which everybody reads in their own language;
 * `count` tells apart what would be called the same.
 */
export type TableName = string | { readonly key: 'tables.of'; readonly with: { readonly name: string; readonly count: number } };

export interface RecordSeat {
  readonly seat: string;
  readonly kind: 'free' | 'person' | 'bot';
  readonly name: string | null;
  readonly level: string | null;
  /** A bot answers for the person. */
  readonly standIn?: true;
}
/** First line: all that the game began with. */
export interface HeaderLine {
  readonly n: number;
  readonly kind: 'record';
  readonly format: number;
  readonly game: string;
  readonly rules: number;
  /** Version of the program. */
  readonly by: string;
  readonly name: TableName;
  /** Epoch milliseconds, here and below. */
  readonly at: number;
  readonly options: Readonly<Record<string, string>>;
  /** The owner's corrected data of the game; the rules get them as `options.corrections`. */
  readonly corrections?: object;
  readonly clock: number | null;
  readonly seats: readonly RecordSeat[];
  /** SHA-256 of `secret`, known to all before anybody sat. */
  readonly commit: string;
  readonly secret: string;
  /** One per seat, in their order. */
  readonly salts: readonly string[];
  /** Real dice of the set-up. */
  readonly dice?: readonly number[];
  /** The day whose challenge it is: its secret and salts follow from that day alone. */
  readonly daily?: string;
  /** Where it begins, if that is in the middle of another game: nothing vouches for it. */
  readonly from?: Stored<GameTypes>;
  readonly hash: string;
}
export interface AnswerLine {
  readonly n: number;
  readonly kind: 'answer';
  readonly at: number;
  readonly seat: string;
  /** Absent = a person. `safe` = a bot failed and the host answered for it. */
  readonly by?: 'bot' | 'safe';
  readonly interject?: string;
  readonly answer: unknown;
  readonly dice?: readonly number[];
  /** Of the position afterwards. */
  readonly hash: string;
  readonly outcome?: AnyOutcome;
  /** By this the host knows an answer that is sent again; it tells nothing of who sent it. */
  readonly mark?: string;
}
/** The last `answers` answers do not count any more. */
export interface UndoLine {
  readonly n: number;
  readonly kind: 'undo';
  readonly at: number;
  readonly seat: string;
  readonly answers: number;
  /** The others agreed to go back beyond a barrier. */
  readonly consent?: true;
  readonly hash: string;
  readonly mark?: string;
}
/** Somebody else answers for a seat from now on. */
export interface HolderLine {
  readonly n: number;
  readonly kind: 'seat';
  readonly at: number;
  readonly holder: RecordSeat;
}
/** A recent position: it survives a change of rules that the answers do not. */
export interface PositionLine {
  readonly n: number;
  readonly kind: 'position';
  readonly at: number;
  readonly position: Stored<GameTypes>;
  /** The game goes on from here by these rules, because the answers before no longer lead here. */
  readonly restored?: { readonly rules: number; readonly lost: number };
  readonly hash: string;
}
export type RecordLine = HeaderLine | AnswerLine | UndoLine | HolderLine | PositionLine;
/** The options as the rules get them. */
export const optionsOf = ({ options, corrections }: Pick<HeaderLine, 'options' | 'corrections'>): object =>
  corrections ? { ...options, corrections } : options;

/** What does not fit: line number as an editor counts (from 1) and a key of the app's texts. */
export interface Misfit {
  readonly line: number;
  readonly key: string;
  readonly with?: Readonly<Record<string, string | number>>;
}

const HASH_DIGITS = 32;
const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
const ENDING = /,"sum":"([0-9a-f]{32})"\}$/;

/** SHA-256 of a host's secret, to be published before anybody sits. */
export const commitTo = (secret: string): string => digest(secret);
/** The seed of a game: nobody alone could choose it. */
export const seedFrom = (secret: string, salts: readonly string[]): Seed => digest([secret, ...salts].join('\n'));
/** What a device adds to the seed by sitting down; it can check afterwards that it is among the salts. */
export const saltOf = (device: string, table: string, seat: string): string =>
  digest([device, table, seat].join('\n')).slice(0, HASH_DIGITS);

/** Fingerprint of a position, whatever the order of its keys; the seed is not in it. */
export function hashOf(position: Position<GameTypes> | Stored<GameTypes>): string {
  const { seed: _, ...stored } = position as Position<GameTypes>;
  return digest(canonical(stored)).slice(0, HASH_DIGITS);
}

/** One line of a record, with the checksum that ties it to all lines before. @param before the sum of the line before, '' for the first */
export function writeLine(line: RecordLine, before: string): { readonly text: string; readonly sum: string } {
  const body = JSON.stringify(line);
  const sum = digest(before + body).slice(0, HASH_DIGITS);
  return { text: `${body.slice(0, -1)},"sum":"${sum}"}\n`, sum };
}

/** What stands in a record file. */
export interface RecordText {
  readonly lines: readonly RecordLine[];
  /** Sum of the last good line. */
  readonly sum: string;
  /** Length of the good part. */
  readonly good: string;
  /** The writer was killed in mid-line: what lies behind `good` was never acknowledged. */
  readonly torn: boolean;
  /** Why it cannot be used; null = it can. */
  readonly misfit: Misfit | null;
}

/**
 * Reads a record file and checks its chain of checksums. A torn end is no misfit; damage before the end is.
 * @param digestOf a faster SHA-256 in hex, where there is one
 */
export function readRecord(text: string, digestOf: (text: string) => string = digest): RecordText {
  const rows = text.split('\n');
  const lines: RecordLine[] = [];
  let sum = '';
  let length = 0;
  for (const [at, row] of rows.entries()) {
    if (row === '' && at === rows.length - 1) break;
    const next = at < rows.length - 1 ? readRow(row, sum, at, digestOf) : null;
    if (!next) return endedAt(at, row);
    sum = next.sum;
    length += row.length + 1;
    lines.push(next.line);
  }
  return { lines, sum, good: text.slice(0, length), torn: false, misfit: misfitOf(lines) };

  function endedAt(at: number, row: string): RecordText {
    const good = text.slice(0, length);
    const whole = rows.slice(at, -1).some((row) => ENDING.test(row));
    const looksTorn = lines.length > 0 && !whole;
    const misfit = looksTorn ? misfitOf(lines) : damage(row, at);
    return { lines, sum, good, torn: looksTorn, misfit };
  }
}

function readRow(row: string, before: string, at: number, digestOf: (text: string) => string): { line: RecordLine; sum: string } | null {
  const sum = ENDING.exec(row)?.[1];
  const body = `${row.slice(0, -(HASH_DIGITS + 10))}}`;
  if (digestOf(before + body).slice(0, HASH_DIGITS) !== sum) return null;
  try {
    const line = JSON.parse(body) as RecordLine;
    return line.n === at ? { line, sum } : null;
  } catch {
    // Not JSON (SyntaxError): a damaged line.
    return null;
  }
}
/** So much is told of who wrote a record: a foreign file may say anything. */
const MOST_BY = 80;
function misfitOf([first]: readonly RecordLine[]): Misfit | null {
  if (first?.kind !== 'record') return { line: 1, key: 'error.record.unknown' };
  return first.format > RECORD_FORMAT ? { line: 1, key: 'error.record.newer', with: { by: String(first.by).slice(0, MOST_BY) } } : null;
}
/** A first line that is none of ours is a foreign file; one of a later format may use other checksums. */
function damage(row: string, at: number): Misfit {
  if (at > 0) return { line: at + 1, key: 'error.record.damaged', with: { line: at + 1 } };
  try {
    const first = JSON.parse(row) as Partial<HeaderLine>;
    if (first.kind === 'record' && Number(first.format) > RECORD_FORMAT)
      return { line: 1, key: 'error.record.newer', with: { by: String(first.by).slice(0, MOST_BY) } };
    return { line: 1, key: first.kind === 'record' ? 'error.record.damaged' : 'error.record.unknown', with: { line: 1 } };
  } catch {
    // Not JSON: SyntaxError.
    return { line: 1, key: row.startsWith('{"n":0,"kind":"record"') ? 'error.record.damaged' : 'error.record.unknown', with: { line: 1 } };
  }
}

/** JSON that does not depend on the order in which keys were written. */
const canonical = (value: unknown): string => JSON.stringify(sorted(value));
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) out[key] = sorted((value as Record<string, unknown>)[key]);
  return out;
}
