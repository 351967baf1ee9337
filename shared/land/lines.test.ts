import { expect, test } from 'vitest';
import { contains, insideOf, type Point } from './lines.ts';
import { rolls } from './rolls.ts';

test('points of a grid are inside a polygon or not, whether asked one by one or all together', () => {
  const roll = rolls(11);
  for (let shape = 0; shape < 20; shape++) {
    const polygon = Array.from({ length: 3 + shape }, (): Point => [Math.round(roll() * 40) / 2, Math.round(roll() * 40) / 2]);
    const isInside = insideOf(polygon);
    const grid = Array.from({ length: 41 * 41 }, (_, at): Point => [(at % 41) / 2, Math.floor(at / 41) / 2]);
    const inside = grid.filter((point) => contains(polygon, point));
    expect(grid.filter(isInside)).toEqual(inside);
    expect(inside.length).toBeLessThan(grid.length);
  }
});
