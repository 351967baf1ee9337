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

test('a seed means the same luck in every version: records, daily challenges and golden games stand on it', () => {
  const draw = drawsOf(seedOf(42));
  expect([0, 1, 7, 8, 9, 40].map(draw)).toEqual([3671407274, 2058321930, 4191984286, 498946822, 2496888053, 4280275510]);
  const chance = chanceOf(7, 3);
  const numbers = Array.from({ length: 8 }, () => chance.below(1_000_000));
  expect(numbers).toEqual([703289, 502456, 96059, 531096, 995372, 417090, 851112, 355039]);
  expect(chanceOf(5).shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([6, 5, 2, 7, 3, 8, 1, 4]);
  const dice = [6, 6, 20].map((sides, at) => ({ name: `die ${at}`, sides }));
  expect(chanceOf(5).roll(dice)).toEqual([3, 1, 14]);
});

test('a shuffle draws once for each place but the last', () => {
  let drawn = 0;
  const chance = chanceFrom(() => drawn++);
  chance.shuffle(['a', 'b', 'c', 'd']);
  expect(drawn).toBe(3);
});

test('the highest word is below the number, too', () => {
  const chance = chanceFrom(() => 0xffffffff);
  expect([chance.below(6), chance.below(52), chance.roll([{ name: 'd6', sides: 6 }])]).toEqual([5, 51, [6]]);
});
