import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import type { Column } from '../../../sheets/rows.ts';
import type { Desk } from './common.ts';
import { drawnColumn, evened, filled, type Laid, depthOf } from './columns.ts';

/** A thing that flows down a column. */
export interface Block {
  /** It stands with what follows it. */
  readonly keep?: true;
  /** It opens a chapter, or a table in it: at the head of a column that goes on with it, it stands again like this. */
  readonly opens?: { readonly what: 'chapter' | 'table'; readonly again: Block };
  /** What it draws is a row of a table. */
  readonly row?: true;
  /** Drawn from 0,0 at this width, in letters of this size (points). */
  lay(width: number, size: number): Column;
}
/** Blocks in so many columns side by side, as high as each other. */
export interface Band {
  readonly columns: number;
  readonly blocks: readonly Block[];
}
const BETWEEN = 7;
const BANDS = 4;
/** A band that needs more than is left begins here only if there is some room. */
const ENOUGH = 50;
/** Sizes of letters (points), the least last. */
const MOST_SIZE = 9.4;
const LEAST_SIZE = 8.4;
const STEP = 0.5;
/** Where a sheet would spill over onto a page more than it should have (points). */
const SMALLEST_SIZE = 7.6;
const SMALL_STEP = 0.2;

interface Look {
  readonly landscape?: boolean;
  /** Beside the title. */
  readonly note?: string;
  /** Pages of the sheet that follow. */
  readonly after?: number;
  /** Letters may be as large as this (points), where that takes no more pages. */
  readonly most?: number;
  /** So many pages are wanted: letters get smaller than usual where that keeps it to them. */
  readonly pages?: number;
}

/**
 * Bands below each other on as many pages as they need. Letters never get smaller than they should be: what does not fit goes to the
 * next page, so a longer language has more pages. Where there is room they are larger; where a few lines would be a page of their
 * own, a little smaller.
 */
export const flowed = (desk: Desk, bands: readonly Band[], look: Look = {}): readonly Page[] => parts(desk, [bands], look);

/** The same in parts that begin on a page of their own: one can be handed to somebody, or lie apart. */
export function parts(
  desk: Desk,
  all: readonly (readonly Band[])[],
  { landscape = false, note, after = 0, most = MOST_SIZE, pages: wanted }: Look = {},
): readonly Page[] {
  const room = roomOf(paperOf(desk.request, landscape), true);
  const pages = all.flatMap((bands) => {
    const least = laidOut(room, bands, LEAST_SIZE);
    if (wanted !== undefined && least.length > wanted) return squeezed(room, bands, wanted) ?? least;
    for (let size = most; size > LEAST_SIZE; size -= STEP) {
      const pages = laidOut(room, bands, size);
      if (pages.length <= least.length) return pages;
    }
    return least;
  });
  const of = pages.length + after;
  return pages.map((items, at) => framed(desk.frame, { number: at + 1, of, landscape, head: { ...(note && { note }) } }, items));
}

/** In the largest letters in which so many pages hold it; null if none do. */
export function squeezed(room: Box, bands: readonly Band[], pages: number): readonly (readonly Item[])[] | null {
  for (let size = LEAST_SIZE - SMALL_STEP; size >= SMALLEST_SIZE - 0.01; size -= SMALL_STEP) {
    const set = laidOut(room, bands, size);
    if (set.length <= pages) return set;
  }
  return null;
}

/** A block at this width and size of letters. */
export const laid = ({ keep, opens, row, lay }: Block, width: number, size: number): Laid => ({
  ...lay(width, size),
  ...(keep && { keep }),
  ...(row && { row }),
  ...(opens && { opens: { what: opens.what, again: { ...laid(opens.again, width, size), keep: true } } }),
});

/** Each page's items at this size of letters. */
export function laidOut(room: Box, bands: readonly Band[], size: number): readonly (readonly Item[])[] {
  const pages: Item[][] = [[]];
  let y = room.y;
  const turn = (): void => {
    pages.push([]);
    ({ y } = room);
  };
  for (const { columns, blocks } of bands) {
    const width = (room.width - BETWEEN * (columns - 1)) / columns;
    let left: readonly Laid[] = blocks.map((block) => laid(block, width, size));
    while (left.length > 0) {
      const free = room.y + room.height - y;
      const some = filled(left, free, columns);
      const isWhole = some.rest.length === 0;
      const isNone = some.columns.every((column) => column.length === 0);
      if (y > room.y && !isWhole && (free < ENOUGH || isNone)) {
        turn();
        continue;
      }
      if (isNone && !isWhole) {
        // What an owner has written too long for any page stands alone on one: so laying out comes to an end.
        pages.at(-1)?.push(...drawnColumn(left.slice(0, 1), room.x, y));
        left = left.slice(1);
        if (left.length > 0) turn();
        continue;
      }
      const { columns: set, rest } = isWhole ? evened(left, free, columns) : some;
      pages.at(-1)?.push(...set.flatMap((column, at) => drawnColumn(column, room.x + at * (width + BETWEEN), y)));
      y += Math.max(0, ...set.map(depthOf)) + BANDS;
      left = rest;
      if (rest.length > 0) turn();
    }
  }
  return pages;
}
