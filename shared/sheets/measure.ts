import type { Box, Face, Ink, Line, Run, TextItem } from './page.ts';
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
export const SMALLEST = 6;
const STEP = 0.25;

/** Measures text and breaks it into lines. The same for PDF and preview. */
export interface Setter {
  /** Width of one line, millimetres. */
  width(content: Content, style: Style): number;
  /** Lines at `x`, `y` (top) within `width`, as high as they need. Words wider than that shrink the text. */
  set(content: Content, style: Style, x: number, y: number, width: number): TextItem;
  /** Within a box: smaller in steps of a quarter point until it fits; `middle` = centred from top to bottom. */
  fit(content: Content, style: Style, box: Box, place?: 'top' | 'middle' | 'bottom'): TextItem;
}

interface Piece {
  readonly text: string;
  readonly span: Required<Pick<Style, 'face' | 'size' | 'ink'>>;
}
/** What stands together on a line, and what follows it if the line goes on: a space, or nothing. */
interface Chunk {
  readonly pieces: Piece[];
  after: '' | ' ' | 'soft' | 'end';
}

/** @param shaper the fonts the text will be printed in */
export function setterOf(shaper: Shaper): Setter {
  const widthOf = (pieces: readonly Piece[]): number => runsOf(shaper, pieces).reduce((sum, run) => sum + run.width, 0);

  const place = (content: Content, style: Style, box: Box): TextItem => {
    const lines = breakLines(chunksOf(content, style), box.width, widthOf);
    const lead = style.size * (style.leading ?? 1.3) * PT;
    const font = shaper.font(style.face);
    const em = (style.size * PT) / font.unitsPerEm;
    const first = box.y + (lead - (font.ascent - font.descent) * em) / 2 + font.ascent * em;
    let tooWide = false;
    const set = lines.map((pieces, index): Line => {
      const runs = runsOf(shaper, pieces);
      const width = runs.reduce((sum, run) => sum + run.width, 0);
      tooWide ||= width > box.width + 0.01;
      const free = box.width - width;
      const indent = style.align === 'right' ? free : style.align === 'centre' ? free / 2 : 0;
      return { x: box.x + indent, y: first + index * lead, runs };
    });
    return { kind: 'text', box: { ...box, height: lines.length * lead }, lines: set, ...(tooWide ? { overflow: true as const } : {}) };
  };
  const shrunk = (content: Content, style: Style, box: Box): TextItem => {
    for (let size = style.size; ; size -= STEP) {
      const scale = Math.max(size, SMALLEST) / style.size;
      const item = place(scaled(content, scale), { ...style, size: style.size * scale }, box);
      const fits = !item.overflow && item.box.height <= box.height + 0.01;
      if (fits) return item;
      if (size <= SMALLEST) return { ...item, overflow: true };
    }
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

/** The paragraph cut where a line may end: after spaces, hyphens, soft hyphens; at new lines it must. */
function chunksOf(content: Content, style: Style): Chunk[] {
  const spans = typeof content === 'string' ? [{ text: content } satisfies Span] : content;
  const chunks: Chunk[] = [];
  let open: Chunk | null = null;
  for (const span of spans as readonly Span[]) {
    const look = { face: span.face ?? style.face, size: span.size ?? style.size, ink: span.ink ?? style.ink ?? 'ink' };
    const parts = span.text.match(/[^ \n\u00ad-]*(?:[ \n\u00ad]|-+)|[^ \n\u00ad-]+/g) ?? [];
    for (const [index, part] of parts.entries()) {
      const last = part.at(-1);
      const text = part.replace(/[ \n\u00ad]$/, '');
      if (index === 0 && span.glued && chunks.length > 0) open = reopened(chunks, style);
      open ??= fresh(chunks);
      if (text) open.pieces.push({ text, span: look });
      if (last !== ' ' && last !== '\n' && last !== '\u00ad' && last !== '-') continue;
      open.after = last === ' ' ? ' ' : last === '\n' ? 'end' : last === '-' ? '' : 'soft';
      open = null;
    }
  }
  return chunks;
}
function fresh(chunks: Chunk[]): Chunk {
  const chunk: Chunk = { pieces: [], after: '' };
  chunks.push(chunk);
  return chunk;
}
/** The last chunk goes on with what is glued to it; its space stays, as one that cannot break. */
function reopened(chunks: Chunk[], style: Style): Chunk {
  const last = chunks.at(-1) ?? fresh(chunks);
  if (last.after === ' ')
    last.pieces.push({ text: '\u00a0', span: last.pieces.at(-1)?.span ?? { face: style.face, size: style.size, ink: style.ink ?? 'ink' } });
  last.after = '';
  return last;
}

function piecesOf(chunk: Chunk): Piece[] {
  const last = chunk.pieces.at(-1);
  return chunk.after === ' ' && last ? [...chunk.pieces, { ...last, text: ' ' }] : chunk.pieces;
}
/** The chunk as it stands at the end of a line. */
function endOf(chunk: Chunk): Piece[] {
  const last = chunk.pieces.at(-1);
  return chunk.after === 'soft' && last ? [...chunk.pieces, { ...last, text: '-' }] : chunk.pieces;
}

/** As many chunks on each line as fit. Widths add up, because fonts are measured word by word. */
function breakLines(chunks: readonly Chunk[], width: number, widthOf: (pieces: readonly Piece[]) => number): Piece[][] {
  const lines: Piece[][] = [];
  let line: Chunk[] = [];
  let before = 0;
  const close = (): void => {
    const last = line.at(-1);
    if (last) lines.push([...line.slice(0, -1).flatMap(piecesOf), ...endOf(last)]);
    line = [];
    before = 0;
  };
  for (const chunk of chunks) {
    if (line.length > 0 && before + widthOf(endOf(chunk)) > width + 0.005) close();
    line.push(chunk);
    before += widthOf(piecesOf(chunk));
    if (chunk.after === 'end') close();
  }
  close();
  return lines;
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
