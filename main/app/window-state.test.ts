import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onScreen, readWindowState, writeWindowState } from './window-state.ts';

const file = (): string => join(mkdtempSync(join(tmpdir(), 'sietch-window-')), 'deep', 'window.json');

test('a window comes back where it stood', () => {
  const there = file();
  writeWindowState(there, { x: 40, y: 30, width: 1000, height: 700, maximized: true });
  expect(readWindowState(there)).toEqual({ x: 40, y: 30, width: 1000, height: 700, maximized: true });
});

test('an unreadable memory opens a first window', () => {
  const there = join(mkdtempSync(join(tmpdir(), 'sietch-window-')), 'window.json');
  writeFileSync(there, '{"width": "wide"');
  expect(readWindowState(there)).toEqual({ width: 1280, height: 800, maximized: false });
});

test('a window on a screen that is gone opens where it can be seen', () => {
  const screens = [{ x: 0, y: 0, width: 1920, height: 1080 }];
  const far = { x: 2500, y: 100, width: 1000, height: 700, maximized: false };
  expect(onScreen(far, screens)).toEqual({ width: 1000, height: 700, maximized: false });
  expect(onScreen({ ...far, x: 100 }, screens)).toEqual({ ...far, x: 100 });
});
