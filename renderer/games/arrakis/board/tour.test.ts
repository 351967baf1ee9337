import { expect, test } from 'vitest';
import { timesOf, tourOf } from './tour.ts';

const storm = (at: 'carthag' | 'arrakeen', hits: number) => ({ at, sign: 'storm', hits });
const fallen = { at: 'carthag', sign: 'fallen', hits: null } as const;
const EVENTS = [
  { type: 'storm', at: 'carthag' },
  { type: 'hits', on: 'harkonnen' },
  { type: 'casualty', at: 'carthag' },
  { type: 'storm', at: 'arrakeen' },
];

test('a tour goes from area to area, with all that happened there and what is told of it last', () => {
  expect(tourOf([storm('carthag', 1), fallen, storm('arrakeen', 0)], EVENTS)).toEqual([
    { at: 'carthag', happened: [storm('carthag', 1), fallen], event: EVENTS[2] },
    { at: 'arrakeen', happened: [storm('arrakeen', 0)], event: EVENTS[3] },
  ]);
});
test('what somebody did in one area is seen without it, a danger that came by itself is not', () => {
  expect(tourOf([fallen], EVENTS)).toEqual([]);
  expect(tourOf([storm('carthag', 2)], EVENTS)).toHaveLength(1);
});
test('whoever comes to the table is not led through the whole game', () => {
  expect(tourOf([storm('carthag', 1), storm('arrakeen', 0)], [{ type: 'sideTaken' }, ...EVENTS])).toEqual([]);
});
test('each area is turned to before what happened shows there, and many take hardly longer than a few', () => {
  for (const count of [1, 2, 5, 12, 30]) {
    const { steps, over } = timesOf(count, 1);
    expect(steps).toHaveLength(count);
    for (const [nth, { turns, shows }] of steps.entries()) {
      expect(shows).toBeGreaterThan(turns);
      if (nth > 0) expect(turns).toBeGreaterThan(steps[nth - 1]?.shows ?? 0);
    }
    expect(over).toBeGreaterThan(steps.at(-1)?.shows ?? 0);
  }
  expect(timesOf(12, 1).over).toBeLessThan(12_000);
  expect(timesOf(3, 0.5).over).toBe(timesOf(3, 1).over / 2);
});
