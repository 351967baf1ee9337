import { expect, test } from 'vitest';
import { bucket } from './bucket.ts';

test('a bucket lets a burst through and then so much a second; to ask changes nothing', () => {
  const messages = bucket({ burst: 3, perSecond: 2 });
  expect(Array.from({ length: 5 }, () => messages.take(1000))).toEqual([true, true, true, false, false]);
  for (let asked = 0; asked < 10; asked++) expect([messages.has(1400), messages.msUntil(1400)]).toEqual([false, 100]);
  expect([messages.take(1500), messages.take(1500)]).toEqual([true, false]);
});

test('a bucket that owes lets nothing through until it is paid, and what is too much at once takes nothing', () => {
  const work = bucket({ burst: 10, perSecond: 10 });
  expect(work.take(0, 11)).toBe(false);
  work.charge(0, 25);
  expect([work.has(0, 0), work.msUntil(0, 0), work.has(1499, 0), work.has(1500, 0)]).toEqual([false, 1500, false, true]);
});

test('a clock that is set back an hour makes nobody wait an hour', () => {
  const HOUR = 3_600_000;
  const messages = bucket({ burst: 1, perSecond: 1 });
  expect([messages.take(2 * HOUR), messages.take(HOUR), messages.msUntil(HOUR), messages.take(HOUR + 1000)]).toEqual([
    true,
    false,
    1000,
    true,
  ]);
});
