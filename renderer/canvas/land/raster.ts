import { area, type Line } from '../../../shared/land/lines.ts';

/** A picture plane: how many pixels, and what part of the map they show. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  /** Map units at the left and upper edge. */
  readonly left: number;
  readonly top: number;
  /** Pixels per map unit. */
  readonly scale: number;
}

/**
 * How much of every pixel the polygons cover, 0 to 1; overlaps count once.
 * Each edge adds its signed area to an accumulator that is summed up along the rows.
 */
export function filled(plane: Plane, polygons: readonly Line[]): Float32Array {
  const sums = new Float32Array(plane.width * plane.height + 2);
  for (const polygon of polygons) {
    const clockwise = area(polygon) > 0;
    for (let at = 0; at < polygon.length; at++) {
      const from = polygon[at] as readonly [number, number];
      const to = polygon[(at + 1) % polygon.length] as readonly [number, number];
      if (clockwise) addEdge(sums, plane, from, to);
      else addEdge(sums, plane, to, from);
    }
  }
  const cover = new Float32Array(plane.width * plane.height);
  for (let row = 0; row < plane.height; row++) {
    let sum = 0;
    for (let column = 0, at = row * plane.width; column < plane.width; column++, at++) {
      sum += sums[at] as number;
      const covered = Math.abs(sum);
      // What is left of rounding must not count as land.
      cover[at] = covered < 1e-3 ? 0 : Math.min(1, covered);
    }
  }
  return cover;
}

function addEdge(sums: Float32Array, plane: Plane, from: readonly [number, number], to: readonly [number, number]): void {
  const { width, height, left, top, scale } = plane;
  const down = from[1] < to[1];
  const [upper, lower] = down ? [from, to] : [to, from];
  const sign = down ? 1 : -1;
  const x0 = (upper[0] - left) * scale;
  const y0 = (upper[1] - top) * scale;
  const x1 = (lower[0] - left) * scale;
  const y1 = (lower[1] - top) * scale;
  if (y0 === y1) return;
  const slant = (x1 - x0) / (y1 - y0);
  for (let row = Math.max(0, Math.floor(y0)); row < Math.min(height, Math.ceil(y1)); row++) {
    const start = Math.max(y0, row);
    const end = Math.min(y1, row + 1);
    const share = (end - start) * sign;
    const a = clampTo(width, x0 + (start - y0) * slant);
    const b = clampTo(width, x0 + (end - y0) * slant);
    addSpan(sums, row * width, width, Math.min(a, b), Math.max(a, b), share);
  }
}
const clampTo = (width: number, x: number): number => Math.min(width - 0.001, Math.max(0, x));

/** Spreads what one edge covers in one row over the pixels it crosses. */
function addSpan(sums: Float32Array, row: number, width: number, from: number, to: number, share: number): void {
  const firstPixel = Math.floor(from);
  const lastPixel = Math.floor(to);
  const put = (pixel: number, amount: number) => {
    if (pixel < width) sums[row + pixel] = (sums[row + pixel] as number) + amount;
  };
  if (firstPixel === lastPixel) {
    const covered = 1 - ((from + to) / 2 - firstPixel);
    put(firstPixel, share * covered);
    put(firstPixel + 1, share * (1 - covered));
    return;
  }
  const perPixel = share / (to - from);
  let done = 0;
  for (let pixel = firstPixel; pixel <= lastPixel; pixel++) {
    const a = Math.max(from, pixel);
    const b = Math.min(to, pixel + 1);
    const crossed = (b - a) * perPixel;
    const covered = crossed * (1 - ((a + b) / 2 - pixel));
    put(pixel, covered + done);
    done = crossed - covered;
  }
  put(lastPixel + 1, done);
}

/** One stroke: a line, its width in map units and how strong it is, 0 to 1. */
export interface Stroke {
  readonly line: Line;
  readonly width: number;
  readonly strength: number;
  readonly closed?: boolean;
}

/** Strokes with round ends and soft sides; where they cross, the stronger counts. `softness` in map units. */
export function stroked(plane: Plane, strokes: readonly Stroke[], softness: number): Float32Array {
  const cover = new Float32Array(plane.width * plane.height);
  const soft = Math.max(0.7, softness * plane.scale);
  for (const { line, width, strength, closed } of strokes) {
    const half = (width / 2) * plane.scale;
    const ends = closed ? line.length : line.length - 1;
    for (let at = 0; at < ends; at++) {
      const from = line[at] as readonly [number, number];
      stampSegment(cover, plane, from, line[(at + 1) % line.length] as readonly [number, number], half, soft, strength);
    }
  }
  return cover;
}

function stampSegment(
  cover: Float32Array,
  plane: Plane,
  from: readonly [number, number],
  to: readonly [number, number],
  half: number,
  soft: number,
  strength: number,
): void {
  const { width, height, left, top, scale } = plane;
  const ax = (from[0] - left) * scale;
  const ay = (from[1] - top) * scale;
  const bx = (to[0] - left) * scale;
  const by = (to[1] - top) * scale;
  const reach = half + soft;
  const lengthSquared = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const lastRow = Math.min(height - 1, Math.ceil(Math.max(ay, by) + reach));
  const lastColumn = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + reach));
  for (let row = Math.max(0, Math.floor(Math.min(ay, by) - reach)); row <= lastRow; row++) {
    for (let column = Math.max(0, Math.floor(Math.min(ax, bx) - reach)); column <= lastColumn; column++) {
      const px = column + 0.5 - ax;
      const py = row + 0.5 - ay;
      const t = Math.min(1, Math.max(0, (px * (bx - ax) + py * (by - ay)) / lengthSquared));
      const distance = Math.hypot(px - t * (bx - ax), py - t * (by - ay));
      const inside = Math.min(1, Math.max(0, (half + soft - distance) / (2 * soft)));
      const value = inside * inside * (3 - 2 * inside) * strength;
      const pixel = row * width + column;
      if (value > (cover[pixel] as number)) cover[pixel] = value;
    }
  }
}

/** Blurs in place, three times with a box: close to a Gaussian of `sigma` pixels. */
export function blur(values: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const radius = Math.max(0, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  if (radius === 0) return values;
  const other = new Float32Array(values.length);
  for (let pass = 0; pass < 3; pass++) {
    boxRows(values, other, width, height, radius);
    boxColumns(other, values, width, height, radius);
  }
  return values;
}

function boxRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const size = 2 * radius + 1;
  for (let row = 0; row < height; row++) {
    const start = row * width;
    const end = start + width - 1;
    let sum = (from[start] as number) * (radius + 1);
    for (let at = 1; at <= radius; at++) sum += from[Math.min(end, start + at)] as number;
    for (let at = start; at <= end; at++) {
      to[at] = sum / size;
      sum += (from[Math.min(end, at + radius + 1)] as number) - (from[Math.max(start, at - radius)] as number);
    }
  }
}

function boxColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const size = 2 * radius + 1;
  const sums = new Float32Array(width);
  for (let column = 0; column < width; column++) sums[column] = (from[column] as number) * (radius + 1);
  for (let at = 1; at <= radius; at++) addRow(sums, from, width, Math.min(height - 1, at), 1);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) to[row * width + column] = (sums[column] as number) / size;
    addRow(sums, from, width, Math.min(height - 1, row + radius + 1), 1);
    addRow(sums, from, width, Math.max(0, row - radius), -1);
  }
}
function addRow(sums: Float32Array, from: Float32Array, width: number, row: number, sign: number): void {
  for (let column = 0; column < width; column++) sums[column] = (sums[column] as number) + sign * (from[row * width + column] as number);
}
