import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Replies } from '../../shared/protocol/pushes.ts';
import { guest, type Guest, say, testHost, walkOf } from './guests.fixture.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'sietch-back-'));
const make = async (who: Guest, name = 'T'): Promise<string> =>
  ((await who.ask('create', { game: 'walk', name, seats: 2 })) as { table: string }).table;
const tablesOf = async (who: Guest): Promise<readonly string[]> =>
  ((await who.ask('tables', {})) as Replies['tables']).tables.map(({ table }) => table);

test('a game that a guest has made counts as its table after the host’s end too', async () => {
  const dataFolder = folder();
  const bob = await guest(testHost({ dataFolder }), 'bob');
  for (let made = 0; made < 3; made++) {
    const table = await make(bob);
    for (const seat of ['ann', 'bob']) await bob.ask('sit', { table, seat, name: seat });
    await bob.ask('start', { table });
  }
  const back = await guest(testHost({ dataFolder }), 'bob');
  expect(await tablesOf(back)).toHaveLength(3);
  expect((await back.refused('create', { game: 'walk', name: 'T', seats: 2 })).error.key).toBe('error.tooManyTables');
});

test('a host puts back as many tables as it may have, the last ones first', async () => {
  const dataFolder = folder();
  const first = testHost({ dataFolder });
  const { ann, table } = await walkOf(first);
  await ann.ask('close', { table });
  const eldest = await make(ann);
  for (let made = 1; made < 60; made++) {
    await first.clock.pass(1000);
    await make(ann);
  }
  await first.clock.pass(1000);
  await ann.ask('resume', { save: table });
  expect(await tablesOf(ann)).toHaveLength(61);
  const back = await tablesOf(await guest(testHost({ dataFolder, clock: first.clock }), 'ann', true));
  expect(back).toHaveLength(60);
  expect(back).toContain(table);
  expect(back).not.toContain(eldest);
});

test('a record without its table comes back for a day', async () => {
  const dataFolder = folder();
  const first = testHost({ dataFolder });
  const { table } = await walkOf(first);
  await first.settled();
  for (const [ms, there] of [
    [24 * 60 * 60_000 - 1, [table]],
    [1, []],
  ] as const) {
    rmSync(join(dataFolder, 'tables'), { recursive: true });
    await first.clock.pass(ms);
    expect(await tablesOf(await guest(testHost({ dataFolder, clock: first.clock }), 'ann', true))).toEqual(there);
  }
});

test('of many records without tables as many come back as there may be tables', async () => {
  const dataFolder = folder();
  const first = testHost({ dataFolder });
  const { table } = await walkOf(first);
  await first.settled();
  const save = (id: string): string => join(dataFolder, 'saves', `${id}.jsonl`);
  for (let nth = 0; nth < 64; nth++) cpSync(save(table), save(String(nth).padStart(table.length, '0')));
  rmSync(join(dataFolder, 'tables'), { recursive: true });
  expect(await tablesOf(await guest(testHost({ dataFolder, clock: first.clock }), 'ann', true))).toHaveLength(60);
});

test('a finished game stays on its table for a week', async () => {
  const first = testHost();
  const { ann, table } = await walkOf(first);
  await say(ann, 'ann', 'end');
  await first.settled();
  for (const [ms, there] of [
    [7 * 24 * 60 * 60_000, [table]],
    [1, []],
  ] as const) {
    await first.clock.pass(ms);
    // A host that puts it back writes it anew.
    const dataFolder = folder();
    cpSync(first.folder, dataFolder, { recursive: true });
    expect(await tablesOf(await guest(testHost({ dataFolder, clock: first.clock }), 'ann', true))).toEqual(there);
  }
});
