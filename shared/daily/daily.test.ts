import { expect, test } from 'vitest';
import { entryOf, GAME_IDS } from '../games/index.ts';
import { seedFrom } from '../kernel/record.ts';
import { begin } from '../kernel/table.ts';
import { challengeOf, dayAt, luckOf } from './challenge.ts';
import { signsOf } from './result.ts';

const WEEKS = Array.from({ length: 30 }, (_, at) => dayAt(Date.UTC(2026, 10, 1 + at)));

test('the day is the same all over the earth', () => {
  expect(dayAt(Date.UTC(2026, 10, 29, 0, 0))).toBe('2026-11-29');
  expect(dayAt(Date.UTC(2026, 10, 29, 23, 59))).toBe('2026-11-29');
});

test.each(GAME_IDS)('%s: each day has a challenge of its own that anybody would make the same', (id) => {
  const { module } = entryOf(id);
  const all = WEEKS.map((day) => challengeOf(module, day));
  expect(challengeOf(module, WEEKS[3] ?? '')).toEqual(all[3]);
  expect(new Set(all.map(({ secret }) => secret)).size).toBe(WEEKS.length);
  for (const { seats, place, options, secret, salts } of all) {
    expect(module.seatCounts).toContain(seats);
    expect(place).toBeLessThan(seats);
    expect(module.realDice(options as never)).toBe(false);
    const ids = module.seatIds.slice(0, seats);
    const table = begin(module, { seats: ids, options: options as never, seed: seedFrom(secret, salts) });
    expect(table.asked.length).toBeGreaterThan(0);
  }
});

test('two games of one day are two challenges, and their bots have luck of their own', () => {
  const [one, other] = GAME_IDS.slice(0, 2).map((id) => challengeOf(entryOf(id).module, '2026-11-29'));
  expect(one?.secret).not.toBe(other?.secret);
  const luck = (turn: number, place: number) => luckOf(one?.secret ?? '', turn, place).below(2 ** 30);
  expect(luck(3, 1)).toBe(luck(3, 1));
  expect(new Set([luck(3, 1), luck(4, 1), luck(3, 2)]).size).toBe(3);
});

test('signs tell how one stood round by round, and nothing of what happened', () => {
  const standings = [
    { turn: 0, of: { ann: 0, bob: 0 } },
    { turn: 3, of: { ann: 0.1, bob: 0.4 } },
    { turn: 8, of: { ann: 0.4, bob: 0.6 } },
    { turn: 12, of: { ann: 0.9, bob: 0.8 } },
  ];
  const roundAt = (turn: number) => (turn < 5 ? 1 : turn < 10 ? 2 : 3);
  expect(signsOf(standings, 'ann', roundAt, true)).toBe('▃▅▇★');
  expect(signsOf(standings, 'bob', roundAt, false)).toBe('▇▇▇☆');
  expect(signsOf([{ turn: 2, of: { ann: 0.5 } }], 'ann', () => null, false)).toBe('▅☆');
});
