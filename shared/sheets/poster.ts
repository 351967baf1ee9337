import type { SheetDesk } from './desk.ts';
import { group, line, type Look, silent, tag } from './draw.ts';
import { linesIn, signsIn } from './extent.ts';
import { framed, MARGIN, paperOf, PRINTABLE } from './frame.ts';
import type { Box, Item, Page, Size } from './page.ts';
import { evenSeams, seamsBetween, type Span } from './seams.ts';
import { seenIn } from './seen.ts';
import type { Paper } from './sheet.ts';

/** What hangs on a wall or lies under the pieces: drawn for one page, printed larger. */
export interface Art {
  /** On a page of the paper that was asked for, without head and foot. */
  readonly items: readonly Item[];
  /** All that they cover. */
  readonly room: Box;
  /** What a screen reader hears of a part of it. */
  readonly name: string;
  /** What stands whole on a tile, as every word does; absent = words alone. */
  readonly whole?: readonly Box[];
}
/** Sheets of paper twice and four times as large; where people use Letter, the next ones of its kind. */
const LARGE: Readonly<Record<Paper, Readonly<Record<'a3' | 'a2', Size>>>> = {
  a4: { a3: { width: 297, height: 420 }, a2: { width: 420, height: 594 } },
  letter: { a3: { width: 279.4, height: 431.8 }, a2: { width: 431.8, height: 558.8 } },
};

/** The paper upright or on its side, however more of it is used. */
function better(upright: Size, scaleOn: (size: Size) => number): Size {
  const aside = { width: upright.height, height: upright.width };
  return scaleOn(aside) > scaleOn(upright) ? aside : upright;
}

/** The whole on one sheet of large paper, for a copy shop. */
export function wholePage(desk: SheetDesk, as: 'a3' | 'a2', { items, room }: Art): Page {
  const [head, foot] = [26, 20];
  const scaleOn = ({ width, height }: Size): number => Math.min((width - 2 * MARGIN) / room.width, (height - head - foot) / room.height);
  const size = better(LARGE[desk.request.paper][as], scaleOn);
  const scale = scaleOn(size);
  const x = (size.width - room.width * scale) / 2 - room.x * scale;
  return framed(desk.frame, { number: 1, of: 1, head: {}, size }, [group(x, head - room.y * scale, items, { scale })]);
}

/** A tile keeps so much of its neighbours at each side, to be glued. */
const OVERLAP = 10;
/** From the edge of the paper to the picture; ruler and name need more room below. */
const EDGE = PRINTABLE + 3;
const BELOW = 24;
const CUT = { stroke: 'ink', width: 0.1 } as const;

/** Two by two unless told otherwise. */
interface Tiling {
  readonly columns: number;
  readonly rows: number;
}
const FOUR: Tiling = { columns: 2, rows: 2 };

interface Laid {
  readonly size: Size;
  /** Room for a tile on its page. */
  readonly pane: Size;
  /** The largest at which all tiles together show the whole. */
  readonly scale: number;
}
function laidOut({ request }: SheetDesk, room: Box, { columns, rows }: Tiling): Laid {
  const paneOn = ({ width, height }: Size): Size => ({ width: width - 2 * EDGE, height: height - EDGE - BELOW });
  const scaleOn = (paper: Size): number => {
    const { width, height } = paneOn(paper);
    return Math.min((columns * width - (columns - 1) * OVERLAP) / room.width, (rows * height - (rows - 1) * OVERLAP) / room.height);
  };
  const size = better(paperOf(request), scaleOn);
  return { size, pane: paneOn(size), scale: scaleOn(size) };
}

/** Where tiles part: lines across the whole drawing. */
export interface Cuts {
  readonly x: readonly number[];
  readonly y: readonly number[];
}
/** Where tiles of a drawing with this room part if no name is in the way: names keep clear of it. In the drawing's own millimetres. */
export function cutsOf(desk: SheetDesk, room: Box, { columns, rows }: Tiling = FOUR): Cuts {
  const { scale } = laidOut(desk, room, { columns, rows });
  const along = (from: number, length: number, parts: number): readonly number[] =>
    evenSeams(length * scale, parts, OVERLAP).map((at) => from + at / scale);
  return { x: along(room.x, room.width, columns), y: along(room.y, room.height, rows) };
}
/** So much room a name leaves at either side of a cut. */
const CLEAR = 0.8;
/** The cuts as boxes that names keep out of. @param room of the drawing */
export const cutBoxes = ({ x, y }: Cuts, room: Box): readonly Box[] => [
  ...x.map((at): Box => ({ ...room, x: at - CLEAR, width: 2 * CLEAR })),
  ...y.map((at): Box => ({ ...room, y: at - CLEAR, height: 2 * CLEAR })),
];

/** Tiles become no smaller than this share of what the paper allows, to be cut where no name stands. */
const SHARES = Array.from({ length: 26 }, (_, step) => 1 - step / 100);

interface Parted extends Cuts {
  readonly scale: number;
}
/** The largest scale at which no tile is cut through a word or what stands whole, and where it is cut then, from the corner of the room. */
function parted({ items, room, whole = [] }: Art, { pane, scale: most }: Laid, { columns, rows }: Tiling): Parted {
  const corner = group(-room.x, -room.y, items);
  const words = [...linesIn([corner]), ...whole.map((box) => ({ ...box, x: box.x - room.x, y: box.y - room.y }))];
  const signs = signsIn([corner]);
  for (const share of SHARES) {
    const scale = most * share;
    const along = (side: 'width' | 'height', parts: number): readonly number[] | null => {
      const spans = (boxes: readonly Box[]): readonly Span[] =>
        boxes.map((box) => {
          const from = side === 'width' ? box.x : box.y;
          return { from: from * scale, to: (from + box[side]) * scale };
        });
      return seamsBetween({ length: room[side] * scale, most: pane[side], overlap: OVERLAP }, parts, spans(words), spans(signs));
    };
    const [x, y] = [along('width', columns), along('height', rows)];
    if (x && y) return { scale, x, y };
  }
  // A fault of the drawing, found by its tests.
  return {
    scale: most,
    x: evenSeams(room.width * most, columns, OVERLAP),
    y: evenSeams(room.height * most, rows, OVERLAP),
  };
}

/**
 * The whole on some pages of ordinary paper, as large as they allow, cut where no word and nothing whole stands; the edges to be glued
 * overlap.
 */
export function tiles(desk: SheetDesk, art: Art, tiling: Tiling = FOUR): readonly Page[] {
  const { items, room, name } = art;
  const laid = laidOut(desk, room, tiling);
  const { size, pane } = laid;
  const { scale, x, y } = parted(art, laid, tiling);
  const seen = seenIn([group(-room.x * scale, -room.y * scale, [silent(...items)], { scale })]);
  const of = tiling.columns * tiling.rows;
  const columns = windows(x, room.width * scale);
  const rows = windows(y, room.height * scale);
  return rows.flatMap((row, down) =>
    columns.map((column, right): Page => {
      const n = down * columns.length + right + 1;
      const whole: Box = { x: column.from, y: row.from, width: column.to - column.from, height: row.to - row.from };
      const window: Box = { ...whole, x: (size.width - whole.width) / 2, y: EDGE + (pane.height - whole.height) / 2 };
      const clip = `M${window.x} ${window.y}H${window.x + window.width}V${window.y + window.height}H${window.x}Z`;
      // Nothing that is read stands on the strips: their neighbours are glued over them.
      const own: Box = { ...whole, width: column.until - column.from, height: row.until - row.from };
      const picture = group(window.x - whole.x, window.y - whole.y, seen(whole, own));
      const part = desk.say('sheet.poster.part', { name, n, of });
      const page = framed(desk.frame, { number: n, of, size }, [
        { kind: 'tag', tag: 'Figure', alt: part, items: [group(0, 0, [picture], { clip })] },
        ...seams(window, column, row),
        tag('P', noteOf(desk, window, n === 1 ? 'first' : 'next')),
      ]);
      return { ...page, trim: window };
    }),
  );
}
/** What a tile of a row shows. */
interface Shown extends Span, End {
  /** Where the next one is laid on. */
  readonly until: number;
}
/** From each seam to a little beyond the next. */
function windows(cuts: readonly number[], length: number): readonly Shown[] {
  return [0, ...cuts].map((from, at) => {
    const { [at]: until = length } = cuts;
    const last = at === cuts.length;
    return { from, until, to: last ? length : until + OVERLAP, first: at === 0, last };
  });
}

/** Of a row of tiles. */
interface End {
  readonly first: boolean;
  readonly last: boolean;
}
/**
 * Dashed where a tile is cut: where its picture begins; dotted where the next one is laid on, which shows the same there.
 * Corners say where the picture ends.
 */
function seams({ x, y, width, height }: Box, column: End, row: End): readonly Item[] {
  const cut = { stroke: 'place', width: 0.2, dash: [1.4, 1] } as const;
  const laid = { stroke: 'place', width: 0.2, dash: [0.3, 1.1] } as const;
  const seamsAt = ({ first, last }: End, from: number, length: number): readonly (readonly [number, Look])[] => [
    ...(first ? [] : [[from, cut] as const]),
    ...(last ? [] : [[from + length - OVERLAP, laid] as const]),
  ];
  const corners = [x, x + width].flatMap((cx) =>
    [y, y + height].flatMap((cy) => {
      const [dx, dy] = [cx === x ? -2.5 : 2.5, cy === y ? -2.5 : 2.5];
      return [line([cx, cy + dy * 0.3], [cx, cy + dy], CUT), line([cx + dx * 0.3, cy], [cx + dx, cy], CUT)];
    }),
  );
  return [
    ...seamsAt(column, x, width).map(([at, look]) => line([at, y], [at, y + height], look)),
    ...seamsAt(row, y, height).map(([at, look]) => line([x, at], [x + width, at], look)),
    ...corners,
  ];
}
function noteOf({ setter, say }: SheetDesk, { x, y, width, height }: Box, which: 'first' | 'next'): Item {
  return setter.fit(
    say(`sheet.poster.${which}`, { overlap: OVERLAP }),
    { face: 'regular', size: 7.5, ink: 'soft', leading: 1.2 },
    { x, y: y + height + 2.6, width, height: 4 },
    'middle',
  );
}
