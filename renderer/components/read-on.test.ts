import { expect, test } from 'vitest';
import { isMoreBelow, nextPage } from './read-on.ts';

const box = (scrollTop: number, clientHeight = 100) => ({ scrollTop, clientHeight, scrollHeight: 300 });

test('there is more until the end is in sight', () => {
  expect([0, 150, 199, 200].map((top) => isMoreBelow(box(top)))).toEqual([true, true, false, false]);
  expect(isMoreBelow({ scrollTop: 0, clientHeight: 300, scrollHeight: 300 })).toBe(false);
});

test('pages lead to the end without a line left out', () => {
  for (const height of [60, 96, 280]) {
    const seen = [0];
    for (let top = 0; isMoreBelow(box(top, height)) && seen.length < 50; seen.push(top))
      top = Math.min(nextPage(box(top, height)), 300 - height);
    expect(seen.length).toBeLessThan(50);
    for (const [at, top] of seen.entries())
      if (at > 0) expect(top - (seen[at - 1] ?? 0)).toBeLessThanOrEqual(Math.max(height - 64, height / 3));
  }
});
