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
  /** A head that opens a group: how it stands again over the rest of the group on the next page. */
  readonly again?: Layer;
  /** What it draws is a row of a table; the head above has drawn the first. */
  readonly row?: true;
}
const STEP = 0.2;

/** Rows below each other in the largest size at which all fit; what is left over is shared among them. */
export function stack(room: Box, layers: readonly Layer[], largest: number, most = 3): Item[] {
  let size = largest;
  const total = (): number => layers.reduce((sum, layer) => sum + layer.need(size), 0);
  while (size > SMALLEST && total() > room.height + 0.01) size = Math.max(SMALLEST, size - STEP);
  const loose = layers.filter(({ firm }) => !firm).length;
  const free = room.height - total();
  const more = Math.max(0, Math.min(most, free / Math.max(1, loose)));
  let { y } = room;
  const drawn = layers.map((layer) => {
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

/** Rows shared among as few pages as hold them in letters of this size, about as much on each; a row that opens a group takes its follower along. */
export function paged(height: number, layers: readonly Layer[], size: number): readonly (readonly Layer[])[] {
  const total = layers.reduce((sum, layer) => sum + layer.need(size), 0);
  for (let pages = Math.max(1, Math.ceil(total / height)); ; pages++) {
    const shared = sharedOut(Math.max(total / pages, Math.max(...layers.map((layer) => layer.need(size)))) + SLACK, layers, size);
    if (shared.every((page) => page.reduce((sum, layer) => sum + layer.need(size), 0) <= height + 0.01)) return shared;
  }
}
/** Pages need not be equal to the row. */
const SLACK = 8;
function sharedOut(height: number, layers: readonly Layer[], size: number): readonly (readonly Layer[])[] {
  const pages: Layer[][] = [[]];
  let used = 0;
  let head: Layer | undefined;
  for (const [index, layer] of layers.entries()) {
    const next = layers[index + 1];
    const needs = layer.need(size) + (layer.firm && next ? next.need(size) : 0);
    if (used > 0 && used + needs > height) {
      const again = layer.firm ? undefined : head?.again;
      pages.push(again ? [again] : []);
      used = again?.need(size) ?? 0;
    }
    if (layer.firm) head = layer;
    pages.at(-1)?.push(layer);
    used += layer.need(size);
  }
  return pages;
}

/** Height that words take in a column. */
export const depth = (setter: Setter, words: string, size: number, width: number, leading = 1.18): number =>
  setter.set(words, { face: 'regular', size, leading }, 0, 0, width).box.height;
