import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ROOT } from '../cli/stale.ts';
import { type Bench, benchIn } from './bench.ts';
import { switchTo } from './copy.ts';

let bench: Bench | undefined;
let copy = '';
afterEach(() => {
  bench?.close();
  rmSync(copy, { recursive: true, force: true });
});

test('after tests that never end the next ones are run all the same', { timeout: 120_000 }, async () => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'sietch-bench-')));
  mkdirSync(join(copy, '.mutate'));
  switchTo(copy, 1);
  cpSync(join(ROOT, 'main/mutate'), join(copy, 'main/mutate'), { recursive: true, filter: (file) => !file.endsWith('.test.ts') });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'package.json'), '{"type":"module"}');
  writeFileSync(join(copy, 'source.ts'), 'export const one = 1;\n');
  const write = (name: string, body: string): void =>
    writeFileSync(
      join(copy, `${name}.test.ts`),
      `import { expect, test } from 'vitest';\nimport { one } from './source.ts';\ntest('${name}', () => { ${body} });\n`,
    );
  write('good', 'expect(one).toBe(1);');
  write('bad', 'expect(one).toBe(2);');
  write('endless', 'while (one);');
  bench = benchIn(copy, ['source.ts']);
  const run = (name: string, limit = 60_000) => bench?.run([`${name}.test.ts`], null, limit);
  expect((await bench.relevant([''])).toSorted()).toEqual(['bad.test.ts', 'endless.test.ts', 'good.test.ts']);
  expect([await run('good'), await run('bad')]).toEqual([[], ['bad.test.ts: bad']]);
  expect(await run('endless', 5000)).toBeNull();
  expect([await run('bad'), await run('good')]).toEqual([['bad.test.ts: bad'], []]);
});
