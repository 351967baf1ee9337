import type { Line, Point } from '../../../shared/land/lines.ts';
import { filled, type Plane, type Stroke, stroked } from './raster.ts';

/** One path of a sign on its grid of 24 units. */
interface SignPath {
  readonly lines: readonly Line[];
  /** Width of the line; null = filled, where two areas lie over each other there is a hole. */
  readonly width: number | null;
}
const GRID = 24;
const CURVE_PARTS = 10;

/**
 * The paths of one sign.
 * @param sprite text of icons.svg
 * @param name without its `i-`
 * @throws Error if the sprite has no such sign
 */
export function signPaths(sprite: string, name: string): readonly SignPath[] {
  const symbol = sprite.split(`id="i-${name}"`)[1]?.split('</symbol>')[0];
  if (!symbol) throw new Error(`icons.svg has no sign "${name}"`);
  return [...symbol.matchAll(/<path[^>]*>/g)].map(([tag]) => {
    const of = (attribute: string) => tag.match(new RegExp(`\\s${attribute}="([^"]*)"`))?.[1];
    const line = of('stroke');
    return { lines: linesOf(of('d') ?? ''), width: line && line !== 'none' ? Number(of('stroke-width') ?? 1) : null };
  });
}

/** The paths turned clockwise around the middle of their grid, in degrees, and mirrored before. */
export function turned(paths: readonly SignPath[], degrees: number, mirrored: boolean): readonly SignPath[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const half = GRID / 2;
  const moved = ([x, y]: Point): Point => {
    const [u, v] = [mirrored ? half - x : x - half, y - half];
    return [half + u * cos - v * sin, half + u * sin + v * cos];
  };
  return paths.map(({ lines, width }) => ({ width, lines: lines.map((line) => line.map(moved)) }));
}

/** How much of every pixel a sign covers, 0 to 1. `middle` and `size` in map units. */
export function signCover(plane: Plane, paths: readonly SignPath[], [x, y]: Point, size: number): Float32Array {
  const scale = size / GRID;
  const placed = (line: Line): Line => line.map(([u, v]): Point => [x + (u - GRID / 2) * scale, y + (v - GRID / 2) * scale]);
  const cover = new Float32Array(plane.width * plane.height);
  for (const { lines, width } of paths) {
    const own =
      width === null
        ? evenOdd(plane, lines.map(placed))
        : stroked(
            plane,
            lines.map((line): Stroke => ({ line: placed(line), width: width * scale, strength: 1 })),
            0.4,
          );
    for (let at = 0; at < cover.length; at++) cover[at] = Math.max(cover[at] as number, own[at] as number);
  }
  return cover;
}
function evenOdd(plane: Plane, lines: readonly Line[]): Float32Array {
  const cover = new Float32Array(plane.width * plane.height);
  for (const line of lines) {
    const own = filled(plane, [line]);
    for (let at = 0; at < cover.length; at++) {
      const [a, b] = [cover[at] as number, own[at] as number];
      cover[at] = a + b - 2 * a * b;
    }
  }
  return cover;
}

/** The lines of an SVG path, curves broken into short straight parts. */
export function linesOf(path: string): readonly Line[] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  let pen: Point = [0, 0];
  let control: Point | null = null;
  const to = (point: Point) => {
    line.push(point);
    pen = point;
  };
  const begin = (point: Point) => {
    if (line.length > 1) lines.push(line);
    line = [];
    to(point);
  };
  for (const { letter, numbers } of commandsOf(path)) {
    const relative = letter === letter.toLowerCase();
    const [fromX, fromY] = relative ? pen : [0, 0];
    const at = (place: number): Point => [fromX + (numbers[place] as number), fromY + (numbers[place + 1] as number)];
    const from = pen;
    let next: Point | null = null;
    switch (letter.toUpperCase()) {
      case 'M':
        begin(at(0));
        break;
      case 'L':
        to(at(0));
        break;
      case 'H':
        to([fromX + (numbers[0] as number), pen[1]]);
        break;
      case 'V':
        to([pen[0], fromY + (numbers[0] as number)]);
        break;
      case 'C':
        next = at(2);
        for (const point of cubic(from, at(0), next, at(4))) to(point);
        break;
      case 'S':
        next = at(0);
        for (const point of cubic(from, control ? [2 * from[0] - control[0], 2 * from[1] - control[1]] : from, next, at(2))) to(point);
        break;
      case 'Q':
        for (const point of cubic(from, between(from, at(0), 2 / 3), between(at(2), at(0), 2 / 3), at(2))) to(point);
        break;
      case 'A':
        for (const point of arc(from, numbers, at(5))) to(point);
        break;
      case 'Z':
        if (line[0]) to(line[0]);
        break;
      default:
        throw new Error(`A sign's path has a "${letter}"`);
    }
    control = next;
  }
  if (line.length > 1) lines.push(line);
  return lines;
}

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };
function commandsOf(path: string): { letter: string; numbers: readonly number[] }[] {
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', rest = '']) => {
    const numbers = numbersOf(rest, letter.toUpperCase() === 'A');
    const count = COUNTS[letter.toUpperCase()] ?? 0;
    if (count === 0) return [{ letter, numbers: [] }];
    // A move that goes on is a line.
    const later = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
    return Array.from({ length: Math.floor(numbers.length / count) }, (_, at) => ({
      letter: at === 0 ? letter : later,
      numbers: numbers.slice(at * count, (at + 1) * count),
    }));
  });
}
/** In an arc the two flags may stand without a space before what follows. */
function numbersOf(text: string, isArc: boolean): number[] {
  const numbers: number[] = [];
  let rest = text;
  while (rest) {
    const flag = isArc && (numbers.length % 7 === 3 || numbers.length % 7 === 4);
    const found = rest.match(flag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))/);
    if (!found) break;
    numbers.push(Number(found[1]));
    rest = rest.slice(found[0].length);
  }
  return numbers;
}

const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];
function cubic(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: CURVE_PARTS }, (_, at) => {
    const t = (at + 1) / CURVE_PARTS;
    const u = 1 - t;
    const mix = (axis: 0 | 1) => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    return [mix(0), mix(1)];
  });
}
/** An elliptic arc by its middle, as the SVG specification computes it. */
function arc(from: Point, [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0]: readonly number[], end: Point): Point[] {
  const tilt = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const dx = (from[0] - end[0]) / 2;
  const dy = (from[1] - end[1]) / 2;
  const x1 = cos * dx + sin * dy;
  const y1 = -sin * dx + cos * dy;
  const grow = Math.sqrt(Math.max(1, (x1 / rx) ** 2 + (y1 / ry) ** 2));
  const [a, b] = [rx * grow, ry * grow];
  const rest = Math.max(0, (a * a * b * b - a * a * y1 * y1 - b * b * x1 * x1) / (a * a * y1 * y1 + b * b * x1 * x1 || 1));
  const side = Math.sqrt(rest) * (large === sweep ? -1 : 1);
  const cx1 = (side * a * y1) / b;
  const cy1 = (-side * b * x1) / a;
  const start = Math.atan2((y1 - cy1) / b, (x1 - cx1) / a);
  let way = Math.atan2((-y1 - cy1) / b, (-x1 - cx1) / a) - start;
  if (sweep && way < 0) way += 2 * Math.PI;
  if (!sweep && way > 0) way -= 2 * Math.PI;
  const parts = Math.max(4, Math.ceil(Math.abs(way) / 0.2));
  const [mx, my] = [cos * cx1 - sin * cy1 + (from[0] + end[0]) / 2, sin * cx1 + cos * cy1 + (from[1] + end[1]) / 2];
  return Array.from({ length: parts }, (_, at) => {
    const angle = start + (way * (at + 1)) / parts;
    const [u, v] = [a * Math.cos(angle), b * Math.sin(angle)];
    return [mx + cos * u - sin * v, my + sin * u + cos * v];
  });
}
