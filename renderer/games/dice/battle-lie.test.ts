import { describe, expect, test } from 'vitest';
import { battleLie, HAND, laid } from './battle-lie.ts';
import type { Committed } from './fists.ts';

/** A hand from its middle to the end of its cuff, and to its fingertips; half a Leader's tile; half a number of one digit, and of two. */
const CUFF = 330 * HAND;
const FINGERS = 222 * HAND;
const TILE = 99;
const DIGITS = [95, 124] as const;
const leader: Committed = { what: 'leader', house: 'atreides', leader: 'leto', strength: 3 };

describe.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])('narrow %s, many pieces %s', (narrow, wide) => {
  const lie = battleLie(narrow, wide);
  const pieces = laid(
    Array.from({ length: wide ? 6 : 3 }, () => leader),
    lie,
    1,
  );
  const inwards = pieces.map(({ x }) => x);

  test('hands lie within the picture with their cuffs', () => {
    expect(lie.hand + CUFF).toBeLessThanOrEqual(lie.half.x);
  });
  test('hand, pieces and number keep clear of each other', () => {
    const [near, far] = [Math.max(...inwards), Math.min(...inwards)];
    expect(near + TILE).toBeLessThanOrEqual(lie.hand - FINGERS);
    for (const half of wide ? DIGITS : [DIGITS[0]]) expect(far - TILE).toBeGreaterThanOrEqual(lie.number + half);
    expect(Math.abs(lie.number) + (wide ? DIGITS[1] : DIGITS[0])).toBeLessThanOrEqual(lie.half.x);
  });
  test('rows lie within the height, on a narrow screen one above the other', () => {
    const high = Math.max(...pieces.map(({ y }) => Math.abs(y))) + 92;
    expect(lie.y + high).toBeLessThanOrEqual(lie.half.y);
    if (narrow) expect(lie.y - high).toBeGreaterThan(0);
  });
});
