import { expect, test } from 'vitest';
import { saltOf } from '../../shared/kernel/record.ts';
import type { Replies } from '../../shared/protocol/pushes.ts';
import { guest, say, testHost, walkOf } from './guests.fixture.ts';

const key = (refusal: { error: { key: string } }): string => refusal.error.key;

test('everybody follows into the next game: same people, bots, options and seats, whoever asks first', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann', true);
  const bob = await guest(host, 'bob');
  const cia = await guest(host, 'cia');
  const { table } = (await ann.ask('create', { game: 'walk', name: 'Evening', seats: 3 })) as { table: string };
  await ann.ask('configure', { table, options: { speed: 'fast' }, clock: 60 });
  await ann.ask('sit', { table, seat: 'ann', name: 'Ann' });
  await bob.ask('sit', { table, seat: 'bob', name: 'Bob' });
  await ann.ask('bot', { table, seat: 'cia', level: 'adept' });
  await ann.ask('start', { table });
  await ann.ask('watch', { table, seat: 'ann' });
  await bob.ask('watch', { table, seat: 'bob' });
  await cia.ask('watch', { table, seat: null });
  expect(key(await bob.refused('again', { table }))).toBe('error.notOver');
  await say(ann, 'ann', 'end');
  expect(key(await cia.refused('again', { table }))).toBe('error.notYourSeat');
  const { table: next } = (await bob.ask('again', { table })) as Replies['again'];
  expect(next).not.toBe(table);
  for (const who of [ann, bob, cia]) {
    expect(who.pushes).toContainEqual({ push: 'again', table, next, name: 'Bob' });
    expect(who.table().next).toEqual({ table: next, name: 'Bob' });
  }
  expect(await ann.ask('again', { table })).toEqual({ table: next });
  await bob.ask('watch', { table: next, seat: 'bob' });
  expect(bob.table()).toMatchObject({
    phase: 'lobby',
    name: 'Evening',
    options: { speed: 'fast' },
    clock: 60,
    seats: [
      { seat: 'ann', kind: 'person', name: 'Ann', mine: false },
      { seat: 'bob', kind: 'person', name: 'Bob', mine: true },
      { seat: 'cia', kind: 'bot', level: 'adept' },
    ],
  });
  expect(bob.table().commit).not.toBe(ann.table().commit);
  await bob.ask('start', { table: next });
  await ann.ask('watch', { table: next, seat: 'ann' });
  await say(ann, 'ann', 'end');
  expect(bob.table().reveal?.salts[1]).toBe(saltOf('device-of-bob-0123456789', next, 'bob'));
});

test('whoever looks at the list sees the next game there', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  await say(ann, 'ann', 'end');
  await bob.ask('tables', {});
  await host.clock.pass(100);
  const { table: next } = (await ann.ask('again', { table })) as Replies['again'];
  await host.clock.pass(100);
  expect(bob.pushes.at(-1)).toMatchObject({ push: 'tables', tables: [{ table }, { table: next, phase: 'lobby', mine: ['bob'] }] });
});

test('moved on, everybody sits one seat further, the last at the first', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann', true);
  const bob = await guest(host, 'bob');
  const { table } = (await ann.ask('create', { game: 'walk', name: 'Evening', seats: 3 })) as { table: string };
  await ann.ask('sit', { table, seat: 'ann', name: 'Ann' });
  await bob.ask('sit', { table, seat: 'bob', name: 'Bob' });
  await ann.ask('bot', { table, seat: 'cia', level: 'adept' });
  await ann.ask('start', { table });
  await ann.ask('watch', { table, seat: 'ann' });
  await say(ann, 'ann', 'end');
  const { table: next } = (await ann.ask('again', { table, moved: true })) as Replies['again'];
  await bob.ask('watch', { table: next, seat: 'cia' });
  expect(bob.table().seats).toMatchObject([
    { seat: 'ann', kind: 'bot', level: 'adept' },
    { seat: 'bob', kind: 'person', name: 'Ann', mine: false },
    { seat: 'cia', kind: 'person', name: 'Bob', mine: true },
  ]);
});
