import { describe, expect, test } from 'vitest';
import { area, contains, type Line, type Point, thinned } from '../../../land/lines.ts';
import { regionAt, regionsOf, touching } from '../../../land/region-map.ts';
import { rolls } from '../../../land/rolls.ts';
import { areas, zones } from '../data/map.ts';
import { AREAS, ZONES } from '../ids.ts';
import { calmest } from './calmest.ts';
import { cliffsOf, sectorLinesOf } from './lines.ts';
import { HEIGHT, LAND, WIDTH, ZONE_PLACES, ZONE_RADIUS } from './shape.ts';

const { regions, borders, anchors, rooms, rim } = LAND;
const lengthOf = (line: Line) =>
  line.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - (line[at]?.[0] ?? x), y - (line[at]?.[1] ?? y)), 0);
/** A border is drawn at least that long, in map units: 12 pixels where the whole land is 860 wide. */
const VISIBLE = 33;
const sorted = (ids: readonly string[]) => [...ids].sort();

describe('every border that is drawn is one of the data, and the other way round', () => {
  // R3.2, R3.3
  const drawn = touching(LAND);

  test.each(AREAS)('%s', (id) => {
    const { open, impassable } = areas[id];
    expect(sorted(drawn[id])).toEqual(sorted([...open, ...impassable]));
    for (const { between, line } of borders)
      if (between.length === 2 && between.includes(id)) expect(lengthOf(line)).toBeGreaterThan(VISIBLE);
  });

  test('two areas share one border only, and no border is drawn twice', () => {
    const pairs = borders.filter(({ between }) => between.length === 2).map(({ between }) => sorted(between).join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('what cannot be crossed is a cliff, and nothing else is', () => {
    const cliffs = cliffsOf(areas).map(({ between }) => sorted(between).join(' '));
    const shut = AREAS.flatMap((id) => areas[id].impassable.map((other) => sorted([id, other]).join(' ')));
    expect(sorted(cliffs)).toEqual(sorted([...new Set(shut)]));
    expect(cliffs).toHaveLength(11);
  });
});

test('areas lie side by side: every place of the land belongs to exactly one', () => {
  const roll = rolls(7);
  for (let tries = 0; tries < 600; tries++) {
    const place: Point = [(roll() * 1.06 - 0.03) * WIDTH, (roll() * 1.06 - 0.03) * HEIGHT];
    const there = AREAS.filter((id) => contains(regions[id], place));
    expect(there, `at ${place}`).toHaveLength(contains(rim, place) ? 1 : 0);
    expect(regionAt(LAND, place)).toBe(there[0] ?? null);
  }
  const sum = AREAS.reduce((total, id) => total + Math.abs(area(regions[id])), 0);
  expect(sum / Math.abs(area(rim))).toBeCloseTo(1, 6);
});

test.each(AREAS)('%s has room for what stands on it, clear of the air zones', (id) => {
  const [x, y] = anchors[id];
  const { width, height } = rooms[id];
  expect(height).toBeGreaterThan(56);
  for (const [dx, dy] of [
    [0, 0],
    [-0.4, -0.4],
    [0.4, -0.4],
    [-0.4, 0.4],
    [0.4, 0.4],
  ] as const)
    expect(contains(regions[id], [x + dx * width, y + dy * height])).toBe(true);
  for (const zone of ZONES) expect(Math.hypot(ZONE_PLACES[zone][0] - x, ZONE_PLACES[zone][1] - y)).toBeGreaterThan(ZONE_RADIUS + 20);
});

test('the middles are those that the program finds', () => {
  const coarse = regionsOf(
    AREAS,
    borders.map(({ between, line }) => ({ between, line: thinned(line, 8) })),
  );
  const discs = ZONES.map((id) => ({ at: ZONE_PLACES[id], radius: ZONE_RADIUS }));
  for (const id of AREAS) {
    const { at, room } = calmest(coarse[id], discs);
    expect([...anchors[id], rooms[id].width, rooms[id].height], id).toEqual([...at, room.width, room.height].map(Math.round));
  }
});

test('sectors are whole, and each is seen from the others by its line', () => {
  // R3.1
  const lines = sectorLinesOf(areas);
  const inside = borders.filter(({ between }) => between.length === 2).filter((border) => !lines.includes(border));
  for (const { between } of inside) expect(areas[between[0]].sectors).toEqual(areas[between[1] ?? between[0]].sectors);
  expect(lines.some(({ between }) => between.includes('north-pole'))).toBe(true);
  const pole = lines.filter(({ between }) => between.includes('north-pole'));
  expect(pole).toHaveLength(areas['north-pole'].open.length);
});

test.each(ZONES)('%s lies on the line between its two sectors', (id) => {
  // R3.4
  const [x, y] = ZONE_PLACES[id];
  const near = sectorLinesOf(areas).filter(({ line }) => line.some(([px, py]) => Math.hypot(px - x, py - y) < ZONE_RADIUS));
  const sides = new Set(near.flatMap(({ between }) => between.flatMap((one) => areas[one].sectors)));
  for (const sector of zones[id]) expect(sides).toContain(sector);
});
