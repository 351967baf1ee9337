import { describe, expect, test } from 'vitest';
import { playOut, startOf } from '../../../testkit/play.ts';
import type { AdventureOptions } from '../types.ts';
import { adventure } from '../index.ts';

const GAMES = 10;
const MEDDLING = 15;
const SIZES: readonly (readonly [number, AdventureOptions])[] = [
  [2, {}],
  [3, {}],
  [4, {}],
  [2, { dice: 'table' }],
  [3, { start: 'seat1' }],
  [4, { dice: 'table', start: 'seat1' }],
];

describe('random games', () => {
  // R14.2 R12.6
  test.each(SIZES)('%i seats with %o: they end with a winner, and nothing is ever made or lost', (seats, options) => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const table = startOf({ module: adventure, seats, options }, seed);
      playOut(table, seed, MEDDLING, (move) => {
        table.play(move);
        expect(adventure.invariants(table.state)).toEqual([]);
      });
      expect(table.position.outcome?.winners).toHaveLength(1);
    }
  });
});
