import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../cli/stale.ts';
import { breaksIn } from './breaks.ts';
import { mutate } from './mutate.ts';

let root = '';
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sietch-mutate-test-')));
  cpSync(join(ROOT, 'main/mutate'), join(root, 'main/mutate'), { recursive: true, filter: (file) => !file.endsWith('.test.ts') });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  mkdirSync(join(root, 'shared'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Which breaks of this source these tests catch, `from -> to: by`, which not, and how many only what plays games does. */
async function tried(
  source: string,
  stories: string,
  played: string,
  mocking: string,
): Promise<{ caught: readonly string[]; survived: readonly string[]; onlyPlayed: number }> {
  writeFileSync(join(root, 'shared/source.ts'), source);
  writeFileSync(join(root, 'shared/beside.ts'), 'export const beside = () => 1;');
  for (const [name, tests] of Object.entries({ source: stories, random: played, mocking }))
    writeFileSync(
      join(root, `shared/${name}.test.ts`),
      `import { beforeEach, expect, test, vi } from 'vitest';\nimport * as source from './source.ts';\n${tests}`,
    );
  const said: string[] = [];
  const breaks = breaksIn('shared/source.ts', readFileSync(join(root, 'shared/source.ts'), 'utf8'));
  const result = await mutate(root, 'shared', breaks, ['shared/'], false, (line) => said.push(line));
  const caught = said
    .filter((line) => /^[0-9]+[/]/.test(line))
    .map((line) => line.replace(/^[^ ]+ [^ ]+ /, '').replace(/shared[/]\w+[.]test[.]ts: /, ''));
  return {
    caught: caught.toSorted(),
    onlyPlayed: result.caught - result.caughtByStories,
    survived: result.survivors.map(({ from, to, reached }) => `${from} -> ${to}${reached ? '' : ', never reached'}`),
  };
}

test('each break is caught by the test that fails with it alone', { timeout: 240_000 }, async () => {
  const { caught, survived, onlyPlayed } = await tried(
    `import { beside } from './beside.ts';
     export const mocked = (): number => beside() + 3;
     const loaded = 5;
     export const five = (): number => loaded;
     const kept: number[] = [];
     export const keeps = (on: boolean): number => { if (on) kept.push(1); return kept.length; };
     export const goesOn = (n: number): number => { while (n > 0) n -= n; return n; };
     export const unseen = (): number => 7;
     export const long = (): number => 9;`,
    `let fresh = 0;
     beforeEach(() => { fresh = 0; });
     test('loaded', () => expect(source.five()).toBe(5));
     test('kept', () => { fresh += 1; expect(source.keeps(false) + fresh).toBe(1); });
     test('goes on', () => expect(source.goesOn(2)).toBe(0));
     test('is not sure', () => expect.soft(source.goesOn(0)).toBe(0));
     test('takes its time', () => {
       for (const from = process.cpuUsage(); process.cpuUsage(from).user < 400_000; );
       expect(source.long()).toBe(9);
     });`,
    `test('games', () => expect(source.unseen()).toBeGreaterThan(6));`,
    `vi.mock('./beside.ts', () => ({ beside: () => 20 }));
     test('mocks', () => expect(source.mocked()).toBe(23));`,
  );
  // What is found by a game, or by a story that takes long.
  expect(onlyPlayed).toBe(5);
  expect(caught).toMatchInlineSnapshot(`
    [
      "3 -> 2: mocks",
      "3 -> 4: mocks",
      "5 -> 4: loaded",
      "5 -> 6: loaded",
      "7 -> 0: games",
      "7 -> 6: games",
      "9 -> 0: takes its time",
      "9 -> 10: takes its time",
      "9 -> 8: takes its time",
      "beside() + 3 -> 0: mocks",
      "beside() + 3 -> beside() - 3: mocks",
      "loaded -> 0: loaded",
      "n -= n -> n += n: goes on",
      "n > 0 -> false: goes on",
      "n > 0 -> n >= 0: goes on",
      "on -> !(on): kept",
      "on -> true: kept",
    ]
  `);
  expect(survived).toMatchInlineSnapshot(`
    [
      "on -> false",
      "kept.push(1) -> undefined, never reached",
      "1 -> 2, never reached",
      "1 -> 0, never reached",
      "kept.length -> 0",
      "0 -> 1",
      "n -> 0",
      "7 -> 8",
    ]
  `);
});
