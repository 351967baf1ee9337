import { line } from './draw.ts';
import type { Box, Item, Size } from './page.ts';
import { PRINTABLE } from './frame.ts';

/** Cards that touch, so that one cut parts two of them. Millimetres. */
export interface Grid {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly card: Size;
}
/** A playing card. */
export const CARD: Size = { width: 63, height: 88 };
/** What is read stays this far from the cut. */
export const SAFE = 4;

/** A grid in the middle of the paper; `lift` moves it up to leave room for the foot. */
export function gridOn(paper: Size, card: Size, columns: number, rows: number, lift = 0): Grid {
  return { x: (paper.width - columns * card.width) / 2, y: (paper.height - rows * card.height) / 2 - lift, columns, rows, card };
}
/** All cards of a grid: what is left when the paper has been cut along its outermost lines. */
export const trimOf = ({ x, y, columns, rows, card }: Grid): Box => ({ x, y, width: columns * card.width, height: rows * card.height });
/** Where card `index` (row by row) lies; `wide` = how many columns it takes. */
export function cellOf({ x, y, columns, card }: Grid, index: number, wide = 1): Box {
  return {
    x: x + (index % columns) * card.width,
    y: y + Math.floor(index / columns) * card.height,
    width: card.width * wide,
    height: card.height,
  };
}

const CUT = { stroke: 'ink', width: 0.1 } as const;
const GAP = 1.5;
const LENGTH = 4.5;
/** Where the foot of the page stands beside the cards, the marks leave it room. */
const SHORT = 1.9;

/**
 * Crop marks outside the grid, and small crosses inside where four cards meet.
 * @param wide how many columns the first card of each row takes: no mark asks to cut through it
 */
export function cropMarks(grid: Grid, paper: Size, foot: 'below' | 'side' = 'below', wide = 1): Item[] {
  const { x, y, columns, rows, card } = grid;
  const [right, bottom] = [x + columns * card.width, y + rows * card.height];
  const marks: Item[] = [];
  const reach = (room: number): readonly [number, number] => {
    const gap = foot === 'side' ? 0.6 : GAP;
    return [gap, Math.min(gap + (foot === 'side' ? SHORT : LENGTH), room - PRINTABLE)];
  };
  for (const column of cutColumns(columns, wide)) {
    const at = x + column * card.width;
    const [near, far] = reach(y);
    const [below, deep] = reach(paper.height - bottom);
    marks.push(line([at, y - far], [at, y - near], CUT), line([at, bottom + below], [at, bottom + deep], CUT));
  }
  for (let row = 0; row <= rows; row++) {
    const at = y + row * card.height;
    const [near, far] = reach(x);
    marks.push(line([x - far, at], [x - near, at], CUT), line([right + near, at], [right + far, at], CUT));
  }
  return [...marks, ...crosses(grid, wide)];
}
/** Before which columns, and after the last of which, the paper is cut. */
const cutColumns = (columns: number, wide: number): readonly number[] =>
  Array.from({ length: columns + 1 }, (_, column) => column).filter((column) => column === 0 || column >= wide);

function crosses({ x, y, columns, rows, card }: Grid, wide: number): Item[] {
  const marks: Item[] = [];
  for (const column of cutColumns(columns, wide).slice(1, -1)) {
    for (let row = 1; row < rows; row++) {
      const [cx, cy] = [x + column * card.width, y + row * card.height];
      marks.push(line([cx - 1.2, cy], [cx + 1.2, cy], CUT), line([cx, cy - 1.2], [cx, cy + 1.2], CUT));
    }
  }
  return marks;
}
