import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { light } from '../../../canvas/land/relief.ts';
import { HOURS, LAND_LIGHT } from '../../../canvas/land/terrain.ts';
import { landPlane, modelLand } from './land.ts';

const hash = (pixels: Uint8ClampedArray) => createHash('sha256').update(pixels).digest('hex').slice(0, 16);

test('the same land for everybody, for ever', () => {
  const field = modelLand('printed', 240);
  expect(HOURS.map((hour) => hash(light(field, HOURS.indexOf(hour), LAND_LIGHT[hour])))).toMatchInlineSnapshot(`
    [
      "fb7aa05afcc7c3d9",
      "aeac8b4348783660",
    ]
  `);
});

test('the land is opaque inside its rim and transparent outside', () => {
  const { width, height } = landPlane(240);
  const pixels = light(modelLand('rim-split', 240), HOURS.indexOf('noon'), LAND_LIGHT.noon);
  expect(pixels[3]).toBe(0);
  expect(pixels[(Math.floor(height / 2) * width + Math.floor(width / 2)) * 4 + 3]).toBe(255);
});
