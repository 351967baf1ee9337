import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/** 64 hex digits. Whoever knows it knows every draw: it never leaves the host while its game runs. */
export type Seed = string;

/** A die that may lie on a real table: its name tells the players which one to throw. */
export interface Die {
  readonly name: string;
  readonly sides: number;
}

/** The one source of chance of a game. */
export interface Chance {
  /** A whole number from 0 up to, not including, `n`. */
  below(n: number): number;
  /** Throws dice; gives 1..sides for each. These may come from the table instead (`DiceWanted`). */
  roll(dice: readonly Die[]): readonly number[];
  /** A new array in random order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Real dice are to be thrown: the answer has been taken back and is played again with their values. */
export class DiceWanted extends Error {
  readonly dice: readonly Die[];
  constructor(dice: readonly Die[]) {
    super(`Dice wanted: ${dice.map(({ name }) => name).join(', ')}`);
    this.dice = dice;
  }
}

const WORDS_PER_HASH = 8;

/**
 * Draws by number out of a seed: draw `n` is a word of SHA-256(seed, n / 8), so a seed and a count are the whole
 * state of chance. Undo restores one number, and a record can be verified draw by draw.
 */
export function drawsOf(seed: Seed): (n: number) => number {
  const block = new Uint8Array(36);
  block.set(hexToBytes(seed));
  const counter = new DataView(block.buffer);
  let hashed: number | null = null;
  // Never read as it is: the first draw fills it.
  let words = counter;
  return (n) => {
    const at = Math.floor(n / WORDS_PER_HASH);
    if (at !== hashed) {
      counter.setUint32(32, at);
      const digest = sha256(block);
      words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      hashed = at;
    }
    return words.getUint32((n % WORDS_PER_HASH) * 4);
  };
}

/**
 * Chance on a stream of 32-bit words.
 * @param next the next word, 0 .. 2^32 - 1
 * @param thrown real dice from the table, if the table uses its own; null = throw them by `next`
 */
export function chanceFrom(next: () => number, thrown?: (dice: readonly Die[]) => readonly number[] | null): Chance {
  const below = (n: number): number => Math.floor((next() / 4294967296) * n);
  return {
    below,
    roll: (dice) => thrown?.(dice) ?? dice.map(({ sides }) => 1 + below(sides)),
    shuffle(items) {
      const out = [...items];
      for (let at = out.length - 1; at > 0; at--) {
        const other = below(at + 1);
        const item = out[at] as (typeof out)[number];
        out[at] = out[other] as (typeof out)[number];
        out[other] = item;
      }
      return out;
    },
  };
}

/** Cheap repeatable chance outside a game: bots, tests, drawings. Never for a game that people play. */
export function chanceOf(...seed: readonly number[]): Chance {
  let state = seed.reduce((mixed, word) => Math.imul(mixed ^ word, 0x9e3779b1) ^ (mixed >>> 15), 0x51e7c4);
  return chanceFrom(() => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  });
}

/** A seed for tests and simulations, from any number. */
export const seedOf = (n: number): Seed => n.toString(16).padStart(64, '0');
