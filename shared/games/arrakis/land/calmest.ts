import { contains, distanceTo, type Line, type Point } from '../../../land/lines.ts';
import type { Room } from '../../../land/region-map.ts';

/** A round place that is taken. */
interface Disc {
  readonly at: Point;
  readonly radius: number;
}
/** What stands on an area is wider than high: a step aside counts less than a step up. */
const FLAT = 1.4;
const GRID = 8;
const ROUNDS = 4;

const squeezed = ([x, y]: Point): Point => [x / FLAT, y];

/**
 * The middle of the widest room in a polygon, clear of discs; searched on a grid that grows finer.
 * @returns the room is a rectangle around that place
 */
export function calmest(polygon: Line, discs: readonly Disc[]): { readonly at: Point; readonly room: Room } {
  const flat = polygon.map(squeezed);
  const round = discs.map(({ at, radius }) => ({ at: squeezed(at), radius }));
  const clearance = (place: Point): number => {
    if (!contains(flat, place)) return 0;
    const edges = flat.map((from, at) => distanceTo(place, from, flat[(at + 1) % flat.length] ?? from));
    const free = round.map(({ at, radius }) => Math.hypot(at[0] - place[0], at[1] - place[1]) - radius);
    return Math.max(0, Math.min(...edges, ...free));
  };
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)];
  let [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let best: Point = [(left + right) / 2, (top + bottom) / 2];
  for (let round = 0; round < ROUNDS; round++) {
    const [stepX, stepY] = [(right - left) / GRID, (bottom - top) / GRID];
    let most = clearance(best);
    for (let row = 0; row <= GRID; row++) {
      for (let column = 0; column <= GRID; column++) {
        const place: Point = [left + column * stepX, top + row * stepY];
        const free = clearance(place);
        if (free > most) [best, most] = [place, free];
      }
    }
    [left, top, right, bottom] = [best[0] - stepX, best[1] - stepY, best[0] + stepX, best[1] + stepY];
  }
  const half = clearance(best) * Math.SQRT1_2;
  return { at: [best[0] * FLAT, best[1]], room: { width: 2 * half * FLAT, height: 2 * half } };
}
