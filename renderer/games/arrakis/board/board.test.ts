import { describe, expect, test } from 'vitest';
import { figures, vehicles, wormsigns } from '../../../../shared/games/arrakis/data/pieces.ts';
import { AREAS, SIDES, ZONES } from '../../../../shared/games/arrakis/ids.ts';
import { LAND } from '../../../../shared/games/arrakis/land/shape.ts';
import { recordOf } from '../../../../shared/kernel/typed.ts';
import { POSITIONS } from '../gallery/positions.ts';
import { LAND_EDGES } from '../land-box.ts';
import { legionSize } from '../pieces/legion.ts';
import type { LegionProps } from '../pieces/props.ts';
import { type Layout, layoutOf } from './layout.ts';
import { marches } from './marches.ts';
import { isSamePosition } from './model.ts';

const CALLED = recordOf(AREAS, (id) => ({ text: id, numbered: /\d$/.test(id), said: id }));
/** Map units of a unit of the pieces, where the land is 860 and 1090 CSS pixels wide. */
const UNITS = [1 / 0.347, 1.2 / 0.44];
const legions = (side: LegionProps['side']) =>
  AREAS.flatMap((id) => {
    const { legion } = POSITIONS.full.areas[id];
    return legion?.side === side ? [legion] : [];
  });
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test('the full position has every figure of the box', () => {
  for (const side of SIDES) {
    const all = legions(side);
    for (const rank of ['regular', 'elite', 'special', 'generic'] as const)
      expect(sum(all.map((legion) => legion[rank])), `${side} ${rank}`).toBe(figures[side][rank]);
    for (const { regular, elite, special, tokens } of all) expect(regular + elite + special + tokens.length).toBeLessThanOrEqual(6);
  }
  const { areas, zones } = POSITIONS.full;
  expect(AREAS.filter((id) => areas[id].harvester)).toHaveLength(vehicles.harvester);
  expect(AREAS.filter((id) => areas[id].worm)).toHaveLength(5);
  expect(AREAS.filter((id) => areas[id].wormsign).length).toBeGreaterThan(sum(Object.values(wormsigns.mix)) - 6);
  expect(ZONES.filter((id) => zones[id].vehicle !== null)).toHaveLength(ZONES.length);
});

describe.each(UNITS)('at %f map units a unit', (unit) => {
  /** How deep a piece of one area lies over a piece of another, in units of the pieces. */
  const depths = ({ pieces }: Layout): number[] => {
    const boxes = pieces.map(({ id, drawing: { width, height }, at: [x, y] }) => ({
      area: id.split('/')[0],
      x: x / unit,
      y: y / unit,
      width,
      height,
    }));
    return boxes.flatMap((one, nth) =>
      boxes
        .slice(nth + 1)
        .filter(({ area }) => area !== one.area)
        .map((other) =>
          Math.min((one.width + other.width) / 2 - Math.abs(one.x - other.x), (one.height + other.height) / 2 - Math.abs(one.y - other.y)),
        ),
    );
  };

  // A plate has that much rim around its signs; with the whole box out two of them may touch a row of signs.
  test.each([
    ['bare', 3],
    ['middle', 3],
    ['full', 11],
  ] as const)('pieces of one area leave those of another to be read: %s', (name, rim) => {
    expect(Math.max(...depths(layoutOf(POSITIONS[name], CALLED, 'night', unit)))).toBeLessThan(rim);
  });

  test.each(Object.keys(POSITIONS))('everything lies on the land, near the middle of its area: %s', (name) => {
    const position = Object.entries(POSITIONS).find(([one]) => one === name)?.[1] ?? POSITIONS.bare;
    const { pieces, names } = layoutOf(position, CALLED, 'night', unit);
    for (const { id, at } of pieces) {
      const area = AREAS.find((one) => id.startsWith(`${one}/`));
      if (!area) continue;
      expect(Math.hypot(at[0] - LAND.anchors[area][0], at[1] - LAND.anchors[area][1]), id).toBeLessThan(110 * unit);
      expect(at[0], id).toBeGreaterThan(LAND_EDGES.left);
      expect(at[1], id).toBeGreaterThan(LAND_EDGES.top);
    }
    for (const id of AREAS) expect(names[id].at[1], id).toBeLessThan(LAND_EDGES.bottom);
    // A key is 20 units of the pieces large: no edge cuts it.
    for (const id of AREAS) {
      const [x, y] = names[id].key;
      expect(y - 10 * unit, id).toBeGreaterThan(LAND_EDGES.top);
      expect(x - 10 * unit, id).toBeGreaterThan(LAND_EDGES.left);
      expect(x + 10 * unit, id).toBeLessThan(LAND_EDGES.right);
    }
  });
});

test('a legion has a sign for each unit and each leader: the more there are, the larger it is', () => {
  const one: LegionProps = { side: 'atreides', regular: 1, elite: 0, special: 0, tokens: [], generic: 0, named: [] };
  const six = { ...one, regular: 2, elite: 2, special: 2 };
  const led = { ...six, generic: 1, named: ['Pa', 'Je', 'St', 'Gu'].map((short) => ({ id: short, short })) };
  expect(legionSize(six).width).toBeGreaterThan(legionSize(one).width);
  expect(legionSize(led).height).toBeGreaterThan(legionSize(six).height);
  expect(legionSize(led).width).toBeLessThan(100);
});

describe('what has moved between two positions', () => {
  test('is one march of all that went the same way', () => {
    expect(marches(POSITIONS.middle, POSITIONS.marched)).toEqual([
      {
        from: 'sihaya-ridge',
        to: 'ne-outer-10',
        legion: { side: 'atreides', regular: 2, elite: 0, special: 1, tokens: [], generic: 0, named: [{ id: 'St', short: 'St' }] },
      },
    ]);
    expect(marches(POSITIONS.middle, POSITIONS.middle)).toEqual([]);
  });

  test('is nothing where only the light has changed', () => {
    const { middle } = POSITIONS;
    const lit = {
      ...middle,
      areas: { ...middle.areas, windgap: { ...middle.areas.windgap, light: 'offer', key: '1', pointed: true } as const },
    };
    expect(isSamePosition(middle, lit)).toBe(true);
    expect(isSamePosition(middle, POSITIONS.marched)).toBe(false);
  });
});
