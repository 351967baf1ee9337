import { expect, test } from 'vitest';
import { ease, tweens } from './tween.ts';

test('the ease starts and ends where it should and never turns back', () => {
  const values = Array.from({ length: 101 }, (_, at) => ease(at / 100));
  expect(values[0]).toBe(0);
  expect(values[100]).toBe(1);
  for (let at = 1; at < values.length; at++) expect(values[at]).toBeGreaterThanOrEqual(values[at - 1] as number);
});

test('a movement wakes the stage, runs for its time and tells when it is over', () => {
  let woken = 0;
  const moving = tweens(() => woken++);
  const seen: number[] = [];
  let over = false;
  moving.run(
    100,
    (t) => seen.push(t),
    () => (over = true),
  );
  expect(woken).toBe(1);
  expect(moving.advance(1000)).toBe(true);
  expect(moving.advance(1050)).toBe(true);
  expect(over).toBe(false);
  expect(moving.advance(1100)).toBe(false);
  expect(over).toBe(true);
  expect(seen.at(-1)).toBe(1);
});

test('without duration everything is there at once, and no frame is asked for', () => {
  let woken = 0;
  const moving = tweens(() => woken++);
  let at = 0;
  moving.run(0, (t) => (at = t));
  expect(at).toBe(1);
  expect(woken).toBe(0);
});

test('finishing brings everything to its end', () => {
  const moving = tweens(() => undefined);
  const ends: string[] = [];
  moving.run(
    100,
    () => undefined,
    () => ends.push('first'),
  );
  moving.advance(0);
  moving.run(
    500,
    () => undefined,
    () => ends.push('second'),
  );
  moving.finish();
  expect(ends).toEqual(['first', 'second']);
  expect(moving.advance(10)).toBe(false);
});
