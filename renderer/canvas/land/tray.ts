import type { Line, Point } from './lines.ts';
import type { Picture } from './picture.ts';
import { blur, type Plane, type Stroke } from './raster.ts';
import { light, model } from './relief.ts';
import { signCover, signPaths } from './sign-shape.ts';
import { type Colour, colour, type Daylight, type Hour } from './terrain.ts';

/** How the sand of a tray is raked; each tradition has its own. */
export type Rake = 'frame' | 'dunes' | 'web' | 'tiles' | 'rings' | 'rays';
/** A small tray of raked sand with a sign standing in it as rock: the picture of everything without a map. */
export interface Tray {
  /** Sign of icons.svg without its `i-`. */
  readonly sign: string;
  readonly rake: Rake;
  /** Low and high sand, and the rock of the sign, '#rrggbb'. */
  readonly sand: readonly [low: string, high: string, rock: string];
  /** Height of the sign as a share of the tray's. */
  readonly size?: number;
}
/** All trays are this high in map units; how wide they are depends on the picture. */
const HIGH = 240;
const ROCK_HEIGHT = 27;

type Room = { readonly w: number; readonly h: number; readonly x: number; readonly y: number; readonly r: number };
const row = (parts: number, of: (t: number) => Point): Line => Array.from({ length: parts + 1 }, (_, at) => of(at / parts));
const cut = (line: Line, width = 7, strength = 0.42): Stroke => ({ line, width, strength });
const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, at) => from + at * step);
const around = (x: number, y: number, a: number, b: number, parts = 90): Line =>
  row(parts, (t) => [x + Math.cos(t * 2 * Math.PI) * a, y + Math.sin(t * 2 * Math.PI) * b]);

/** The parts of a line that leave room around the sign. */
function outside(line: Line, [x, y]: Point, radius: number): Line[] {
  const parts: Point[][] = [[]];
  for (const point of line) {
    if (Math.hypot(point[0] - x, point[1] - y) > radius) parts.at(-1)?.push(point);
    else parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

const RAKES: Readonly<Record<Rake, (room: Room) => Stroke[]>> = {
  frame: ({ w, x, y, r }) =>
    steps(r, w, 21).map((q) => {
      const [a, b, c] = [q * 1.05, q * 0.92, q * 0.42];
      const corners = [
        [c - a, -b],
        [a - c, -b],
        [a, c - b],
        [a, b - c],
        [a - c, b],
        [c - a, b],
        [-a, b - c],
        [-a, c - b],
        [c - a, -b],
      ] as const;
      return cut(corners.map(([u, v]): Point => [x + u, y + v]));
    }),
  dunes: ({ w, h, x, y, r }) =>
    steps(-30, h + 30, 19).map((q) =>
      cut(
        row(60, (t) => {
          const u = t * w;
          const near = Math.exp(-((u - x) ** 2) / (3 * r * r));
          return [u, q + Math.sin(u / 34 + q / 60) * 8 + (q < y ? -1 : 1) * near * Math.max(0, r * 0.9 - Math.abs(q - y) * 0.5)];
        }),
      ),
    ),
  web: ({ w, x, y, r }) => {
    const spokes = steps(0, 2 * Math.PI, Math.PI / 9).map((a) =>
      cut(
        [
          [x + Math.cos(a) * r, y + Math.sin(a) * r],
          [x + Math.cos(a) * w, y + Math.sin(a) * w],
        ],
        4,
      ),
    );
    const rings: Stroke[] = [];
    for (let q = r; q < w; q *= 1.27) rings.push(cut(around(x, y, q, q, 18), 5));
    return [...spokes, ...rings];
  },
  tiles: ({ w, h, x, y, r }) =>
    [
      ...steps(12, h, 54).map((v): Line => row(60, (t) => [t * w, v])),
      ...steps(-42, h, 54).flatMap((v, at) => steps(at % 2 ? 20 : 66, w, 92).map((u): Line => row(12, (t) => [u, v + 54 * t]))),
    ].flatMap((line) => outside(line, [x, y], r * 1.05).map((part) => cut(part, 7, 0.4))),
  rings: ({ w, x, y, r }) => steps(r, w * 1.1, 24).map((q) => cut(around(x, y, q, q * 0.92))),
  rays: ({ w, x, y, r }) =>
    steps(0, 40, 1).map((at) => {
      const a = (at / 40) * 2 * Math.PI + 0.08;
      const from = r * (at % 2 ? 1 : 1.35);
      return cut(
        [
          [x + Math.cos(a) * from, y + Math.sin(a) * from],
          [x + Math.cos(a) * w, y + Math.sin(a) * w],
        ],
        8,
      );
    }),
};

const LAMP: Readonly<Record<Hour, Omit<Daylight, 'ground'>>> = {
  night: { sun: [1.05, 0.97, 0.85], sky: [0.36, 0.355, 0.38], gain: 1.02, shadow: 0.55, hollow: 0.3 },
  noon: { sun: [1.1, 1.04, 0.92], sky: [0.42, 0.415, 0.42], gain: 1.06, shadow: 0.5, hollow: 0.24 },
};

/**
 * A tray as a picture.
 * @param sprite text of icons.svg
 * @param nth trays of different numbers have different sand
 * @throws Error if the sprite has no such sign
 */
export function trayPicture(sprite: string, tray: Tray, hour: Hour, width: number, height: number, nth = 0): Picture {
  const scale = height / HIGH;
  const w = width / scale;
  const left = nth * 911;
  const plane: Plane = { width, height, left, top: 0, scale };
  const size = HIGH * (tray.size ?? 0.66);
  const middle: Point = [left + w / 2, HIGH / 2];
  const [low, high, rock] = tray.sand.map(colour) as unknown as [Colour, Colour, Colour];
  const daylight: Daylight = { ...LAMP[hour], ground: { basin: [low, high] } };
  const ground: Line = [
    [left - 60, -60],
    [left + w + 60, -60],
    [left + w + 60, HIGH + 60],
    [left - 60, HIGH + 60],
  ];
  const rake = RAKES[tray.rake]({ w, h: HIGH, x: w / 2, y: HIGH / 2, r: size * 0.62 });
  const grooves = rake.map((stroke) => ({ ...stroke, line: stroke.line.map(([x, y]): Point => [x + left, y]) }));
  const field = model({ plane, mask: ground, kinds: [{ terrain: 'basin', polygons: [ground] }], grooves, exaggerate: 0.95 }, [daylight]);
  const sign = signCover(plane, signPaths(sprite, tray.sign), middle, size);
  const wall = blur(Float32Array.from(sign), width, height, 1.5 * scale);
  const tint = field.colours[0] as Float32Array;
  for (let at = 0; at < sign.length; at++) {
    const share = wall[at] as number;
    field.heights[at] = (field.heights[at] as number) * (1 - share * 0.7) + share * (ROCK_HEIGHT + 24);
    for (let part = 0; part < 3; part++)
      tint[at * 3 + part] = (tint[at * 3 + part] as number) * (1 - share) + (rock[part] as number) * 1.5 * share;
  }
  const pixels = light(field, 0, daylight);
  shine(pixels, sign, width, Math.max(1, Math.round(2.3 * scale)));
  return { width, height, pixels };
}

/** The edges of the sign that face the lamp catch its light. */
function shine(pixels: Uint8ClampedArray, sign: Float32Array, width: number, reach: number): void {
  const back = reach * width + reach;
  for (let at = 0; at < sign.length - back; at++) {
    const edge = Math.max(0, (sign[at + back] as number) - (sign[at] as number)) * 0.34;
    const dark = (sign[at] as number) * 0.22;
    for (let part = 0; part < 3; part++) {
      const value = pixels[at * 4 + part] as number;
      pixels[at * 4 + part] = (value + ([255, 236, 200][part] as number) * edge - value * edge) * (1 - dark);
    }
  }
}
