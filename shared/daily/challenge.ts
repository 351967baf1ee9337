import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameFacts } from '../games/shelf-entry.ts';
import { type Chance, chanceOf } from '../kernel/chance.ts';
import type { GameTypes } from '../kernel/types.ts';

/** One person against the game, or against bots: what a day and a game make of it, everywhere the same. */
export interface Challenge {
  readonly seats: number;
  /** Place of the person among the seats, from 0. */
  readonly place: number;
  readonly options: Readonly<Record<string, string>>;
  /** What the seed is made of, for whoever deals. */
  readonly secret: string;
  readonly salts: readonly string[];
}
/** More bots than these would make a day's game long. */
const MOST_SEATS = 4;
const SALT_DIGITS = 32;

const digest = (...parts: readonly string[]): string => bytesToHex(sha256(utf8ToBytes(['daily sand', ...parts].join('\n'))));
const wordsOf = (hex: string): number[] => (hex.slice(0, 32).match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16));

/** Swedish writes days as ISO does. */
const CALENDAR = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' });
/** The day it is at that moment, for everybody on earth: `2026-11-29`. */
export const dayAt = (epochMs: number): string => CALENDAR.format(epochMs);

/** The challenge of a game on a day, from nothing else. @param day as `dayAt` writes it */
export function challengeOf<G extends GameTypes>(
  { id, seatCounts, options }: Pick<GameFacts<G>, 'id' | 'seatCounts' | 'options'>,
  day: string,
): Challenge {
  const secret = digest(id, day);
  const chance = chanceOf(...wordsOf(digest(secret, 'table')));
  const counts = seatCounts.filter((count) => count <= MOST_SEATS);
  const seats = counts[chance.below(counts.length)] ?? seatCounts[0] ?? 1;
  return {
    seats,
    place: chance.below(seats),
    options: Object.fromEntries(options.map(({ id: option, values }) => [option, values[0] ?? ''])),
    secret,
    salts: Array.from({ length: seats }, (_, at) => digest(secret, String(at)).slice(0, SALT_DIGITS)),
  };
}

/** The luck of its bots at one moment of the game: the same answers meet the same bots. @param place of the bot among the seats */
export const luckOf = (secret: string, turn: number, place: number): Chance => chanceOf(...wordsOf(secret), turn, place);
