import { expect, test } from 'vitest';
import type { Lesson } from '../../shared/games/lesson.ts';
import { begin } from '../../shared/kernel/table.ts';
import type { GameTypes } from '../../shared/kernel/types.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import type { Replies } from '../../shared/protocol/pushes.ts';
import { PROTOCOL } from '../../shared/protocol/requests.ts';
import { sampleBots } from './bots.ts';
import { CODE, guest, type Guest, testHost, walkOf } from './guests.fixture.ts';

const first: Lesson<GameTypes> = {
  id: 'first',
  title: { key: 'walk.first' },
  about: { key: 'walk.about' },
  learner: 'ann',
  names: { ann: 'You', bob: 'Bob' } as never,
  options: {},
  start: () => begin(anyWalk, { seats: ['ann', 'bob'], options: {}, seed: 'a'.repeat(64) }).position,
  steps: [{ move: { seat: 'ann', answer: 'go' }, yours: true, tale: { key: 'walk.tale' }, rule: 'W1' }],
};
const learningHost = () => testHost({ shelf: { walk: { module: anyWalk, lessons: [first] } } });
const create = (who: Guest) => who.ask('create', { game: 'walk', name: 'T', seats: 2 });
const learn = (who: Guest) => who.ask('lesson', { game: 'walk', lesson: 'first' }) as Promise<{ table: string }>;
/** How many tables devices of an address get, each asking until it is refused. */
async function tablesOf(host: ReturnType<typeof testHost>, address: string, devices: number): Promise<number> {
  let made = 0;
  for (let device = 0; device < devices; device++) {
    const who = await guest(host, `${address.replaceAll('.', '-')}-${device}`, false, address);
    try {
      for (;;) {
        await create(who);
        made++;
      }
    } catch (refusal) {
      expect(String(refusal)).toMatch(/tooMany/);
    }
  }
  return made;
}

test('a guest has three tables, its address six, all guests forty; the host still makes its own', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann', true);
  expect(await tablesOf(host, '10.0.0.7', 1)).toBe(3);
  expect(await tablesOf(host, '10.0.0.8', 12)).toBe(6);
  let all = 9;
  for (let at = 20; at < 30; at++) all += await tablesOf(host, `10.0.0.${at}`, 3);
  expect(all).toBe(40);
  for (let made = 0; made < 20; made++) await create(ann);
  expect((await ann.refused('create', { game: 'walk', name: 'T', seats: 2 })).error.key).toBe('error.tooManyTables');
});

test('lessons count like tables, make room for one another, and close a minute after their learner has gone', async () => {
  const host = learningHost();
  const ann = await guest(host, 'ann', true);
  const bob = await guest(host, 'bob');
  for (let at = 0; at < 10; at++) await learn(bob);
  const { table } = await learn(bob);
  await bob.ask('watch', { table, seat: null });
  await create(bob);
  await create(bob);
  expect((await bob.refused('create', { game: 'walk', name: 'T', seats: 2 })).error.key).toBe('error.tooManyTables');
  bob.leave();
  await host.clock.pass(59_000);
  await ann.ask('watch', { table, seat: null });
  await ann.ask('leave', { table });
  await host.clock.pass(2000);
  expect((await ann.refused('watch', { table, seat: null })).error.key).toBe('error.noTable');
});

test('lessons of whoever is put out close at once', async () => {
  const host = learningHost();
  const ann = await guest(host, 'ann', true);
  const bob = await guest(host, 'bob');
  const { table } = await learn(bob);
  await bob.ask('watch', { table, seat: null });
  const { guests } = (await ann.ask('guests', {})) as Replies['guests'];
  await ann.ask('expel', { guest: guests[0]?.guest ?? '', bar: null });
  expect((await ann.refused('watch', { table, seat: null })).error.key).toBe('error.noTable');
});

test('a lesson is still there for a learner who comes back within the minute', async () => {
  const host = learningHost();
  const bob = await guest(host, 'bob');
  const { table } = await learn(bob);
  bob.leave();
  await host.clock.pass(5000);
  const again = await guest(host, 'bob');
  await host.clock.pass(120_000);
  await again.ask('watch', { table, seat: 'ann' });
  expect(again.table().lesson?.lesson).toBe('first');
});

test('at somebody else’s table a guest takes half of the seats, at its own all of them', async () => {
  const host = testHost();
  const bob = await guest(host, 'bob');
  const cia = await guest(host, 'cia');
  const { table } = (await bob.ask('create', { game: 'walk', name: 'T', seats: 3 })) as { table: string };
  await cia.ask('sit', { table, seat: 'cia', name: 'Cia' });
  expect((await cia.refused('sit', { table, seat: 'ann', name: 'Two' })).error).toEqual({ key: 'error.enoughSeats', with: { most: 1 } });
  for (const seat of ['ann', 'bob']) await bob.ask('sit', { table, seat, name: seat });
});

test('only who sits at the table rings for others', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  const eve = await guest(host, 'eve');
  expect((await eve.refused('nudge', { table, seat: 'ann' })).error.key).toBe('error.notYourSeat');
  await bob.ask('nudge', { table, seat: 'ann' });
  expect(ann.pushes.filter(({ push }) => push === 'nudge')).toHaveLength(1);
});

test('what the house says of a table is not remembered without end', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  for (let at = 0; at < 220; at++) await bob.ask('pause', { table, on: at % 2 === 0 });
  expect(ann.table().notices).toHaveLength(200);
});

test('a table that is closed sends everybody away, spectators too', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  const eve = await guest(host, 'eve');
  await eve.ask('watch', { table, seat: null });
  await ann.ask('close', { table });
  for (const who of [bob, eve]) expect(who.pushes.at(-1)).toMatchObject({ push: 'gone', table });
});

test('a table that is not open any more sends spectators away', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  const eve = await guest(host, 'eve');
  await eve.ask('watch', { table, seat: null });
  await ann.ask('configure', { table, open: false });
  expect(eve.pushes.at(-1)).toMatchObject({ push: 'gone', table });
  const heard = eve.pushes.length;
  await bob.ask('say', { table, text: 'Among us' });
  expect(eve.pushes).toHaveLength(heard);
  expect(bob.table().chat).toHaveLength(1);
});

test('who made a table cannot make a rival late by a new clock in mid-game', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann');
  const bob = await guest(host, 'bob');
  const { table } = (await ann.ask('create', { game: 'walk', name: 'T', seats: 2 })) as { table: string };
  await ann.ask('sit', { table, seat: 'bob', name: 'Ann' });
  await bob.ask('sit', { table, seat: 'ann', name: 'Bob' });
  await ann.ask('start', { table });
  await host.clock.pass(60_000);
  expect((await ann.refused('configure', { table, clock: 10 })).error.key).toBe('error.started');
  expect((await ann.refused('bot', { table, seat: 'ann', level: 'random' })).error.key).toBe('error.hostOnly');
});

test('only the host and who made a table may close it', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  expect((await bob.refused('close', { table })).error.key).toBe('error.notYourTable');
  expect(ann.table().phase).toBe('playing');
  const made = (await bob.ask('create', { game: 'walk', name: 'B', seats: 2 })) as { table: string };
  await bob.ask('close', { table: made.table });
});

test('what letting a newcomer in costs after its code has waited is told, the wait is not', async () => {
  const [WAIT, WORK] = [300, 40];
  const host = testHost({ hearCode: () => new Promise((heard) => setTimeout(heard, WAIT, true)) });
  const costs: number[] = [];
  const line = host.connect(
    () => {
      for (const end = performance.now() + WORK; performance.now() < end; );
    },
    '10.0.0.9',
    () => {},
    (ms) => costs.push(ms),
  );
  const ask = (name: string, wanted: object) => line.receive(JSON.stringify({ id: 1, do: name, with: wanted }));
  await ask('hello', { protocol: PROTOCOL, device: 'device-of-bob-0123456789', code: CODE });
  await ask('tables', {});
  expect(costs).toHaveLength(1);
  expect(costs[0]).toBeGreaterThanOrEqual(WORK);
  expect(costs[0]).toBeLessThan(WAIT);
});

test('bots are made ready for whoever can make a table, and for nobody else', async () => {
  let made = 0;
  const host = testHost({ bots: { ...sampleBots(() => anyWalk), ready: () => made++ } });
  const bob = await guest(host, 'bob');
  await bob.ask('ready', {});
  expect(made).toBe(1);
  for (;;) {
    const full = await bob.ask('create', { game: 'walk', name: 'T', seats: 2 }).then(
      () => false,
      () => true,
    );
    if (full) break;
  }
  await bob.ask('ready', {});
  expect(made).toBe(1);
  await (await guest(host, 'ann', true)).ask('ready', {});
  expect(made).toBe(2);
});

test('who made a table may still close its game after the host’s end', async () => {
  const host = testHost();
  const bob = await guest(host, 'bob');
  const { table } = (await create(bob)) as { table: string };
  await bob.ask('sit', { table, seat: 'ann', name: 'Bob' });
  await bob.ask('bot', { table, seat: 'bob', level: 'random' });
  await bob.ask('start', { table });
  await host.close();
  const after = testHost({ dataFolder: host.folder });
  const again = await guest(after, 'bob');
  const cia = await guest(after, 'cia');
  expect((await cia.refused('close', { table })).error.key).toMatch(/^error[.](notYourTable|noTable)$/);
  await again.ask('close', { table });
});

test('a lesson is kept for its learner for a minute, and not a moment longer', async () => {
  const host = learningHost();
  const ann = await guest(host, 'ann', true);
  const bob = await guest(host, 'bob');
  const { table } = await learn(bob);
  bob.leave();
  await host.clock.pass(59_999);
  await ann.ask('watch', { table, seat: null });
  await ann.ask('leave', { table });
  await host.clock.pass(1);
  expect((await ann.refused('watch', { table, seat: null })).error.key).toBe('error.noTable');
});

test('somebody is rung for once in five seconds', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('nudge', { table, seat: 'ann' });
  await host.clock.pass(4999);
  expect((await bob.refused('nudge', { table, seat: 'ann' })).error.key).toBe('error.tooFast');
  await host.clock.pass(1);
  await bob.ask('nudge', { table, seat: 'ann' });
  expect(ann.pushes.filter(({ push }) => push === 'nudge')).toHaveLength(2);
});

test('of a long talk a table keeps the last two hundred lines', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  for (let line = 0; line < 203; line++) await bob.ask('say', { table, text: `${line}` });
  expect(ann.table().chat.map(({ text }) => text)).toEqual(Array.from({ length: 200 }, (_, at) => `${at + 3}`));
});
