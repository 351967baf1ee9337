import { expect, it } from 'vitest';
import { mayRenew } from './renew.ts';

it('loads a page anew once, and not again and again', () => {
  expect(mayRenew(null, 100_000)).toBe(true);
  expect(mayRenew(95_000, 100_000)).toBe(false);
  expect(mayRenew(40_000, 100_000)).toBe(true);
});
