import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { realFiles } from '../storage/files.ts';
import { DEVICE_FILE, openDevice } from './device.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sietch-device-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const path = (): string => join(folder, 'app', DEVICE_FILE);
const open = (log: (line: string) => void = () => {}) => openDevice(realFiles, path(), randomBytes, log);
const HOSTS = [null, 'http://192.168.1.20:4747', 'http://192.168.1.66:4747'];

test('the secrets are the same after a kill, from the first moment on', () => {
  const before = HOSTS.map(open());
  expect(HOSTS.map(open())).toEqual(before);
  expect(statSync(path()).mode & 0o077).toBe(0);
});

test('every host gets a secret of its own, and none is what lies on the disk', () => {
  const secrets = HOSTS.map(open());
  expect(new Set(secrets).size).toBe(HOSTS.length);
  for (const secret of secrets) {
    expect(secret).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(readFileSync(path(), 'utf8')).not.toContain(secret);
  }
});

test('a torn file is put aside and named, and the app goes on with another secret', () => {
  const before = open()(null);
  writeFileSync(path(), '{"format":1,"sec');
  const said: string[] = [];
  expect(open((line) => said.push(line))(null)).not.toBe(before);
  expect(said.join()).toContain('device.json cannot be used');
  expect(readFileSync(`${path()}.damaged`, 'utf8')).toContain('"sec');
});

test('a disk that takes nothing costs only the memory', () => {
  const said: string[] = [];
  const full = {
    ...realFiles,
    writeFileSync: () => {
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    },
  } as typeof realFiles;
  const device = openDevice(full, path(), randomBytes, (line) => said.push(line));
  expect(device(null)).toBe(device(null));
  expect(said.join()).toContain('device.json was not written');
});
