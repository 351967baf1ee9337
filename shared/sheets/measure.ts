import type { Box, Face, Ink, Line, Run, TextItem } from './page.ts';
import { breakLines, chunksOf, type Piece, piecesOf } from './lines.ts';
import { PT, type Shaper } from './shape.ts';

/** How a text looks. Sizes in points. */
export interface Style {
  readonly face: Face;
  readonly size: number;
  readonly ink?: Ink;
  /** Line height in sizes. */
  readonly leading?: number;
  readonly align?: 'left' | 'centre' | 'right';
}
/** A piece of a paragraph that looks different; `glued` = no line break before it. */
export interface Span extends Partial<Pick<Style, 'face' | 'size' | 'ink'>> {
  readonly text: string;
  readonly glued?: true;
}
export type Content = string | readonly Span[];

/** Nothing printed is smaller (points). */
export const SMALLEST = 7;
const STEP = 0.25;
const LEADING = 1.3;
/** Where letters may not shrink any more, lines move together. */
const TIGHT = [1.2, 1.15, 1.1, 1.05, 1] as const;

interface Letters {
  readonly size: number;
  readonly leading: number;
}
/** How a text may be set, the best way first. */
function* lettersFor({ size, leading = LEADING }: Style): Generator<Letters> {
  for (let smaller = size; smaller > SMALLEST; smaller -= STEP) yield { size: smaller, leading };
  for (const each of [leading, ...TIGHT]) if (each <= leading) yield { size: SMALLEST, leading: each };
}

/** Measures text and breaks it into lines. The same for PDF and preview. */
export interface Setter {
  /** Width of one line, millimetres. */
  width(content: Content, style: Style): number;
  /** Lines at `x`, `y` (top) within `width`, as high as they need. Words wider than that shrink the text. */
  set(content: Content, style: Style, x: number, y: number, width: number): TextItem;
  /** Within a box: smaller in steps of a quarter point until it fits; `middle` = centred from top to bottom. */
  fit(content: Content, style: Style, box: Box, place?: 'top' | 'middle' | 'bottom'): TextItem;
}

/** @param shaper the fonts the text will be printed in */
export function setterOf(shaper: Shaper): Setter {
  const widthOf = (pieces: readonly Piece[]): number => runsOf(shaper, pieces).reduce((sum, run) => sum + run.width, 0);

  const place = (content: Content, style: Style, box: Box): TextItem => {
    const lines = breakLines(chunksOf(content, style), box.width, widthOf);
    const lead = style.size * (style.leading ?? LEADING) * PT;
    const font = shaper.font(style.face);
    const em = (style.size * PT) / font.unitsPerEm;
    const first = box.y + (lead - (font.ascent - font.descent) * em) / 2 + font.ascent * em;
    let tooWide = false;
    const set = lines.map(({ pieces, broken }, index): Line => {
      const runs = runsOf(shaper, pieces);
      const width = runs.reduce((sum, run) => sum + run.width, 0);
      tooWide ||= width > box.width + 0.01;
      const free = box.width - width;
      const indent = style.align === 'right' ? free : style.align === 'centre' ? free / 2 : 0;
      return { x: box.x + indent, y: first + index * lead, runs, ...(broken ? { broken } : {}) };
    });
    return { kind: 'text', box: { ...box, height: lines.length * lead }, lines: set, ...(tooWide ? { overflow: true as const } : {}) };
  };
  const shrunk = (content: Content, style: Style, box: Box): TextItem => {
    const tried = ({ size, leading }: Letters): TextItem => {
      const scale = size / style.size;
      return place(scaled(content, scale), { ...style, size, leading }, box);
    };
    for (const letters of lettersFor(style)) {
      const item = tried(letters);
      if (!item.overflow && item.box.height <= box.height + 0.01) return item;
    }
    return { ...tried({ size: SMALLEST, leading: style.leading ?? LEADING }), overflow: true };
  };
  return {
    width: (content, style) => widthOf(chunksOf(content, style).flatMap(piecesOf)),
    set: (content, style, x, y, width) => shrunk(content, style, { x, y, width, height: Number.POSITIVE_INFINITY }),
    fit: (content, style, box, at = 'top') => {
      const item = shrunk(content, style, box);
      const free = at === 'top' ? 0 : (box.height - item.box.height) / (at === 'middle' ? 2 : 1);
      return moved({ ...item, box: { ...item.box, height: box.height } }, free);
    },
  };
}

function moved(item: TextItem, down: number): TextItem {
  return { ...item, lines: item.lines.map((line) => ({ ...line, y: line.y + down })) };
}

/** Smaller spans too, but none under the smallest size. */
function scaled(content: Content, scale: number): Content {
  if (typeof content === 'string' || scale === 1) return content;
  return content.map((span) => (span.size === undefined ? span : { ...span, size: Math.max(span.size * scale, SMALLEST) }));
}

/** Pieces that look alike joined, then split where the face lacks a letter. */
function runsOf(shaper: Shaper, pieces: readonly Piece[]): Run[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && alike(last, piece)) joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined.flatMap(({ text, span }) =>
    shaper.split(span.face, text).map((part) => ({
      ...part,
      size: span.size,
      ink: span.ink,
      width: shaper.width(part.face, part.text) * span.size * PT,
    })),
  );
}
function alike(one: Piece, two: Piece): boolean {
  return one.span.face === two.span.face && one.span.size === two.span.size && one.span.ink === two.span.ink;
}
