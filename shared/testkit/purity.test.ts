import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('shared/**/*.ts', { exclude: ['**/*.test.ts', 'shared/**/*.fixture.ts'] });

test('shared knows no clock and no chance of its own', () => {
  expect(files.length).toBeGreaterThan(10);
  const impure = files.filter((file) => /Math\.random|Date\.now\(\)|new Date\(\)|from 'node:/.test(readFileSync(file, 'utf8')));
  expect(impure).toEqual([]);
});
