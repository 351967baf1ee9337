import { expect, test } from 'vitest';
import type { Pace } from '../../shared/protocol/requests.ts';
import { guest, testHost } from './guests.fixture.ts';
import { pauseMs, seemsToThinkMs } from './pace.ts';
import type { ViewerClass } from './room.ts';

const never = () => false;
const SEEN = new Map([['', {} as ViewerClass]]);
const table = (pace: Pace, { hurries = false, maker = null as string | null, classes = SEEN } = {}) =>
  ({ pace, hurries, maker, classes, phase: 'playing' }) as const;
const pauseOf = (room: ReturnType<typeof table>, botDelayMs = 700, others: readonly ReturnType<typeof table>[] = []): number =>
  pauseMs({ botDelayMs, rooms: new Map([...others, room].map((one, at) => [String(at), one])) }, room);

test('bots pause as the table wants it, and hardly at all while they hurry', () => {
  expect((['instant', 'brisk', 'people'] as const).map((pace) => pauseOf(table(pace)))).toEqual([105, 700, 1820]);
  expect(pauseOf(table('people', { hurries: true }))).toBe(105);
  expect(pauseOf(table('people'), 0)).toBe(0);
});

test('bots hurry where somebody looks, and at a few tables of guests at once', () => {
  expect(pauseOf(table('instant', { classes: new Map() }))).toBe(700);
  const guests = () => table('instant', { maker: '10.0.0.7' });
  expect(pauseOf(guests(), 700, [guests(), guests()])).toBe(105);
  expect(pauseOf(guests(), 700, [guests(), guests(), guests()])).toBe(700);
  expect(pauseOf(table('instant'), 700, [guests(), guests(), guests()])).toBe(105);
});

test('a guest who made the table sets its pace until others play there too; then the host does', async () => {
  const host = testHost();
  const [ann, bob] = [await guest(host, 'ann', true), await guest(host, 'bob')];
  const { table: own } = await bob.ask('create', { game: 'walk', name: 'Evening', seats: 2 });
  await bob.ask('sit', { table: own, seat: 'bob', name: 'Bob' });
  await bob.ask('pace', { table: own, pace: 'instant' });
  await ann.ask('sit', { table: own, seat: 'ann', name: 'Ann' });
  await bob.ask('start', { table: own });
  expect((await bob.refused('pace', { table: own, pace: 'people' })).error.key).toBe('error.hostOnly');
  await ann.ask('pace', { table: own, pace: 'people' });
});

test('however short the pause, its length does not tell whether a bot had a choice', () => {
  for (const level of ['novice', 'adept', 'mentat'] as const) {
    const quick = seemsToThinkMs(105, level, never);
    // One length for every question that may have had a choice, longer than any of them is thought about.
    expect(quick).toBe({ novice: 400, adept: 400, mentat: 1650 }[level]);
    expect(seemsToThinkMs(105, level, () => true)).toBe(105);
    expect(seemsToThinkMs(1820, level, never)).toBe(1820);
  }
  expect(seemsToThinkMs(700, 'adept', never)).toBe(700);
  expect(seemsToThinkMs(0, 'mentat', never)).toBe(0);
});
