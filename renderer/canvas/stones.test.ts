import { describe, expect, test } from 'vitest';
import { HOUSES } from '../../shared/games/dice/ids.ts';
import type { GameBox } from '../games/box.ts';
import { STONE_IDS, STONES, type Stone, stoneOf } from './stones.ts';

const BOXES = import.meta.glob<GameBox>('../games/*/box.ts', { eager: true, import: 'box' });

type Triple = readonly [number, number, number];
/** Machado et al. 2009, full strength, on linear RGB. */
const EYES: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const linear = (hex: string): Triple =>
  [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as unknown as Triple;
const seen = (rgb: Triple, by: readonly [Triple, Triple, Triple]): Triple =>
  by.map((row) => Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]))) as unknown as Triple;
function lab([r, g, b]: Triple): Triple {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const degrees = (angle: number) => ((angle * 180) / Math.PI + 360) % 360;
const cos = (angle: number) => Math.cos((angle * Math.PI) / 180);
const sin = (angle: number) => Math.sin((angle * Math.PI) / 180);
/** CIEDE2000. */
function distance([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const c1 = Math.hypot(a1 * (1 + g), b1);
  const c2 = Math.hypot(a2 * (1 + g), b2);
  const h1 = c1 === 0 ? 0 : degrees(Math.atan2(b1, a1 * (1 + g)));
  const h2 = c2 === 0 ? 0 : degrees(Math.atan2(b2, a2 * (1 + g)));
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dh = 2 * Math.sqrt(c1 * c2) * sin(turn / 2);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rotation = -sin(60 * Math.exp(-(((h - 275) / 25) ** 2))) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, dh / sh];
  return Math.sqrt(x * x + y * y + z * z + rotation * y * z);
}

describe('the eight stones', () => {
  test('there is one for every House', () => {
    expect([...STONE_IDS].sort()).toEqual([...HOUSES].sort());
  });

  test.each(Object.keys(EYES))('are told apart by colour with %s eyes', (eyes) => {
    const colours = STONE_IDS.map((id) => lab(seen(linear(STONES[id].colour), EYES[eyes] as readonly [Triple, Triple, Triple])));
    const distances = colours.flatMap((one, at) => colours.slice(at + 1).map((other) => distance(one, other)));
    expect(Math.min(...distances)).toBeGreaterThan(15);
  });

  test('differ in cut, sign and pattern as well', () => {
    for (const mark of ['cut', 'sign', 'pattern'] as const) expect(new Set(STONE_IDS.map((id) => STONES[id][mark])).size).toBe(8);
  });
});

/** Luminance as WCAG reckons it, and how two colours stand against each other, 1 to 21. */
const bright = ([r, g, b]: Triple): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (one: Triple, other: Triple): number => {
  const [low, high] = [bright(one), bright(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};
const eyesOf = (name: string) => EYES[name] as readonly [Triple, Triple, Triple];
/** The rim and the hairline around every token, wherever it is drawn. */
const RIMS = ['#120c08', '#f6ead2'];

describe.each(Object.entries(BOXES).map(([path, box]) => [path.split('/').at(-2) as string, box] as const))(
  'the seats of %s',
  (_game, box) => {
    const stones = box.stones.map((id) => stoneOf(id) as Stone);

    test('each have a stone of their own, told by its cut, sign and pattern where colour tells nothing', () => {
      expect(stones).not.toContain(null);
      for (const mark of ['colour', 'cut', 'sign', 'pattern'] as const)
        expect(new Set(stones.map((stone) => stone[mark])).size, mark).toBe(stones.length);
    });
    test.each(Object.keys(EYES))('bear signs and patterns that %s eyes see on them, and rims that they see on any sand', (name) => {
      for (const { colour, mark } of stones) {
        const [fill, sign] = [colour, mark].map((hex) => seen(linear(hex), eyesOf(name))) as [Triple, Triple];
        expect(contrast(fill, sign), `${mark} on ${colour}`).toBeGreaterThan(3);
      }
      const [rim, hairline] = RIMS.map((hex) => seen(linear(hex), eyesOf(name))) as [Triple, Triple];
      expect(contrast(rim, hairline)).toBeGreaterThan(10);
    });
  },
);
