import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyOfSources } from './bake-key.ts';

let folder = '';
const put = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const key = (): Promise<string> => keyOfSources([join(folder, 'jobs.ts')], [join(folder, 'icons.svg')]);

const SOURCES: Readonly<Record<string, string>> = {
  'jobs.ts': "import { sand } from './sand.ts';\nimport type { Hour } from './hour.ts';\n",
  'sand.ts': "export {\n  noise,\n} from './noise.ts';\n",
  'noise.ts': 'export const noise = 1;\n',
  'hour.ts': 'export type Hour = 1;\n',
  'other.ts': 'export const other = 1;\n',
  'icons.svg': '<svg/>',
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sietch-bake-key-'));
  for (const [name, text] of Object.entries(SOURCES)) put(name, text);
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(['jobs.ts', 'sand.ts', 'noise.ts', 'icons.svg'])(
  '%s is drawn by, however far away: another one has another key',
  async (name) => {
    const before = await key();
    put(name, `${SOURCES[name]}// changed\n`);
    expect(await key()).not.toBe(before);
  },
);

test('what it does not use changes nothing', async () => {
  const before = await key();
  put('other.ts', 'export const other = 2;\n');
  put('hour.ts', 'export type Hour = 2;\n');
  expect(await key()).toBe(before);
});
