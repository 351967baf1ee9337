import { expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { playOut, startOf } from '../../../testkit/play.ts';
import { membersOf } from '../../imperium-family/queries/teams.ts';
import { uprising } from '../index.ts';
import { sense } from '../sense.ts';

const GAMES = Number(process.env['SIX_GAMES'] ?? 8);
const MEDDLING = 10;

// R18.2 R18.4 R18.6
test.each(['choose', 'random'] as const)(
  'six persons in two teams, Leaders %s: the game ends within nine rounds, and nothing is lost',
  (leaders) => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const table = startOf({ module: uprising, seats: 6, options: { leaders } }, seed);
      playOut(table, seed, MEDDLING, (move) => {
        table.play(move);
        expect(uprising.invariants(table.state)).toEqual([]);
      });
      expect(table.state.round).toBeLessThanOrEqual(9);
      const { teams = [], result } = table.state;
      const won = teams.map(membersOf).find(([commander]) => commander === result?.winner);
      expect(table.position.outcome?.winners).toEqual(won);
    }
  },
);

// R18.7 R18.10 R18.17
test('bots play every part of it by habit: Commanders name Allies, Allies deploy in their turns', () => {
  const table = startOf({ module: uprising, seats: 6, options: { leaders: 'random' } }, 3);
  const chance = chanceOf(3, 5);
  const asked = new Set<string>();
  while (!table.position.outcome) {
    const [seat] = table.asked;
    const move = seat && sense.habit(table, seat, chance);
    if (!move || !table.task) throw new Error('A bot knows no answer');
    asked.add(table.task.do);
    table.play(move);
    table.forget();
  }
  expect([...asked]).toEqual(expect.arrayContaining(['activate', 'deploy', 'trade', 'throneRow', 'effects', 'turn']));
});
