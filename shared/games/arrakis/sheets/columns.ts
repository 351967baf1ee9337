import { group, tag } from '../../../sheets/draw.ts';
import type { Item } from '../../../sheets/page.ts';
import type { Column } from '../../../sheets/rows.ts';

/** A block that has been set: how high it is, and with what it belongs together. */
export interface Laid extends Column {
  readonly keep?: true;
  readonly opens?: { readonly what: 'chapter' | 'table'; readonly again: Laid };
  readonly row?: true;
}
export interface Filled {
  readonly columns: readonly (readonly Laid[])[];
  /** What has no room, headed anew. */
  readonly rest: readonly Laid[];
}

const GAP = 1.5;
/** Rows have their own lines between them; a chapter stands apart from what is above it. */
const ROWS = 0.9;
const CHAPTERS = 3.5;
/** Free space between a block and the one above it. */
const gapOver = (block: Laid, above: Laid | undefined): number => {
  if (!above) return 0;
  if (block.opens?.what === 'chapter') return CHAPTERS;
  return block.row && above.row ? ROWS : GAP;
};
export const depthOf = (blocks: readonly Laid[]): number =>
  blocks.reduce((sum, block, at) => sum + block.height + gapOver(block, blocks[at - 1]), 0);

/**
 * As much as goes into columns of this height; a heading goes on with what it stands over, and stands again where a column
 * goes on with its chapter.
 * @param unit what is not parted: a block with what it is kept with, or a whole chapter
 */
export function filled(blocks: readonly Laid[], height: number, columns: number, unit: 'block' | 'chapter' = 'block'): Filled {
  const set: Laid[][] = [[]];
  for (let at = 0; at < blocks.length; ) {
    const end = unit === 'chapter' ? chapterEnd(blocks, at) : together(blocks, at, height);
    const part = blocks.slice(at, end);
    const column = set.at(-1) as Laid[];
    if (depthOf([...column, ...part]) > height + 0.01) {
      const heads = headsAt(blocks, at);
      if (set.length === columns) return { columns: set, rest: [...heads, ...blocks.slice(at)] };
      if (depthOf([...heads, ...part]) > height + 0.01) return { columns: set, rest: blocks.slice(at) };
      set.push([...heads]);
      continue;
    }
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
function chapterEnd(blocks: readonly Laid[], from: number): number {
  const next = blocks.findIndex(({ opens }, at) => at > from && opens?.what === 'chapter');
  return blocks[from]?.opens?.what !== 'chapter' ? from + 1 : next < 0 ? blocks.length : next;
}

/** The heads under which a block stands, as they stand again: of its chapter, and if it is a row of its table. */
function headsAt(blocks: readonly Laid[], at: number): readonly Laid[] {
  const block = blocks[at];
  if (!block || block.opens?.what === 'chapter') return [];
  const before = blocks.slice(0, at);
  const chapter = before.findLast(({ opens }) => opens?.what === 'chapter');
  const table = block.row && !block.opens ? before.findLast(({ opens }) => opens?.what === 'table') : undefined;
  return [chapter, table].flatMap((head) => (head?.opens ? [{ ...head.opens.again, opens: head.opens }] : []));
}

/** Columns may differ by so much if no chapter is parted then. */
const UNEVEN = 1.35;
/** All of it in the lowest columns that hold it: with whole chapters, unless that leaves the columns too uneven. */
export function evened(blocks: readonly Laid[], height: number, columns: number): Filled {
  const parted = lowest(blocks, height, columns, 'block');
  const whole = lowest(blocks, height, columns, 'chapter');
  return whole.rest.length === 0 && highest(whole) <= highest(parted) * UNEVEN ? whole : parted;
}
const highest = ({ columns }: Filled): number => Math.max(...columns.map(depthOf));
function lowest(blocks: readonly Laid[], height: number, columns: number, unit: 'block' | 'chapter'): Filled {
  let low = 0;
  let high = height;
  for (let step = 0; step < 9; step++) {
    const middle = (low + high) / 2;
    if (filled(blocks, middle, columns, unit).rest.length === 0) high = middle;
    else low = middle;
  }
  return filled(blocks, high, columns, unit);
}

/** A column from its top; rows that follow each other are one table. */
export function drawnColumn(blocks: readonly Laid[], x: number, top: number): Item[] {
  const all: Item[] = [];
  let table: Item[] = [];
  let y = top;
  const close = (): void => {
    if (table.length > 0) all.push(tag('Table', ...table));
    table = [];
  };
  for (const [at, block] of blocks.entries()) {
    const { items, height, row, opens } = block;
    if (!row || opens) close();
    y += gapOver(block, blocks[at - 1]);
    (row ? table : all).push(group(x, y, items));
    y += height;
  }
  close();
  return all;
}
