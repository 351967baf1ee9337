import { expect, test } from 'vitest';
import { breaksIn } from './breaks.ts';
import { plant } from './plant.ts';

/** What can be broken in this code: `from -> to`. */
const broken = (text: string): readonly string[] => breaksIn('a.ts', text).map(({ from, to }) => `${from} -> ${to}`);

test('a comparison loses its boundary, a condition its sense', () => {
  expect(broken('if (a < b) act();')).toEqual(['a < b -> a <= b', 'a < b -> true', 'a < b -> false', 'act() -> undefined']);
  expect(broken('const x = ready ? a : b;')).toEqual(['ready -> !(ready)', 'ready -> true', 'ready -> false']);
});

test('a loop is never made endless by its condition', () => {
  expect(broken('while (left) take();')).not.toContain('left -> true');
});

test('numbers, elements, fallbacks, filters and what is returned go wrong', () => {
  expect(broken('let n = 3;')).toEqual(['3 -> 4', '3 -> 2']);
  expect(broken('let n = [a, b];')).toEqual(['[a, b] -> [b]', '[a, b] -> [a]']);
  expect(broken('let n = a ?? b;')).toEqual(['a ?? b -> a', 'a ?? b -> b']);
  expect(broken('let n = a.filter(f).some(g);')).toEqual(['a.filter(f).some(g) -> a.filter(f).every(g)', 'a.filter(f) -> a']);
  expect(broken('const f = (): readonly string[] => list;')).toEqual(['list -> []']);
  expect(broken('function f(): number | null { return n; }')).toEqual(['n -> 0', 'n -> null']);
});

test('a method gives way to its twin however it is called', () => {
  expect(broken('let n = a?.some(f);')).toEqual(['a?.some(f) -> a?.every(f)']);
  expect(broken('let n = max(a)\n  .max(b);')).toEqual(['max(a)\n  .max(b) -> max(a)\n  .min(b)']);
});

test('a method that every object has is left as it is', () => {
  expect(broken('let n = data.toString(a).trim();')).toEqual([]);
});

test('types, texts and errors are left alone', () => {
  expect(broken("type A = 1 | true; const a: 1 | 2 = b; throw new Error(String(1 + 1)); let t = 'a' + b;")).toEqual([]);
});

test('how a rule is drawn and what a bot thinks of it are no rules', () => {
  expect(broken('const a: A = { sign: [one], worth: (look) => look.a + 1, rate() { return 2; }, takes: [b] };')).toEqual(['[b] -> []']);
});

test('what `?.` skips stays skipped', () => {
  expect(broken('let n = a?.filter(f).length;')).toEqual([]);
});

test('a planted source does what it did until one of its switches is on', () => {
  const text = 'const f = (n) => (n > 2 && n < 5 ? [n, 1] : []);';
  const planted = breaksIn('a.js', text).map((each, n) => ({ ...each, place: n + 1 }));
  const [code = ''] = plant(text, planted, './switch.ts').split('\nimport ');
  const results = (on: number): string =>
    JSON.stringify([1, 2, 3, 4, 5].map(new Function('__broken', `${code}; return f;`)((place: number) => place === on)));
  const right = results(0);
  expect(right).toBe('[[],[],[3,1],[4,1],[]]');
  expect(planted.length).toBeGreaterThan(8);
  for (const { place, from, to } of planted) expect(results(place), `${from} -> ${to}`).not.toBe(right);
});
