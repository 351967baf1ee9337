import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realFiles } from '../storage/files.ts';
import { LOG_NAME, openLog } from './log-file.ts';

const SMALL = { mostBytes: 1000, files: 3 };
const fresh = (): string => mkdtempSync(join(tmpdir(), 'sietch-log-'));
const open = (folder: string) =>
  openLog(
    realFiles,
    folder,
    (line) => line,
    () => 0,
    SMALL,
  );

test('files are put aside when they have grown, and only so many are kept', () => {
  const folder = fresh();
  const log = open(folder);
  for (let at = 0; at < 200; at++) log.write(`line ${at}`);
  expect(readdirSync(folder).sort()).toEqual([LOG_NAME, `${LOG_NAME}.1`, `${LOG_NAME}.2`]);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(SMALL.mostBytes);
  expect(log.tail(100)).toMatch(/line 199\n$/);
  expect(log.tail(100_000)).not.toContain('line 0\n');
});

test('the tail begins with a whole line and reaches back over the files', () => {
  const log = open(fresh());
  for (let at = 0; at < 40; at++) log.write(`line ${at}`);
  const lines = log.tail(1200).trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(30);
  for (const line of lines) expect(line).toMatch(/^1970-01-01T00:00:00\.000Z line \d+$/);
});

test('what comes again and again is counted', () => {
  const log = open(fresh());
  for (let at = 0; at < 1000; at++) log.write('no disk');
  log.write('a disk');
  expect(log.tail(1000).match(/no disk/g)).toHaveLength(1);
  expect(log.tail(1000)).toContain('(the same again, 999 times)');
});

test('a log goes on where it was', () => {
  const folder = fresh();
  open(folder).write('before');
  const log = open(folder);
  log.write('after');
  expect(log.tail(1000)).toMatch(/before\n.*after/);
});

test('a disk that takes nothing costs the log alone', () => {
  const folder = join(fresh(), 'file');
  writeFileSync(folder, '');
  const log = open(folder);
  log.write('nobody hears this');
  expect(log.tail(100)).toBe('');
});
