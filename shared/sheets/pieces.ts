import { checkPages } from './backs.ts';
import type { SheetDesk } from './desk.ts';
import { figure, group, line, type Point, silent, tag } from './draw.ts';
import { framed, paperOf, PRINTABLE } from './frame.ts';
import { boundsOf } from './geometry.ts';
import type { Box, Item, Page, Size } from './page.ts';
import type { Backs } from './sheet.ts';

/** Sizes of cards that sleeves are sold for. Millimetres. */
export const FORMATS = {
  card: { width: 63, height: 88 },
  small: { width: 44, height: 68 },
  tarot: { width: 70, height: 120 },
} as const satisfies Readonly<Record<string, Size>>;

/** Something to be cut out: what is on it and on its other side. Both are drawn where the cut will be. */
export interface Piece {
  readonly front: (cell: Box) => readonly Item[];
  readonly back: (cell: Box) => readonly Item[];
}
/** How pieces lie on paper. */
interface Cutting {
  readonly size: Size;
  /** How far their ink reaches beyond the cut; 0 = they touch, and a fine line shows where they part. */
  readonly bleed: number;
  /** What a screen reader hears instead of what is on each of them. */
  readonly alt?: string;
}

/** Crop marks begin so far outside of what is printed, and are so long where there is room. */
const GAP = 0.8;
const LENGTH = 3.4;
/** Room for the shortest of them. */
const MARKS = GAP + 1.5;
/** Room for the foot of the page. */
const FOOT = 7.4;
/** The same at its side, and as much opposite. */
const SIDE = 12;

interface Layout {
  readonly landscape: boolean;
  readonly foot: 'below' | 'side';
  readonly columns: number;
  readonly rows: number;
  /** Corner of the first piece's bleed. */
  readonly x: number;
  readonly y: number;
  /** Where the paper is folded; absent = it is not. */
  readonly fold?: { readonly at: number; readonly along: 'x' | 'y' };
}
const fits = (room: number, pitch: number): number => Math.max(0, Math.floor((room + 0.001) / pitch));

/** Every way in which fronts (and, folded, backs beside them) may lie on this paper. */
function layoutsOn(paper: Size, landscape: boolean, { width, height }: Size, folded: boolean): readonly Layout[] {
  // Between the marks on both sides.
  const [wide, high] = [paper.width - 2 * (PRINTABLE + MARKS), paper.height - 2 * (PRINTABLE + MARKS)];
  const top = PRINTABLE + MARKS;
  const below = (columns: number, rows: number, whole: Size, fold?: Layout['fold']): Layout => ({
    landscape,
    foot: 'below',
    columns,
    rows,
    x: (paper.width - whole.width) / 2,
    y: top + (high - FOOT - whole.height) / 2,
    ...(fold ? { fold } : {}),
  });
  if (folded) {
    const beside = { columns: fits(wide / 2, width), rows: fits(high - FOOT, height) };
    const above = { columns: fits(wide, width), rows: fits((high - FOOT) / 2, height) };
    return [
      below(
        beside.columns,
        beside.rows,
        { width: 2 * beside.columns * width, height: beside.rows * height },
        { at: paper.width / 2, along: 'y' },
      ),
      below(
        above.columns,
        above.rows,
        { width: above.columns * width, height: 2 * above.rows * height },
        { at: top + (high - FOOT) / 2, along: 'x' },
      ),
    ];
  }
  const plain = { columns: fits(wide, width), rows: fits(high - FOOT, height) };
  const aside = { columns: fits(wide - 2 * SIDE, width), rows: fits(high, height) };
  return [
    below(plain.columns, plain.rows, { width: plain.columns * width, height: plain.rows * height }),
    {
      landscape,
      foot: 'side',
      ...aside,
      x: (paper.width - aside.columns * width) / 2,
      y: (paper.height - aside.rows * height) / 2,
    },
  ];
}

/** The way that has room for most; equal ones: upright, its foot below. */
function layoutFor({ request }: SheetDesk, pitch: Size, folded: boolean): Layout {
  const all = [false, true].flatMap((landscape) => layoutsOn(paperOf(request, landscape), landscape, pitch, folded));
  return all.reduce((best, one) => (one.columns * one.rows > best.columns * best.rows ? one : best));
}

const CUT = { stroke: 'ink', width: 0.1 } as const;

/** Where piece `index` is cut, on its front. */
function cellOf(layout: Layout, { size, bleed }: Cutting, index: number): Box {
  const [column, row] = [index % layout.columns, Math.floor(index / layout.columns)];
  return {
    x: layout.x + column * (size.width + 2 * bleed) + bleed,
    y: layout.y + row * (size.height + 2 * bleed) + bleed,
    ...size,
  };
}
/** The place behind it: on the back of the paper, or beyond the fold. `turn` = seen there the piece stands on its head. */
function behind(cell: Box, layout: Layout, paper: Size, backs: Exclude<Backs, 'none'>): { readonly cell: Box; readonly turn: boolean } {
  if (layout.fold) {
    const { at, along } = layout.fold;
    return along === 'y'
      ? { cell: { ...cell, x: 2 * at - cell.x - cell.width }, turn: false }
      : { cell: { ...cell, y: 2 * at - cell.y - cell.height }, turn: true };
  }
  // The long edge of an upright page is its side, of one that lies its top.
  const aroundSide = (backs === 'long') !== layout.landscape;
  return aroundSide
    ? { cell: { ...cell, x: paper.width - cell.x - cell.width }, turn: false }
    : { cell: { ...cell, y: paper.height - cell.y - cell.height }, turn: true };
}

/** Drawn as it lies there. */
function lying(draw: (cell: Box) => readonly Item[], cell: Box, turn: boolean): Item {
  if (!turn) return group(0, 0, draw(cell));
  return group(cell.x + cell.width, cell.y + cell.height, draw({ ...cell, x: 0, y: 0 }), { turn: 180 });
}

/** Marks outside everything that is printed, on each line that will be cut; between pieces that touch, fine lines. */
function marksOf(layout: Layout, cutting: Cutting, paper: Size, count: number): Item[] {
  const { size, bleed } = cutting;
  const [width, height] = [size.width + 2 * bleed, size.height + 2 * bleed];
  const rows = Math.ceil(count / layout.columns);
  const columns = Math.min(count, layout.columns);
  const edges = (from: number, pitch: number, edge: number, many: number): number[] =>
    Array.from({ length: many }, (_, at) => [from + at * pitch + bleed, from + at * pitch + bleed + edge])
      .flat()
      .filter((at, index, all) => index === 0 || at - (all[index - 1] ?? 0) > 0.01);
  const [right, bottom] = [layout.x + columns * width, layout.y + rows * height];
  const [xs, ys] = [edges(layout.x, width, size.width, columns), edges(layout.y, height, size.height, rows)];
  const reach = (room: number): number => Math.min(GAP + LENGTH, room - PRINTABLE);
  const below = reach(paper.height - bottom - (layout.foot === 'below' ? FOOT : 0));
  const foldX = layout.fold?.along === 'y' ? layout.fold.at : null;
  const foldY = layout.fold?.along === 'x' ? layout.fold.at : null;
  // Folded paper is cut once, from its front.
  const far = { x: foldX === null ? right : null, y: foldY === null ? bottom : null };
  const uprights = xs.flatMap((x) => [
    line([x, layout.y - reach(layout.y)], [x, layout.y - GAP], CUT),
    ...(far.y === null ? [] : [line([x, bottom + GAP], [x, bottom + below], CUT)]),
  ]);
  const flats = ys.flatMap((y) => [
    line([layout.x - reach(layout.x), y], [layout.x - GAP, y], CUT),
    ...(far.x === null ? [] : [line([right + GAP, y], [right + reach(paper.width - right), y], CUT)]),
  ]);
  const fine = { stroke: 'place', width: 0.12 } as const;
  const between =
    bleed > 0 ? [] : [...xs.map((x) => line([x, layout.y], [x, bottom], fine)), ...ys.map((y) => line([layout.x, y], [right, y], fine))];
  return [...uprights, ...flats, ...between, ...foldLine(layout, paper)];
}
function foldLine({ fold, y }: Layout, paper: Size): Item[] {
  if (!fold) return [];
  const dashed = { stroke: 'ink', width: 0.15, dash: [2, 1.2] } as const;
  return fold.along === 'y'
    ? [line([fold.at, Math.max(PRINTABLE, y - GAP - LENGTH)], [fold.at, paper.height - PRINTABLE - FOOT], dashed)]
    : [line([PRINTABLE, fold.at], [paper.width - PRINTABLE, fold.at], dashed)];
}

/** Pieces that are cut alike. */
export interface Stack {
  readonly cutting: Cutting;
  readonly pieces: readonly Piece[];
}
interface Filled {
  readonly cutting: Cutting;
  readonly layout: Layout;
  readonly here: readonly { readonly piece: Piece; readonly cell: Box }[];
}
function filled(desk: SheetDesk, { cutting, pieces }: Stack, folded: boolean): readonly Filled[] {
  const { size, bleed } = cutting;
  const layout = layoutFor(desk, { width: size.width + 2 * bleed, height: size.height + 2 * bleed }, folded);
  const count = Math.ceil(pieces.length / (layout.columns * layout.rows));
  // Shared evenly: no page at the end with a single one.
  const perPage = Math.ceil(pieces.length / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => ({
    cutting,
    layout,
    here: pieces.slice(at * perPage, (at + 1) * perPage).map((piece, index) => ({ piece, cell: cellOf(layout, cutting, index) })),
  }));
}

/**
 * Pieces on as many pages as they need, with the backs that are asked for: first a page that shows whether the printer
 * puts backs behind fronts, then fronts and backs in turn; folded, both on one page.
 */
export function piecePages(desk: SheetDesk, stacks: readonly Stack[]): readonly Page[] {
  const { backs = 'none' } = desk.request;
  const sheets = stacks.flatMap((stack) => filled(desk, stack, backs === 'fold'));
  const before = backs === 'none' ? 0 : sidesOf(backs);
  const of = before + sheets.length * sidesOf(backs);
  const check = backs === 'none' ? [] : checkPages(desk, backs, of);
  return [...check, ...sheets.flatMap((sheet, at) => sheetPages(desk, sheet, { backs, number: before + at * sidesOf(backs) + 1, of }))];
}
const sidesOf = (backs: Backs): number => (backs === 'long' || backs === 'short' ? 2 : 1);

interface Numbered {
  readonly backs: Backs;
  readonly number: number;
  readonly of: number;
}
function sheetPages(desk: SheetDesk, { cutting, layout, here }: Filled, { backs, number, of }: Numbered): readonly Page[] {
  const { landscape, foot } = layout;
  const paper = paperOf(desk.request, landscape);
  const page = (at: number, items: readonly Item[], cells: readonly Box[], where: Layout['foot'] | 'above' = foot): Page => ({
    ...framed(desk.frame, { number: at, of, landscape, foot: where }, items),
    trim: boundsOf(
      cells.flatMap(({ x, y, width, height }): Point[] => [
        [x, y],
        [x + width, y + height],
      ]),
    ),
    ...(cutting.bleed > 0 ? { bleed: cutting.bleed } : {}),
  });
  const own = here.map(({ cell }) => cell);
  const faces = here.map(({ piece, cell }) => piece.front(cell));
  const read: Item[] = cutting.alt
    ? [figure(cutting.alt, ...faces.map((items) => group(0, 0, items)))]
    : faces.map((items) => tag('Sect', ...items));
  const fronts = [...read, ...marksOf(layout, cutting, paper, here.length)];
  if (backs === 'none') return [page(number, fronts, own)];
  const there = here.map(({ piece, cell }) => ({ piece, ...behind(cell, layout, paper, backs) }));
  const behindThem = there.map(({ cell }) => cell);
  const others = there.map(({ piece, cell, turn }) => silent(lying(piece.back, cell, turn)));
  const turned = there.some(({ turn }) => turn);
  // Their room at the foot lies at the top of a page that is turned over it.
  const above = turned && foot === 'below' ? 'above' : foot;
  if (backs === 'fold') return [page(number, [...others, ...fronts], [...own, ...behindThem])];
  return [page(number, fronts, own), page(number + 1, others, behindThem, above)];
}
