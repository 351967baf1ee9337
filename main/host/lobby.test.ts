import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import type { Replies, TableLine } from '../../shared/protocol/pushes.ts';
import { PROTOCOL } from '../../shared/protocol/requests.ts';
import { CODE, countingClock, guest, HOST_TOKEN, say, testHost, walkOf } from './guests.fixture.ts';

const key = (refusal: { error: { key: string } }): string => refusal.error.key;

test('two devices want one seat: the second is told who sits there', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann', true);
  const { table } = (await ann.ask('create', { game: 'walk', name: 'T', seats: 2 })) as { table: string };
  const [bob, cia] = [await guest(host, 'bob'), await guest(host, 'cia')];
  await Promise.all([
    bob.ask('sit', { table, seat: 'ann', name: 'Bob' }),
    expect(cia.refused('sit', { table, seat: 'ann', name: 'Cia' })).resolves.toEqual({
      error: { key: 'error.seatTaken', with: { name: 'Bob' } },
    }),
  ]);
  expect(key(await cia.refused('stand', { table, seat: 'ann' }))).toBe('error.notYourSeat');
  expect(key(await cia.refused('watch', { table, seat: 'ann' }))).toBe('error.notYourSeat');
});

test('a reconnecting device finds its seat; others see it go and come', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  bob.leave();
  await host.clock.pass(5000);
  const info = () => ann.table().seats.find(({ seat }) => seat === 'bob');
  const gone = { online: false, awaySince: host.clock.now() - 5000 };
  expect(info()).toMatchObject({ kind: 'person', ...gone });
  await ann.ask('bot', { table, seat: 'bob', level: 'novice' });
  expect(info()).toMatchObject({ standIn: true, ...gone });
  const back = await guest(host, 'bob');
  await back.ask('watch', { table, seat: 'bob' });
  await host.clock.pass(100);
  expect(info()).toMatchObject({ online: true, awaySince: null });
  expect(back.table().seats[1]?.mine).toBe(true);
});

test('a seat is handed to a bot in mid-game and back', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  await say(ann, 'ann', 'ask');
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'person', standIn: true, name: 'Bob' });
  await host.clock.pass(3000);
  expect(ann.table().asking?.asked).toEqual(['ann']);
  expect(key(await bob.refused('answer', { table, seat: 'bob', question: bob.table().asking?.question ?? 0, answer: 1 }))).toBe(
    'error.standIn',
  );
  await bob.ask('bot', { table, seat: 'bob', level: null });
  await say(bob, 'bob', 5);
  expect(ann.table().asking?.answered).toEqual(['bob']);
  expect(ann.table().notices.map(({ message }) => message.key)).toEqual(['notice.bot', 'notice.back']);
});

test('only the host, the owner of the table and the seat itself may call a bot', async () => {
  const host = testHost();
  const { bob, table } = await walkOf(host);
  expect(key(await bob.refused('bot', { table, seat: 'ann', level: 'novice' }))).toBe('error.hostOnly');
  expect(key(await bob.refused('release', { table, seat: 'ann' }))).toBe('error.hostOnly');
});

test('in a lobby a bot comes and goes without a word, and nobody frees a seat that is free', async () => {
  const ann = await guest(testHost(), 'ann', true);
  const { table } = (await ann.ask('create', { game: 'walk', name: 'T', seats: 2 })) as { table: string };
  await ann.ask('watch', { table, seat: null });
  await ann.ask('bot', { table, seat: 'bob', level: 'novice' });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'bot', level: 'novice' });
  await ann.ask('bot', { table, seat: 'bob', level: null });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'free', level: null });
  expect(ann.table().notices).toEqual([]);
  expect(key(await ann.refused('release', { table, seat: 'bob' }))).toBe('error.seatFree');
});

test('who leaves a table leaves the game to the others', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  await ann.ask('leave', { table });
  expect(bob.table()).toMatchObject({ phase: 'playing' });
  expect(((await ann.ask('tables', {})) as Replies['tables']).tables.map(({ table: id }) => id)).toEqual([table]);
});

test('options and seats must fit', async () => {
  const ann = await guest(testHost(), 'ann', true);
  expect(key(await ann.refused('create', { game: 'chess', name: 'T', seats: 2 }))).toBe('error.noGame');
  expect(key(await ann.refused('create', { game: 'walk', name: 'T', seats: 7 }))).toBe('error.seatCount');
  const { table } = (await ann.ask('create', { game: 'walk', name: 'T', seats: 2 })) as { table: string };
  expect(await ann.refused('configure', { table, options: { speed: 'fast' } })).toEqual({
    error: { key: 'error.optionSeats', with: { option: 'speed', seats: 2, counts: '3' } },
  });
  await ann.ask('configure', { table, seats: 3, options: { speed: 'fast' } });
  expect(key(await ann.refused('configure', { table, seats: 2 }))).toBe('error.optionSeats');
  expect(key(await ann.refused('configure', { table, options: { colour: 'red' } }))).toBe('error.option');
  expect(key(await ann.refused('start', { table }))).toBe('error.seatsFree');
  await ann.ask('sit', { table, seat: 'ann', name: 'Ann' });
  // One free seat is as good as all.
  expect(key(await ann.refused('start', { table }))).toBe('error.seatsFree');
});

test('neither seats nor options change once the game has begun', async () => {
  const { ann, table } = await walkOf(testHost());
  expect(key(await ann.refused('configure', { table, seats: 3 }))).toBe('error.started');
  expect(key(await ann.refused('configure', { table, options: { dice: 'table' } }))).toBe('error.started');
  expect(ann.table().seats).toHaveLength(2);
});

test('several tables at once do not know of each other', async () => {
  const host = testHost();
  const first = await walkOf(host);
  const { table } = (await first.ann.ask('create', { game: 'walk', name: 'Other', seats: 2 })) as { table: string };
  await first.ann.ask('sit', { table, seat: 'ann', name: 'Ann' });
  await say(first.ann, 'ann', 'go');
  const { tables } = (await first.bob.ask('tables', {})) as Replies['tables'];
  expect(tables.map(({ name, phase, free }) => [name, phase, free])).toEqual([
    ['Evening', 'playing', 0],
    ['Other', 'lobby', 1],
  ]);
});

test('whoever looks at the list is told of a new table, and nobody else', async () => {
  const host = testHost();
  const [ann, bob, cia] = [await guest(host, 'ann', true), await guest(host, 'bob'), await guest(host, 'cia')];
  expect(await bob.ask('tables', {})).toMatchObject({ tables: [] });
  const { table } = (await ann.ask('create', { game: 'walk', name: 'Evening', seats: 2 })) as { table: string };
  await host.clock.pass(1000);
  expect(bob.pushes.findLast(({ push }) => push === 'tables')).toMatchObject({ tables: [{ table, name: 'Evening' }], saves: [] });
  await ann.ask('bot', { table, seat: 'bob', level: 'novice' });
  await host.clock.pass(1000);
  expect(bob.pushes.findLast(({ push }) => push === 'tables')).toMatchObject({ tables: [{ table, free: 1 }] });
  expect(cia.pushes.filter(({ push }) => push === 'tables')).toEqual([]);
});

test('a closed table is for the host and who sits there', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  expect(host.openTables()).toMatchObject([{ table, name: 'Evening' }]);
  await ann.ask('configure', { table, open: false });
  expect(host.openTables()).toEqual([]);
  const cia = await guest(host, 'cia');
  expect(((await cia.ask('tables', {})) as { tables: TableLine[] }).tables).toEqual([]);
  expect(key(await cia.refused('watch', { table, seat: null }))).toBe('error.noTable');
  expect(((await bob.ask('tables', {})) as { tables: TableLine[] }).tables).toHaveLength(1);
});

test('the clock nudges, then offers a bot, and takes nothing', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  await ann.ask('configure', { table, clock: 30 });
  await host.clock.pass(29_999);
  expect(ann.pushes.filter(({ push }) => push === 'nudge')).toEqual([]);
  await host.clock.pass(1);
  expect(ann.pushes.filter(({ push }) => push === 'nudge')).toHaveLength(1);
  expect(bob.pushes.filter(({ push }) => push === 'nudge')).toEqual([]);
  await host.clock.pass(29_999);
  expect(bob.table().notices).toEqual([]);
  expect(key(await bob.refused('bot', { table, seat: 'ann', level: 'novice' }))).toBe('error.hostOnly');
  await host.clock.pass(1);
  expect(bob.table().notices.at(-1)?.message).toEqual({ key: 'notice.overdue', with: { name: 'Ann' } });
  await bob.ask('bot', { table, seat: 'ann', level: 'novice' });
  expect(ann.table().seats[0]).toMatchObject({ standIn: true, kind: 'person' });
});

test('in a pause no bot thinks; a host that ends ends its bots', async () => {
  let [asked, ended] = [0, 0];
  const answer = async ({ seat }: { readonly seat: string }) => {
    asked++;
    return { seat, answer: 'done' };
  };
  const host = testHost({ bots: { answer, interject: async () => null, ready() {}, close: async () => void ended++ } });
  const { ann, table } = await walkOf(host);
  await ann.ask('pause', { table, on: true });
  await ann.ask('bot', { table, seat: 'ann', level: 'novice' });
  await host.clock.pass(5000);
  expect(asked).toBe(0);
  await ann.ask('pause', { table, on: false });
  await host.clock.pass(5000);
  expect([asked, ann.table().asking?.asked]).toEqual([1, ['bob']]);
  await host.close();
  expect(ended).toBe(1);
});

test('in a pause nobody answers, bots neither', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  await ann.ask('bot', { table, seat: 'bob', level: 'novice' });
  await bob.ask('pause', { table, on: true });
  expect(key(await ann.refused('answer', { table, seat: 'ann', question: 0, answer: 'go' }))).toBe('error.paused');
  await bob.ask('pause', { table, on: false });
  const said = ann.table().notices.map(({ message }) => [message.key, message.with?.['name']]);
  expect(said.slice(-2)).toEqual([
    ['notice.paused', 'Bob'],
    ['notice.resumed', 'Bob'],
  ]);
  await say(ann, 'ann', 'done');
  await ann.ask('pause', { table, on: true });
  const { turn } = ann.table();
  await host.clock.pass(10_000);
  expect(ann.table().turn).toBe(turn);
  await ann.ask('pause', { table, on: false });
  await host.clock.pass(100);
  expect(ann.table().turn).toBeGreaterThan(turn);
});

test('what is no request is refused under its own number, be it the first', async () => {
  const said: unknown[] = [];
  const stranger = testHost().connect((text) => said.push(JSON.parse(text)), '10.0.0.1');
  for (const id of [0, 7, -3]) await stranger.receive(JSON.stringify({ id, do: 5 }));
  expect(said).toEqual([0, 7, -1].map((re) => ({ re, error: { key: 'error.message' } })));
});

test('without the code nobody comes in, and nothing may be asked before hello', async () => {
  const host = testHost();
  const said: string[] = [];
  const stranger = host.connect((text) => said.push(text), '10.0.0.1');
  const ask = async (name: string, wanted: object): Promise<string> => {
    await stranger.receive(JSON.stringify({ id: 1, do: name, with: wanted }));
    return (JSON.parse(said.at(-1) ?? '') as { error: { key: string } }).error.key;
  };
  const hello = { protocol: 1, device: 'stranger-device-1234' };
  expect(await ask('tables', {})).toBe('error.helloFirst');
  expect(await ask('hello', hello)).toBe('error.codeWanted');
  expect(await ask('hello', { ...hello, code: 'AAAAA' })).toBe('error.code');
  expect(await ask('hello', { ...hello, host: 'guess-guess-guess-guess' })).toBe('error.hostToken');
  expect(await ask('hello', { ...hello, protocol: 99, host: HOST_TOKEN })).toBe('error.protocol');
  expect(await ask('tables', {})).toBe('error.helloFirst');
});

test('corrected data that contradict themselves keep the game from starting and name the field; good ones are played with', async () => {
  const problemsOf = (data: unknown) => ((data as { speed?: number }).speed === 0 ? [{ field: 'speed' }] : []);
  const host = testHost({ shelf: { walk: { module: anyWalk, problemsOf } } });
  const path = join(host.folder, 'corrections', 'walk.json');
  mkdirSync(join(host.folder, 'corrections'));
  const ann = await guest(host, 'ann', true);
  const { table } = (await ann.ask('create', { game: 'walk', name: 'T', seats: 2 })) as { table: string };
  for (const seat of ['ann', 'bob']) await ann.ask('sit', { table, seat, name: seat });
  await ann.ask('watch', { table, seat: 'ann' });
  writeFileSync(path, '{"speed": 0}');
  expect(await ann.refused('start', { table })).toEqual({
    error: { key: 'error.corrections', with: { game: 'walk', field: 'speed', path } },
  });
  writeFileSync(path, '{"speed"');
  expect(key(await ann.refused('start', { table }))).toBe('error.correctionsUnreadable');
  expect(ann.table().phase).toBe('lobby');
  writeFileSync(path, '{"speed": 2}');
  await ann.ask('start', { table });
  expect(ann.table().notices[0]?.message.key).toBe('notice.corrected');
  const { text } = (await ann.ask('export', { table })) as Replies['export'];
  expect(text.split('\n')[0]).toContain('"corrections":{"speed":2}');
});

test('who made a table is a rival in its game: no seat but its own goes to a bot or comes back by its word', async () => {
  const host = testHost();
  const [bob, cia] = [await guest(host, 'bob'), await guest(host, 'cia')];
  const { table } = (await bob.ask('create', { game: 'walk', name: 'T', seats: 3 })) as { table: string };
  await bob.ask('configure', { table, clock: 10 });
  await bob.ask('sit', { table, seat: 'ann', name: 'Bob' });
  await cia.ask('sit', { table, seat: 'bob', name: 'Cia' });
  await bob.ask('bot', { table, seat: 'cia', level: 'random' });
  await bob.ask('bot', { table, seat: 'cia', level: null });
  await bob.ask('bot', { table, seat: 'cia', level: 'random' });
  await bob.ask('start', { table });
  for (const who of [bob, cia]) await who.ask('watch', { table, seat: null });
  const key = async (seat: string, level: 'random' | null): Promise<string> => (await bob.refused('bot', { table, seat, level })).error.key;
  expect(await key('bob', 'random')).toBe('error.hostOnly');
  expect(await key('cia', null)).toBe('error.hostOnly');
  await bob.ask('watch', { table, seat: 'ann' });
  await say(bob, 'ann', 'done');
  await host.clock.pass(20_000);
  await bob.ask('bot', { table, seat: 'bob', level: 'random' });
  expect(await key('bob', null)).toBe('error.hostOnly');
  await cia.ask('bot', { table, seat: 'bob', level: null });
});

test('a table that gets smaller keeps its people: a seat of somebody is not taken away, a bot’s and a free one are', async () => {
  const host = testHost();
  const [ann, cia] = [await guest(host, 'ann', true), await guest(host, 'cia')];
  const { table } = (await ann.ask('create', { game: 'walk', name: 'T', seats: 3 })) as { table: string };
  await ann.ask('watch', { table, seat: null });
  const size = async (seats: number): Promise<number> => {
    await ann.ask('configure', { table, seats });
    return ann.table().seats.length;
  };
  expect([await size(2), await size(3)]).toEqual([2, 3]);
  await ann.ask('bot', { table, seat: 'cia', level: 'novice' });
  expect([await size(2), await size(3)]).toEqual([2, 3]);
  await cia.ask('sit', { table, seat: 'cia', name: 'Cia' });
  expect((await ann.refused('configure', { table, seats: 2 })).error).toEqual({ key: 'error.seatOccupied', with: { name: 'Cia' } });
  expect(ann.table().seats[2]).toMatchObject({ kind: 'person', name: 'Cia' });
  await cia.ask('stand', { table, seat: 'cia' });
  expect(await size(2)).toBe(2);
});

test('whoever comes in is told whose host it is, by which rules it plays and what time it has', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann', true);
  expect(JSON.parse(ann.wire[0] ?? '')).toEqual({
    re: 1,
    ok: { hostRights: true, host: 'Test', version: '1.2.3', rules: { walk: 1 }, lan: null, now: host.clock.now() },
  });
});

test('once the game is over, or in a lesson, no seat goes to a bot', async () => {
  const { ann, table } = await walkOf(testHost());
  await say(ann, 'ann', 'end');
  expect(key(await ann.refused('bot', { table, seat: 'bob', level: 'novice' }))).toBe('error.over');
  expect(ann.table().seats[1]).toMatchObject({ kind: 'person', standIn: false });
});

test('whoever was never let in leaves nothing behind', async () => {
  const clock = countingClock();
  const host = testHost({ clock });
  const before = clock.waiting();
  const stranger = host.connect(() => {}, '10.0.0.1');
  await stranger.receive('{"id":1,"do":"tables","with":{}}');
  stranger.close();
  expect(clock.waiting()).toBe(before);
});

test('what is no proper message counts against its line, what is only refused does not', async () => {
  const { receive } = testHost().connect(() => {}, '10.0.0.1');
  const proper = ['{"id":1,"do":"beat","with":{}}', '{"id":1,"do":"tables","with":{}}'];
  for (const text of proper) expect(await receive(text)).toBe(true);
  const improper = ['', 'null', '{"id":1}', '{"id":1,"do":"fly","with":{}}', '{"id":1,"do":"create","with":{"game":5}}'];
  for (const text of improper) expect(await receive(text)).toBe(false);
});

test('the clock begins anew with every question', async () => {
  const host = testHost();
  const { ann, table } = await walkOf(host);
  await ann.ask('configure', { table, clock: 30 });
  const nudges = (): number => ann.pushes.filter(({ push }) => push === 'nudge').length;
  await host.clock.pass(20_000);
  await say(ann, 'ann', 'go');
  await host.clock.pass(29_999);
  expect(nudges()).toBe(0);
  await host.clock.pass(1);
  expect(nudges()).toBe(1);
});

test('whoever only looks on may talk, without a seat and without a name', async () => {
  const host = testHost();
  const { ann, table } = await walkOf(host);
  const eve = await guest(host, 'eve');
  await eve.ask('say', { table, text: 'Good evening' });
  expect(ann.table().chat).toEqual([{ at: host.clock.now(), from: '', seat: null, text: 'Good evening' }]);
});

test('corrected data are for games that can look at them', async () => {
  const host = testHost();
  mkdirSync(join(host.folder, 'corrections'));
  writeFileSync(join(host.folder, 'corrections', 'walk.json'), '{"speed": 2}');
  const { ann, table } = await walkOf(host);
  const { text } = (await ann.ask('export', { table })) as Replies['export'];
  expect(text).not.toContain('corrections');
});

test('whoever left a running game and comes back is said to be there again', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  await bob.ask('stand', { table, seat: 'bob' });
  await bob.ask('sit', { table, seat: 'bob', name: 'Bob' });
  expect(ann.table().notices.map(({ message }) => message.key)).toEqual(['notice.left', 'notice.sat']);
});

test('before the game nothing is paused and nobody is nudged; after a pause the question is as new', async () => {
  const host = testHost();
  const { ann, table } = await walkOf(host);
  const { table: lobby } = (await ann.ask('create', { game: 'walk', name: 'Next', seats: 2 })) as { table: string };
  await ann.ask('sit', { table: lobby, seat: 'ann', name: 'Ann' });
  expect(key(await ann.refused('pause', { table: lobby, on: true }))).toBe('error.notStarted');
  expect(key(await ann.refused('nudge', { table: lobby, seat: 'ann' }))).toBe('error.notStarted');
  await ann.ask('pause', { table, on: true });
  await host.clock.pass(60_000);
  await ann.ask('pause', { table, on: false });
  expect(ann.table().asking?.since).toBe(host.clock.now());
});

test('nobody comes in twice on one line, neither with the code nor as somebody who is known', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann', true);
  const hello = { protocol: PROTOCOL, device: 'device-of-zoe-0123456789' };
  expect(key(await ann.refused('hello', { ...hello, host: HOST_TOKEN }))).toBe('error.helloTwice');
  expect(key(await ann.refused('hello', { ...hello, code: CODE }))).toBe('error.helloTwice');
});

test('the clock of a table that is closed rings at nobody', async () => {
  const host = testHost();
  const { ann, table } = await walkOf(host);
  await ann.ask('configure', { table, clock: 30 });
  await ann.ask('close', { table });
  await host.clock.pass(120_000);
  expect(ann.pushes.filter(({ push }) => push === 'nudge')).toEqual([]);
});
