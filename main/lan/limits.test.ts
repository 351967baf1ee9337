import { expect, test } from 'vitest';
import { bucket, doorkeeper } from './limits.ts';

test('a bucket lets a burst through and then a steady flow', () => {
  const tokens = bucket(3, 2);
  expect([0, 0, 0, 0].map((now) => tokens.take(now))).toEqual([true, true, true, false]);
  expect([500, 500, 1000].map((now) => tokens.take(now))).toEqual([true, false, true]);
});

test('wrong codes make an address wait longer and longer, and only that address', () => {
  const keeper = doorkeeper((code) => code === 'RIGHT');
  let now = 0;
  const waits: number[] = [];
  for (let tries = 0; tries < 9; tries++) {
    expect(keeper.admits('WRONG', 'a', now)).toBe(false);
    waits.push(keeper.waits('a', now));
    now += keeper.waits('a', now);
  }
  expect(waits).toEqual([0, 0, 250, 500, 1000, 2000, 4000, 4000, 4000]);
  expect(keeper.waits('b', now)).toBe(0);
  expect(keeper.admits('RIGHT', 'b', now)).toBe(true);
  expect(keeper.admits('RIGHT', 'a', now)).toBe(true);
});
