import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROTOCOL } from '../../shared/protocol/requests.ts';
import type { Replies } from '../../shared/protocol/pushes.ts';
import { CODE, guest, say, type TestHost, testHost, walkOf } from './guests.fixture.ts';

const key = (refusal: { error: { key: string } }): string => refusal.error.key;
const folder = (): string => mkdtempSync(join(tmpdir(), 'sietch-back-'));
/** What a device is told that says hello without a code: '' = it is let in. */
async function knock(host: TestHost, name: string): Promise<string> {
  const said: string[] = [];
  const line = host.connect((text) => said.push(text), '10.0.0.7');
  await line.receive(JSON.stringify({ id: 1, do: 'hello', with: { protocol: PROTOCOL, device: `device-of-${name}-0123456789` } }));
  line.close();
  return (JSON.parse(said[0] ?? '') as { error?: { key: string } }).error?.key ?? '';
}
const KEY = 'key-0123456789';

test('a host that was killed comes back with its lobbies: seats, bots, options, talk, clock and the seal of chance', async () => {
  const dataFolder = folder();
  const first = testHost({ dataFolder });
  const [ann, bob] = [await guest(first, 'ann', true), await guest(first, 'bob')];
  const { table } = (await bob.ask('create', { game: 'walk', name: 'Evening', seats: 3 })) as { table: string };
  await bob.ask('configure', { table, options: { speed: 'fast' }, clock: 90, open: false, name: 'Night' });
  await ann.ask('sit', { table, seat: 'ann', name: 'Ann' });
  await bob.ask('sit', { table, seat: 'bob', name: 'Bob' });
  await bob.ask('bot', { table, seat: 'cia', level: 'adept' });
  await bob.ask('watch', { table, seat: 'bob' });
  await bob.ask('say', { table, text: 'Soon', key: KEY });
  const before = bob.table();
  const back = await guest(testHost({ dataFolder }), 'bob');
  await back.ask('watch', { table, seat: 'bob' });
  const { seats, ...rest } = back.table();
  const { seats: seatsBefore, ...restBefore } = before;
  expect(rest).toEqual(restBefore);
  expect(seats.map(({ online: _, awaySince: __, ...seat }) => seat)).toEqual(
    seatsBefore.map(({ online: _, awaySince: __, ...seat }) => seat),
  );
  expect(seats[0]).toMatchObject({ online: false, awaySince: expect.any(Number) });
  await back.ask('say', { table, text: 'Soon', key: KEY });
  expect(back.table().chat).toHaveLength(1);
  // It is still the table of who made it.
  await back.ask('start', { table });
  expect(back.table()).toMatchObject({ phase: 'playing', commit: before.commit });
});

test('a running game comes back with every seat on its device, whatever was sent before is not done twice, and a rival gets nothing', async () => {
  const dataFolder = folder();
  const { ann, bob, table } = await walkOf(testHost({ dataFolder }));
  const answer = { table, seat: 'ann', question: 0, answer: 'go', key: KEY };
  await ann.ask('answer', answer);
  await bob.ask('say', { table, text: 'Hm', key: KEY });
  await bob.ask('pause', { table, on: true });
  const before = [ann.table().view, bob.table().view];
  const notices = ann.table().notices;
  const host = testHost({ dataFolder });
  const eve = await guest(host, 'eve');
  for (const seat of ['ann', 'bob']) {
    expect(key(await eve.refused('sit', { table, seat, name: 'Eve' }))).toBe('error.seatTaken');
    expect(key(await eve.refused('watch', { table, seat }))).toBe('error.notYourSeat');
  }
  const [ann2, bob2] = [await guest(host, 'ann'), await guest(host, 'bob')];
  await ann2.ask('watch', { table, seat: 'ann' });
  await bob2.ask('watch', { table, seat: 'bob' });
  expect([ann2.table().view, bob2.table().view]).toEqual(before);
  expect(ann2.table()).toMatchObject({ paused: true, turn: 1, notices, chat: [{ from: 'Bob', text: 'Hm' }] });
  expect(await ann2.ask('answer', answer)).toEqual({});
  await bob2.ask('say', { table, text: 'Hm', key: KEY });
  expect(ann2.table()).toMatchObject({ turn: 1, chat: [{ text: 'Hm' }] });
  await bob2.ask('pause', { table, on: false });
  await say(ann2, 'ann', 'done');
  await say(bob2, 'bob', 'go');
  expect(ann2.table().turn).toBe(3);
});

test('who was let in before, or has a seat, needs no code, and nobody else comes in without', async () => {
  const dataFolder = folder();
  const first = await walkOf(testHost({ dataFolder }));
  await guest(testHost({ dataFolder: folder() }), 'zoe');
  first.bob.leave();
  const host = testHost({ dataFolder });
  for (const name of ['ann', 'bob']) expect(await knock(host, name)).toBe('');
  for (const name of ['zoe', 'eve']) expect(await knock(host, name)).toBe('error.codeWanted');
  // The seat alone is enough.
  rmSync(join(dataFolder, 'host.json'));
  const other = testHost({ dataFolder });
  expect(await knock(other, 'bob')).toBe('');
  expect(await knock(other, 'eve')).toBe('error.codeWanted');
});

test('a code that has to wait is told so, may beat, and is let in by itself; a device that is known does not wait', async () => {
  const turn: { heard(isRight: boolean): void }[] = [];
  const host = testHost({
    hearCode: (_, __, { queued }) =>
      new Promise((heard) => {
        turn.push({ heard });
        queued();
      }),
  });
  const hello = (name: string) => ({ protocol: PROTOCOL, device: `device-of-${name}-0123456789`, code: CODE });
  const open = () => {
    const said: string[] = [];
    const line = host.connect((text) => said.push(text), '10.0.0.7');
    const ask = (id: number, what: string, wanted: object) => line.receive(JSON.stringify({ id, do: what, with: wanted }));
    return { said, line, ask, heard: () => said.map((text) => JSON.parse(text) as { re?: number; ok?: object; error?: { key: string } }) };
  };
  const bob = open();
  const asked = bob.ask(1, 'hello', hello('bob'));
  await bob.ask(2, 'beat', {});
  await bob.ask(3, 'tables', {});
  expect(bob.heard()).toMatchObject([{ push: 'queued' }, { re: 2, ok: {} }, { re: 3, error: { key: 'error.helloFirst' } }]);
  expect([bob.line.isQueued(), bob.line.greeted()]).toEqual([true, false]);
  turn.shift()?.heard(true);
  await asked;
  expect(bob.heard().at(-1)).toMatchObject({ re: 1, ok: { hostRights: false } });
  expect([bob.line.isQueued(), bob.line.greeted()]).toEqual([false, true]);
  const back = open();
  await back.ask(1, 'hello', hello('bob'));
  expect(back.heard()).toMatchObject([{ re: 1, ok: {} }]);
});

test('whoever leaves, or whose address is barred, while the code waits is not let in, and nothing is noted of it', async () => {
  const turns: ((isRight: boolean) => void)[] = [];
  const host = testHost({
    hearCode: (_, address) => (address === '10.0.0.7' ? new Promise((heard) => turns.push(heard)) : Promise.resolve(true)),
  });
  const ann = await guest(host, 'ann', true);
  const wait = (name: string) => {
    const said: string[] = [];
    const line = host.connect((text) => said.push(text), '10.0.0.7');
    const hello = { protocol: PROTOCOL, device: `device-of-${name}-0123456789`, code: CODE };
    return { said, line, asked: line.receive(JSON.stringify({ id: 1, do: 'hello', with: hello })) };
  };
  const [eve, bob, cia] = [wait('eve'), wait('bob'), wait('cia')];
  eve.line.close();
  for (const heard of turns.splice(0, 2)) heard(true);
  await Promise.all([eve.asked, bob.asked]);
  expect([eve.line.greeted(), bob.line.greeted()]).toEqual([false, true]);
  const { guests } = (await ann.ask('guests', {})) as Replies['guests'];
  await ann.ask('expel', { guest: guests[0]?.guest ?? '', bar: { address: '10.0.0.7' } });
  const before = readFileSync(join(host.folder, 'host.json'), 'utf8');
  turns.shift()?.(true);
  await cia.asked;
  expect(cia.said.map((text) => key(JSON.parse(text)))).toEqual(['error.barred']);
  expect(readFileSync(join(host.folder, 'host.json'), 'utf8')).toBe(before);
});

test('a wrong code changes nothing, also where the device could claim a seat', async () => {
  const dataFolder = folder();
  const { table } = await walkOf(testHost({ dataFolder }));
  rmSync(join(dataFolder, 'tables'), { recursive: true });
  rmSync(join(dataFolder, 'host.json'));
  const host = testHost({ dataFolder });
  const path = join(dataFolder, 'tables', `${table}.json`);
  const before = readFileSync(path, 'utf8');
  expect(before).not.toContain('device-of-bob');
  const said: string[] = [];
  const line = host.connect((text) => said.push(text), '10.0.0.7');
  for (const wanted of [{ code: 'WRONG' }, { host: 'no-key-of-this-host' }, { protocol: PROTOCOL + 1 }]) {
    const device = wanted.code ? 'device-of-eve-0123456789' : 'device-of-bob-0123456789';
    await line.receive(JSON.stringify({ id: 1, do: 'hello', with: { protocol: PROTOCOL, device, ...wanted } }));
  }
  expect(said.map((text) => key(JSON.parse(text)))).toEqual(['error.code', 'error.hostToken', 'error.protocol']);
  expect(readFileSync(path, 'utf8')).toBe(before);
  await line.receive(JSON.stringify({ id: 2, do: 'hello', with: { protocol: PROTOCOL, device: 'device-of-bob-0123456789' } }));
  expect(readFileSync(path, 'utf8')).toContain('device-of-bob');
});

test('records that are older than the file of their table know their devices by their share in the seed', async () => {
  const dataFolder = folder();
  const { ann, table } = await walkOf(testHost({ dataFolder }));
  await say(ann, 'ann', 'go');
  rmSync(join(dataFolder, 'tables'), { recursive: true });
  rmSync(join(dataFolder, 'host.json'));
  const now = testHost({ dataFolder });
  expect(await knock(now, 'eve')).toBe('error.codeWanted');
  expect(await knock(now, 'bob')).toBe('');
  const eve = await guest(now, 'eve');
  expect(key(await eve.refused('sit', { table, seat: 'ann', name: 'Eve' }))).toBe('error.seatTaken');
  const back = await guest(now, 'ann');
  await back.ask('watch', { table, seat: 'ann' });
  await say(back, 'ann', 'go');
  expect(back.table().turn).toBe(2);
});

test('damaged files are moved aside with one line in the log each, and the host goes on', async () => {
  const dataFolder = folder();
  const { ann, table } = await walkOf(testHost({ dataFolder }));
  await say(ann, 'ann', 'go');
  const { table: lobby } = (await ann.ask('create', { game: 'walk', name: 'Other', seats: 2 })) as { table: string };
  const paths = [join(dataFolder, 'host.json'), join(dataFolder, 'tables', `${table}.json`), join(dataFolder, 'tables', `${lobby}.json`)];
  for (const path of paths) writeFileSync(path, readFileSync(path, 'utf8').slice(0, 40));
  const logged: string[] = [];
  const host = testHost({ dataFolder, log: (line) => logged.push(line) });
  expect(paths.map((path) => logged.filter((line) => line.startsWith(path)).length)).toEqual([1, 1, 1]);
  for (const path of paths) expect(existsSync(`${path}.damaged`)).toBe(true);
  // The game itself is in its record: it is back on its table, and its devices are known by their share in the seed.
  const back = await guest(host, 'ann', true);
  await back.ask('watch', { table, seat: 'ann' });
  expect(back.table().turn).toBe(1);
  expect(((await back.ask('tables', {})) as Replies['tables']).tables.map(({ table: id }) => id)).toEqual([table]);
});

test('a finished game stays on its table until it is closed; what is closed does not come back', async () => {
  const dataFolder = folder();
  const { ann, table } = await walkOf(testHost({ dataFolder }));
  await say(ann, 'ann', 'end');
  const { table: next } = (await ann.ask('again', { table })) as Replies['again'];
  const { table: lobby } = (await ann.ask('create', { game: 'walk', name: 'Other', seats: 2 })) as { table: string };
  await ann.ask('close', { table: lobby });
  const again = testHost({ dataFolder });
  const back = await guest(again, 'ann', true);
  await back.ask('watch', { table, seat: 'ann' });
  expect(back.table()).toMatchObject({ phase: 'over', next: { table: next, name: 'Ann' }, reveal: { secret: expect.any(String) } });
  expect(await back.ask('again', { table })).toEqual({ table: next });
  const lines = ((await back.ask('tables', {})) as Replies['tables']).tables;
  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual(expect.objectContaining({ table, phase: 'over', mine: ['ann'] }));
  expect(lines).toContainEqual(expect.objectContaining({ table: next, phase: 'lobby', mine: ['ann'] }));
  await back.ask('close', { table });
  const last = await guest(testHost({ dataFolder }), 'ann', true);
  const { tables, saves } = (await last.ask('tables', {})) as Replies['tables'];
  expect([tables.map(({ table: id }) => id), saves.map(({ save }) => save)]).toEqual([[next], [table]]);
});

test('a table whose game has no record is none, unless it is still a lobby', async () => {
  const dataFolder = folder();
  const { ann, table } = await walkOf(testHost({ dataFolder }));
  await ann.ask('create', { game: 'walk', name: 'Other', seats: 2 });
  rmSync(join(dataFolder, 'saves', `${table}.jsonl`));
  const back = await guest(testHost({ dataFolder }), 'ann', true);
  expect(((await back.ask('tables', {})) as Replies['tables']).tables).toMatchObject([{ name: 'Other', phase: 'lobby' }]);
  expect(existsSync(join(dataFolder, 'tables', `${table}.json`))).toBe(false);
});

test('twenty finished games stay on their tables, the eldest of more wait among the saves', async () => {
  const dataFolder = folder();
  const first = testHost({ dataFolder });
  const ann = await guest(first, 'ann', true);
  const finish = async (): Promise<string> => {
    const { table } = (await ann.ask('create', { game: 'walk', name: 'Evening', seats: 2 })) as { table: string };
    for (const seat of ['ann', 'bob']) await ann.ask('sit', { table, seat, name: seat });
    await ann.ask('start', { table });
    await ann.ask('watch', { table, seat: 'ann' });
    await first.clock.pass(1000);
    await ann.ask('say', { table, text: 'Well played' });
    await say(ann, 'ann', 'end');
    return table;
  };
  const eldest = await finish();
  for (let more = 0; more < 20; more++) await finish();
  const back = await guest(testHost({ dataFolder, clock: first.clock }), 'ann', true);
  const { tables, saves } = (await back.ask('tables', {})) as Replies['tables'];
  expect([tables.length, saves.map(({ save }) => save)]).toEqual([20, [eldest]]);
  await back.ask('resume', { save: eldest });
  await back.ask('watch', { table: eldest });
  expect(back.table()).toMatchObject({ phase: 'over', chat: [{ from: 'ann', text: 'Well played' }] });
});

test('lobbies and finished games that nobody came back to for a week make room', async () => {
  const dataFolder = folder();
  const first = testHost({ dataFolder });
  const { ann, table } = await walkOf(first);
  await say(ann, 'ann', 'end');
  await ann.ask('create', { game: 'walk', name: 'Other', seats: 2 });
  await first.clock.pass(8 * 24 * 60 * 60_000);
  const late = await guest(testHost({ dataFolder, clock: first.clock }), 'ann', true);
  const { tables, saves } = (await late.ask('tables', {})) as Replies['tables'];
  expect([tables, saves.map(({ save }) => save)]).toEqual([[], [table]]);
  // Nor do they come back because the clock of the machine was set back.
  const early = await guest(testHost({ dataFolder }), 'ann', true);
  expect(((await early.ask('tables', {})) as Replies['tables']).tables).toEqual([]);
});

test('a bot that stands in for somebody goes on doing so after the host has ended, unasked', async () => {
  const dataFolder = folder();
  const answer = async ({ seat }: { readonly seat: string }) => ({ seat, answer: 'done' });
  const bots = { answer, interject: async () => null, ready() {}, close: async () => {} };
  const host = testHost({ dataFolder, bots, botDelayMs: 5000 });
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await say(ann, 'ann', 'done');
  expect(ann.table().asking?.asked).toEqual(['bob']);
  const again = testHost({ dataFolder, bots });
  await again.clock.pass(1000);
  const back = await guest(again, 'ann', true);
  await back.ask('watch', { table, seat: 'ann' });
  expect(back.table().seats[1]).toMatchObject({ kind: 'person', standIn: true, name: 'Bob' });
  expect(back.table()).toMatchObject({ turn: 2, asking: { asked: ['ann'] } });
});

test('a seat that is left in mid-game waits for its device; the host may free it, and no rival gets a second hand', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('stand', { table, seat: 'bob' });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'free', name: 'Bob', kept: 'elsewhere', mine: false });
  expect(bob.table().seats[1]).toMatchObject({ kind: 'free', kept: 'here' });
  expect(key(await bob.refused('pause', { table, on: true }))).toBe('error.notYourSeat');
  const cia = await guest(host, 'cia');
  expect(await cia.refused('sit', { table, seat: 'bob', name: 'Cia' })).toEqual({
    error: { key: 'error.seatKept', with: { name: 'Bob' } },
  });
  expect(key(await ann.refused('sit', { table, seat: 'bob', name: 'Ann' }))).toBe('error.seatKept');
  // A bot that keeps it warm makes way for who left it.
  await ann.ask('bot', { table, seat: 'bob', level: 'novice' });
  await bob.ask('sit', { table, seat: 'bob', name: 'Bob' });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'person', name: 'Bob', standIn: false });
  await bob.ask('stand', { table, seat: 'bob' });
  await ann.ask('release', { table, seat: 'bob' });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'free', kept: null });
  expect(key(await ann.refused('sit', { table, seat: 'bob', name: 'Ann' }))).toBe('error.secondHand');
  await cia.ask('sit', { table, seat: 'bob', name: 'Cia' });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'person', name: 'Cia' });
  expect(ann.table().notices.at(-1)?.message).toEqual({ key: 'notice.sat', with: { name: 'Cia' } });
  expect(key(await bob.refused('sit', { table, seat: 'bob', name: 'Bob' }))).toBe('error.seatTaken');
});

test('several seats of one device stay its own, also when it left one and the host freed it', async () => {
  const host = testHost();
  const ann = await guest(host, 'ann', true);
  const { table } = (await ann.ask('create', { game: 'walk', name: 'T', seats: 2 })) as { table: string };
  for (const seat of ['ann', 'bob']) await ann.ask('sit', { table, seat, name: seat });
  await ann.ask('start', { table });
  await ann.ask('stand', { table, seat: 'bob' });
  await ann.ask('sit', { table, seat: 'bob', name: 'bob' });
  await ann.ask('release', { table, seat: 'bob' });
  await ann.ask('sit', { table, seat: 'bob', name: 'bob' });
});

test('"you" is no name in any language, a name may be changed in mid-game, and the record follows', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  for (const name of ['you', 'You', 'me', 'I', 'DU', 'ich', 'sie', 'te', 'ti', 'maga', 'Ty', 'vy', 'já', '나', '너', ' 당신 ', 'Ön']) {
    expect(key(await bob.refused('sit', { table, seat: 'bob', name }))).toBe('error.name.you');
  }
  for (const name of ['', '  ', '\u200B']) expect(key(await bob.refused('sit', { table, seat: 'bob', name }))).toBe('error.unseen');
  await bob.ask('sit', { table, seat: 'bob', name: 'Yoube' });
  expect(ann.table().seats[1]).toMatchObject({ name: 'Yoube', kind: 'person' });
  expect(ann.table().notices.at(-1)?.message).toEqual({ key: 'notice.renamed', with: { before: 'Bob', name: 'Yoube' } });
  const { text } = (await ann.ask('export', { table })) as Replies['export'];
  expect(text).toContain('"holder":{"seat":"bob","kind":"person","name":"Yoube"');
});

test('the files of host and tables are for nobody else, and hold no device in plain where a hash will do', async () => {
  const dataFolder = folder();
  const { table } = await walkOf(testHost({ dataFolder }));
  const hostPath = join(dataFolder, 'host.json');
  for (const path of [hostPath, join(dataFolder, 'tables', `${table}.json`)]) expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(hostPath, 'utf8')).not.toContain('device-of-');
  const record = readFileSync(join(dataFolder, 'saves', `${table}.jsonl`), 'utf8');
  expect(record).not.toContain('device-of-');
  expect(record).not.toContain(CODE);
  expect(readdirSync(join(dataFolder, 'tables'))).toEqual([`${table}.json`]);
});

test('who was put out types the code again, and who was barred stays out, also after a restart', async () => {
  const dataFolder = folder();
  const host = testHost({ dataFolder });
  const ann = await guest(host, 'ann', true);
  await guest(host, 'bob');
  await guest(host, 'eve');
  const { guests } = (await ann.ask('guests', {})) as Replies['guests'];
  const [bob, eve] = guests.map((line) => line.guest);
  await ann.ask('expel', { guest: bob ?? '', bar: null });
  await ann.ask('expel', { guest: eve ?? '', bar: 'device' });
  for (const now of [host, testHost({ dataFolder })]) {
    expect(await knock(now, 'bob')).toBe('error.codeWanted');
    expect(await knock(now, 'eve')).toBe('error.barred');
  }
  const later = testHost({ dataFolder });
  await (await guest(later, 'ann', true)).ask('admit', { guest: eve ?? '' });
  expect(await knock(testHost({ dataFolder }), 'eve')).toBe('error.codeWanted');
});

test('a running game comes back with the clock and the door that it had last', async () => {
  const dataFolder = folder();
  const { ann, table } = await walkOf(testHost({ dataFolder }));
  await ann.ask('configure', { table, clock: 45, open: false, name: 'Night' });
  const back = await guest(testHost({ dataFolder }), 'ann', true);
  await back.ask('watch', { table });
  expect(back.table()).toMatchObject({ clock: 45, open: false, name: 'Night' });
});

test('lobbies come back, however many; a closed one leaves nothing behind', async () => {
  const dataFolder = folder();
  const ann = await guest(testHost({ dataFolder }), 'ann', true);
  const made: string[] = [];
  for (let n = 0; n < 23; n++) made.push(((await ann.ask('create', { game: 'walk', name: `T${n}`, seats: 2 })) as { table: string }).table);
  const [closed = ''] = made;
  await ann.ask('close', { table: closed });
  expect(existsSync(join(dataFolder, 'tables', `${closed}.json`))).toBe(false);
  const back = await guest(testHost({ dataFolder }), 'ann', true);
  expect(((await back.ask('tables', {})) as Replies['tables']).tables).toHaveLength(22);
});
