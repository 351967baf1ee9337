import { expect, it } from 'vitest';
import { readingTime } from './reading.ts';

it('a long line stands longer than a short one, and none shorter than nine seconds', () => {
  expect(readingTime('')).toBe(9000);
  expect(readingTime('No.')).toBe(9000);
  expect(readingTime('x'.repeat(200))).toBe(23_000);
});
it('Korean says as much with half as many letters', () => {
  expect(readingTime('가'.repeat(100))).toBe(readingTime('x'.repeat(200)));
});
