import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostEn } from '../../shared/text/host.en.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync(['main/{bots,host,lan,storage,cli}/*.ts', 'shared/kernel/*.ts'], { cwd: root }).filter(
  (path) => !/\.(test|fixture)\.ts$/.test(path),
);
const used = new Set(
  sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/'((?:error|notice|sealed|lesson|page)\.[A-Za-z.]+)'/g)].map(
      ([, key]) => key ?? '',
    ),
  ),
);

test('every sentence of the host has its text, and every text is used', () => {
  const texts = Object.keys(hostEn).filter((key) => !key.startsWith('check.'));
  expect([...used].filter((key) => !texts.includes(key))).toEqual([]);
  expect(texts.filter((key) => !used.has(key))).toEqual([]);
});
