import { expect, test } from 'vitest';
import { showsByPressing, showsByResting } from './zoom-ways.ts';

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
