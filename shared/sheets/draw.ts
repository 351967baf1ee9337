import { SIGNS, type SignId, type SignPath } from './icons.ts';
import type { Box, GroupItem, Ink, Item, PathItem, Tag, TagItem } from './page.ts';

export type Look = Omit<PathItem, 'kind' | 'd'>;
export type Point = readonly [x: number, y: number];

/** Outline of a place where something will lie. */
export const DASHED = { stroke: 'place', width: 0.25, dash: [0.9, 0.7] } as const satisfies Look;

/** Short enough for small files, exact to a thousandth of a millimetre. */
const n = (value: number): number => Math.round(value * 1000) / 1000;

export const path = (d: string, look: Look): PathItem => ({ kind: 'path', d, ...look });
export const line = (from: Point, to: Point, look: Look = { stroke: 'ink' }): PathItem =>
  path(`M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`, look);
export const rect = ({ x, y, width, height }: Box, look: Look): PathItem =>
  path(`M${n(x)} ${n(y)}H${n(x + width)}V${n(y + height)}H${n(x)}Z`, look);
export const polygon = (points: readonly Point[], look: Look): PathItem => path(outline(points, true), look);
export const circle = (x: number, y: number, r: number, look: Look): PathItem => path(disc(x, y, r), look);
/** A square on its point. */
export const diamond = (x: number, y: number, r: number, look: Look): PathItem =>
  polygon(
    [
      [x, y - r],
      [x + r, y],
      [x, y + r],
      [x - r, y],
    ],
    look,
  );

/** A rectangle with cut corners: stone is never rounded. */
export function chamfered({ x, y, width, height }: Box, cut: number, look: Look): PathItem {
  const [right, bottom] = [x + width, y + height];
  const corners: Point[] = [
    [x + cut, y],
    [right - cut, y],
    [right, y + cut],
    [right, bottom - cut],
    [right - cut, bottom],
    [x + cut, bottom],
    [x, bottom - cut],
    [x, y + cut],
  ];
  return polygon(corners, look);
}

/** Path data of a row of points. */
export const outline = (points: readonly Point[], closed = false): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('') + (closed ? 'Z' : '');
export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;

export const group = (
  x: number,
  y: number,
  items: readonly Item[],
  how: Partial<Pick<GroupItem, 'turn' | 'scale' | 'clip'>> = {},
): GroupItem => ({
  kind: 'group',
  x,
  y,
  ...how,
  items,
});
export const tag = (name: Tag, ...items: readonly Item[]): TagItem => ({ kind: 'tag', tag: name, items });
/** A drawing that means something: `alt` says what. */
export const figure = (alt: string, ...items: readonly Item[]): TagItem => ({ kind: 'tag', tag: 'Figure', alt, items });
/** A cell at the head of a row or column of a table. */
export const headCell = (scope: 'Row' | 'Column', ...items: readonly Item[]): TagItem => ({ kind: 'tag', tag: 'TH', scope, items });
/** What nobody needs to hear: the same cards once more, a note for whoever cuts the paper. */
export const silent = (...items: readonly Item[]): TagItem => tag('Artifact', ...items.flatMap(untagged));
const untagged = (item: Item): readonly Item[] => {
  if (item.kind === 'tag') return item.items.flatMap(untagged);
  return [item.kind === 'group' ? { ...item, items: item.items.flatMap(untagged) } : item];
};

/**
 * A sign of the sprite.
 * @param x, y its middle
 * @param size edge of its square in millimetres
 */
export function sign(id: SignId, x: number, y: number, size: number, ink: Ink = 'ink'): GroupItem {
  const paths: readonly SignPath[] = SIGNS[id];
  const items = paths.map(({ d, stroke }) =>
    stroke ? path(d, { stroke: ink, width: stroke, round: true }) : path(d, { fill: ink, evenodd: true }),
  );
  return group(x - size / 2, y - size / 2, items, { scale: size / 24 });
}
