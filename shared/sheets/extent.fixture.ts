import type { Point } from './draw.ts';
import type { Box, Item, Page, Run, TextItem } from './page.ts';
import { PT } from './shape.ts';

/** What a page shows, and where: for tests about what lies where. */
export interface Shown {
  readonly box: Box;
  readonly item: Item;
  /** Of text: one line. */
  readonly runs?: readonly Run[];
}

type Place = (point: Point) => Point;

/** Everything a page draws with the room it takes; curves may be judged a little larger than they are. */
export function shownOn({ items }: Page): Shown[] {
  return items.flatMap((item) => shown(item, (point) => point, null));
}

function shown(item: Item, place: Place, window: Box | null): Shown[] {
  if (item.kind === 'tag') return item.items.flatMap((inner) => shown(inner, place, window));
  if (item.kind === 'path') {
    const wide = item.stroke ? (item.width ?? 0.2) / 2 : 0;
    const [from, to] = [place([0, 0]), place([1, 0])];
    return cut([{ item, box: around(pointsOf(item.d).map(place), wide * Math.hypot(to[0] - from[0], to[1] - from[1])) }], window);
  }
  if (item.kind === 'text') return cut(linesOf(item, place), window);
  const turn = ((item.turn ?? 0) * Math.PI) / 180;
  const scale = item.scale ?? 1;
  const inner: Place = ([x, y]) => {
    const [sx, sy] = [x * scale, y * scale];
    return place([item.x + sx * Math.cos(turn) - sy * Math.sin(turn), item.y + sx * Math.sin(turn) + sy * Math.cos(turn)]);
  };
  const clip = item.clip ? around(pointsOf(item.clip).map(inner), 0) : null;
  return item.items.flatMap((each) => shown(each, inner, clip && window ? common(clip, window) : (clip ?? window)));
}

function linesOf(item: TextItem, place: Place): Shown[] {
  return item.lines.map(({ x, y, runs }) => {
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    const size = Math.max(...runs.map((run) => run.size)) * PT;
    const corners: Point[] = [
      [x, y - 0.72 * size],
      [x + width, y + 0.2 * size],
    ];
    return { item, runs, box: around(corners.map(place), 0) };
  });
}

function around(points: readonly Point[], by: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - by, Math.min(...ys) - by];
  return { x, y, width: Math.max(...xs) + by - x, height: Math.max(...ys) + by - y };
}
/** What both windows show. */
function common(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const [right, bottom] = [Math.min(one.x + one.width, other.x + other.width), Math.min(one.y + one.height, other.y + other.height)];
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}
/** What is left of it inside a window. */
function cut(all: readonly Shown[], window: Box | null): Shown[] {
  if (!window) return [...all];
  return all.flatMap((each) => {
    const [x, y] = [Math.max(each.box.x, window.x), Math.max(each.box.y, window.y)];
    const width = Math.min(each.box.x + each.box.width, window.x + window.width) - x;
    const height = Math.min(each.box.y + each.box.height, window.y + window.height) - y;
    return width > 0 && height > 0 ? [{ ...each, box: { x, y, width, height } }] : [];
  });
}

/** Numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Points that the path stays between. */
function pointsOf(d: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.\d*|\.\d+|\d+)/g) ?? []).map(Number);
    const kind = command.toUpperCase();
    const takes = TAKES[kind] ?? 0;
    if (kind === 'Z') at = start;
    for (let index = 0; takes > 0 && index + takes <= numbers.length; index += takes) {
      const step = stepOf(kind, numbers.slice(index, index + takes), at, command !== kind);
      // A move draws nothing from where it began.
      const moves = kind === 'M' && index === 0;
      points.push(...(moves ? [] : [at]), ...step);
      at = step.at(-1) ?? at;
      if (moves) start = at;
    }
  }
  return points.length > 0 ? points : [[0, 0]];
}

function stepOf(kind: string, numbers: readonly number[], [x, y]: Point, relative: boolean): Point[] {
  const [dx, dy] = relative ? [x, y] : [0, 0];
  const n = (index: number): number => numbers[index] ?? 0;
  if (kind === 'H') return [[n(0) + dx, y]];
  if (kind === 'V') return [[x, n(0) + dy]];
  if (kind !== 'A') return Array.from({ length: numbers.length / 2 }, (_, index): Point => [n(index * 2) + dx, n(index * 2 + 1) + dy]);
  const end: Point = [n(5) + dx, n(6) + dy];
  const chord = Math.hypot(end[0] - x, end[1] - y) / 2;
  const [mx, my] = [(x + end[0]) / 2, (y + end[1]) / 2];
  // Half a circle reaches a radius from the middle of its ends, less of it reaches less.
  const out = (radius: number): number => (chord >= radius * 0.99 ? radius : radius - Math.sqrt(radius * radius - chord * chord));
  const [ox, oy] = [Math.max(chord, out(n(0))), out(n(1))];
  return [[mx - Math.min(ox, n(0)), my - oy], [mx + Math.min(ox, n(0)), my + oy], end];
}
