import { group } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import type { Column } from '../../../sheets/rows.ts';
import type { Desk } from './common.ts';

/** A thing that flows down a column. `keep`: it stands with what follows it. */
export interface Block {
  readonly keep?: true;
  /** Drawn from 0,0 at this width, in letters of this size (points). */
  lay(width: number, size: number): Column;
}
/** Blocks in so many columns side by side, as high as each other. */
export interface Band {
  readonly columns: number;
  readonly blocks: readonly Block[];
}
const GAP = 1.5;
const BETWEEN = 7;
const BANDS = 4;
/** A band that needs more than is left begins here only if there is some room. */
const ENOUGH = 50;
/** Sizes of letters (points), the least last. */
const SIZES = [9.4, 8.4] as const;
const LEAST_SIZE = 8.4;

interface Look {
  readonly landscape?: boolean;
  /** Beside the title. */
  readonly note?: string;
  /** Pages of the sheet that follow. */
  readonly after?: number;
}
type Laid = Column & Pick<Block, 'keep'>;

/**
 * Bands below each other on as many pages as they need. Letters never get smaller than they should be: what does not fit goes to the
 * next page, so a longer language has more pages. Where there is room they are larger.
 */
export function flowed(desk: Desk, bands: readonly Band[], { landscape = false, note, after = 0 }: Look = {}): readonly Page[] {
  const room = roomOf(paperOf(desk.request, landscape), true);
  const least = laidOut(room, bands, LEAST_SIZE);
  const size = SIZES.find((one) => one === LEAST_SIZE || laidOut(room, bands, one).length <= least.length) ?? LEAST_SIZE;
  const pages = size === LEAST_SIZE ? least : laidOut(room, bands, size);
  const of = pages.length + after;
  return pages.map((items, at) => framed(desk.frame, { number: at + 1, of, landscape, head: { ...(note && { note }) } }, items));
}

/** Each page's items at this size of letters. */
function laidOut(room: Box, bands: readonly Band[], size: number): readonly (readonly Item[])[] {
  const pages: Item[][] = [[]];
  let y = room.y;
  const turn = (): void => {
    pages.push([]);
    ({ y } = room);
  };
  for (const { columns, blocks } of bands) {
    const width = (room.width - BETWEEN * (columns - 1)) / columns;
    let left: readonly Laid[] = blocks.map((block) => ({ ...block.lay(width, size), ...(block.keep && { keep: true }) }));
    while (left.length > 0) {
      const free = room.y + room.height - y;
      const some = filled(left, free, columns);
      const isWhole = some.rest.length === 0;
      if (y > room.y && !isWhole && (free < ENOUGH || some.columns.every((column) => column.length === 0))) {
        turn();
        continue;
      }
      const { columns: set, rest } = isWhole ? evened(left, free, columns) : some;
      pages.at(-1)?.push(...set.flatMap((column, at) => drawn(column, room.x + at * (width + BETWEEN), y)));
      y += Math.max(0, ...set.map(depthOf)) + BANDS;
      left = rest;
      if (rest.length > 0) turn();
    }
  }
  return pages;
}

interface Filled {
  readonly columns: readonly (readonly Laid[])[];
  readonly rest: readonly Laid[];
}
/** As much as goes into columns of this height; a heading goes on with what it stands over. */
function filled(blocks: readonly Laid[], height: number, columns: number): Filled {
  const set: Laid[][] = [[]];
  let used = 0;
  for (let at = 0; at < blocks.length; ) {
    const end = together(blocks, at, height);
    const part = blocks.slice(at, end);
    const need = depthOf(part);
    const column = set.at(-1) as Laid[];
    if (used + (column.length > 0 ? GAP : 0) + need > height + 0.01) {
      if (set.length === columns) return { columns: set, rest: blocks.slice(at) };
      set.push([]);
      used = 0;
      continue;
    }
    used += need + (column.length > 0 ? GAP : 0);
    column.push(...part);
    at = end;
  }
  return { columns: set, rest: [] };
}
/** Where the blocks end that stand together with this one; what is higher than a column is parted after all. */
function together(blocks: readonly Laid[], from: number, height: number): number {
  let end = from;
  while (blocks[end]?.keep && end + 1 < blocks.length) end++;
  return depthOf(blocks.slice(from, end + 1)) > Math.max(height, TALL) ? Math.min(from + 3, end + 1) : end + 1;
}
/** No table is as high as that unless it needs a page for itself. */
const TALL = 200;
/** The same in the lowest columns that hold everything. */
function evened(blocks: readonly Laid[], height: number, columns: number): Filled {
  let low = 0;
  let high = height;
  for (let step = 0; step < 9; step++) {
    const middle = (low + high) / 2;
    if (filled(blocks, middle, columns).rest.length === 0) high = middle;
    else low = middle;
  }
  return filled(blocks, high, columns);
}
const depthOf = (blocks: readonly Laid[]): number => blocks.reduce((sum, { height }, at) => sum + height + (at > 0 ? GAP : 0), 0);

function drawn(blocks: readonly Laid[], x: number, top: number): Item[] {
  let y = top;
  return blocks.map(({ items, height }) => {
    const item = group(x, y, items);
    y += height + GAP;
    return item;
  });
}
