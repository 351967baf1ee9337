import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type Files, realFiles } from './files.ts';
import { guestOf, HOST_FILE, type HostFile, openHostFile } from './host-file.ts';

const newPath = (): string => join(mkdtempSync(join(tmpdir(), 'sietch-host-file-')), HOST_FILE);
/** What falls due, until it is let pass. */
interface Due {
  readonly all: Set<() => void>;
  after(ms: number, then: () => void): () => void;
  pass(): void;
}
function timers(): Due {
  const all = new Set<() => void>();
  return {
    all,
    after(_ms, then) {
      all.add(then);
      return () => all.delete(then);
    },
    pass() {
      for (const then of [...all]) {
        all.delete(then);
        then();
      }
    },
  };
}
const open = (path: string, due = timers(), files: Files = realFiles): HostFile => openHostFile(files, path, randomBytes, due.after);
/** A disk that takes nothing. */
const FORGETFUL: Files = {
  ...realFiles,
  writeFileSync: () => undefined,
  renameSync: () => undefined,
  promises: { rm: async () => undefined, writeFile: async () => undefined, rename: async () => undefined },
};
const HOUR = 60 * 60_000;
const came = (at: number, own = false) => ({ address: '10.0.0.9', at, own });

test('what is known of a device is on disk at once or within a second, when it was here last within an hour', async () => {
  const path = newPath();
  const due = timers();
  const file = open(path, due);
  file.admit('bob', came(1));
  await file.settled();
  expect(open(path).known('bob')).toMatchObject({ names: [], at: 1 });
  for (const name of ['Bob', 'Duncan', 'Bob', 'Chani', 'Irulan']) file.called('bob', name);
  due.pass();
  await file.settled();
  const about = { guest: guestOf('bob'), address: '10.0.0.9', names: ['Irulan', 'Chani', 'Bob'], own: false };
  expect(open(path).known('bob')).toEqual({ ...about, at: 1 });
  file.left('bob', 5);
  due.pass();
  await file.settled();
  expect([file.known('bob')?.at, open(path).known('bob')?.at]).toEqual([5, 1]);
  file.admit('bob', came(6 + HOUR));
  await file.settled();
  expect(open(path).knownAs(guestOf('bob'))).toEqual({ ...about, at: 6 + HOUR });
  file.admit('bob', { ...came(8 + HOUR), address: '10.0.0.10' });
  file.left('bob', 9 + HOUR);
  await file.close();
  expect(open(path).known('bob')).toEqual({ ...about, address: '10.0.0.10', at: 9 + HOUR });
});

test('a crowd that comes at once is noted down in two writes, whom the host puts out at once; after its end nothing is left to be written', async () => {
  const path = newPath();
  const due = timers();
  const written: string[] = [];
  const rename: Files['promises']['rename'] = (from, to) => {
    written.push(String(to));
    return realFiles.promises.rename(from, to);
  };
  const file = open(path, due, { ...realFiles, promises: { ...realFiles.promises, rename } });
  file.admit('guest 0', came(0));
  await file.settled();
  for (let n = 1; n < 150; n++) file.admit(`guest ${n}`, came(n));
  await file.settled();
  expect([written.length, open(path).knows('guest 0'), open(path).knows('guest 149')]).toEqual([1, true, false]);
  due.pass();
  await file.settled();
  expect([written.length, open(path).knows('guest 149')]).toEqual([2, true]);
  file.forget(guestOf('guest 7'), 'guest 7');
  await file.settled();
  expect([written.length, open(path).knows('guest 7')]).toEqual([3, false]);
  due.pass();
  due.pass();
  await file.settled();
  expect([written.length, due.all.size]).toEqual([3, 0]);
  file.admit('one', came(1));
  await file.close();
  file.admit('another', came(1));
  await file.settled();
  expect([written.length, due.all.size, open(path).knows('one')]).toEqual([4, 0, true]);
});

test('the host’s own device stays its own, however many guests come', async () => {
  const path = newPath();
  const file = open(path);
  file.admit('ann', came(1, true));
  await file.settled();
  const quiet: HostFile = open(path, timers(), FORGETFUL);
  quiet.admit('ann', came(2));
  expect(quiet.known('ann')?.own).toBe(true);
  for (let n = 0; n < 1005; n++) quiet.admit(`guest ${n}`, came(3));
  expect([quiet.knows('ann'), quiet.knows('guest 0'), quiet.knows('guest 1004')]).toEqual([true, false, true]);
});

test('whoever invents devices pushes nobody out of the host’s memory who had a seat', () => {
  const file = open(newPath(), timers(), FORGETFUL);
  file.admit('bob', came(1));
  file.called('bob', 'Bob');
  for (let n = 0; n < 3000; n++) file.admit(`invented ${n}`, came(2));
  expect([file.knows('bob'), file.knows('invented 1990'), file.knows('invented 2999')]).toEqual([true, false, true]);
});

test('the file of an older host is read: its devices are known, and what they are called comes when they do', async () => {
  const path = newPath();
  const first = open(path);
  for (const device of ['ann', 'bob']) first.admit(device, came(1));
  await first.close();
  const { admitted, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as { admitted: { hash: string }[] };
  const barred = { guest: 'eve', names: ['Eve'], address: '10.0.0.66', tables: [], barred: 'device' };
  writeFileSync(path, JSON.stringify({ ...rest, admitted: admitted.map(({ hash }) => hash), barred: [barred] }));
  const file = open(path);
  expect([file.secret, file.knows('bob'), file.known('bob'), file.knows('eve')]).toEqual([first.secret, true, null, false]);
  expect(file.barred).toEqual([{ ...barred, here: false, lastHere: null }]);
  file.admit('ann', came(2));
  file.forget(guestOf('bob'), 'bob');
  await file.settled();
  expect([open(path).known('ann')?.address, open(path).knows('bob')]).toEqual(['10.0.0.9', false]);
});

test('whoever is killed while the disk writes leaves the file before, whole; what changes meanwhile is written after it', async () => {
  const path = newPath();
  open(path);
  const before = readFileSync(path, 'utf8');
  let goOn = (): void => {};
  const rename: Files['promises']['rename'] = async (from, to) => {
    await new Promise<void>((resolve) => (goOn = resolve));
    await realFiles.promises.rename(from, to);
  };
  const file = open(path, timers(), { ...realFiles, promises: { ...realFiles.promises, rename } });
  file.setOpen(true);
  await expect.poll(() => readFileSync(`${path}.new`, { encoding: 'utf8', flag: 'a+' }), { timeout: 10_000 }).toContain('"open": true');
  expect(readFileSync(path, 'utf8')).toBe(before);
  file.renewSecret();
  const settled = vi.fn();
  const all = file.settled().then(settled);
  goOn();
  await expect.poll(() => open(path).wasOpen, { timeout: 10_000 }).toBe(true);
  expect([settled.mock.calls.length, open(path).secret === file.secret]).toEqual([0, false]);
  await expect.poll(() => readFileSync(`${path}.new`, { encoding: 'utf8', flag: 'a+' }), { timeout: 10_000 }).toContain(file.secret);
  goOn();
  await all;
  expect(open(path).secret).toBe(file.secret);
});

test('a disk that takes nothing is told of, costs only the memory, and is tried again with what changes next', async () => {
  const path = newPath();
  const told: string[] = [];
  let isFull = true;
  const writeFile: Files['promises']['writeFile'] = async (...given) => {
    if (isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    await realFiles.promises.writeFile(...given);
  };
  const files: Files = { ...realFiles, promises: { ...realFiles.promises, writeFile } };
  const file = openHostFile(files, path, randomBytes, timers().after, (line) => told.push(line));
  file.setOpen(true);
  await file.settled();
  expect([told, open(path).wasOpen]).toEqual([[expect.stringContaining('error.disk.full')], false]);
  isFull = false;
  file.renewSecret();
  await file.settled();
  expect([told.length, open(path).wasOpen, open(path).secret]).toEqual([1, true, file.secret]);
});
