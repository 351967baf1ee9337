import { rolls } from './rolls.ts';

/** A place on the map: x to the right, y down, in map units. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** Breaks a line as wind breaks an edge. Ends stay where they are, so lines that meet still meet. */
export function roughen(line: Line, seed: number, amount: number, levels: number): Line {
  const roll = rolls(seed);
  let broken = line;
  let sway = amount;
  for (let level = 0; level < levels; level++) {
    const next: Point[] = [broken[0] as Point];
    for (let at = 1; at < broken.length; at++) {
      const [ax, ay] = broken[at - 1] as Point;
      const [bx, by] = broken[at] as Point;
      const dx = bx - ax;
      const dy = by - ay;
      const aside = (roll() - 0.5) * sway;
      const along = 0.42 + roll() * 0.16;
      next.push([ax + dx * along - dy * aside, ay + dy * along + dx * aside], [bx, by]);
    }
    broken = next;
    sway *= 0.86;
  }
  return broken;
}

/** Cuts the corners of a line once (Chaikin); ends stay. */
export function soften(line: Line): Line {
  const soft: Point[] = [line[0] as Point];
  for (let at = 0; at < line.length - 1; at++) {
    const [ax, ay] = line[at] as Point;
    const [bx, by] = line[at + 1] as Point;
    soft.push([ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25], [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75]);
  }
  soft.push(line[line.length - 1] as Point);
  return soft;
}

export const reversed = (line: Line): Line => [...line].reverse();

/** Is the point inside the closed polygon? */
export const contains = (polygon: Line, [x, y]: Point): boolean => isBetween(crossings(polygon, y), x);

/**
 * The same for many points of which many lie at one height, as the marks of a terrain do: where the polygon crosses a height is
 * found out once.
 */
export function insideOf(polygon: Line): (point: Point) => boolean {
  const rows = new Map<number, readonly number[]>();
  return ([x, y]) => {
    const row = rows.get(y) ?? crossings(polygon, y);
    rows.set(y, row);
    return isBetween(row, x);
  };
}
/** Does an odd number of them lie beyond it? */
function isBetween(row: readonly number[], x: number): boolean {
  let inside = false;
  for (const at of row) if (x < at) inside = !inside;
  return inside;
}
/** Where the polygon crosses a height. */
function crossings(polygon: Line, y: number): readonly number[] {
  const row: number[] = [];
  for (let at = 0, before = polygon.length - 1; at < polygon.length; before = at++) {
    const [ax, ay] = polygon[at] as Point;
    const [bx, by] = polygon[before] as Point;
    if (ay > y !== by > y) row.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  }
  return row;
}

/** Area of a closed polygon; positive when it runs clockwise on the screen. */
export function area(polygon: Line): number {
  let twice = 0;
  for (let at = 0, before = polygon.length - 1; at < polygon.length; before = at++) {
    const [ax, ay] = polygon[before] as Point;
    const [bx, by] = polygon[at] as Point;
    twice += ax * by - bx * ay;
  }
  return twice / 2;
}

/** An outcrop: a roughened ellipse. */
export function blob([x, y]: Point, radiusX: number, radiusY: number, seed: number): Line {
  const roll = rolls(seed);
  const corners = 11;
  const line: Point[] = [];
  for (let corner = 0; corner < corners; corner++) {
    const angle = (corner / corners) * Math.PI * 2;
    const reach = 0.75 + roll() * 0.45;
    line.push([x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach]);
  }
  line.push(line[0] as Point);
  return soften(roughen(line, seed, 0.5, 3));
}

/** How far a place lies from a stretch of a line. */
export function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const squared = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const along = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

/** The line with fewer points, nowhere further than `off` from itself (Douglas and Peucker); ends stay. */
export function thinned(line: Line, off: number): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const away = line.map((point) => distanceTo(point, first, last));
  const far = away.indexOf(Math.max(...away));
  if ((away[far] as number) <= off) return [first, last];
  return [...thinned(line.slice(0, far + 1), off), ...thinned(line.slice(far), off).slice(1)];
}

/** The line as an SVG path. */
export const pathOf = (line: Line, closed = true): string =>
  `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;
