import type { Line, Point } from '../../../shared/land/lines.ts';
import type { Picture } from './picture.ts';
import { blur, type Plane, type Stroke } from './raster.ts';
import { light, model } from './relief.ts';
import { signCover, signPaths, turned } from './sign-shape.ts';
import { type Colour, colour, type Daylight, type Hour } from './terrain.ts';

/** How the sand of a tray is raked; each tradition has its own. */
export type Rake = 'frame' | 'dunes' | 'web' | 'tiles' | 'rings' | 'rays';
/** One sign of a group: its middle and its size, as shares of the group's size; turned clockwise, in degrees. */
export interface Placed {
  readonly sign: string;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly turn?: number;
  readonly mirrored?: boolean;
  /** Cut out of what stands there already. */
  readonly hollow?: boolean;
}
/** Draws furrows that leave room around the sign. */
export type Raking = (room: Room) => Stroke[];
/** A small tray of raked sand with a sign standing in it as rock: the picture of everything without a map. */
export interface Tray {
  /** Sign of the sprite without its `i-`, or several put together. */
  readonly sign: string | readonly Placed[];
  /** One of those that all games know, or a game's own. */
  readonly rake: Rake | Raking;
  /** Low and high sand, and the rock of the sign, '#rrggbb'. */
  readonly sand: readonly [low: string, high: string, rock: string];
  /** Height of the sign as a share of the tray's. */
  readonly size?: number;
  /** Height in map units: in a higher tray the furrows are finer. How wide a tray is depends on the picture. */
  readonly high?: number;
}
const HIGH = 240;
const ROCK_HEIGHT = 27;

/** Width and height of the tray, the middle of the sign and how much room it needs around it. */
export type Room = { readonly w: number; readonly h: number; readonly x: number; readonly y: number; readonly r: number };
export const row = (parts: number, of: (t: number) => Point): Line => Array.from({ length: parts + 1 }, (_, at) => of(at / parts));
export const cut = (line: Line, width = 7, strength = 0.42): Stroke => ({ line, width, strength });
export const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, at) => from + at * step);
export const around = (x: number, y: number, a: number, b: number, parts = 90): Line =>
  row(parts, (t) => [x + Math.cos(t * 2 * Math.PI) * a, y + Math.sin(t * 2 * Math.PI) * b]);

/** The parts of a line that leave room around the sign. */
export function outside(line: Line, [x, y]: Point, radius: number): Line[] {
  const parts: Point[][] = [[]];
  for (const point of line) {
    if (Math.hypot(point[0] - x, point[1] - y) > radius) parts.at(-1)?.push(point);
    else parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

const RAKES: Readonly<Record<Rake, Raking>> = {
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
  const tall = tray.high ?? HIGH;
  const scale = height / tall;
  const w = width / scale;
  const left = nth * 911;
  const plane: Plane = { width, height, left, top: 0, scale };
  const size = tall * (tray.size ?? 0.66);
  const middle: Point = [left + w / 2, tall / 2];
  const [low, high, rock] = tray.sand.map(colour) as unknown as [Colour, Colour, Colour];
  const daylight: Daylight = { ...LAMP[hour], ground: { basin: [low, high] } };
  const ground: Line = [
    [left - 60, -60],
    [left + w + 60, -60],
    [left + w + 60, tall + 60],
    [left - 60, tall + 60],
  ];
  const raking = typeof tray.rake === 'string' ? RAKES[tray.rake] : tray.rake;
  const rake = raking({ w, h: tall, x: w / 2, y: tall / 2, r: size * 0.62 });
  const grooves = rake.map((stroke) => ({ ...stroke, line: stroke.line.map(([x, y]): Point => [x + left, y]) }));
  const field = model({ plane, mask: ground, kinds: [{ terrain: 'basin', polygons: [ground] }], grooves, exaggerate: 0.95 }, [daylight]);
  const sign = groupCover(plane, sprite, typeof tray.sign === 'string' ? [{ sign: tray.sign }] : tray.sign, middle, size);
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

/** How much of every pixel a group of signs covers, 0 to 1. */
function groupCover(plane: Plane, sprite: string, group: readonly Placed[], [x, y]: Point, size: number): Float32Array {
  const cover = new Float32Array(plane.width * plane.height);
  for (const { sign, x: right = 0, y: down = 0, size: share = 1, turn = 0, mirrored = false, hollow = false } of group) {
    const paths = turned(signPaths(sprite, sign), turn, mirrored);
    const own = signCover(plane, paths, [x + right * size, y + down * size], size * share);
    for (let at = 0; at < cover.length; at++) {
      const [here, added] = [cover[at] as number, own[at] as number];
      cover[at] = hollow ? here * (1 - added) : Math.max(here, added);
    }
  }
  return cover;
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
