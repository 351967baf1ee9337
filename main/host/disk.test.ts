import * as fs from 'node:fs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRecord } from '../../shared/kernel/record.ts';
import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import { type Files, realFiles } from '../storage/files.ts';
import { say, testHost, walkOf } from './guests.fixture.ts';

test('of where the host keeps its files a guest reads the name alone', async () => {
  let denied = false;
  const writeSync = ((...args: Parameters<typeof fs.writeSync>) => {
    if (denied) throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
    return fs.writeSync(...args);
  }) as Files['writeSync'];
  const host = testHost({ files: { ...realFiles, writeSync } });
  const { ann, bob, table } = await walkOf(host);
  const answer = (seat: string) => ({ table, seat, question: ann.table().asking?.question ?? 0, answer: 'go' });
  denied = true;
  expect((await ann.refused('answer', answer('ann'))).error.with?.['path']).toContain(host.folder);
  denied = false;
  await say(ann, 'ann', 'done');
  denied = true;
  expect((await bob.refused('answer', answer('bob'))).error).toMatchObject({ key: 'error.disk.denied', with: { path: `${table}.jsonl` } });
});

/** A disk that can be filled. */
function smallDisk(): { readonly files: Files; full: boolean; readonly synced: () => number } {
  let synced = 0;
  const disk = {
    full: false,
    synced: () => synced,
    files: {
      ...realFiles,
      writeFileSync: (...args: Parameters<typeof fs.writeFileSync>) => {
        if (disk.full) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        return fs.writeFileSync(...args);
      },
      writeSync: ((...args: Parameters<typeof fs.writeSync>) => {
        if (disk.full) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        return fs.writeSync(...args);
      }) as Files['writeSync'],
      fdatasyncSync: (handle: number) => {
        synced++;
        fs.fdatasyncSync(handle);
      },
    },
  };
  return disk;
}

test('a game whose last position the disk does not take is closed all the same, which is logged', async () => {
  const disk = smallDisk();
  const log: string[] = [];
  const host = testHost({ files: disk.files, log: (line) => void log.push(line) });
  const { ann, table } = await walkOf(host);
  await say(ann, 'ann', 'go');
  disk.full = true;
  await host.close();
  expect(log.filter((line) => line.includes(table))).toContainEqual(
    expect.stringMatching(/^The last position of [0-9a-f]+ was not stored: /),
  );
});

test('every answer is on disk before anybody hears of it', async () => {
  const disk = smallDisk();
  const host = testHost({ files: disk.files });
  const { ann, bob, table } = await walkOf(host);
  const path = join(host.folder, 'saves', `${table}.jsonl`);
  const answersOnDisk = (): number => readRecord(readFileSync(path, 'utf8')).lines.filter(({ kind }) => kind === 'answer').length;
  const seen: number[] = [];
  const wire = bob.wire;
  const push = wire.push.bind(wire);
  wire.push = (...texts) => {
    seen.push(answersOnDisk());
    return push(...texts);
  };
  const before = disk.synced();
  for (const stride of ['go', 'roll', 'go']) await say(ann, 'ann', stride);
  expect(seen).toEqual([1, 2, 3]);
  expect(disk.synced()).toBe(before + 3);
});

test('a full disk: the answer is refused, nobody sees it, and it can be given again', async () => {
  const disk = smallDisk();
  const { ann, bob, table } = await walkOf(testHost({ files: disk.files }));
  await say(ann, 'ann', 'go');
  await bob.ask('say', { table, text: 'Well' });
  await bob.ask('sit', { table, seat: 'bob', name: 'Bobby' });
  const before = structuredClone([ann.table(), bob.table()]);
  disk.full = true;
  const answer = { table, seat: 'ann', question: ann.table().asking?.question ?? 0, answer: 'roll' };
  expect((await ann.refused('answer', answer)).error.key).toBe('error.disk.full');
  expect((await ann.refused('undo', { table, seat: 'ann' })).error.key).toBe('error.disk.full');
  expect((await ann.refused('release', { table, seat: 'bob' })).error.key).toBe('error.disk.full');
  expect((await ann.refused('say', { table, text: 'Hm', key: 'key-0123456789' })).error.key).toBe('error.disk.full');
  expect((await ann.refused('pause', { table, on: true })).error.key).toBe('error.disk.full');
  expect((await ann.refused('configure', { table, clock: 30 })).error.key).toBe('error.disk.full');
  expect((await ann.refused('create', { game: 'walk', name: 'Other', seats: 2 })).error.key).toBe('error.disk.full');
  expect([ann.table(), bob.table()]).toEqual(before);
  disk.full = false;
  await ann.ask('say', { table, text: 'Hm', key: 'key-0123456789' });
  expect(bob.table().chat.map(({ text }) => text)).toEqual(['Well', 'Hm']);
  expect(bob.table().notices).toEqual(before[1]?.notices);
  await ann.ask('answer', answer);
  expect(bob.table()).toMatchObject({ turn: 2 });
  await say(ann, 'ann', 'end');
  const { text } = await ann.ask('export', { table });
  expect(readRecord(text)).toMatchObject({ torn: false, misfit: null });
});

test('a bot whose answer the disk did not take gives it again after three seconds, and thinks no second time before', async () => {
  const disk = smallDisk();
  let asked = 0;
  let give = (): void => {};
  const answer = () => {
    asked++;
    return new Promise<Move<GameTypes>>((given) => {
      give = () => given({ seat: 'bob', answer: 7 });
    });
  };
  const host = testHost({ files: disk.files, bots: { answer, interject: async () => null, ready() {}, close: async () => {} } });
  const { ann, bob, table } = await walkOf(host);
  await say(ann, 'ann', 'ask');
  await bob.ask('bot', { table, seat: 'bob', level: 'random' });
  disk.full = true;
  give();
  await host.clock.pass(10);
  disk.full = false;
  // Whatever else happens wakes the bots of the table.
  await say(ann, 'ann', 9);
  await host.clock.pass(2500);
  expect([asked, ann.table().asking?.answered]).toEqual([1, ['ann']]);
  await host.clock.pass(500);
  give();
  await host.clock.pass(10);
  expect([asked, ann.table().view]).toMatchObject([2, { guesses: [9, 7] }]);
});

test('a bot that takes the seat anew meanwhile thinks once', async () => {
  const disk = smallDisk();
  let asked = 0;
  let give = (): void => {};
  const answer = () => {
    asked++;
    return new Promise<Move<GameTypes>>((given) => {
      give = () => given({ seat: 'bob', answer: 7 });
    });
  };
  const host = testHost({ files: disk.files, bots: { answer, interject: async () => null, ready() {}, close: async () => {} } });
  const { ann, bob, table } = await walkOf(host);
  await say(ann, 'ann', 'ask');
  await bob.ask('bot', { table, seat: 'bob', level: 'random' });
  disk.full = true;
  give();
  await host.clock.pass(2500);
  disk.full = false;
  for (const level of [null, 'random'] as const) await bob.ask('bot', { table, seat: 'bob', level });
  expect(asked).toBe(2);
  await host.clock.pass(1000);
  expect(asked).toBe(2);
});
