import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where an error ends without a name. */
const SWALLOWS = /catch \{|\.catch\(\(\) =>/;
/** An error by name or code, as comments name it; "whatever error" where really every one is meant. */
const NAMED = /\b([A-Z]\w*Error|Error|E[A-Z]{2,}|Refused)\b|[Ww]hatever/;
const IS_COMMENT = /^\s*(\/\/|\/\*\*|\*)|\/\//;

/** Lines of a source that swallow an error without a comment beside them that names it. */
const silent = (source: string): readonly string[] => {
  const lines = source.split('\n');
  return lines.filter((line, at) => {
    if (!SWALLOWS.test(line)) return false;
    const beside = [lines[at - 1], line, lines[at + 1]].filter((one) => one !== undefined && IS_COMMENT.test(one));
    return !beside.some((one) => NAMED.test(String(one)));
  });
};

test('no error is swallowed in silence: a comment says why, and which error is meant', () => {
  const files = globSync('{shared,main,renderer}/**/*.{ts,vue}', {
    exclude: ['**/*.test.ts', '**/*.fixture.ts', 'shared/testkit/laws.ts'],
  });
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => silent(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`))).toEqual([]);
});
test('what counts as silent', () => {
  expect(silent('try {\n} catch {\n  return null;\n}')).toHaveLength(1);
  expect(silent('try {\n} catch {\n  // It does not matter.\n}')).toHaveLength(1);
  expect(silent('try {\n} catch {\n  // Not JSON: SyntaxError.\n}')).toHaveLength(0);
  expect(silent('// Gone in between (ENOENT).\nawait stat(file).catch(() => null);')).toHaveLength(0);
});
