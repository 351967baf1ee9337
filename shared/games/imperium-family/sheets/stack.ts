import { SMALLEST, type Setter } from '../../../sheets/measure.ts';
import type { Box, Item } from '../../../sheets/page.ts';

/** One row of a table, as high as its words need at a size of letters (points). */
export interface Layer {
  need(size: number): number;
  draw(box: Box, size: number): readonly Item[];
  /** Keeps its height when there is room left over. */
  readonly firm?: true;
}
const STEP = 0.2;

/** Rows below each other in the largest size at which all fit; what is left over is shared among them. */
export function stack(room: Box, layers: readonly Layer[], largest: number, most = 3): Item[] {
  let size = largest;
  const total = (): number => layers.reduce((sum, layer) => sum + layer.need(size), 0);
  while (size > SMALLEST && total() > room.height + 0.01) size = Math.max(SMALLEST, size - STEP);
  const loose = layers.filter(({ firm }) => !firm).length;
  const more = Math.max(-room.height, Math.min(most, (room.height - total()) / Math.max(1, loose)));
  let { y } = room;
  return layers.flatMap((layer) => {
    const height = layer.need(size) + (layer.firm ? 0 : more);
    const items = layer.draw({ ...room, y, height }, size);
    y += height;
    return items;
  });
}
/** As many rows on each page as it holds in letters of this size; a row that opens a group takes its follower along. */
export function paged(height: number, layers: readonly Layer[], size: number): readonly (readonly Layer[])[] {
  const pages: Layer[][] = [[]];
  let used = 0;
  for (const [index, layer] of layers.entries()) {
    const next = layers[index + 1];
    const needs = layer.need(size) + (layer.firm && next ? next.need(size) : 0);
    if (used > 0 && used + needs > height) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(layer);
    used += layer.need(size);
  }
  return pages;
}

/** Height that words take in a column. */
export const depth = (setter: Setter, words: string, size: number, width: number, leading = 1.18): number =>
  setter.set(words, { face: 'regular', size, leading }, 0, 0, width).box.height;
