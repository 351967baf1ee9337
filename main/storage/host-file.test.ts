import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realFiles } from './files.ts';
import { guestOf, HOST_FILE, type HostFile, openHostFile } from './host-file.ts';

const newPath = (): string => join(mkdtempSync(join(tmpdir(), 'sietch-host-file-')), HOST_FILE);
const open = (path: string): HostFile => openHostFile(realFiles, path, randomBytes);
const HOUR = 60 * 60_000;
const came = (at: number, own = false) => ({ address: '10.0.0.9', at, own });

test('what is known of a device is on disk at once, when it was here last within an hour', () => {
  const path = newPath();
  const file = open(path);
  file.admit('bob', came(1));
  for (const name of ['Bob', 'Duncan', 'Bob', 'Chani', 'Irulan']) file.called('bob', name);
  const about = { guest: guestOf('bob'), address: '10.0.0.9', names: ['Irulan', 'Chani', 'Bob'], own: false };
  expect(open(path).known('bob')).toEqual({ ...about, at: 1 });
  file.left('bob', 5);
  expect([file.known('bob')?.at, open(path).known('bob')?.at]).toEqual([5, 1]);
  file.admit('bob', came(6 + HOUR));
  expect(open(path).knownAs(guestOf('bob'))).toEqual({ ...about, at: 6 + HOUR });
  file.left('bob', 7 + HOUR);
  file.save();
  expect(open(path).known('bob')?.at).toBe(7 + HOUR);
  file.admit('bob', { ...came(8 + HOUR), address: '10.0.0.10' });
  expect(open(path).known('bob')?.address).toBe('10.0.0.10');
});

test('the host’s own device stays its own, however many guests come', () => {
  const path = newPath();
  const file = open(path);
  file.admit('ann', came(1, true));
  const quiet: HostFile = openHostFile({ ...realFiles, writeFileSync: () => undefined, renameSync: () => undefined }, path, randomBytes);
  quiet.admit('ann', came(2));
  expect(quiet.known('ann')?.own).toBe(true);
  for (let n = 0; n < 1005; n++) quiet.admit(`guest ${n}`, came(3));
  expect([quiet.knows('ann'), quiet.knows('guest 0'), quiet.knows('guest 1004')]).toEqual([true, false, true]);
});

test('whoever invents devices pushes nobody out of the host’s memory who had a seat', () => {
  const file: HostFile = openHostFile(
    { ...realFiles, writeFileSync: () => undefined, renameSync: () => undefined },
    newPath(),
    randomBytes,
  );
  file.admit('bob', came(1));
  file.called('bob', 'Bob');
  for (let n = 0; n < 3000; n++) file.admit(`invented ${n}`, came(2));
  expect([file.knows('bob'), file.knows('invented 1990'), file.knows('invented 2999')]).toEqual([true, false, true]);
});

test('the file of an older host is read: its devices are known, and what they are called comes when they do', () => {
  const path = newPath();
  const first = open(path);
  for (const device of ['ann', 'bob']) first.admit(device, came(1));
  const { admitted, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as { admitted: { hash: string }[] };
  const barred = { guest: 'eve', names: ['Eve'], address: '10.0.0.66', tables: [], barred: 'device' };
  writeFileSync(path, JSON.stringify({ ...rest, admitted: admitted.map(({ hash }) => hash), barred: [barred] }));
  const file = open(path);
  expect([file.secret, file.knows('bob'), file.known('bob'), file.knows('eve')]).toEqual([first.secret, true, null, false]);
  expect(file.barred).toEqual([{ ...barred, here: false, lastHere: null }]);
  file.admit('ann', came(2));
  file.forget(guestOf('bob'), 'bob');
  expect([open(path).known('ann')?.address, open(path).knows('bob')]).toEqual(['10.0.0.9', false]);
});
