import type { SheetDesk } from './desk.ts';
import { group, line, type Look, silent, tag } from './draw.ts';
import { framed, MARGIN, paperOf, PRINTABLE } from './frame.ts';
import type { Box, Item, Page, Size } from './page.ts';
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
/** The whole on some pages of ordinary paper, as large as they allow; the edges to be glued overlap. */
export function tiles(desk: SheetDesk, { items, room, name }: Art, { columns, rows }: Tiling = { columns: 2, rows: 2 }): readonly Page[] {
  const paneOn = ({ width, height }: Size): Size => ({ width: width - 2 * EDGE, height: height - EDGE - BELOW });
  const wholeOn = ({ width, height }: Size): Size => ({
    width: columns * width - (columns - 1) * OVERLAP,
    height: rows * height - (rows - 1) * OVERLAP,
  });
  const scaleOn = (paper: Size): number => {
    const { width, height } = wholeOn(paneOn(paper));
    return Math.min(width / room.width, height / room.height);
  };
  const size = better(paperOf(desk.request), scaleOn);
  const [pane, scale] = [paneOn(size), scaleOn(size)];
  const whole = wholeOn(pane);
  const from = {
    x: (whole.width - room.width * scale) / 2 - room.x * scale,
    y: (whole.height - room.height * scale) / 2 - room.y * scale,
  };
  const seen = seenIn([group(from.x, from.y, [silent(...items)], { scale })]);
  const of = columns * rows;
  return Array.from({ length: of }, (_, at): Page => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const window: Box = { x: EDGE, y: EDGE, ...pane };
    const shift = { x: EDGE - column * (pane.width - OVERLAP), y: EDGE - row * (pane.height - OVERLAP) };
    const clip = `M${window.x} ${window.y}H${window.x + pane.width}V${window.y + pane.height}H${window.x}Z`;
    const picture = group(shift.x, shift.y, seen({ ...window, x: window.x - shift.x, y: window.y - shift.y }));
    const part = desk.say('sheet.poster.part', { name, n: at + 1, of });
    const page = framed(desk.frame, { number: at + 1, of, size }, [
      { kind: 'tag', tag: 'Figure', alt: part, items: [group(0, 0, [picture], { clip })] },
      ...seams(window, { first: column === 0, last: column === columns - 1 }, { first: row === 0, last: row === rows - 1 }),
      tag('P', noteOf(desk, window, column, row)),
    ]);
    return { ...page, trim: window };
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
function noteOf({ setter, say }: SheetDesk, { x, y, width, height }: Box, column: number, row: number): Item {
  const which = column === 0 && row === 0 ? 'first' : 'next';
  return setter.fit(
    say(`sheet.poster.${which}`, { overlap: OVERLAP }),
    { face: 'regular', size: 7.5, ink: 'soft', leading: 1.2 },
    { x, y: y + height + 2.6, width, height: 4 },
    'middle',
  );
}
