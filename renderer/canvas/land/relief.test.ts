import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { HOURS, landPlane, lightLand, modelLand } from './dice-land.ts';
import { onColour, shrunk } from './picture.ts';
import { filled } from './raster.ts';

const hash = (pixels: Uint8ClampedArray) => createHash('sha256').update(pixels).digest('hex').slice(0, 16);

test('the same land for everybody, for ever', () => {
  const field = modelLand('printed', 240);
  expect(HOURS.map((hour) => hash(lightLand(field, hour)))).toMatchInlineSnapshot(`
    [
      "fb7aa05afcc7c3d9",
      "aeac8b4348783660",
    ]
  `);
});

test('a fill covers its polygon and nothing else', () => {
  const plane = { width: 10, height: 10, left: 0, top: 0, scale: 1 };
  const cover = filled(plane, [
    [
      [2, 2],
      [8, 2],
      [8, 7.5],
      [2, 7.5],
    ],
  ]);
  const sum = cover.reduce((total, value) => total + value, 0);
  expect(sum).toBeCloseTo(6 * 5.5, 4);
  expect(cover[5 * 10 + 5]).toBe(1);
  expect(cover[7 * 10 + 5]).toBeCloseTo(0.5);
  expect(cover[5 * 10 + 9]).toBe(0);
});

test('the land is opaque inside its rim and transparent outside', () => {
  const { width, height } = landPlane(240);
  const pixels = lightLand(modelLand('rim-split', 240), 'noon');
  expect(pixels[3]).toBe(0);
  expect(pixels[(Math.floor(height / 2) * width + Math.floor(width / 2)) * 4 + 3]).toBe(255);
});

test('a picture laid on a colour has no hole, and shrinks by averaging', () => {
  const pixels = new Uint8ClampedArray([255, 255, 255, 255, 0, 0, 0, 0]);
  const laid = onColour({ width: 2, height: 1, pixels }, '#102030');
  expect([...laid.pixels]).toEqual([255, 255, 255, 255, 16, 32, 48, 255]);
  expect(shrunk({ width: 2, height: 2, pixels: new Uint8ClampedArray(16).fill(100) }, 1)).toEqual({
    width: 1,
    height: 1,
    pixels: new Uint8ClampedArray(4).fill(100),
  });
});
