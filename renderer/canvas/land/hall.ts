import type { Line } from '../../../shared/land/lines.ts';
import { hills, noise } from './noise.ts';
import type { Picture } from './picture.ts';
import { light, model } from './relief.ts';
import { colour, HALL_LIGHT, type Hour } from './terrain.ts';

/** The hall's own rock: one wall, 1500 map units wide. */
export function hallRock(hour: Hour, width: number, height: number): Picture {
  const scale = width / 1500;
  const right = 1540;
  const bottom = height / scale + 40;
  const wall: Line = [
    [-40, -40],
    [right, -40],
    [right, bottom],
    [-40, bottom],
  ];
  const field = model(
    {
      plane: { width, height, left: 0, top: 0, scale },
      mask: wall,
      kinds: [{ terrain: 'rock', polygons: [wall] }],
      exaggerate: hour === 'night' ? 0.7 : 0.36,
    },
    [HALL_LIGHT[hour]],
  );
  return { width, height, pixels: light(field, 0, HALL_LIGHT[hour]) };
}

const STONE: Readonly<Record<Hour, { base: string; depth: number }>> = {
  night: { base: '#1d1815', depth: 0.02 },
  noon: { base: '#e6d8bd', depth: 0.03 },
};

/** A tile of dressed stone; it repeats without a seam. */
export function stoneTile(hour: Hour, size: number): Picture {
  const { base, depth } = STONE[hour];
  const ground = colour(base);
  const heights = new Float32Array(size * size);
  const turn = (2 * Math.PI) / size;
  const reach = size / 46 / (2 * Math.PI);
  for (let row = 0, at = 0; row < size; row++) {
    for (let column = 0; column < size; column++, at++) {
      const a = column * turn;
      const b = row * turn;
      const swell = hills((Math.cos(a) + Math.sin(b) * 0.7) * reach + 5, (Math.sin(a) + Math.cos(b) * 0.7) * reach + 9, 4);
      heights[at] = swell * 7 + noise(column / 1.7, row / 1.7) * 0.55;
    }
  }
  const pixels = new Uint8ClampedArray(size * size * 4);
  const tint = [1.05, 1, 0.92];
  for (let row = 0, at = 0; row < size; row++) {
    for (let column = 0; column < size; column++, at++) {
      const here = heights[at] as number;
      const west = heights[row * size + ((column + size - 1) % size)] as number;
      const north = heights[((row + size - 1) % size) * size + column] as number;
      const relief = ((here - west) * 0.55 + (here - north) * 0.45) * depth * 2.2 + here * depth * 0.16;
      for (let part = 0; part < 3; part++) pixels[at * 4 + part] = 255 * ((ground[part] as number) + relief * (tint[part] as number));
      pixels[at * 4 + 3] = 255;
    }
  }
  return { width: size, height: size, pixels };
}
