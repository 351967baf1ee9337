import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type HeaderLine, readRecord, type RecordLine, writeLine } from '../../shared/kernel/record.ts';
import type { GameModule, GameTypes } from '../../shared/kernel/types.ts';
import { verify } from '../../shared/kernel/verify.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import type { Replies, SaveLine } from '../../shared/protocol/pushes.ts';
import { countingLooker, guest, say, testHost, walkOf } from './guests.fixture.ts';
import { type Looker, lookerHere } from './look.ts';

const key = (refusal: { error: { key: string } }): string => refusal.error.key;

test('a game that was closed waits among the saves, and comes back with its seats, its talk and its pause', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-'));
  const first = await walkOf(testHost({ dataFolder: folder }));
  await say(first.ann, 'ann', 'go');
  await say(first.ann, 'ann', 'roll');
  await first.bob.ask('say', { table: first.table, text: 'Tomorrow' });
  await first.bob.ask('pause', { table: first.table, on: true });
  const before = first.ann.table().view;
  await first.ann.ask('close', { table: first.table });
  const host = testHost({ dataFolder: folder });
  const ann = await guest(host, 'ann', true);
  const bob = await guest(host, 'bob');
  const { saves, tables } = (await ann.ask('tables', {})) as { saves: SaveLine[]; tables: unknown[] };
  expect(tables).toEqual([]);
  expect(saves).toMatchObject([{ game: 'walk', name: 'Evening', players: ['Ann', 'Bob'], turn: 2, over: false, broken: null }]);
  const { table } = (await ann.ask('resume', { save: saves[0]?.save ?? '' })) as { table: string };
  expect(table).toBe(first.table);
  await ann.ask('watch', { table, seat: 'ann' });
  await bob.ask('watch', { table, seat: 'bob' });
  expect(ann.table()).toMatchObject({ view: before, paused: true, chat: [{ from: 'Bob', text: 'Tomorrow' }] });
  expect(ann.table().undo.seal?.key).toBe('sealed.chance');
  await ann.ask('pause', { table, on: false });
  await say(ann, 'ann', 'end');
  expect(ann.table().phase).toBe('over');
});

test('only the host brings a record or goes on with a save, and all who look at the list hear of a new one', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  await say(ann, 'ann', 'end');
  const { text } = (await ann.ask('export', { table })) as Replies['export'];
  const host = testHost();
  const [there, guestThere] = [await guest(host, 'zoe', true), await guest(host, 'bob')];
  await there.ask('tables', {});
  expect(key(await guestThere.refused('import', { text }))).toBe('error.hostOnly');
  const { save } = (await there.ask('import', { text })) as Replies['import'];
  expect(key(await guestThere.refused('resume', { save }))).toBe('error.hostOnly');
  expect(key(await bob.refused('discard', { save }))).toBe('error.hostOnly');
  await host.clock.pass(50);
  const listed = there.pushes.flatMap((each) => (each.push === 'tables' ? [each.saves.map((one) => one.save)] : []));
  expect(listed.at(-1)).toEqual([save]);
  await there.ask('discard', { save });
  await host.clock.pass(50);
  expect(there.pushes.flatMap((each) => (each.push === 'tables' ? [each.saves.length] : [])).at(-1)).toBe(0);
});

test('a record travels as one file', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  await say(ann, 'ann', 'go');
  expect(key(await bob.refused('export', { table }))).toBe('error.hostOnly');
  await say(ann, 'ann', 'end');
  const { text, file } = (await bob.ask('export', { table })) as Replies['export'];
  expect(file).toMatch(/^sietch-Evening-[0-9a-f]{6}\.sietch$/);
  const there = await guest(testHost(), 'zoe', true);
  const { save } = (await there.ask('import', { text })) as { save: string };
  await there.ask('resume', { save });
  await there.ask('watch', { table: save, seat: null });
  expect(there.table()).toMatchObject({ phase: 'over', outcome: { winners: ['ann'] }, view: { at: { ann: 1 } } });
  // Opened once more it is the same game; with its end torn off it is kept so far as it is whole.
  expect(await there.ask('import', { text })).toEqual({ save, torn: false });
  const cut = (await there.ask('import', { text: text.slice(0, -20) })) as Replies['import'];
  expect(cut.torn).toBe(true);
  expect(key(await there.refused('import', { text: text.replace('"answer":"go"', '"answer":"end"') }))).toBe('error.record.damaged');
  expect(key(await there.refused('import', { text: 'nonsense' }))).toBe('error.record.unknown');
});

test('a record says in which format it is, which answers a bot gave, and what happened beside them, to whoever opens it elsewhere', async () => {
  const host = testHost({
    bots: { answer: async ({ seat }) => ({ seat, answer: 'done' }), interject: async () => null, ready() {}, close: async () => {} },
  });
  const { ann, bob, table } = await walkOf(host);
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await say(ann, 'ann', 'done');
  await host.clock.pass(5000);
  await bob.ask('bot', { table, seat: 'bob', level: null });
  for (let free = 0; free < 2; free++) {
    await say(ann, 'ann', 'go');
    await ann.ask('undo', { table, seat: 'ann' });
  }
  await say(ann, 'ann', 'roll');
  await ann.ask('plead', { table, seat: 'ann' });
  await bob.ask('plead', { table, seat: 'bob', answer: true });
  await bob.ask('stand', { table, seat: 'bob' });
  await say(ann, 'ann', 'end');
  const { text } = (await ann.ask('export', { table })) as Replies['export'];
  const [header, ...rest] = readRecord(text).lines as [HeaderLine, ...RecordLine[]];
  expect(header.format).toBe(1);
  expect(rest.flatMap((line) => (line.kind === 'answer' ? [[line.seat, line.by ?? 'person']] : []))).toEqual([
    ['ann', 'person'],
    ['bob', 'bot'],
    ['ann', 'person'],
    ['ann', 'person'],
    ['ann', 'person'],
    ['ann', 'person'],
  ]);
  const there = await guest(testHost(), 'zoe', true);
  const { save } = (await there.ask('import', { text })) as { save: string };
  await there.ask('resume', { save });
  await there.ask('watch', { table: save, seat: null });
  expect(there.table().notices.map(({ message }) => [message.key, message.with])).toEqual([
    ['notice.bot', { name: 'Bob' }],
    ['notice.sat', { name: 'Bob' }],
    ['notice.takenBack', { name: 'Ann' }],
    ['notice.left', { name: 'Bob' }],
  ]);
});

test('a record from elsewhere with parts of another kind is no record: the host’s tables go on as before', async () => {
  const { ann, table } = await walkOf(testHost());
  await say(ann, 'ann', 'end');
  const { text } = (await ann.ask('export', { table })) as Replies['export'];
  const [header, ...rest] = readRecord(text).lines as [HeaderLine, ...RecordLine[]];
  const there = await guest(testHost(), 'zoe', true);
  const sent = async (...lines: readonly object[]): Promise<string> => {
    let [made, sum] = ['', ''];
    for (const [n, line] of lines.entries()) {
      const written = writeLine({ ...line, n } as RecordLine, sum);
      [made, sum] = [made + written.text, written.sum];
    }
    return key(await there.refused('import', { text: made }));
  };
  const holder = { seat: 'ann', kind: 'ghost', name: { a: 1 }, level: 7 };
  expect(await sent({ ...header, name: { key: 1 } }, ...rest)).toBe('error.record.unknown');
  expect(await sent({ ...header, clock: 'late' }, ...rest)).toBe('error.record.unknown');
  expect(await sent(header, { kind: 'seat', at: 1, holder }, ...rest)).toBe('error.record.unknown');
  expect(await sent({ ...header, options: { dice: 'loaded' } }, ...rest)).toBe('error.option');
  expect(await sent(header, ...rest.map((line) => (line.kind === 'answer' ? { ...line, answer: 'fly' } : line)))).toBe(
    'error.record.notOffered',
  );
  await there.ask('create', { game: 'walk', name: 'Mine', seats: 2 });
});

test('frames show the game step by step: own eyes while it runs, all eyes after', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  await say(ann, 'ann', 'go');
  await say(ann, 'ann', 'go');
  await ann.ask('undo', { table, seat: 'ann' });
  await say(ann, 'ann', 'peek');
  expect(key(await ann.refused('frames', { table, seat: 'bob' }))).toBe('error.notYourSeat');
  const own = (await ann.ask('frames', { table, seat: 'ann' })) as Replies['frames'];
  expect(own.frames.map(({ turn }) => turn)).toEqual([0, 1, 2]);
  expect(own.frames.at(-1)?.heard[0]?.type).toBe('saw');
  const public_ = (await bob.ask('frames', { table, seat: null })) as Replies['frames'];
  expect(public_.frames.at(-1)?.heard).toEqual([{ type: 'peeked' }]);
  await say(ann, 'ann', 'end');
  const other = (await ann.ask('frames', { table, seat: 'bob' })) as Replies['frames'];
  expect((other.start as { mine: number }).mine).toBe((bob.table().view as { mine: number }).mine);
});

/** The walking game by later rules: every stride goes twice as far. */
const step = (anyWalk.steps as unknown as { step: { resolve(...args: unknown[]): unknown } }).step;
const later = {
  ...anyWalk,
  rulesVersion: 2,
  steps: {
    ...anyWalk.steps,
    step: {
      ...step,
      resolve(...args: unknown[]) {
        step.resolve(...args);
        return step.resolve(...args);
      },
    },
  },
} as unknown as GameModule<GameTypes>;

test('a game survives a change of its rules: it goes on from the stored position, says so, and is a sound record after', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-'));
  const old = testHost({ dataFolder: folder });
  const first = await walkOf(old);
  await say(first.ann, 'ann', 'go');
  await say(first.ann, 'ann', 'go');
  await old.close();
  for (const round of [1, 2]) {
    const host = testHost({ dataFolder: folder, shelf: { walk: { module: later } } });
    const ann = await guest(host, 'ann', true);
    await ann.ask('resume', { save: first.table });
    await ann.ask('sit', { table: first.table, seat: 'ann', name: 'Ann' });
    await ann.ask('watch', { table: first.table, seat: 'ann' });
    expect(ann.table().view).toMatchObject({ at: { ann: 2 * round } });
    expect(ann.table().notices.filter(({ message }) => message.key === 'notice.restored')).toHaveLength(1);
    if (round === 1) {
      expect(ann.table().undo.seal?.key).toBe('sealed.restored');
      expect(key(await ann.refused('undo', { table: first.table, seat: 'ann' }))).toBe('sealed.restored');
    }
    await say(ann, 'ann', 'go');
    expect(ann.table().view).toMatchObject({ at: { ann: 2 * round + 2 } });
    await host.close();
  }
  const text = readFileSync(join(folder, 'saves', `${first.table}.jsonl`), 'utf8');
  expect(verify(text, () => later)).toMatchObject({ misfit: null, turn: 4, otherRules: 1 });
});

test('a save that is damaged is refused with its line and stays as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-'));
  const first = await walkOf(testHost({ dataFolder: folder }));
  await say(first.ann, 'ann', 'go');
  await say(first.ann, 'ann', 'go');
  const path = join(folder, 'saves', `${first.table}.jsonl`);
  const damaged = readFileSync(path, 'utf8').replace('"answer":"go"', '"answer":"no"');
  writeFileSync(path, damaged);
  const ann = await guest(testHost({ dataFolder: folder }), 'ann', true);
  expect(await ann.refused('resume', { save: first.table })).toEqual({ error: { key: 'error.record.damaged', with: { line: 2 } } });
  expect(readFileSync(path, 'utf8')).toBe(damaged);
});

test('a discarded save is gone; one on a table is not discarded', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  expect(key(await ann.refused('discard', { save: table }))).toBe('error.save.open');
  await ann.ask('close', { table });
  expect(bob.pushes.at(-1)).toEqual({ push: 'gone', table, why: { key: 'notice.closed' } });
  expect(key(await bob.refused('discard', { save: table }))).toBe('error.hostOnly');
  await ann.ask('discard', { save: table });
  expect(((await ann.ask('tables', {})) as Replies['tables']).saves).toEqual([]);
});

/** A looker that says what it found only when it is let. */
function heldLooker() {
  const here = lookerHere(() => anyWalk);
  const held: (() => void)[] = [];
  const seen: string[] = [];
  const look: Looker['look'] = async (text, origin) => {
    seen.push(origin);
    await new Promise<void>((go) => held.push(go));
    return here.look(text, origin);
  };
  return { looker: { ...here, look }, seen, let: () => held.shift()?.() };
}
const moments = async (): Promise<void> => {
  for (let at = 0; at < 20; at++) await Promise.resolve();
};

test('while a record is looked at, others play; it is gone through once, brought in and opened', async () => {
  const from = await walkOf(testHost());
  await say(from.ann, 'ann', 'go');
  const { text } = (await from.ann.ask('export', { table: from.table })) as Replies['export'];
  const { looker, seen, let: finish } = heldLooker();
  const host = testHost({ looker });
  const { ann, table } = await walkOf(host);
  const zoe = await guest(host, 'zoe', true);
  const bringing = zoe.ask('import', { text }) as Promise<Replies['import']>;
  await say(ann, 'ann', 'go');
  expect(ann.table().view).toMatchObject({ at: { ann: 1 } });
  finish();
  const { save } = await bringing;
  const opened = (await zoe.ask('resume', { save })) as Replies['resume'];
  await zoe.ask('watch', { table: opened.table, seat: null });
  expect(zoe.table()).toMatchObject({ turn: 1, view: { at: { ann: 1 } } });
  expect(seen).toEqual(['brought']);
  await say(ann, 'ann', 'go');
  expect(ann.table()).toMatchObject({ table, turn: 2 });
});

test('two who open the same saved game get one table; a file that another program changed meanwhile is not opened', async () => {
  const { looker, seen, let: finish } = heldLooker();
  const host = testHost({ looker });
  const { ann, table } = await walkOf(host);
  await say(ann, 'ann', 'go');
  await ann.ask('close', { table });
  const [zoe, yan] = [await guest(host, 'zoe', true), await guest(host, 'yan', true)];
  const both = [zoe.ask('resume', { save: table }), yan.ask('resume', { save: table })];
  for (const _ of both) {
    await moments();
    finish();
  }
  expect(await Promise.all(both)).toEqual([{ table }, { table }]);
  await ann.ask('close', { table });
  const path = join(host.folder, 'saves', `${table}.jsonl`);
  const late = zoe.refused('resume', { save: table });
  await moments();
  writeFileSync(path, `${readFileSync(path, 'utf8').split('\n').slice(0, 2).join('\n')}\n`);
  finish();
  expect(key(await late)).toBe('error.disk.elsewhere');
  expect(seen).toEqual(['own', 'own', 'own']);
});

test('whoever opens a saved game while another does sits down at the same table', async () => {
  const { looker, let: finish } = heldLooker();
  const host = testHost({ looker });
  const { ann, table } = await walkOf(host);
  await ann.ask('close', { table });
  const [zoe, yan] = [await guest(host, 'zoe', true), await guest(host, 'yan', true)];
  const [first, second] = [zoe.ask('resume', { save: table }), yan.ask('resume', { save: table })];
  await moments();
  finish();
  await first;
  await zoe.ask('watch', { table, seat: null });
  finish();
  await second;
  await yan.ask('say', { table, text: 'Here too' });
  expect(zoe.table().chat).toMatchObject([{ text: 'Here too' }]);
});

test('what came of a record that was brought is forgotten after a while, and with it its memory', async () => {
  const from = await walkOf(testHost());
  await say(from.ann, 'ann', 'end');
  const { text } = (await from.ann.ask('export', { table: from.table })) as Replies['export'];
  const { looker, seen, let: finish } = heldLooker();
  const host = testHost({ looker });
  const zoe = await guest(host, 'zoe', true);
  const bringing = zoe.ask('import', { text }) as Promise<Replies['import']>;
  finish();
  const { save } = await bringing;
  await host.clock.pass(60_000);
  const opening = zoe.ask('resume', { save });
  await moments();
  finish();
  await opening;
  expect(seen).toEqual(['brought', 'own']);
});

test('frames of a game that goes on meanwhile are those of the moment when they were asked for', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  for (let at = 0; at < 3; at++) await say(ann, 'ann', 'go');
  const asked = bob.ask('frames', { table, seat: null }) as Promise<Replies['frames']>;
  const same = ann.ask('frames', { table, seat: null }) as Promise<Replies['frames']>;
  await say(ann, 'ann', 'go');
  expect((await asked).frames.map(({ turn }) => turn)).toEqual([0, 1, 2, 3]);
  expect(await same).toEqual(await asked);
  expect(((await bob.ask('frames', { table, seat: null })) as Replies['frames']).frames).toHaveLength(5);
});

test('the file of a saved game that is on no table is called by its number', async () => {
  const { ann, table } = await walkOf(testHost());
  await ann.ask('close', { table });
  expect(await ann.ask('export', { table })).toMatchObject({ file: `sietch-${table.slice(0, 6)}.sietch` });
});

test('what is on a table is not looked at again to be opened', async () => {
  const { looker, looks } = countingLooker();
  const { ann, table } = await walkOf(testHost({ looker }));
  expect(await ann.ask('resume', { save: table })).toEqual({ table });
  expect(looks()).toBe(0);
});
