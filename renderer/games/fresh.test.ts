import { expect, test } from 'vitest';
import { isFresh } from './fresh.ts';

test('the second of two presses for the scene before is not one for this one; a later one is', () => {
  expect(isFresh(1000, 1200)).toBe(true);
  expect(isFresh(1000, 1600)).toBe(false);
});
