import { expect, test } from 'vitest';
import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import { MOST_INTERJECTIONS } from '../../shared/search/interjections.ts';
import type { BotRequest } from '../bots/index.ts';
import { guest, say, type TestHost, testHost, walkOf } from './guests.fixture.ts';

const WAVE = { interject: 'wave', answer: true } as unknown as Omit<Move<GameTypes>, 'seat'>;
/** A host whose bots step when they are asked, and say what `aside` says otherwise. */
function hostWhere(interject: (request: BotRequest) => Promise<Move<GameTypes> | null>, botDelayMs = 0): TestHost {
  return testHost({
    shelf: { walk: { module: anyWalk, sense: { interject: () => null } } },
    bots: { answer: async ({ seat }) => ({ seat, answer: 'go' }), interject, ready() {}, close: async () => {} },
    botDelayMs,
  });
}
const waves = (host: { table(): { heard: readonly { event: { type: string } }[] } }): number =>
  host.table().heard.filter(({ event }) => event.type === 'waved').length;

test('a bot that nobody asks may do something after every answer', async () => {
  const host = hostWhere(async ({ seat, position }) => (position.turn === 1 ? { seat, ...WAVE } : null));
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await say(ann, 'ann', 'go');
  await host.clock.pass(10);
  expect(waves(ann)).toBe(1);
  expect(ann.table().asking).toMatchObject({ asked: ['ann'] });
});

test('a bot that has nothing to say of its own accord answers what it is asked', async () => {
  const host = hostWhere(async () => null);
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await say(ann, 'ann', 'ask');
  await host.clock.pass(10);
  expect(ann.table().asking?.answered).toEqual(['bob']);
});

test('bots that never stop are stopped, and the game goes on', async () => {
  const host = hostWhere(async ({ seat }) => ({ seat, ...WAVE }));
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('bot', { table, seat: 'bob', level: 'adept' });
  await host.clock.pass(10);
  const before = waves(ann);
  expect(before).toBe(MOST_INTERJECTIONS);
  await say(ann, 'ann', 'ask');
  await host.clock.pass(10);
  // After its interjection the bot still answers what it is asked.
  expect(ann.table().asking?.answered).toEqual(['bob']);
  expect(waves(ann)).toBeGreaterThan(before);
});

test('what a bot wanted to say is dropped when the game has moved on', async () => {
  const host = hostWhere(async ({ seat, position }) => (position.turn === 1 ? { seat, ...WAVE } : null), 700);
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await say(ann, 'ann', 'go');
  await host.clock.pass(300);
  await say(ann, 'ann', 'go');
  await host.clock.pass(3000);
  expect(waves(ann)).toBe(0);
});

test('a bot whose interjection hangs keeps nobody from answering, nor itself', async () => {
  const host = hostWhere(() => new Promise<never>(() => {}));
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await say(ann, 'ann', 'ask');
  await host.clock.pass(1500);
  expect(ann.table().asking?.answered).toEqual(['bob']);
});

test('nobody says anything while the game is paused, nor a bot that plays at random', async () => {
  const host = hostWhere(async ({ seat }) => ({ seat, ...WAVE }));
  const { ann, bob, table } = await walkOf(host);
  await ann.ask('pause', { table, on: true });
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await host.clock.pass(2000);
  expect(waves(ann)).toBe(0);
  await bob.ask('bot', { table, seat: 'bob', level: 'random' });
  await ann.ask('pause', { table, on: false });
  await say(ann, 'ann', 'go');
  await host.clock.pass(2000);
  expect(waves(ann)).toBe(0);
  const cia = await guest(host, 'cia');
  await cia.ask('watch', { table, seat: null });
  expect(waves(cia)).toBe(0);
});

test('what a bot wanted to say when the game was paused is said after the pause', async () => {
  const host = hostWhere(async ({ seat, position }) => (position.turn === 1 ? { seat, ...WAVE } : null), 700);
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await say(ann, 'ann', 'go');
  await host.clock.pass(300);
  await ann.ask('pause', { table, on: true });
  await host.clock.pass(3000);
  expect(waves(ann)).toBe(0);
  await ann.ask('pause', { table, on: false });
  await host.clock.pass(3000);
  expect(waves(ann)).toBe(1);
});

test('where only bots play that never speak, nobody waits for what they might say', async () => {
  const host = hostWhere(async () => null);
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('bot', { table, seat: 'bob', level: 'random' });
  await say(ann, 'ann', 'ask');
  await host.clock.pass(0);
  expect(ann.table().asking?.answered).toEqual(['bob']);
});

test('after each answer bots are heard anew before one of them thinks', async () => {
  let thought = 0;
  const host = testHost({
    shelf: { walk: { module: anyWalk, sense: { interject: () => null } } },
    bots: {
      answer: async ({ seat }) => {
        thought++;
        return { seat, answer: 'go' };
      },
      interject: () => new Promise<never>(() => {}),
      ready() {},
      close: async () => {},
    },
  });
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await host.clock.pass(1000);
  await say(ann, 'ann', 'go');
  await host.clock.pass(300);
  await say(ann, 'ann', 'ask');
  await host.clock.pass(200);
  expect(thought).toBe(0);
  await host.clock.pass(300);
  expect(thought).toBe(1);
});

test('a bot that takes a seat when all others have been heard is not kept waiting', async () => {
  const host = hostWhere(async () => null, 700);
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await host.clock.pass(2000);
  await ann.ask('bot', { table, seat: 'ann', level: 'novice' });
  await host.clock.pass(1000);
  expect(ann.table().turn).toBe(1);
});
