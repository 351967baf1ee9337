import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { installManifest, markPicture, pngOf } from './icons-bake-plugin.ts';

const sprite = readFileSync(join(import.meta.dirname, '../../assets/icons.svg'), 'utf8');
const colourAt = ({ width, pixels }: ReturnType<typeof markPicture>, x: number, y: number): string =>
  Buffer.from(pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)).toString('hex');

test('the icon is the mark in spice on rock, and what a phone cuts off is rock alone', () => {
  const icon = markPicture(sprite, 96, 0.72);
  expect([colourAt(icon, 2, 2), colourAt(icon, 93, 93)]).toEqual(['1d1815', '1d1815']);
  // The arch stands at both sides of its middle, and is hollow above the door.
  expect([colourAt(icon, 24, 70), colourAt(icon, 72, 70)]).toEqual(['f2923a', 'f2923a']);
  expect(colourAt(icon, 48, 50)).toBe('1d1815');
  const masked = markPicture(sprite, 96, 0.54);
  for (let turn = 0; turn < 16; turn++) {
    const [x, y] = [Math.cos(turn / 2.5), Math.sin(turn / 2.5)].map((way) => Math.round(48 + way * 40)) as [number, number];
    expect(colourAt(masked, x, y)).toBe('1d1815');
  }
});
test('it is written as a PNG that says its size and holds every pixel', () => {
  const picture = markPicture(sprite, 20, 0.72);
  const file = pngOf(picture);
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([20, 20]);
  const at = file.indexOf('IDAT');
  const lines = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
  expect(Buffer.from(lines.subarray(81 * 7 + 1, 81 * 8)).equals(Buffer.from(picture.pixels.subarray(80 * 7, 80 * 8)))).toBe(true);
});
test('every icon of the manifest lies beside the page', () => {
  expect(installManifest.icons.map(({ src }) => src)).toEqual(['./icon-192.png', './icon-512.png', './icon-mask-512.png']);
});
