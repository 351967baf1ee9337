import { expect, test } from 'vitest';
import { onColour, shrunk } from './picture.ts';
import { filled } from './raster.ts';

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
