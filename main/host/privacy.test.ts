import { expect, test } from 'vitest';
import type { Guest } from './guests.fixture.ts';
import { guest, say, testHost, walkOf } from './guests.fixture.ts';

const secretOf = (who: Guest): string => String((who.table().view as { mine: number | null }).mine);

test('nobody but the owner of a secret ever gets a byte of it', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  const cia = await guest(host, 'cia');
  await cia.ask('watch', { table, seat: null });
  await say(ann, 'ann', 'peek');
  expect(ann.wire.join('')).toContain(secretOf(ann));
  for (const other of [bob, cia]) expect(other.wire.join('')).not.toContain(secretOf(ann));
  expect(ann.wire.join('')).not.toContain(secretOf(bob));
  expect(cia.table().heard.map(({ event }) => event.type)).toEqual(['peeked']);
});

test('while a secret answer is given, the others learn that it is given, and not a byte of what', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  const cia = await guest(host, 'cia');
  await cia.ask('watch', { table, seat: null });
  await say(ann, 'ann', 'ask');
  const marks = [ann, cia].map(({ wire }) => wire.length);
  await say(bob, 'bob', 7_654_321);
  const [toAnn, toCia] = [ann.wire.slice(marks[0]), cia.wire.slice(marks[1])];
  for (const bytes of [toAnn, toCia]) {
    expect(bytes.join('')).not.toContain('7654321');
    expect(bytes.join('').length).toBeGreaterThan(0);
  }
  const lengthFor = (text: readonly string[]): number => text.join('').length;
  await say(bob, 'bob', 1);
  expect(lengthFor(ann.wire.slice(marks[0]! + toAnn.length))).toBeLessThan(lengthFor(toAnn));
  await say(ann, 'ann', 0);
  expect(cia.wire.join('')).not.toContain('7654321');
});

test('hot seat: a connection gets only the seat it watches, although both are on its device', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann', true);
  const { table } = await ann.ask('create', { game: 'walk', name: 'T', seats: 2 });
  await ann.ask('sit', { table, seat: 'ann', name: 'Ann' });
  await ann.ask('sit', { table, seat: 'bob', name: 'Bob' });
  await ann.ask('watch', { table, seat: 'ann' });
  await ann.ask('start', { table });
  await say(ann, 'ann', 'ask');
  await say(ann, 'ann', 1234567);
  const first = secretOf(ann);
  const before = ann.wire.length;
  await ann.ask('watch', { table, seat: 'bob' });
  const second = secretOf(ann);
  expect(second).not.toBe(first);
  expect(ann.wire.slice(0, before).join('')).not.toContain(second);
  expect(ann.wire.slice(before).join('')).not.toContain(first);
  expect(ann.table().asking).toMatchObject({ given: null, answered: ['ann'] });
  expect(ann.table().seats.map(({ mine }) => mine)).toEqual([true, true]);
});

test('who loses a seat loses its view at once', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  await ann.ask('release', { table, seat: 'bob' });
  expect(bob.table()).toMatchObject({ watching: null, view: { mine: null } });
  const cia = await guest(host, 'cia');
  await cia.ask('sit', { table, seat: 'bob', name: 'Cia' });
  await cia.ask('watch', { table, seat: 'bob' });
  expect(secretOf(cia)).toMatch(/^\d{6}$/);
  expect(ann.table().seats[1]).toMatchObject({ name: 'Cia', kind: 'person', online: true });
});

test('tokens and the secret of the seed stay at the host', async () => {
  const host = testHost();
  const { ann, bob } = await walkOf(host);
  await say(ann, 'ann', 'go');
  for (const { wire } of [ann, bob]) {
    expect(wire.join('')).not.toMatch(/device-of|host-token/);
    expect(wire.join('')).not.toContain('"secret":"');
  }
});

test('spectators see the public table, and are counted', async () => {
  const host = testHost();
  const { ann, table } = await walkOf(host);
  const crowd = await Promise.all(['p', 'q', 'r'].map((name) => guest(host, name)));
  for (const one of crowd) await one.ask('watch', { table, seat: null });
  for (const one of [ann, ...crowd]) expect(one.table().spectators).toBe(3);
  expect(crowd[0]?.table()).toMatchObject({ watching: null, asking: { choices: null, interjections: {} } });
  crowd[0]?.leave();
  await host.clock.pass(100);
  expect(ann.table().spectators).toBe(2);
});

test('whoever comes to a table gets all of it at once, the first and the second alike', async () => {
  const host = testHost();
  const { table } = await walkOf(host);
  for (const name of ['cia', 'dan']) {
    const who = await guest(host, name);
    await who.ask('watch', { table, seat: null });
    expect(who.pushes.find(({ push }) => push === 'table')).toMatchObject({ state: { name: 'Evening', phase: 'playing', turn: 0 } });
  }
});

test('who goes on to watch another table is no longer counted here', async () => {
  const host = testHost();
  const { ann, table } = await walkOf(host);
  const cia = await guest(host, 'cia');
  await cia.ask('watch', { table, seat: null });
  expect(ann.table().spectators).toBe(1);
  const { table: other } = await ann.ask('create', { game: 'walk', name: 'Other', seats: 2 });
  await cia.ask('watch', { table: other, seat: null });
  expect(ann.table().spectators).toBe(0);
});
