import { expect, test } from 'vitest';
import { flightOf } from './dice-flight.ts';

const plan = { from: { x: 40, y: 90 }, over: { x: 640, y: 300 }, to: { x: 60, y: 700 }, nth: 2, large: 1.6 };

test('a die leaves the hand and lies straight in its place, as large as that is, on the sand', () => {
  const way = flightOf(plan);
  expect(way[0]).toMatchObject({ offset: 0, x: 40, y: 90, height: 0, scale: 1.6 });
  expect(way.at(-1)).toMatchObject({ offset: 1, x: 60, y: 700, height: 0, scale: 1 });
  expect(way.at(-1)?.turn).toBeCloseTo(0);
  expect(way.at(-1)?.yaw).toBeCloseTo(0);
});
test('it hops lower each time, never below the sand, and rolls the less the nearer it is', () => {
  const way = flightOf(plan);
  expect(way.every(({ height }) => height >= 0)).toBe(true);
  const peaks = way
    .filter(({ height }, at) => height > (way[at - 1]?.height ?? 0) && height >= (way[at + 1]?.height ?? 0))
    .map(({ height }) => height);
  expect(peaks.length).toBeGreaterThanOrEqual(3);
  expect(peaks).toEqual(peaks.toSorted((a, b) => b - a));
  const turns = way.map(({ turn }) => Math.abs(turn));
  expect(turns).toEqual(turns.toSorted((a, b) => b - a));
});
test('the same die of the same throw goes the same way, and no two dice go one way', () => {
  expect(flightOf(plan)).toEqual(flightOf(plan));
  const middles = [0, 1, 2, 3, 4, 5, 6]
    .map((nth) => flightOf({ ...plan, nth })[8])
    .map((at) => `${Math.round(at?.x ?? 0)} ${Math.round(at?.y ?? 0)}`);
  expect(new Set(middles).size).toBe(7);
});
