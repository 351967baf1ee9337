import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Replies, SaveLine } from '../../shared/protocol/pushes.ts';
import { guest, say, testHost, walkOf } from './guests.fixture.ts';

const key = (refusal: { error: { key: string } }): string => refusal.error.key;

test('a game goes on after the host was stopped; seats are claimed anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-'));
  const first = await walkOf(testHost({ dataFolder: folder }));
  await say(first.ann, 'ann', 'go');
  await say(first.ann, 'ann', 'roll');
  const before = first.ann.table().view;
  const host = testHost({ dataFolder: folder });
  const ann = await guest(host, 'ann', true);
  const { saves } = (await ann.ask('tables', {})) as { saves: SaveLine[] };
  expect(saves).toMatchObject([{ game: 'walk', name: 'Evening', players: ['Ann', 'Bob'], turn: 2, over: false, broken: null }]);
  const { table } = (await ann.ask('resume', { save: saves[0]?.save ?? '' })) as { table: string };
  expect(table).toBe(first.table);
  await ann.ask('watch', { table, seat: null });
  expect(ann.table().seats).toMatchObject([
    { kind: 'free', name: 'Ann' },
    { kind: 'free', name: 'Bob' },
  ]);
  await ann.ask('sit', { table, seat: 'ann', name: 'Ann' });
  await ann.ask('watch', { table, seat: 'ann' });
  expect(ann.table().view).toEqual(before);
  expect(ann.table().undo.seal?.key).toBe('sealed.chance');
  await say(ann, 'ann', 'end');
  expect(ann.table().phase).toBe('over');
});

test('a record travels as one file', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  await say(ann, 'ann', 'go');
  expect(key(await bob.refused('export', { table }))).toBe('error.hostOnly');
  await say(ann, 'ann', 'end');
  const { text, file } = (await bob.ask('export', { table })) as Replies['export'];
  expect(file).toMatch(/^sietch-Evening-[0-9a-f]{6}\.jsonl$/);
  const there = await guest(testHost(), 'zoe', true);
  const { save } = (await there.ask('import', { text })) as { save: string };
  await there.ask('resume', { save });
  await there.ask('watch', { table: save, seat: null });
  expect(there.table()).toMatchObject({ phase: 'over', outcome: { winners: ['ann'] }, view: { at: { ann: 1 } } });
  expect(key(await there.refused('import', { text: text.replace('"answer":"go"', '"answer":"end"') }))).toBe('error.record.damaged');
  expect(key(await there.refused('import', { text: 'nonsense' }))).toBe('error.record.unknown');
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
