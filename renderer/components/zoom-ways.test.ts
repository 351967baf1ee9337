import { expect, test } from 'vitest';
import { cameUnder, showsByPressing, showsByResting } from './zoom-ways.ts';

test('a mouse rests in a large window and presses long in a small one, as a finger does in both', () => {
  const ways = [
    { byMouse: true, phone: false },
    { byMouse: true, phone: true },
    { byMouse: false, phone: false },
    { byMouse: false, phone: true },
  ].map((hand) => [showsByResting(hand), showsByPressing(hand)]);
  expect(ways).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [false, true],
  ]);
});

test('what comes under a resting mouse is not pointed at; what the mouse comes to is', () => {
  expect(cameUnder({ x: 700, y: 640 }, { x: 700, y: 640 })).toBe(true);
  expect(cameUnder({ x: 700, y: 640 }, { x: 700, y: 641 })).toBe(false);
});
