import { insideOf } from '../land/lines.ts';
import type { Point } from './draw.ts';
import type { Box } from './page.ts';

export function boundsOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The box with room around it. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
export const within = ({ x, y, width, height }: Box, [px, py]: Point): boolean => px >= x && px <= x + width && py >= y && py <= y + height;
/** Whether two boxes have more than an edge in common. */
export const overlap = (one: Box, two: Box): boolean =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;

/** The point half-way along a line. */
export function middleOf(line: readonly Point[]): Point {
  const lengths = line.slice(1).map(([x, y], index) => Math.hypot(x - (line[index]?.[0] ?? x), y - (line[index]?.[1] ?? y)));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [line[index], line[index + 1]];
    if (left <= length && from && to) {
      const share = length === 0 ? 0 : left / length;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
    left -= length;
  }
  return line[0] ?? [0, 0];
}

/**
 * Where a group of blocks stands best in a shape: all of them inside, far from the edge, not far from where they should be.
 * @param blocks relative to the place
 * @param wanted the place, if it can be there
 * @param forbidden places where no block may stand
 * @returns null if they fit nowhere
 */
export function calmPlace(
  shape: readonly Point[],
  blocks: readonly Box[],
  wanted: Point,
  forbidden: (block: Box) => boolean,
): Point | null {
  const bounds = boundsOf(shape);
  const isInside = insideOf(shape);
  const step = Math.max(bounds.width, bounds.height) / 24;
  const enough = Math.min(...blocks.map(({ height }) => height)) * 0.5;
  let best: Point | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let x = bounds.x; x <= bounds.x + bounds.width; x += step) {
    for (let y = bounds.y; y <= bounds.y + bounds.height; y += step) {
      const cost = Math.hypot(x - wanted[0], y - wanted[1]) * 0.12;
      // Nothing here can be better than the best: looking at the edge is what takes time.
      if (enough - cost <= bestScore) continue;
      const placed = blocks.map((block) => ({ ...block, x: block.x + x, y: block.y + y }));
      if (placed.some((block) => forbidden(block) || !rimOf(block).every(isInside))) continue;
      const score = Math.min(enough, ...placed.map((block) => clearance(shape, block))) - cost;
      if (score > bestScore) [best, bestScore] = [[x, y], score];
    }
  }
  return best;
}
function rimOf({ x, y, width, height }: Box): Point[] {
  const shares = [0, 0.25, 0.5, 0.75, 1];
  return shares.flatMap((share): Point[] => [
    [x + width * share, y],
    [x + width * share, y + height],
    [x, y + height * share],
    [x + width, y + height * share],
  ]);
}
/** Distance from the block to the nearest corner of the shape. */
function clearance(shape: readonly Point[], { x, y, width, height }: Box): number {
  return Math.min(...shape.map(([px, py]) => Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height))));
}

/** The corners of two shapes that lie nearest to each other, with a free way between them. */
export function nearest(one: readonly Point[], other: readonly Point[], blocked: (point: Point) => boolean): readonly [Point, Point] {
  let best: readonly [Point, Point] = [one[0] ?? [0, 0], other[0] ?? [0, 0]];
  let shortest = Number.POSITIVE_INFINITY;
  for (const from of one) {
    for (const to of other) {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const way = [0.2, 0.4, 0.6, 0.8].map((share): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
      if (length < shortest && !way.some(blocked)) [best, shortest] = [[from, to], length];
    }
  }
  return best;
}
