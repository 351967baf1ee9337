import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realFiles } from './files.ts';
import { holdFolder, type Processes } from './hold.ts';
import { folder, refusal } from './saves.fixture.ts';

/** Processes by number and when they began; the first is our own. */
const running = (own: number, born: Readonly<Record<number, string>>): Processes => ({
  pid: own,
  isAlive: (pid) => pid in born,
  bornAt: (pid) => born[pid] ?? '',
});

test('a folder that a living host holds is refused, with its process and what to do; later it can be had', () => {
  const at = folder();
  const world = { 7: 'monday', 8: 'tuesday' };
  const first = holdFolder(realFiles, at, running(7, world));
  expect(refusal(() => holdFolder(realFiles, at, running(8, world)))).toEqual({
    key: 'error.disk.held',
    with: { pid: 7, path: join(at, 'open.lock') },
  });
  first.letGo();
  holdFolder(realFiles, at, running(8, world)).letGo();
  expect(readdirSync(at)).toEqual([]);
});

test('what a killed host left is taken over, also if its number lives on as another process', () => {
  const at = folder();
  holdFolder(realFiles, at, running(7, { 7: 'monday' }));
  holdFolder(realFiles, at, running(8, { 8: 'tuesday' }));
  holdFolder(realFiles, at, running(9, { 8: 'wednesday', 9: 'thursday' }));
  expect(refusal(() => holdFolder(realFiles, at, running(10, { 9: 'thursday', 10: 'friday' })))).toMatchObject({ with: { pid: 9 } });
});

test('where nobody knows when processes began, a living one counts as the holder', () => {
  const at = folder();
  holdFolder(realFiles, at, running(7, { 7: '' }));
  expect(refusal(() => holdFolder(realFiles, at, running(8, { 7: 'monday', 8: '' })))).toMatchObject({ key: 'error.disk.held' });
});

test('a lock that says nothing readable holds nobody off', () => {
  const at = folder();
  writeFileSync(join(at, 'open.lock'), '{"pid":');
  holdFolder(realFiles, at, running(7, { 7: 'monday' }));
});

test('this very process can be told from others by when it began', () => {
  const at = folder();
  const held = holdFolder(realFiles, at);
  expect(refusal(() => holdFolder(realFiles, at))).toMatchObject({ with: { pid: process.pid } });
  held.letGo();
});
