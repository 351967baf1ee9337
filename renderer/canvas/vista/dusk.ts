import { rolls } from '../../../shared/land/rolls.ts';
import { hills, noise } from '../land/noise.ts';
import type { Picture } from '../land/picture.ts';
import { type Colour, dunes, type Hour } from '../land/terrain.ts';

/** The desert seen from inside the sietch: layered dunes under two moons, painted column by column. */
export interface VistaFrame {
  /** Height of the horizon as a share of the picture. */
  readonly horizon: number;
  /** Where the greater moon stands, as a share of the width. */
  readonly moon: number;
}

type Stop = readonly [at: number, colour: Colour];
interface Air {
  readonly sky: readonly Stop[];
  readonly stars: boolean;
  readonly moon: { readonly bright: Colour; readonly dim: Colour; readonly great: number; readonly small: number };
  readonly sun: Colour;
  readonly shade: Colour;
  readonly fog: Colour;
  readonly ground: Colour;
}
/** What the air is like over the desert. */
export const AIR: Readonly<Record<Hour, Air>> = {
  night: {
    sky: [
      [0, [23, 26, 44]],
      [0.45, [58, 47, 69]],
      [0.78, [138, 79, 69]],
      [0.93, [217, 132, 72]],
      [1, [242, 176, 102]],
    ],
    stars: true,
    moon: { bright: [255, 245, 223], dim: [217, 195, 160], great: 1, small: 0.9 },
    sun: [255, 176, 104],
    shade: [64, 42, 50],
    fog: [214, 132, 82],
    ground: [206, 132, 80],
  },
  noon: {
    sky: [
      [0, [169, 185, 187]],
      [0.55, [213, 211, 191]],
      [1, [251, 239, 207]],
    ],
    stars: false,
    moon: { bright: [255, 253, 242], dim: [239, 226, 194], great: 0.75, small: 0.6 },
    sun: [255, 243, 214],
    shade: [176, 134, 92],
    fog: [244, 228, 190],
    ground: [242, 214, 156],
  },
};

const between = (a: Colour, b: Colour, t: number): Colour => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];

/** From the zenith (0) to the horizon (1). */
export function skyColour(stops: readonly Stop[], t: number): Colour {
  for (let at = 1; at < stops.length; at++) {
    const [from, low] = stops[at - 1] as Stop;
    const [to, high] = stops[at] as Stop;
    if (t <= to) return between(low, high, Math.max(0, (t - from) / (to - from)));
  }
  return (stops[stops.length - 1] as Stop)[1];
}

/** Paints the vista. */
export function vista(hour: Hour, width: number, height: number, { horizon, moon }: VistaFrame): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4);
  const picture = { width, height, pixels };
  const air = AIR[hour];
  const skyline = height * horizon;
  for (let row = 0; row < height; row++) {
    const [red, green, blue] = skyColour(air.sky, Math.min(1, row / skyline));
    for (let column = 0; column < width; column++) {
      // A little dust in the air hides the steps between neighbouring colours.
      const dust = noise(column / 1.3, row / 1.3) * 4;
      pixels.set([red + dust, green + dust, blue + dust, 255], (row * width + column) * 4);
    }
  }
  if (air.stars) paintStars(picture, skyline);
  paintMoon(picture, width * moon, height * 0.27, width * 0.08, air, air.moon.great, hour === 'night');
  paintMoon(picture, width * (moon - 0.26), height * 0.37, width * 0.035, air, air.moon.small, hour === 'night');
  paintDunes(picture, skyline, air);
  return picture;
}

function mix({ width, height, pixels }: Picture, x: number, y: number, colour: Colour, share: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 4;
  for (let part = 0; part < 3; part++) pixels[at + part] = (pixels[at + part] as number) * (1 - share) + (colour[part] as number) * share;
}

function paintStars(picture: Picture, skyline: number): void {
  const roll = rolls(5);
  for (let star = 0; star < 150; star++) {
    const share = roll() * 0.7 * (1 - star / 260);
    const y = Math.floor(roll() * roll() * skyline * 0.7);
    const x = Math.floor(roll() * picture.width);
    const size = roll() > 0.85 ? 2 : 1;
    for (let dy = 0; dy < size; dy++) for (let dx = 0; dx < size; dx++) mix(picture, x + dx, y + dy, [255, 243, 220], share);
  }
}

const SEAS: readonly (readonly [number, number, number])[] = [
  [0.2, -0.1, 0.3],
  [-0.3, 0.3, 0.2],
  [0.1, 0.45, 0.14],
];
/** A moon around a place of the picture. */
export function paintMoon(picture: Picture, x: number, y: number, radius: number, air: Air, strength: number, seas: boolean): void {
  for (let row = Math.floor(y - radius - 1); row <= y + radius + 1; row++) {
    for (let column = Math.floor(x - radius - 1); column <= x + radius + 1; column++) {
      const dx = (column + 0.5 - x) / radius;
      const dy = (row + 0.5 - y) / radius;
      const edge = Math.min(1, Math.max(0, (1 - Math.hypot(dx, dy)) * radius + 0.5));
      if (edge === 0) continue;
      let face = between(air.moon.bright, air.moon.dim, Math.min(1, Math.hypot(dx + 0.3, dy + 0.3)));
      if (seas && SEAS.some(([sx, sy, size]) => Math.hypot(dx - sx, dy - sy) < size)) face = between(face, [90, 70, 64], 0.16);
      mix(picture, column, row, face, edge * strength);
    }
  }
}

const EYE = 150;
const duneHeight = (x: number, z: number): number =>
  dunes(x, z, 0.35, 150, 44) + dunes(x + 400, z, 1, 24, 1.3) + hills(x / 420, z / 420, 3) * 90;

/** Marches outward from the eye and keeps the highest line seen so far in every column. */
function paintDunes(picture: Picture, skyline: number, air: Air): void {
  const { width, height } = picture;
  const focus = width * 0.95;
  const reached = new Float32Array(width).fill(height);
  for (let z = 60, step = 1.2; z < 5200; z += step, step *= 1.0058) {
    const haze = 1 - Math.exp(-z / 2600);
    const near = 3 + z * 0.003;
    for (let column = 0; column < width; column++) {
      const across = ((column - width / 2) / focus) * z;
      const x = across + 900;
      const y = skyline + ((EYE - duneHeight(x, z)) / z) * focus * 0.62;
      const top = reached[column] as number;
      if (y >= top) continue;
      const slopeX = (duneHeight(x + near, z) - duneHeight(x - near, z)) / (2 * near);
      const slopeZ = (duneHeight(x, z + near) - duneHeight(x, z - near)) / (2 * near);
      const facing = (-slopeX * 0.8 + slopeZ * 0.18 + 0.3) / Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 1);
      const lit = Math.max(0, Math.min(1, facing * 1.25));
      const grain = 1 + noise(across / 2, z / 2) * 0.05;
      const [red, green, blue] = between(air.shade, between(air.ground, air.sun, lit * 0.6), lit);
      const colour = between([red * grain, green * grain, blue * grain], air.fog, haze * 0.86);
      for (let row = Math.max(0, Math.floor(y)); row < Math.min(height, Math.ceil(top)); row++) {
        mix(picture, column, row, colour, Math.min(1, row + 1 - y));
      }
      reached[column] = Math.max(0, y);
    }
  }
}
