import { chamfered, figure, group, sign, silent } from '../../../sheets/draw.ts';
import type { SignId } from '../../../sheets/icons.ts';
import { SMALLEST } from '../../../sheets/measure.ts';
import type { Box, Face, Ink, Item } from '../../../sheets/page.ts';
import { spilt } from '../../../sheets/rows.ts';
import { PT } from '../../../sheets/shape.ts';
import type { Token } from '../signs/token.ts';
import type { Desk } from './common.ts';

type Line = readonly Token[];
/** How effects are drawn: `size` = edge of a sign in millimetres, if there is room for it. */
interface SignLook {
  readonly size?: number;
  readonly align?: 'left' | 'centre';
  readonly place?: 'top' | 'middle';
  /** What they say; absent = words beside them say it. */
  readonly said?: string;
}

/** Something that stands on the line from `x` on. */
interface Unit {
  readonly width: number;
  /** Room before it, unless it begins a line. */
  readonly before: number;
  /** No line ends before it. */
  readonly glued: boolean;
  draw(x: number, middle: number): Item[];
}

const LARGEST = 4;
const SMALLEST_SIGN = 2.7;
const STEP = 0.15;
/** Height of a line in signs. */
const LEADING = 1.34;

/**
 * Effects as signs, those of one effect close together: on as many lines as fit, smaller until they do.
 * @param lines one for each effect
 */
export function signLines(desk: Desk, lines: readonly Line[], box: Box, look: SignLook = {}): Item[] {
  const drawn = linesDrawn(desk, lines, box, look);
  if (drawn.length === 0) return [];
  return [look.said ? figure(look.said, ...drawn) : silent(...drawn)];
}
function linesDrawn(desk: Desk, lines: readonly Line[], box: Box, look: SignLook): Item[] {
  for (let size = look.size ?? LARGEST; ; size -= STEP) {
    const edge = Math.max(size, SMALLEST_SIGN);
    const rows = rowsOf(unitsOf(desk, lines, edge), box.width);
    const each = edge * LEADING;
    const height = rows.length * each;
    const fits = height <= box.height + 0.01 && rows.every((row) => widthOf(row) <= box.width + 0.01);
    if (!fits && edge > SMALLEST_SIGN) continue;
    const top = look.place === 'top' ? box.y : box.y + (box.height - height) / 2;
    const items = rows.flatMap((row, index) => {
      const from = box.x + (look.align === 'centre' ? (box.width - widthOf(row)) / 2 : 0);
      return drawn(row, from, top + (index + 0.5) * each);
    });
    return fits ? items : items.map(spilt);
  }
}
/** Room that effects take on one line. */
export const signWidth = (desk: Desk, lines: readonly Line[], size: number): number => widthOf(unitsOf(desk, lines, size));

/** Height of effects in a column. */
export const signDepth = (desk: Desk, lines: readonly Line[], size: number, width: number): number =>
  rowsOf(unitsOf(desk, lines, size), width).length * size * LEADING;

const widthOf = (row: readonly Unit[]): number =>
  row.reduce((sum, { width, before }, index) => sum + width + (index === 0 ? 0 : before), 0);

function drawn(row: readonly Unit[], from: number, middle: number): Item[] {
  let x = from;
  return row.flatMap((unit, index) => {
    x += index === 0 ? 0 : unit.before;
    const items = unit.draw(x, middle);
    x += unit.width;
    return items;
  });
}

/** As many on each line as fit; what is glued follows its neighbour. */
function rowsOf(units: readonly Unit[], width: number): readonly (readonly Unit[])[] {
  const rows: Unit[][] = [];
  for (const chunk of chunksOf(units)) {
    const row = rows.at(-1);
    if (row && widthOf([...row, ...chunk]) <= width + 0.01) row.push(...chunk);
    else rows.push([...chunk]);
  }
  return rows;
}
function chunksOf(units: readonly Unit[]): readonly (readonly Unit[])[] {
  const chunks: Unit[][] = [];
  for (const unit of units) {
    const last = chunks.at(-1);
    if (last && unit.glued) last.push(unit);
    else chunks.push([unit]);
  }
  return chunks;
}

function unitsOf(desk: Desk, lines: readonly Line[], size: number): readonly Unit[] {
  return lines.flatMap((line, at) =>
    line.map((token, index): Unit => {
      const unit = unitOf(desk, token, size);
      const starts = index === 0;
      const before = line[index - 1];
      const glued = !starts && !!before && ('join' in before || 'tab' in before);
      return { ...unit, before: starts && at > 0 ? size * 0.75 : unit.before, glued: unit.glued || glued };
    }),
  );
}

/** Letters beside signs of this size, in points. */
const letters = (size: number): number => Math.max(SMALLEST, size * 2.15);

function unitOf(desk: Desk, token: Token, size: number): Unit {
  const near = size * 0.22;
  if ('tab' in token) return tabOf(desk, token.tab, size);
  if ('sign' in token) return signOf(desk, token.sign, token.count, size);
  if ('join' in token) {
    if (token.join === 'then')
      return { width: size * 0.7, before: near, glued: true, draw: (x, y) => [sign('chev', x + size * 0.35, y, size * 0.8)] };
    return { ...wordOf(desk, desk.say('imperium.sign.or'), size, 'regular', 'soft'), before: near * 1.6, glued: false };
  }
  if ('word' in token) return { ...wordOf(desk, desk.say(`imperium.sign.${token.word}`), size, 'regular', 'soft'), before: near };
  if ('card' in token) return { ...wordOf(desk, desk.name('card', token.card), size, 'semibold', 'ink'), before: near };
  return { ...wordOf(desk, token.text, size, 'bold', 'ink'), before: near };
}

function signOf(desk: Desk, id: SignId, count: string | undefined, size: number): Unit {
  const number = count === undefined ? null : wordOf(desk, count, size, 'bold', 'ink');
  const lead = number ? number.width + size * 0.07 : 0;
  return {
    width: lead + size,
    before: size * 0.28,
    glued: false,
    draw: (x, y) => [...(number?.draw(x, y) ?? []), sign(id, x + lead + size / 2, y, size)],
  };
}

function wordOf({ setter }: Desk, said: string, size: number, face: Face, ink: Ink): Unit {
  const style = { face, size: letters(size), ink, leading: 1 } as const;
  const width = setter.width(said, style);
  const height = style.size * PT;
  return {
    width,
    before: size * 0.22,
    glued: false,
    draw: (x, y) => [setter.fit(said, style, { x, y: y - height / 2, width: width + 0.02, height: height + 0.02 }, 'middle')],
  };
}

/** A condition in its frame. */
function tabOf(desk: Desk, tokens: Line, size: number): Unit {
  const inner = size * 0.86;
  const units = unitsOf(desk, [tokens], inner);
  const pad = size * 0.2;
  const width = widthOf(units) + 2 * pad;
  const height = size * 1.16;
  return {
    width,
    before: size * 0.3,
    glued: false,
    draw: (x, y) => [
      chamfered({ x, y: y - height / 2, width, height }, size * 0.16, { stroke: 'ink', width: 0.22 }),
      group(0, 0, drawn(units, x + pad, y)),
    ],
  };
}
