import { describe, expect, test } from 'vitest';
import { recordOf } from '../../../kernel/typed.ts';
import { area, contains, type Line, type Point } from '../../../land/lines.ts';
import { rolls } from '../../../land/rolls.ts';
import { boardOf } from '../board.ts';
import { REGIONS } from '../ids.ts';
import { HALF_HEIGHT, HALF_WIDTH, type LandLayout } from './plan.ts';
import { LAND } from './shape.ts';

const LAYOUTS: readonly LandLayout[] = ['printed', 'rim-split'];
const corner = ([x, y]: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`;
/** Edges of a polygon, the same from both sides. */
const edges = (line: Line) =>
  new Set(
    line.flatMap((from, at) => {
      const to = line[(at + 1) % line.length] as Point;
      return corner(from) === corner(to) ? [] : [[corner(from), corner(to)].sort().join(' - ')];
    }),
  );

describe.each(LAYOUTS)('the land, %s', (layout) => {
  const { regions, anchors, rim } = LAND[layout];

  test('covers every place of the land exactly once', () => {
    const roll = rolls(42);
    for (let tries = 0; tries < 4000; tries++) {
      const place: Point = [(roll() * 2 - 1) * HALF_WIDTH * 1.05, (roll() * 2 - 1) * HALF_HEIGHT * 1.05];
      const there = REGIONS.filter((id) => contains(regions[id], place));
      expect(there, `at ${place}`).toHaveLength(contains(rim, place) ? 1 : 0);
    }
  });

  test('leaves no gap between its regions', () => {
    const sum = REGIONS.reduce((total, id) => total + Math.abs(area(regions[id])), 0);
    expect(sum).toBeCloseTo(Math.abs(area(rim)), -1);
  });

  test('has the borders of the printed map: regions touch where troops may march', () => {
    const { adjacent } = boardOf({ map: layout });
    const sides = recordOf(REGIONS, (id) => edges(regions[id]));
    for (const one of REGIONS) {
      for (const other of REGIONS) {
        if (one === other) continue;
        const shared = [...sides[one]].filter((edge) => sides[other].has(edge)).length;
        expect(shared > 0, `${one} - ${other}`).toBe(adjacent[one][other]);
      }
    }
  });

  test('names every region inside itself', () => {
    for (const id of REGIONS) expect(contains(regions[id], anchors[id]), id).toBe(true);
  });
});

test('the third map differs from the printed one by the pass that is drawn through the mountains', () => {
  const printed = boardOf({ map: 'printed' }).adjacent;
  const third = boardOf({ map: 'all-touch-pole' }).adjacent;
  const added = REGIONS.flatMap((one) =>
    REGIONS.filter((other) => one < other && printed[one][other] !== third[one][other]).map((other) => [one, other]),
  );
  expect(added).toEqual([['broken-land', 'polar-sink']]);
});
