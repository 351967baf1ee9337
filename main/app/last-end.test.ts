import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realFiles } from '../storage/files.ts';
import { noteStart, RUNNING_FILE } from './last-end.ts';

test('a start knows whether the one before it ended well', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'sietch-end-')), 'app', RUNNING_FILE);
  const heard: string[] = [];
  const start = () => noteStart(realFiles, path, (line) => heard.push(line));
  expect(start().wasSudden).toBe(false);
  const killed = start();
  expect(killed.wasSudden).toBe(true);
  killed.endsWell();
  expect(start().wasSudden).toBe(false);
  expect(heard).toEqual([]);
});

test('a folder that cannot be written to is logged and ends nothing', () => {
  const heard: string[] = [];
  const { wasSudden, endsWell } = noteStart(realFiles, '/dev/null/running', (line) => heard.push(line));
  endsWell();
  expect(wasSudden).toBe(false);
  expect(heard[0]).toContain('EEXIST');
});
