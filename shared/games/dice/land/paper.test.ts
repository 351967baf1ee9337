import { expect, test } from 'vitest';
import { area, contains, distanceTo, type Point } from '../../../land/lines.ts';
import { touching } from '../../../land/region-map.ts';
import { boardOf } from '../board.ts';
import { REGIONS } from '../ids.ts';
import { paperLand } from './paper.ts';
import { HALF_HEIGHT, HALF_WIDTH } from './plan.ts';
import { LAND } from './shape.ts';

test.each(['printed', 'rim-split'] as const)('%s: regions share a border exactly where they are adjacent', (layout) => {
  // R2.7
  const { borders } = paperLand(layout);
  const { adjacent } = boardOf({ map: layout });
  const drawn = touching({ ids: REGIONS, borders });
  for (const one of REGIONS) expect([...drawn[one]].sort(), one).toEqual(REGIONS.filter((other) => adjacent[one][other]).sort());
});

test.each(['printed', 'rim-split'] as const)('%s: ten closed regions fill the land without gaps, each around its name', (layout) => {
  // R2.3
  const { regions, anchors, borders } = paperLand(layout);
  const rim = borders.filter(({ between }) => between.length === 1).flatMap(({ line }) => line);
  for (const [x, y] of rim) expect(Math.hypot(x / HALF_WIDTH, y / HALF_HEIGHT)).toBeCloseTo(1, 1);
  const all = REGIONS.reduce((sum, id) => sum + Math.abs(area(regions[id])), 0);
  expect(all / (Math.PI * HALF_WIDTH * HALF_HEIGHT)).toBeCloseTo(1, 1);
  for (const id of REGIONS) expect(contains(regions[id], anchors[id]), id).toBe(true);
});

test('a printed border is that of the screen with fewer points, nowhere further off than half a line is wide', () => {
  const screen = LAND.printed.borders;
  paperLand('printed').borders.forEach(({ line }, nth) => {
    const drawn = screen[nth]?.line ?? [];
    expect(line.length).toBeLessThan(drawn.length / 2);
    for (const point of drawn) {
      const off = line.slice(1).map((to, at) => distanceTo(point, line[at] as Point, to));
      expect(Math.min(...off)).toBeLessThanOrEqual(2);
    }
  });
});
