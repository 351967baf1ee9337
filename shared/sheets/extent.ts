import type { Point } from './draw.ts';
import type { Box, GroupItem, Item, Line, PathItem, TextItem } from './page.ts';
import { within } from './geometry.ts';
import { PT } from './shape.ts';

/** Where on the page a point of a group lies. */
export type Place = (point: Point) => Point;
/** The same for what stands in a group. @param place of the group itself */
export function placedIn({ x, y, turn = 0, scale = 1 }: GroupItem, place: Place): Place {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ([px, py]) => {
    const [sx, sy] = [px * scale, py * scale];
    return place([x + sx * cos - sy * sin, y + sx * sin + sy * cos]);
  };
}

/** The box around points, so much larger at each side. */
export function around(points: readonly Point[], by: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const [x, y] = [left - by, top - by];
  return { x, y, width: right + by - x, height: bottom + by - y };
}
/** Numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?(?:\d+\.\d*|\.\d+|\d+)/g;

/** Points that a path stays between; curves may be judged a little larger than they are. @param d path data */
export function pointsOf(d: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  for (const [, command = '', rest = ''] of d.matchAll(COMMAND)) {
    const numbers = rest.match(NUMBER)?.map(Number) ?? [];
    const kind = command.toUpperCase();
    const takes = TAKES[kind] ?? 0;
    if (kind === 'Z') at = start;
    for (let index = 0; takes > 0 && index + takes <= numbers.length; index += takes) {
      // A move draws nothing from where it began.
      const moves = kind === 'M' && index === 0;
      if (!moves) points.push(at);
      at = step(points, kind, numbers, index, at, command !== kind);
      if (moves) start = at;
    }
  }
  return points.length > 0 ? points : [[0, 0]];
}

/** Notes the points of a step. @returns where it ends */
function step(points: Point[], kind: string, numbers: readonly number[], from: number, [x, y]: Point, relative: boolean): Point {
  const [dx, dy] = relative ? [x, y] : [0, 0];
  const n = (index: number): number => numbers[from + index] ?? 0;
  let end: Point = kind === 'H' ? [n(0) + dx, y] : kind === 'V' ? [x, n(0) + dy] : [n(0) + dx, n(1) + dy];
  if (kind === 'A') {
    end = [n(5) + dx, n(6) + dy];
    points.push(...arcCorners([x, y], end, n(0), n(1)));
  }
  for (let index = 2; kind !== 'A' && index < (TAKES[kind] ?? 0); index += 2) {
    points.push(end);
    end = [n(index) + dx, n(index + 1) + dy];
  }
  points.push(end);
  return end;
}
/** What an arc stays between. */
function arcCorners([x, y]: Point, end: Point, rx: number, ry: number): readonly Point[] {
  const chord = Math.hypot(end[0] - x, end[1] - y) / 2;
  const [mx, my] = [(x + end[0]) / 2, (y + end[1]) / 2];
  // Half a circle reaches a radius from the middle of its ends, less of it reaches less.
  const out = (radius: number): number => (chord >= radius * 0.99 ? radius : radius - Math.sqrt(radius * radius - chord * chord));
  const [ox, oy] = [Math.max(chord, out(rx)), out(ry)];
  return [
    [mx - Math.min(ox, rx), my - oy],
    [mx + Math.min(ox, rx), my + oy],
  ];
}

/** Where a line of text begins and ends, and between what heights its letters stand. */
export function lineCorners({ x, y, runs }: Line): readonly [Point, Point] {
  const size = Math.max(...runs.map((run) => run.size)) * PT;
  return [
    [x, y - 0.72 * size],
    [x + runs.reduce((sum, run) => sum + run.width, 0), y + 0.2 * size],
  ];
}
/** Words and shapes out of their groups, each with where its points lie. */
const drawnIn = (
  items: readonly Item[],
  place: Place = (point) => point,
): { readonly item: TextItem | PathItem; readonly place: Place }[] =>
  items.flatMap((item) => {
    if (item.kind === 'text' || item.kind === 'path') return [{ item, place }];
    return drawnIn(item.items, item.kind === 'group' ? placedIn(item, place) : place);
  });
/** Every line of text with the room it takes. */
export const linesIn = (items: readonly Item[]): Box[] =>
  drawnIn(items).flatMap(({ item, place }) =>
    item.kind === 'text' ? item.lines.map((line) => around(lineCorners(line).map(place), 0)) : [],
  );

/** No sign is larger, and no dot of a pattern as large (millimetres). */
const SIGN = { least: 1.5, most: 20 } as const;
/** Every sign and small shape with the room it takes; what lies on a larger one is part of it. */
export function signsIn(items: readonly Item[]): readonly Box[] {
  const all = smallIn(items).sort((one, other) => other.width * other.height - one.width * one.height);
  const kept: Box[] = [];
  for (const box of all) {
    const middle: Point = [box.x + box.width / 2, box.y + box.height / 2];
    if (!kept.some((other) => within(other, middle))) kept.push(box);
  }
  return kept;
}
const smallIn = (items: readonly Item[]): Box[] =>
  drawnIn(items).flatMap(({ item, place }) => {
    if (item.kind === 'text' || isSpread(item.d, place)) return [];
    const box = around(pointsOf(item.d).map(place), 0);
    const [short, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
    return short >= SIGN.least && long <= SIGN.most ? [box] : [];
  });
/** Where a part of a path begins. */
const BEGINS = /M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/g;
/** Whether the parts of a path begin too far apart for a sign: told before all points of a whole pattern are found out. */
function isSpread(d: string, place: Place): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, px, py] of d.matchAll(BEGINS)) {
    const [x, y] = place([Number(px), Number(py)]);
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    if (right - left > SIGN.most || bottom - top > SIGN.most) return true;
  }
  return false;
}
