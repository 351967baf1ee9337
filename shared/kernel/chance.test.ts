import { expect, test } from 'vitest';
import { chanceFrom, chanceOf, drawsOf, seedOf } from './chance.ts';

test('the n-th draw depends on the seed and n alone, in whatever order it is asked for', () => {
  const forward = drawsOf(seedOf(42));
  const words = Array.from({ length: 40 }, (_, n) => forward(n));
  const backward = drawsOf(seedOf(42));
  for (let n = 39; n >= 0; n--) expect(backward(n)).toBe(words[n]);
  expect(new Set(words).size).toBe(40);
  expect(drawsOf(seedOf(43))(0)).not.toBe(words[0]);
});

test('dice are fair: 60,000 throws of a die lie within four deviations', () => {
  const draw = drawsOf(seedOf(5));
  let n = 0;
  const chance = chanceFrom(() => draw(n++));
  const seen = [0, 0, 0, 0, 0, 0];
  for (let throws = 0; throws < 60_000; throws++) {
    const [face = 0] = chance.roll([{ name: 'die', sides: 6 }]);
    seen[face - 1] = (seen[face - 1] ?? 0) + 1;
  }
  for (const count of seen) expect(Math.abs(count - 10_000)).toBeLessThan(4 * Math.sqrt(60_000 * (1 / 6) * (5 / 6)));
});

test('a shuffle keeps every item, and every order comes up', () => {
  const chance = chanceOf(1);
  const orders = new Set(Array.from({ length: 400 }, () => chance.shuffle(['a', 'b', 'c']).join('')));
  expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
});
