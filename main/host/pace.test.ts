import { expect, test } from 'vitest';
import type { Pace } from '../../shared/protocol/requests.ts';
import type { Bots } from '../bots/index.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import { sampleBots } from './bots.ts';
import { guest, say, slowClock, testHost } from './guests.fixture.ts';
import { pauseMs, thinksMs } from './pace.ts';
import { NOT_SLOW, type ViewerClass } from './room.ts';

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
  await bob.ask('pace', { table: own, pace: 'brisk' });
  await bob.ask('start', { table: own });
  expect((await bob.refused('pace', { table: own, pace: 'people' })).error.key).toBe('error.hostOnly');
  await ann.ask('pace', { table: own, pace: 'people' });
});

test('a guest alone with bots sets the pace in the midst of the game', async () => {
  const host = testHost({ bots: sampleBots(() => anyWalk) });
  const bob = await guest(host, 'bob');
  const { table: own } = await bob.ask('create', { game: 'walk', name: 'Evening', seats: 2 });
  await bob.ask('sit', { table: own, seat: 'ann', name: 'Bob' });
  await bob.ask('bot', { table: own, seat: 'bob', level: 'random' });
  await bob.ask('watch', { table: own, seat: 'ann' });
  await bob.ask('start', { table: own });
  expect(bob.table().phase).toBe('playing');
  expect(await bob.ask('pace', { table: own, pace: 'people' })).toBeDefined();
});

test('of guests’ tables only those count as quick that somebody looks at, that are played and that hurry', () => {
  const guests = (more: object = {}) => ({ ...table('instant', { maker: '10.0.0.7' }), ...more });
  const behind = (more: object) => pauseOf(guests(), 700, [guests(more), guests(more), guests(more)] as never);
  expect(behind({})).toBe(700);
  expect([behind({ classes: new Map() }), behind({ phase: 'lobby' }), behind({ maker: null }), behind({ pace: 'brisk' })]).toEqual([
    105, 105, 105, 105,
  ]);
  expect(behind({ pace: 'brisk', hurries: true })).toBe(700);
});

test('however short the pause, its length does not tell whether a bot had a choice', () => {
  for (const level of ['novice', 'adept', 'mentat'] as const) {
    const at = (delayMs: number, tookMs: number, forced = never) => thinksMs({ slow: NOT_SLOW }, delayMs, level, tookMs, forced);
    const length = { novice: 400, adept: 400, mentat: 1650 }[level];
    // One length for every question that may have had a choice, whatever was thought about it.
    for (const tookMs of [0, 3, 104, 106, length - 1, length]) expect(at(105, tookMs)).toBe(length);
    for (const tookMs of [0, 105, 300]) expect(at(105, tookMs, () => true)).toBe(105);
    for (const tookMs of [0, 1820]) expect(at(1820, tookMs)).toBe(1820);
    // Whether it had a choice is found out only where its time could tell.
    expect(at(1820, 20, () => expect.fail('looked at'))).toBe(1820);
    expect(at(0, 0)).toBe(0);
  }
});

test('a bot that thinks for too long answers at a multiple of the usual time, and so do the next ones of that table', () => {
  for (const [delayMs, length] of [
    [105, 400],
    [700, 700],
    [1820, 1820],
  ] as const) {
    const room = { slow: NOT_SLOW };
    const at = (tookMs: number, forced = never) => thinksMs(room, delayMs, 'adept', tookMs, forced);
    expect(at(length + 30)).toBe(2 * length);
    for (const tookMs of [0, 30, length, length + 1, 2 * length]) expect(at(tookMs)).toBe(2 * length);
    // What everybody knows to be no choice does not wait.
    expect(at(0, () => true)).toBe(delayMs);
  }
});

test('a slow hour is forgotten: at once what no pace would wait for, the rest after ten answers in time', () => {
  const room = { slow: NOT_SLOW };
  const at = (tookMs: number) => thinksMs(room, 700, 'adept', tookMs, never);
  expect(at(42_000)).toBe(42_000);
  expect(Array.from({ length: 10 }, () => at(30))).toEqual(Array.from({ length: 10 }, () => 3500));
  expect(at(30)).toBe(700);
  // What was learnt at one pace is no multiple of another.
  expect(thinksMs(room, 105, 'adept', 900, never)).toBe(1200);
  expect([thinksMs(room, 1820, 'adept', 0, never), thinksMs(room, 105, 'adept', 0, never)]).toEqual([1820, 1200]);
});

test('a bot without a choice that others cannot see answers when one with a choice does, by the host’s clock', async () => {
  const when: Record<string, number> = {};
  for (const thinks of [0, 60, 399]) {
    const clock = slowClock();
    const walking = sampleBots(() => anyWalk);
    const bots: Bots = {
      ...walking,
      answer: (request) => new Promise((resolve) => clock.after(thinks, () => resolve(walking.answer({ ...request, level: 'random' })))),
    };
    const host = testHost({ clock, bots, botDelayMs: 700 });
    const ann = await guest(host, 'ann', true);
    const { table: own } = await ann.ask('create', { game: 'walk', name: 'Evening', seats: 2 });
    await ann.ask('bot', { table: own, seat: 'ann', level: 'adept' });
    await ann.ask('bot', { table: own, seat: 'bob', level: 'adept' });
    await ann.ask('pace', { table: own, pace: 'instant' });
    await ann.ask('watch', { table: own, seat: null });
    await ann.ask('start', { table: own });
    const began = clock.now();
    while (ann.table().turn === 0) await clock.pass(1);
    when[thinks] = clock.now() - began;
  }
  expect(when).toEqual({ 0: 400, 60: 400, 399: 400 });
});

test('bots that are hurried once are so until a person is asked, and not afterwards', async () => {
  const answers = ['go', 'go', 'done'];
  let nth = 0;
  const bots: Bots = { ...sampleBots(() => anyWalk), answer: async ({ seat }) => ({ seat, answer: answers[nth++ % 3] }) };
  const host = testHost({ bots, botDelayMs: 700 });
  const ann = await guest(host, 'ann', true);
  const { table: own } = await ann.ask('create', { game: 'walk', name: 'Evening', seats: 2 });
  await ann.ask('sit', { table: own, seat: 'ann', name: 'Ann' });
  await ann.ask('bot', { table: own, seat: 'bob', level: 'random' });
  await ann.ask('watch', { table: own, seat: 'ann' });
  await ann.ask('start', { table: own });
  // While a person is asked there is nobody to hurry.
  await ann.ask('pace', { table: own, pace: 'instant', once: true });
  /** Milliseconds after which the bot has answered once, twice and three times. */
  const timesOfBob = async (hurry: boolean): Promise<number[]> => {
    await say(ann, 'ann', 'done');
    if (hurry) await ann.ask('pace', { table: own, pace: 'instant', once: true });
    const [turn, times] = [ann.table().turn, [] as number[]];
    for (let ms = 5; ms <= 3000; ms += 5) {
      await host.clock.pass(5);
      for (let more = ann.table().turn - turn; more > times.length; ) times.push(ms);
    }
    return times;
  };
  expect(await timesOfBob(false)).toEqual([700, 1400, 2100]);
  // The first pause had been set when the hurry began.
  expect(await timesOfBob(true)).toEqual([700, 805, 910]);
  expect(await timesOfBob(false)).toEqual([700, 1400, 2100]);
});

test('bots pause for 0.7 seconds where nothing else is said, and not at all where no pause is wanted', async () => {
  for (const [botDelayMs, first] of [
    [undefined, 700],
    [0, 0],
  ] as const) {
    const bots: Bots = { ...sampleBots(() => anyWalk), answer: async ({ seat }) => ({ seat, answer: 'end' }) };
    const host = testHost({ bots, botDelayMs } as object);
    const ann = await guest(host, 'ann', true);
    const { table: own } = await ann.ask('create', { game: 'walk', name: 'Evening', seats: 2 });
    await ann.ask('bot', { table: own, seat: 'ann', level: 'random' });
    await ann.ask('bot', { table: own, seat: 'bob', level: 'random' });
    await ann.ask('watch', { table: own, seat: null });
    const began = host.clock.now();
    await ann.ask('start', { table: own });
    for (let ms = 0; ann.table().turn === 0 && ms < 2000; ms++) await host.clock.pass(ms === 0 ? 0 : 1);
    expect(host.clock.now() - began).toBe(first);
  }
});

test('a bot is told how long it may think: a mentat 1.5 seconds, all others half a second', async () => {
  const budgets: Record<string, number> = {};
  for (const level of ['novice', 'adept', 'mentat'] as const) {
    const bots: Bots = {
      ...sampleBots(() => anyWalk),
      answer: async ({ seat, budgetMs }) => {
        budgets[level] ??= budgetMs;
        return { seat, answer: 'go' };
      },
    };
    const host = testHost({ bots, botDelayMs: 700 });
    const ann = await guest(host, 'ann', true);
    const { table: own } = await ann.ask('create', { game: 'walk', name: 'Evening', seats: 2 });
    for (const seat of ['ann', 'bob']) await ann.ask('bot', { table: own, seat, level });
    await ann.ask('start', { table: own });
    await host.clock.pass(100);
  }
  expect(budgets).toEqual({ novice: 500, adept: 500, mentat: 1500 });
});
