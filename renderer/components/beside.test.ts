import { expect, test } from 'vitest';
import { beside, type Box } from './beside.ts';

const SCREEN = { width: 1000, height: 600 };
const SIZE = { width: 300, height: 400 };
const covers = (spot: { left: number; top: number }, { left, top, width, height }: Box): boolean =>
  spot.left < left + width && spot.left + SIZE.width > left && spot.top < top + height && spot.top + SIZE.height > top;

test('lies beside the thing, towards the middle of the screen, and on the screen', () => {
  for (const left of [0, 200, 450, 700, 920])
    for (const top of [0, 250, 520]) {
      const thing = { left, top, width: 80, height: 80 };
      const spot = beside(thing, SIZE, SCREEN);
      expect(covers(spot, thing), `${left},${top}`).toBe(false);
      expect(spot.left).toBeGreaterThanOrEqual(0);
      expect(spot.left + SIZE.width).toBeLessThanOrEqual(SCREEN.width);
      expect(spot.top + SIZE.height).toBeLessThanOrEqual(SCREEN.height);
    }
});
test('leaves uncovered what else is named, where there is another place', () => {
  const thing = { left: 460, top: 260, width: 80, height: 80 };
  const reason = { left: 560, top: 200, width: 220, height: 140 };
  expect(covers(beside({ ...thing, left: 400 }, SIZE, SCREEN), reason)).toBe(true);
  expect(covers(beside({ ...thing, left: 400 }, SIZE, SCREEN, [reason]), reason)).toBe(false);
});
test('a thing without room around it is covered as little as can be', () => {
  const spot = beside({ left: 100, top: 0, width: 700, height: 600 }, SIZE, SCREEN);
  expect(spot.left).toBe(1000 - 300 - 10);
});
