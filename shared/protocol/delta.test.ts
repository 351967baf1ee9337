import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patched } from './delta.ts';

test('a patch leads from one value to the other, and survives the wire', () => {
  const value = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(value, value, (before, after) => {
      const [from, to] = JSON.parse(JSON.stringify([before, after])) as [unknown, unknown];
      if (JSON.stringify([from, to]).includes('__proto__')) return;
      const patch = JSON.parse(JSON.stringify(diff(from, to)));
      expect(patched(from, patch)).toEqual(to);
    }),
    { numRuns: 500 },
  );
});

test('what did not change is not sent', () => {
  expect(diff({ a: [1, { b: 2 }], c: null }, { a: [1, { b: 2 }], c: null })).toBeNull();
  expect(diff({ a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 2, d: 4 } })).toEqual({ in: { b: { in: { d: { set: 4 } } } } });
});

test('a log only grows by its tail, and a take-back keeps its head', () => {
  expect(diff({ log: [1, 2] }, { log: [1, 2, 3] })).toEqual({ in: { log: { tail: [3] } } });
  expect(diff([1, 2, 3], [1, 2])).toEqual({ tail: [], keep: 2 });
  expect(patched([1, 2, 3], { tail: [9], keep: 1 })).toEqual([1, 9]);
});

test('a list of limited length costs only what is new, and never says what is not so', () => {
  const lines = Array.from({ length: 200 }, (_, at) => ({ text: `line ${at}` }));
  const next = { text: 'new' };
  expect(diff(lines, [...lines.slice(1), next])).toEqual({ tail: [next], skip: 1 });
  const other = [...lines.slice(2, 50), next, ...lines.slice(50)];
  for (const after of [other, lines.slice(3), [...lines.slice(1), ...lines.slice(0, 1)], lines.slice(4, 10), []])
    expect(patched(lines, diff(lines, after))).toEqual(after);
});

test('what is undefined is absent', () => {
  expect(diff({ a: 1 }, { a: undefined })).toEqual({ in: {}, drop: ['a'] });
  expect(diff({}, { a: undefined })).toBeNull();
});

test('a patched value shares what did not change', () => {
  const before = { big: { list: [1, 2, 3] }, small: 1 };
  const after = patched(before, { in: { small: { set: 2 } } }) as typeof before;
  expect(after.big).toBe(before.big);
});
