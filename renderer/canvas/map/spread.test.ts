import { expect, test } from 'vitest';
import { type Block, spread } from './spread.ts';

const block = (x: number, y: number, most: number): Block => ({
  at: [x, y],
  boxes: [{ left: -20, top: -10, right: 20, bottom: 10 }],
  most,
});
const EDGES = { left: -500, top: -500, right: 500, bottom: 500 };
const apart = (blocks: readonly Block[]): boolean => {
  const places = spread(blocks, EDGES).map(([dx, dy], nth) => [(blocks[nth]?.at[0] ?? 0) + dx, (blocks[nth]?.at[1] ?? 0) + dy] as const);
  return places.every(([x, y], nth) => places.slice(nth + 1).every(([px, py]) => Math.abs(px - x) > 39.5 || Math.abs(py - y) > 19.5));
};

test('what stands clear of everything stays where it is', () => {
  expect(spread([block(0, 0, 50), block(100, 0, 50)], EDGES)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('what covers each other gives way to both sides', () => {
  expect(apart([block(0, 0, 50), block(10, 8, 50), block(30, -4, 50)])).toBe(true);
});

test('nothing goes further than it may, and what stands fast never moves', () => {
  const [fast, other] = spread([block(0, 0, 0), block(1, 3, 8)], EDGES);
  expect(fast).toEqual([0, 0]);
  expect(Math.hypot(...(other ?? [0, 0]))).toBeLessThanOrEqual(8.0001);
});

test('nothing stands beyond the edge', () => {
  const [inside] = spread([block(-490, 498, 5)], EDGES);
  expect(inside).toEqual([10, -8]);
});
