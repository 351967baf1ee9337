import { SMALLEST, type Setter } from '../../../sheets/measure.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { spilt } from '../../../sheets/rows.ts';
import { tag } from '../../../sheets/draw.ts';

/** One row of a table, as high as its words need at a size of letters (points). */
export interface Layer {
  need(size: number): number;
  draw(box: Box, size: number): readonly Item[];
  /** Keeps its height when there is room left over. */
  readonly firm?: true;
  /** Room above it, unless it stands first (millimetres). */
  readonly apart?: number;
  /** A head that opens a group: how it stands again over the rest of the group on the next page. */
  readonly again?: Layer;
  /** What it draws is a row of a table; the head above has drawn the first. */
  readonly row?: true;
}
const STEP = 0.2;

/** Rows below each other in the largest size at which all fit; what is left over is shared among them. */
export function stack(room: Box, layers: readonly Layer[], largest: number, most = 3): Item[] {
  let size = largest;
  const above = ({ apart = 0 }: Layer, at: number): number => (at > 0 ? apart : 0);
  const total = (): number => layers.reduce((sum, layer, at) => sum + above(layer, at) + layer.need(size), 0);
  while (size > SMALLEST && total() > room.height + 0.01) size = Math.max(SMALLEST, size - STEP);
  const loose = layers.filter(({ firm }) => !firm).length;
  const free = room.height - total();
  const more = Math.max(0, Math.min(most, free / Math.max(1, loose)));
  let { y } = room;
  const drawn = layers.map((layer, at) => {
    y += above(layer, at);
    const height = layer.need(size) + (layer.firm ? 0 : more);
    const items = layer.draw({ ...room, y, height }, size);
    y += height;
    return { layer, items };
  });
  const items = tabled(drawn);
  return free < -0.01 ? items.map(spilt) : items;
}
/** Rows of a table that follow each other are one table, with what the head above them has drawn as its first row. */
function tabled(drawn: readonly { readonly layer: Layer; readonly items: readonly Item[] }[]): Item[] {
  const all: Item[] = [];
  let table: Item[] = [];
  const close = (): void => {
    if (table.length > 0) all.push(tag('Table', ...table));
    table = [];
  };
  for (const { layer, items } of drawn) {
    if (!layer.row) close();
    for (const item of items) (layer.row || isRow(item) ? table : all).push(item);
  }
  close();
  return all;
}
const isRow = (item: Item): boolean => item.kind === 'tag' && item.tag === 'TR';

/**
 * Rows shared among as few pages as hold them in letters of this size, and of those ways the one that parts the fewest
 * groups, then with about as much on each page; a row that opens a group takes its follower along.
 */
export function paged(height: number, layers: readonly Layer[], size: number): readonly (readonly Layer[])[] {
  const needs = new Map(
    [...layers, ...layers.flatMap(({ again }) => again ?? [])].map((layer) => [layer, (layer.apart ?? 0) + layer.need(size)]),
  );
  const needOf = (layer: Layer): number => needs.get(layer) ?? 0;
  const sum = (some: readonly Layer[]): number => some.reduce((all, layer) => all + needOf(layer), 0);
  const least = Math.max(sum(layers) / Math.ceil(sum(layers) / height), ...layers.map(needOf));
  const limits = Array.from({ length: LIMITS }, (_, at) => least + ((height - least) * at) / (LIMITS - 1));
  const ways = limits.map((limit) => sharedOut(limit, layers, needOf));
  const worth = (pages: readonly (readonly Layer[])[]): number =>
    pages.length * layers.length + pages.filter(([first]) => first && !layers.includes(first)).length;
  return ways.reduce((best, way) => (worth(way) < worth(best) ? way : best));
}
/** Between pages that are equally full and pages as full as can be, so many ways are tried. */
const LIMITS = 24;
function sharedOut(height: number, layers: readonly Layer[], needOf: (layer: Layer) => number): readonly (readonly Layer[])[] {
  const pages: Layer[][] = [[]];
  let used = 0;
  let head: Layer | undefined;
  for (const [index, layer] of layers.entries()) {
    const next = layers[index + 1];
    const needs = needOf(layer) + (layer.firm && next ? needOf(next) : 0);
    if (used > 0 && used + needs > height + 0.01) {
      const again = layer.firm ? undefined : head?.again;
      pages.push(again ? [again] : []);
      used = again ? needOf(again) : 0;
    }
    if (layer.firm) head = layer;
    pages.at(-1)?.push(layer);
    used += needOf(layer);
  }
  return pages;
}

/** Height that words take in a column. */
export const depth = (setter: Setter, words: string, size: number, width: number, leading = 1.18): number =>
  setter.set(words, { face: 'regular', size, leading }, 0, 0, width).box.height;
