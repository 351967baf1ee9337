import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../cli/stale.ts';
import excuses from './excuses.json' with { type: 'json' };
import { drawn, sourcesIn, staleExcuses } from './sample.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sietch-sample-'));
  mkdirSync(join(root, 'shared/text'), { recursive: true });
  for (const file of ['rule.ts', 'rule.test.ts', 'types.ts', 'text/en.ts'])
    writeFileSync(join(root, 'shared', file), 'export const n = a + 1;\n');
});
afterAll(() => rmSync(root, { recursive: true }));

test('rules are broken, not tests, types or texts', () => {
  expect(sourcesIn(root, 'shared')).toEqual(['shared/rule.ts']);
});

test('a seed draws the same again, and what has a reason is not drawn', () => {
  const draw = (seed: number, excuses: Parameters<typeof drawn>[4] = []) =>
    drawn(root, ['shared/rule.ts'], 9, seed, excuses).map(({ to }) => to);
  expect(draw(1).toSorted()).toEqual(['0', '2', 'a - 1']);
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1, [{ file: 'shared/rule.ts', from: '1', to: '2', why: '' }])).toEqual(draw(1).filter((to) => to !== '2'));
  const excuse = { file: 'shared/rule.ts', from: '1', to: '2', why: '' };
  expect(draw(1, [{ ...excuse, near: 'n = a' }])).not.toContain('2');
  expect(draw(1, [{ ...excuse, near: 'n = b' }])).toEqual(draw(1));
});

test('every excuse is for a break that can still be made', () => {
  expect(staleExcuses(ROOT, excuses)).toEqual([]);
  const gone = { file: 'shared/rule.ts', from: '1', to: '3', why: '' };
  expect(staleExcuses(root, [gone, { ...gone, to: '2' }, { ...gone, file: 'shared/none.ts' }])).toEqual([
    gone,
    { ...gone, file: 'shared/none.ts' },
  ]);
});
