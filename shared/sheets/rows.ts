import type { SheetDesk } from './desk.ts';
import { diamond, group, line, sign, silent, tag } from './draw.ts';
import { framed, paperOf } from './frame.ts';
import { CARD, cellOf, cropMarks, type Grid, gridOn, SAFE, trimOf } from './grid.ts';
import type { SignId } from './icons.ts';
import { SMALLEST, type Span } from './measure.ts';
import type { Box, Item, Page } from './page.ts';

/** One thing to know: what it is called, what is to be done, and the rule that says so. */
export interface Row {
  /** A sign, a number or letter in a diamond, the small empty diamond of reconstructed values, or nothing. */
  readonly mark?: { readonly sign: SignId } | { readonly letter: string };
  readonly name: string;
  /** How many there are, in words; absent = one. */
  readonly count?: string;
  /** When it is used. */
  readonly when?: string;
  readonly text: string;
  readonly rule: string;
  /** A heading over the rows that follow: of a card, or of the page. */
  readonly heading?: 'H2' | 'H3';
}

/** Room for marks at the left. */
const MARK = 5.6;
const LEADING = 1.22;

/** Things below each other, and how much room they take. */
export interface Column {
  readonly items: readonly Item[];
  readonly height: number;
}

/** Rows below each other, at this size of letters. */
export function rowColumn(
  desk: SheetDesk,
  room: Box,
  rows: readonly Row[],
  size: number,
  { leading = LEADING, least = SMALLEST }: Partial<Omit<Letters, 'size'>> = {},
): Column {
  let y = room.y;
  const items = rows.map((row, index): Item => {
    if (index > 0) y += row.heading ? size * 0.24 : size * 0.1;
    const letters = { size, leading, least };
    const { items: set, height } = row.heading ? headingOf(desk, room, row, y, letters) : rowOf(desk, room, row, y, letters);
    y += height;
    return group(0, 0, set);
  });
  return { items, height: y - room.y };
}

function headingOf({ setter }: SheetDesk, room: Box, { name, rule, heading = 'H3' }: Row, y: number, { size, least }: Letters): Column {
  const content = [{ text: rule ? `${name} ` : name }, ...ruled(rule, least)];
  const text = setter.set(content, { face: 'display', size: size * 1.4, leading: 1.15 }, room.x, y, room.width);
  const under = y + text.box.height + 0.3;
  return {
    items: [tag(heading, text), line([room.x, under], [room.x + room.width, under], { stroke: 'hair' })],
    height: text.box.height + 0.9,
  };
}

function rowOf({ setter }: SheetDesk, room: Box, row: Row, y: number, { size, leading, least }: Letters): Column {
  const indent = row.mark ? MARK : 0;
  const { count } = row;
  const content: Span[] = [
    ...(row.name ? [{ text: count ? `${row.name} ` : before(row.name), face: 'bold' } as const] : []),
    ...(count ? [{ text: row.when ? `${count}\n` : `${count}: `, ink: 'soft' } as const] : []),
    ...(row.when ? [{ text: `${row.when}. `, face: 'semibold', ink: 'soft' } as const] : []),
    { text: `${row.text} ` },
    ...ruled(row.rule, least),
  ];
  const text = setter.set(content, { face: 'regular', size, leading }, room.x + indent, y, room.width - indent);
  const lowest = row.mark && 'letter' in row.mark && row.mark.letter ? 5 : 0;
  return {
    items: [...markOf(setter, row, room.x, y, { size, leading, least }), tag('P', text)],
    height: Math.max(text.box.height, lowest),
  };
}
/** A name before what is said of it: with a colon, unless it asks. */
export const before = (name: string): string => (/[?!]$/.test(name) ? `${name} ` : `${name}: `);
/** Rule numbers are small and quiet, and stay with the word before them. */
export const ruled = (rule: string, size = SMALLEST): Span[] =>
  rule ? [{ text: rule, face: 'regular', size, ink: 'quiet', glued: true }] : [];

function markOf(setter: SheetDesk['setter'], { mark }: Row, x: number, y: number, { size, least }: Letters): Item[] {
  if (!mark) return [];
  if ('sign' in mark) return [sign(mark.sign, x + 1.8, y + size * 0.23, 3.8)];
  const outlined = diamond(x + 2, y + 2.4, 2.4, { stroke: 'ink', width: 0.35 });
  if (!mark.letter) return [diamond(x + 1.8, y + size * 0.23, 1, { stroke: 'ink', width: 0.25 })];
  const letter = setter.fit(
    mark.letter,
    { face: 'bold', size: least, align: 'centre' },
    { x: x - 0.4, y, width: 4.8, height: 4.8 },
    'middle',
  );
  return [outlined, tag('P', letter)];
}

/** How large letters are, how far their lines are apart, and what the smallest are (points). */
interface Letters {
  readonly size: number;
  readonly leading: number;
  readonly least: number;
}
/** Lines move together before letters would be too small to read. */
const TIGHTER = [LEADING, 1.18, 1.14, 1.1, 1.06, 1.02] as const;

/** Rows in columns, in the largest size at which all fit their rooms. */
export const fitColumns = (
  desk: SheetDesk,
  columns: readonly { readonly room: Box; readonly rows: readonly Row[] }[],
  largest: number,
  least = SMALLEST,
): Item[] => {
  const of = columns.map(({ room, rows }) => ({
    room,
    set: (size: number, leading: number) => rowColumn(desk, room, rows, size, { leading, least }),
  }));
  return fitAll(of, largest, 1.1, least);
};
/**
 * The largest size at which all columns fit their rooms; what is left over goes between their things.
 * @param most of that between two of them
 * @param least no size is smaller (points)
 */
export function fitAll(
  columns: readonly { readonly room: Box; readonly set: (size: number, leading: number) => Column }[],
  largest: number,
  most: number,
  least = SMALLEST,
): Item[] {
  const sizes = Array.from({ length: Math.max(0, Math.ceil((largest - least) / 0.2)) }, (_, step) => ({
    size: largest - 0.2 * step,
    leading: LEADING,
  }));
  // Where one column was too full, it is looked at first: mostly it is so again, and the others need not be set.
  const inOrder = columns.map((column, index) => ({ ...column, index }));
  const laid = (size: number, leading: number): readonly (readonly Item[])[] | null => {
    const all: (readonly Item[])[] = [];
    for (const [at, { room, set, index }] of inOrder.entries()) {
      const { items, height } = set(size, leading);
      if (room.height - height < -0.01) {
        inOrder.unshift(...inOrder.splice(at, 1));
        return null;
      }
      all[index] = spread(items, room.height - height, most);
    }
    return all;
  };
  for (const { size, leading } of [...sizes, ...TIGHTER.map((each) => ({ size: least, leading: each }))]) {
    const all = laid(size, leading);
    if (all) return all.flat();
  }
  return columns.flatMap(({ set }) => set(least, LEADING).items.map(spilt));
}
function spread(items: readonly Item[], free: number, most: number): Item[] {
  const gap = Math.max(0, Math.min(most, free / Math.max(1, items.length - 1)));
  return items.map((item, index) => group(0, gap * index, [item]));
}
/** Too much text for its room: a fault of the sheet, found by its tests. */
export const spilt = (item: Item): Item => {
  if (item.kind === 'text') return { ...item, overflow: true };
  return item.kind === 'path' ? item : { ...item, items: item.items.map(spilt) };
};

/** Cards keep what is read a little further from the cut than they must. */
export const PAD = 4.4;
/** A card without its edge. */
export const innerOf = ({ x, y, width, height }: Box): Box => ({
  x: x + PAD,
  y: y + PAD,
  width: width - 2 * PAD,
  height: height - 2 * PAD,
});
/** Cards full of words use all the room there is. */
const EDGE = SAFE + 0.1;

/** What has to be remembered, and its rule. */
export interface CardFoot {
  readonly text: string;
  readonly rule: string;
  /** Millimetres; absent = as much as two lines need. */
  readonly height?: number;
}
interface CardExtras {
  readonly foot?: CardFoot;
  /** Beside the title. */
  readonly note?: string;
  /** Size of the letters, if the rows leave them room. */
  readonly largest?: number;
  /** No letters are smaller (points). */
  readonly least?: number;
}
/** Title with a line under it, rows in columns, and perhaps something at the foot. */
export function rowsCard(
  desk: SheetDesk,
  cell: Box,
  title: string,
  columns: readonly (readonly Row[])[],
  { foot, note, largest = 8.4, least = SMALLEST }: CardExtras = {},
): Item[] {
  const { setter } = desk;
  const [x, y, width] = [cell.x + EDGE, cell.y + EDGE, cell.width - 2 * EDGE];
  const wide = columns.length > 1;
  const name = setter.fit(
    title,
    { face: 'display', size: wide ? 15 : 13, leading: 1 },
    { x, y, width: note ? width * 0.68 : width, height: 5.6 },
    'bottom',
  );
  const beside = note
    ? [
        setter.fit(
          note,
          { face: 'regular', size: least, ink: 'soft', align: 'right' },
          { x: x + width * 0.7, y, width: width * 0.3, height: 5.8 },
          'bottom',
        ),
      ]
    : [];
  const deep = foot ? (foot.height ?? 6.4) : 0;
  const bottom = cell.y + cell.height - EDGE - deep;
  const gap = 5;
  const each = (width - gap * (columns.length - 1)) / columns.length;
  const rooms = columns.map((rows, index) => ({
    room: { x: x + index * (each + gap), y: y + 8, width: each, height: bottom - y - (foot ? 9 : 8) },
    rows,
  }));
  return [
    tag('H2', name),
    ...beside.map((item) => tag('P', item)),
    line([x, y + 6.6], [x + width, y + 6.6], { stroke: 'ink', width: 0.5 }),
    ...fitColumns(desk, rooms, largest, least),
    ...(foot ? footOf(desk, { x, y: bottom, width, height: deep }, foot, least) : []),
  ];
}
function footOf({ setter }: SheetDesk, { x, y, width, height }: Box, { text, rule }: CardFoot, least: number): Item[] {
  const told = setter.fit(
    [{ text: `${text} ` }, ...ruled(rule, least)],
    { face: 'semibold', size: Math.max(7.4, least), leading: 1.25 },
    { x: x + 6, y: y + 0.6, width: width - 6, height: height - 0.6 },
    'middle',
  );
  return [
    line([x, y], [x + width, y], { stroke: 'ink', width: 0.35 }),
    sign('seal', x + 2, y + 0.3 + height / 2, 4, 'spice'),
    tag('P', told),
  ];
}

/** Where nine cards lie on a page. Letter needs its whole height, so its foot stands at the side. */
interface CardPage {
  readonly grid: Grid;
  finish(number: number, of: number, cards: readonly Item[]): Page;
}
function cardPage({ request, frame }: SheetDesk, wide = 1): CardPage {
  const foot = request.paper === 'letter' ? 'side' : 'below';
  const paper = paperOf(request);
  const grid = gridOn(paper, CARD, 3, 3, foot === 'side' ? 0 : 3.5);
  return {
    grid,
    finish: (number, of, cards) => ({
      ...framed(frame, { number, of, foot }, [...cards, ...cropMarks(grid, paper, foot, wide)]),
      trim: trimOf(grid),
    }),
  };
}

/**
 * Cards on as many pages as they need.
 * @param after pages of the sheet that follow them
 */
export function cardPages(desk: SheetDesk, cards: readonly ((cell: Box) => readonly Item[])[], after = 0): readonly Page[] {
  const { grid, finish } = cardPage(desk);
  const perPage = grid.columns * grid.rows;
  const pages = Math.ceil(cards.length / perPage);
  return Array.from({ length: pages }, (_, page) => {
    const here = cards.slice(page * perPage, (page + 1) * perPage);
    return finish(
      page + 1,
      pages + after,
      here.map((card, index) => tag('Sect', ...card(cellOf(grid, index)))),
    );
  });
}
/**
 * The same three cells in each row of the first page: a set for each of three players. Only the first is read aloud.
 * @param of pages of the sheet
 * @param wide how many cells the first card of a set takes
 */
export function threeSets(desk: SheetDesk, of: number, set: (grid: Grid, first: number) => readonly Item[], wide = 1): Page {
  const { grid, finish } = cardPage(desk, wide);
  const sets = [0, 1, 2].flatMap((copy) => (copy === 0 ? set(grid, 0) : [silent(...set(grid, copy * grid.columns))]));
  return finish(1, of, sets);
}
