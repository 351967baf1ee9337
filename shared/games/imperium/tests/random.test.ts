import { describe, expect, test } from 'vitest';
import { playOut, startOf } from '../../../testkit/play.ts';
import type { PlayerId } from '../../imperium-family/ids.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import type { FamilyOptions, State } from '../../imperium-family/types.ts';
import { DATA } from '../data.ts';
import { DIFFICULTIES, FACTIONS } from '../ids.ts';
import { imperium } from '../index.ts';

const GAMES = 6;
const MEDDLING = 10;
const SIZES: readonly (readonly [number, FamilyOptions])[] = [
  ...DIFFICULTIES.map((difficulty) => [1, { difficulty }] as const),
  [1, { board: 'companion', difficulty: 'mentat' }],
  [2, {}],
  [2, { board: 'companion' }],
  [3, {}],
  [4, {}],
  [3, { leaders: 'random' }],
  [4, { houses: 'distinct' }],
  [4, { leaders: 'random', houses: 'distinct', start: 'seat1' }],
];

/** Factions whose token is not with the highest of those who reached it, or with somebody although nobody did. R11.4-R11.6 */
const wrongAlliances = (state: State): readonly string[] =>
  FACTIONS.filter((faction) => {
    const of = (id: PlayerId): number => playerOf(state, id).influence[faction];
    const highest = Math.max(...state.order.map(of));
    const holder = state.alliances[faction];
    return highest < DATA.board.tracks[faction].alliance_at ? holder !== null : holder === null || of(holder) < highest;
  });

describe('random games', () => {
  // R3.2 R16.6 R16.7 R10.1 R11.4 R11.5 R11.6 R21.1 R22.1 R23.3
  test.each(SIZES)('%i seats with %o: they end within ten rounds, and every card lies in one zone after every answer', (seats, options) => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const table = startOf({ module: imperium, seats, options }, seed);
      playOut(table, seed, MEDDLING, (move) => {
        table.play(move);
        expect(imperium.invariants(table.state)).toEqual([]);
        if (table.task?.do !== 'heir') expect(wrongAlliances(table.state)).toEqual([]);
      });
      expect(table.state.round).toBeLessThanOrEqual(10);
      const winner = table.state.result?.winner;
      expect(table.position.outcome?.winners).toEqual(winner?.startsWith('rival') ? [] : [winner]);
    }
  });
});
