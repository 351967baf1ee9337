import { expect, test } from 'vitest';
import { areas } from '../../../../shared/games/arrakis/data/map.ts';
import { AREAS, type Terrain } from '../../../../shared/games/arrakis/ids.ts';
import { cliffsOf } from '../../../../shared/games/arrakis/land/lines.ts';
import { LAND } from '../../../../shared/games/arrakis/land/shape.ts';
import type { Point } from '../../../../shared/land/lines.ts';
import { light } from '../../../canvas/land/relief.ts';
import { HOURS, LAND_LIGHT } from '../../../canvas/land/terrain.ts';
import { landPlane, modelLand } from './land.ts';

const plane = landPlane(480);
const field = modelLand(480);
const pixelAt = ([x, y]: Point): number =>
  Math.floor((y - plane.top) * plane.scale) * plane.width + Math.floor((x - plane.left) * plane.scale);
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const anchorsOf = (terrain: Terrain): number[] =>
  AREAS.filter((id) => areas[id].terrain === terrain).map((id) => pixelAt(LAND.anchors[id]));
const heightOf = (terrain: Terrain): number => mean(anchorsOf(terrain).map((at) => field.heights[at] ?? 0));

test('mountains stand above plateaus, and those above the sand', () => {
  expect(heightOf('mountain')).toBeGreaterThan(heightOf('plateau') + 20);
  expect(heightOf('plateau')).toBeGreaterThan(heightOf('desert') + 10);
});

test('five kinds of ground are told apart by their colour, by night and at noon', () => {
  const terrains = ['mountain', 'plateau', 'minor-erg', 'desert', 'deep-desert'] as const;
  HOURS.forEach((hour, nth) => {
    const ground = field.colours[nth];
    const colours = terrains.map((terrain) => [0, 1, 2].map((part) => mean(anchorsOf(terrain).map((at) => ground?.[at * 3 + part] ?? 0))));
    colours.forEach((one, at) => {
      for (const other of colours.slice(at + 1)) {
        const apart = Math.hypot(...one.map((value, part) => value - (other[part] ?? 0)));
        expect(apart, `${hour} ${terrains[at]}`).toBeGreaterThan(0.03);
      }
    });
  });
});

test('a cliff stands up above the ground on both its sides', () => {
  for (const { line, between } of cliffsOf(areas)) {
    const top = mean(line.map((place) => field.heights[pixelAt(place)] ?? 0));
    const sides = between.map((id) => heightOf(areas[id].terrain));
    expect(top, between.join(' - ')).toBeGreaterThan(Math.min(...sides));
  }
});

test('the land is opaque inside its rim and transparent outside', () => {
  const pixels = light(field, 0, LAND_LIGHT.night);
  expect(pixels[3]).toBe(0);
  for (const id of AREAS) expect(pixels[pixelAt(LAND.anchors[id]) * 4 + 3], id).toBe(255);
});
