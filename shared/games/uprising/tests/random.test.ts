import { describe, expect, test } from 'vitest';
import { playOut, startOf } from '../../../testkit/play.ts';
import type { PlayerId } from '../../imperium-family/ids.ts';
import { isPerson, playerOf } from '../../imperium-family/queries/table.ts';
import type { FamilyOptions, State } from '../../imperium-family/types.ts';
import { DIFFICULTIES, FACTIONS } from '../ids.ts';
import { uprising } from '../index.ts';
import { RECORDS } from '../records.ts';

const GAMES = 6;
const MEDDLING = 10;
const VARIED = { 'smart-politics': 'with', 'brutal-escalation': 'with', 'expert-deployment': 'with' } as const;
const SIZES: readonly (readonly [number, FamilyOptions])[] = [
  ...[1, 2, 3, 4].flatMap((seats) =>
    (['without', 'with'] as const).flatMap((choam) =>
      (['choose', 'random'] as const).map((leaders) => [seats, { choam, leaders }] as const),
    ),
  ),
  ...DIFFICULTIES.map((difficulty) => [1, { difficulty, 'dice-churn': 'with' }] as const),
  [1, VARIED],
  [2, VARIED],
  [2, { streamlined: 'with', leaders: 'random' }],
  [2, { streamlined: 'with', ...VARIED }],
  [1, { board: 'companion', difficulty: 'kwisatz-haderach', 'dice-churn': 'with' }],
  [1, { board: 'companion', choam: 'with', leaders: 'random' }],
  [2, { board: 'companion', choam: 'with', ...VARIED }],
  [2, { board: 'companion', streamlined: 'with' }],
];

/** Factions whose token is not with the highest of those who reached it, or with somebody although nobody did. R12.4 R12.5 */
const wrongAlliances = (state: State): readonly string[] =>
  FACTIONS.filter((faction) => {
    const of = (id: PlayerId): number => playerOf(state, id).influence[faction];
    const highest = Math.max(...state.order.map(of));
    const holder = state.alliances[faction];
    return highest < RECORDS.board.tracks[faction].alliance_at ? holder !== null : holder === null || of(holder) < highest;
  });

describe('random games', () => {
  // R11.2 R11.3 R12.4 R12.5 R1.4
  test.each(SIZES)('%i seats with %o: they end within ten rounds, and every card lies in one zone after every answer', (seats, options) => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const table = startOf({ module: uprising, seats, options }, seed);
      playOut(table, seed, MEDDLING, (move) => {
        table.play(move);
        expect(uprising.invariants(table.state)).toEqual([]);
        // A Spy that a track brings is placed before the token is taken. R12.3
        const isSettled = table.position.agenda.every((task) => task.do !== 'alliance' && task.do !== 'heir');
        if (isSettled) expect(wrongAlliances(table.state)).toEqual([]);
      });
      expect(table.state.round).toBeLessThanOrEqual(10);
      const winner = table.state.result?.winner;
      expect(table.position.outcome?.winners).toEqual(winner && isPerson(winner) ? [winner] : []);
    }
  });
});
