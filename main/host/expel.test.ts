import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GuestLine, Replies } from '../../shared/protocol/pushes.ts';
import { PROTOCOL } from '../../shared/protocol/requests.ts';
import { type Files, realFiles } from '../storage/files.ts';
import { guestOf } from '../storage/host-file.ts';
import { guest, type Guest, HOST_TOKEN, Refused, say, type TestHost, testHost, walkOf } from './guests.fixture.ts';
import type { Host } from './host.ts';

const listed = async (host: Guest): Promise<readonly GuestLine[]> => ((await host.ask('guests', {})) as Replies['guests']).guests;
const named = async (host: Guest, name: string): Promise<GuestLine> =>
  (await listed(host)).find(({ names }) => names.includes(name)) ?? expect.fail();
/** A second table, made by Ann. */
const otherTable = async (ann: Guest): Promise<string> =>
  ((await ann.ask('create', { game: 'walk', name: 'Other', seats: 2 })) as { table: string }).table;
/** Bob at the first table and Cia at another: both have left. */
async function twoAway(host: TestHost) {
  const { ann, bob, table } = await walkOf(host);
  const cia = await guest(host, 'cia', false, '10.0.0.12');
  const other = await otherTable(ann);
  await cia.ask('sit', { table: other, seat: 'bob', name: 'Cia' });
  for (const one of [bob, cia]) one.leave();
  return { ann, cia, table, other };
}
const refusal = (error: unknown): string => (error instanceof Refused ? error.refusal.error.key : String(error));

test('the host sees who is here by name, address and table, and nobody’s token', async () => {
  const host = testHost();
  const { ann, bob } = await walkOf(host);
  await guest(host, 'eve', false, '10.0.0.66');
  expect(await listed(ann)).toMatchObject([
    { names: ['Bob'], address: '10.0.0.9', tables: ['Evening'], here: true, lastHere: null, barred: null },
    { names: [], address: '10.0.0.66', tables: [], here: true, lastHere: null, barred: null },
  ]);
  expect(JSON.stringify(await listed(ann))).not.toContain('device-of');
  for (const [name, wanted] of [
    ['guests', {}],
    ['expel', { guest: 'x', bar: null }],
    ['admit', { guest: 'x' }],
  ] as const)
    expect((await bob.refused(name, wanted as never)).error.key).toBe('error.hostOnly');
});

test('who is put out loses its line and its seats, is told why, and may come again', async () => {
  const host = testHost();
  const { ann, bob } = await walkOf(host);
  await ann.ask('expel', { guest: (await named(ann, 'Bob')).guest, bar: null });
  expect(bob.pushes.at(-1)).toEqual({ push: 'out', why: { key: 'error.putOut' } });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'free', name: 'Bob', online: false });
  expect(await listed(ann)).toEqual([]);
  await guest(host, 'bob');
  expect(await listed(ann)).toHaveLength(1);
});

test('a barred device stays out until it is let in again, others of its address do not', async () => {
  const host = testHost();
  const { ann } = await walkOf(host);
  const { guest: id } = await named(ann, 'Bob');
  await ann.ask('expel', { guest: id, bar: 'device' });
  expect(refusal(await guest(host, 'bob').catch((error) => error))).toBe('error.barred');
  await guest(host, 'eve');
  expect((await listed(ann)).find(({ guest: one }) => one === id)).toMatchObject({ names: ['Bob'], barred: 'device' });
  await ann.ask('admit', { guest: id });
  await guest(host, 'bob');
  expect((await ann.refused('admit', { guest: id })).error.key).toBe('error.noGuest');
});

test('a barred address brings nobody in, whatever devices it invents; the host itself comes in from everywhere', async () => {
  const host = testHost();
  const { ann } = await walkOf(host);
  const eve = await guest(host, 'eve');
  await ann.ask('expel', { guest: (await named(ann, 'Bob')).guest, bar: { address: '10.0.0.9' } });
  expect(eve.pushes.at(-1)).toEqual({ push: 'out', why: { key: 'error.barred' } });
  expect(refusal(await guest(host, 'mallory').catch((error) => error))).toBe('error.barred');
  await guest(host, 'mallory', false, '10.0.0.10');
  await guest(host, 'anns-tablet', true);
});

test('tables of who was put out go, unless somebody else sits there', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann', true);
  const [bob, cia] = [await guest(host, 'bob'), await guest(host, 'cia')];
  const made = async (): Promise<string> => ((await bob.ask('create', { game: 'walk', name: 'T', seats: 2 })) as { table: string }).table;
  const [one, two] = [await made(), await made()];
  await bob.ask('sit', { table: one, seat: 'ann', name: 'Bob' });
  await cia.ask('sit', { table: two, seat: 'bob', name: 'Cia' });
  await ann.ask('expel', { guest: (await named(ann, 'Bob')).guest, bar: 'device' });
  const { tables } = (await ann.ask('tables', {})) as Replies['tables'];
  expect(tables.map(({ table }) => table)).toEqual([two]);
});

test('who was put out types the code again, whether a seat was kept for it, a bot has it, or the game is over; the next game is without it', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  const { table: done } = (await ann.ask('create', { game: 'walk', name: 'Done', seats: 2 })) as { table: string };
  const { table: given } = (await ann.ask('create', { game: 'walk', name: 'Given', seats: 2 })) as { table: string };
  for (const one of [done, given]) {
    await ann.ask('sit', { table: one, seat: 'ann', name: 'Ann' });
    await bob.ask('sit', { table: one, seat: 'bob', name: 'Bob' });
    await ann.ask('watch', { table: one, seat: 'ann' });
    await ann.ask('start', { table: one });
    if (one === done) await say(ann, 'ann', 'end');
  }
  for (const one of [table, given]) await bob.ask('stand', { table: one, seat: 'bob' });
  await ann.ask('bot', { table: given, seat: 'bob', level: 'novice' });
  const [{ guest: id } = { guest: '' }] = await listed(ann);
  await ann.ask('expel', { guest: id, bar: null });
  // Whoever looks on sees at once that no seat is kept there any more.
  expect(ann.table().seats[1]).toMatchObject({ kind: 'bot', kept: null });

  expect(await stranger(host, 'bob')).toBe('error.codeWanted');
  await ann.ask('watch', { table, seat: 'ann' });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'free', kept: null });
  await ann.ask('watch', { table: given, seat: 'ann' });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'bot', kept: null });
  const { table: next } = (await ann.ask('again', { table: done })) as { table: string };
  await ann.ask('watch', { table: next, seat: 'ann' });
  expect(ann.table().seats.map(({ kind }) => kind)).toEqual(['person', 'free']);
});

test('whoever has a seat and is away is in the list with when it was last here, also after a restart; the host’s own devices never are', async () => {
  const first = testHost();
  const { ann, bob, table } = await walkOf(first);
  const tablet = await guest(first, 'anns-tablet', true);
  const other = await otherTable(ann);
  await tablet.ask('sit', { table: other, seat: 'ann', name: 'Tablet' });
  await guest(first, 'cia', false, '10.0.0.12').then((cia) => cia.ask('sit', { table: other, seat: 'bob', name: 'Cia' }));
  await bob.ask('stand', { table, seat: 'bob' });
  await first.clock.pass(5000);
  const gone = first.clock.now();
  for (const one of [bob, tablet]) one.leave();
  await first.clock.pass(60_000);
  const bobs = { names: ['Bob'], address: '10.0.0.9', tables: ['Evening'], here: false, lastHere: gone, barred: null };
  const cias = { names: ['Cia'], address: '10.0.0.12', tables: ['Other'], barred: null };
  expect(await listed(ann)).toMatchObject([{ ...cias, here: true }, bobs]);
  await first.close();
  const later = testHost({ dataFolder: first.folder });
  const back = await guest(later, 'ann', true);
  expect(await listed(back)).toMatchObject([{ ...cias, here: false, lastHere: first.clock.now() }, bobs]);
});

test('who is away is put out like who is here: its seats are free, it types the code again, and barred it is told so', async () => {
  const host = testHost();
  const { ann, table, other } = await twoAway(host);
  const [bobs, cias] = [await named(ann, 'Bob'), await named(ann, 'Cia')];
  await ann.ask('expel', { guest: bobs.guest, bar: null });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'free', name: 'Bob', kept: null });
  expect(ann.table().notices.at(-1)?.message).toEqual({ key: 'notice.released', with: { name: 'Bob' } });
  expect(await stranger(host, 'bob')).toBe('error.codeWanted');
  await ann.ask('expel', { guest: cias.guest, bar: 'device' });
  await ann.ask('watch', { table: other, seat: null });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'free', name: null });
  for (const now of [host, testHost({ dataFolder: host.folder })]) expect(await stranger(now, 'cia')).toBe('error.barred');
  expect(await listed(ann)).toEqual([{ ...cias, barred: 'device' }]);
  const dan = await guest(host, 'dan');
  await dan.ask('sit', { table, seat: 'bob', name: 'Dan' });
});

test('an address is barred with everybody who came last from there; one that is not known cannot be', async () => {
  const host = testHost();
  const { ann, cia, table, other } = await twoAway(host);
  cia.leave();
  const moved = await guest(host, 'cia', false, '10.0.0.9');
  moved.leave();
  const tablet = await guest(host, 'anns-tablet', true);
  await tablet.ask('sit', { table: other, seat: 'ann', name: 'Tablet' });
  tablet.leave();
  await ann.ask('expel', { guest: (await named(ann, 'Bob')).guest, bar: { address: '10.0.0.9' } });
  for (const one of [table, other]) {
    await ann.ask('watch', { table: one, seat: null });
    expect(ann.table().seats.map(({ kind }) => kind)).toEqual(['person', 'free']);
  }
  expect(await stranger(host, 'cia')).toBe('error.barred');
  expect(await listed(ann)).toMatchObject([{ names: ['Bob'], barred: 'address' }]);
});

test('the address that the host was shown is barred, not the one the guest has moved to meanwhile', async () => {
  const host = testHost();
  const { ann } = await walkOf(host);
  const shown = await named(ann, 'Bob');
  const moved = await guest(host, 'bob', false, '10.0.0.20');
  await guest(host, 'neighbour', false, '10.0.0.20');
  expect((await named(ann, 'Bob')).address).not.toBe('');
  await ann.ask('expel', { guest: shown.guest, bar: { address: shown.address } });
  expect(moved.pushes.at(-1)).toEqual({ push: 'out', why: { key: 'error.barred' } });
  const seen: [string, string][] = [];
  for (const [name, address] of [
    ['bob', '10.0.0.20'],
    ['mallory', '10.0.0.9'],
    ['new-neighbour', '10.0.0.20'],
  ] as const)
    seen.push([
      name,
      await guest(host, name, false, address).then(
        () => 'let in',
        (error: unknown) => refusal(error),
      ),
    ]);
  expect(seen).toEqual([
    ['bob', 'error.barred'],
    ['mallory', 'error.barred'],
    ['new-neighbour', 'let in'],
  ]);
  expect(await listed(ann)).toContainEqual(expect.objectContaining({ names: ['Bob'], address: '10.0.0.9', barred: 'address' }));
});

test('after a new code nobody comes in with the old one, whoever has been let in comes without any', async () => {
  const first = testHost();
  const old = (JSON.parse(readFileSync(join(first.folder, 'host.json'), 'utf8')) as { secret: string }).secret;
  const ann = await guest(first, 'ann', true);
  const bob = await guest(first, 'bob');
  expect((await bob.refused('newCode', {})).error.key).toBe('error.hostOnly');
  await ann.ask('newCode', {});
  const { secret } = JSON.parse(readFileSync(join(first.folder, 'host.json'), 'utf8')) as { secret: string };
  expect(secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(secret).not.toBe(old);
  expect(await stranger(first, 'bob')).toBe('let in');
});

test('the host’s own device is nobody to put out: not without the token, not while it is away, not with its address', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  const tablet = await guest(host, 'anns-tablet', true, '10.0.0.9');
  const other = await otherTable(ann);
  await tablet.ask('sit', { table: other, seat: 'ann', name: 'Tablet' });
  tablet.leave();
  const tab = await guest(host, 'anns-tablet');
  expect((await listed(ann)).map(({ names }) => names)).toEqual([['Bob']]);
  const { guest: bobs } = await named(ann, 'Bob');
  await ann.ask('expel', { guest: bobs, bar: { address: '10.0.0.9' } });
  for (const own of ['ann', 'anns-tablet']) {
    const { error } = await ann.refused('expel', { guest: guestOf(`device-of-${own}-0123456789`), bar: 'device' });
    expect(error.key).toBe('error.noGuest');
  }
  await tab.ask('sit', { table: other, seat: 'ann', name: 'Still here' });
  expect(bob.pushes.at(-1)).toEqual({ push: 'out', why: { key: 'error.barred' } });
  expect(ann.table().seats[0]).toMatchObject({ kind: 'person', name: 'Ann' });
  await ann.ask('sit', { table, seat: 'ann', name: 'Ann' });
});

test('who leaves while the host thinks about it is barred all the same', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann', true);
  const { table } = (await ann.ask('create', { game: 'walk', name: 'T', seats: 2 })) as { table: string };
  const bob = await guest(host, 'bob');
  await bob.ask('sit', { table, seat: 'bob', name: 'Bob' });
  await bob.ask('stand', { table, seat: 'bob' });
  const { guest: id } = await named(ann, 'Bob');
  bob.leave();
  expect(await listed(ann)).toEqual([]);
  await ann.ask('expel', { guest: id, bar: 'device' });
  expect(await stranger(host, 'bob')).toBe('error.barred');
  expect(await listed(ann)).toMatchObject([{ names: ['Bob'], address: '10.0.0.9', barred: 'device' }]);
});

test('of devices that an older host let in their seat alone is known: they can be put out, and barred without their address', async () => {
  const first = testHost();
  const { ann, table } = await walkOf(first);
  const { table: own } = (await ann.ask('create', { game: 'walk', name: 'Own', seats: 2 })) as { table: string };
  await ann.ask('sit', { table: own, seat: 'ann', name: 'Ann' });
  await first.close();
  const path = join(first.folder, 'host.json');
  const file = JSON.parse(readFileSync(path, 'utf8')) as { admitted: { hash: string }[] };
  writeFileSync(path, JSON.stringify({ ...file, admitted: file.admitted.map(({ hash }) => hash) }));
  const host = testHost({ dataFolder: first.folder });
  const tablet = await guest(host, 'anns-tablet', true);
  const [bobs, ...others] = await listed(tablet);
  expect(others).toEqual([]);
  expect(bobs).toMatchObject({ names: ['Bob'], address: '', tables: ['Evening'], here: false, lastHere: null });
  const id = bobs?.guest ?? '';
  expect((await tablet.refused('expel', { guest: id, bar: { address: '' } })).error.key).toBe('error.message');
  await tablet.ask('expel', { guest: id, bar: null });
  expect(await stranger(host, 'bob')).toBe('error.codeWanted');
  await tablet.ask('watch', { table, seat: null });
  expect(tablet.table().seats.map(({ kind }) => kind)).toEqual(['person', 'free']);
});

test('what the host decides about a guest is on disk before it is told so, and the game goes on meanwhile', async () => {
  let wait: Promise<void> | null = null;
  const rename: Files['promises']['rename'] = async (from, to) => {
    await wait;
    await realFiles.promises.rename(from, to);
  };
  const host = testHost({ files: { ...realFiles, promises: { ...realFiles.promises, rename } } });
  const { ann, table } = await walkOf(host);
  await guest(host, 'eve', false, '10.0.0.13');
  const eve = (await listed(ann)).find(({ address }) => address === '10.0.0.13')?.guest ?? '';
  const path = join(host.folder, 'host.json');
  const onDisk = (): { barred: { guest: string }[]; secret: string } => JSON.parse(readFileSync(path, 'utf8')) as never;
  const deeds = [
    ['expel', { guest: eve, bar: 'device' }, () => onDisk().barred.map(({ guest: barred }) => barred), [eve]],
    ['admit', { guest: eve }, () => onDisk().barred, []],
    ['newCode', {}, () => onDisk().secret !== secret, true],
  ] as const;
  const { secret } = onDisk();
  for (const [name, wanted, isDone, done] of deeds) {
    let goOn = (): void => {};
    wait = new Promise((resolve) => (goOn = resolve));
    let isTold = false;
    const line = host.connect((text) => (isTold ||= 'ok' in JSON.parse(text) && (JSON.parse(text) as { re: number }).re === 2), '10.0.0.1');
    await line.receive(
      JSON.stringify({ id: 1, do: 'hello', with: { protocol: PROTOCOL, device: 'device-of-ann-0123456789', host: HOST_TOKEN } }),
    );
    const told = line.receive(JSON.stringify({ id: 2, do: name, with: wanted }));
    await ann.ask('say', { table, text: `While ${name} waits` });
    await new Promise((later) => setTimeout(later, 20));
    expect([name, isTold]).toEqual([name, false]);
    expect(isDone()).not.toEqual(done);
    goOn();
    await told;
    expect([name, isTold, isDone()]).toEqual([name, true, done]);
    line.close();
  }
});

/** What a device without a code is told. */
async function stranger(host: Host, name: string): Promise<string> {
  const told: string[] = [];
  const line = host.connect((text) => told.push(text), '10.0.0.9');
  await line.receive(JSON.stringify({ id: 1, do: 'hello', with: { protocol: PROTOCOL, device: `device-of-${name}-0123456789` } }));
  line.close();
  return (JSON.parse(told[0] ?? '') as { error?: { key: string } }).error?.key ?? 'let in';
}

test('whoever went last is the first among those who are away', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann', true);
  const { table } = (await ann.ask('create', { game: 'walk', name: 'T', seats: 3 })) as { table: string };
  const seats = [
    ['ann', 'Bob', 2],
    ['bob', 'Cia', 3],
    ['cia', 'Dan', 1],
  ] as const;
  const guests = await Promise.all(seats.map(([, name]) => guest(host, name)));
  for (const [at, [seat, name]] of seats.entries()) await guests[at]?.ask('sit', { table, seat, name });
  for (const turn of [1, 2, 3]) {
    await host.clock.pass(1000);
    guests[seats.findIndex(([, , nth]) => nth === turn)]?.leave();
  }
  expect((await listed(ann)).map(({ names }) => names[0])).toEqual(['Cia', 'Bob', 'Dan']);
});

test('whoever comes from elsewhere stays when an address is barred', async () => {
  const host = testHost();
  const { ann, table } = await walkOf(host);
  const other = await otherTable(ann);
  const cia = await guest(host, 'cia', false, '10.0.0.12');
  await cia.ask('sit', { table: other, seat: 'bob', name: 'Cia' });
  await ann.ask('expel', { guest: (await named(ann, 'Bob')).guest, bar: { address: '10.0.0.9' } });
  expect(cia.pushes.filter(({ push }) => push === 'out')).toEqual([]);
  expect((await listed(ann)).map(({ names, here }) => [names[0], here])).toEqual([
    ['Cia', true],
    ['Bob', false],
  ]);
  await cia.ask('watch', { table: other, seat: 'bob' });
  await ann.ask('watch', { table, seat: 'ann' });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'free' });
});

test('who has had several names and left is barred by the one it had last', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('sit', { table, seat: 'bob', name: 'Robert' });
  const { guest: id } = await named(ann, 'Robert');
  await ann.ask('close', { table });
  bob.leave();
  expect(await listed(ann)).toEqual([]);
  await ann.ask('expel', { guest: id, bar: 'device' });
  expect(await listed(ann)).toMatchObject([{ names: ['Robert'], barred: 'device' }]);
});
