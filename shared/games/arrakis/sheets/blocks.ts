import { chamfered, diamond, headCell, line, sign, tag } from '../../../sheets/draw.ts';
import { marked } from '../../../sheets/frame.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Span } from '../../../sheets/measure.ts';
import type { Item } from '../../../sheets/page.ts';
import { before } from '../../../sheets/rows.ts';
import type { Desk } from './common.ts';
import type { Block } from './flow.ts';

/** Nothing on these sheets is smaller (points). */
export const LEAST = 7.5;
const LEADING = 1.24;
const MARK = 6;

const numbers = (rule: string): Span[] => (rule ? [{ text: ` ${rule}`, size: LEAST, ink: 'quiet', glued: true }] : []);

/** A heading with a line under it. */
export function heading(desk: Desk, name: string, rule = ''): Block {
  return { ...titled(desk, name, rule), opens: { what: 'chapter', again: titled(desk, desk.say('sheet.again', { name }), '') } };
}
const titled = ({ setter }: Desk, name: string, rule: string): Block => ({
  keep: true,
  lay(width) {
    const text = setter.set(
      [{ text: name }, ...numbers(rule).map((span) => ({ ...span, face: 'regular' as const }))],
      { face: 'display', size: 12.5, leading: 1.15 },
      0,
      1.6,
      width,
    );
    const under = 1.6 + text.box.height + 0.3;
    return { items: [tag('H2', text), line([0, under], [width, under], { stroke: 'ink', width: 0.35 })], height: under + 0.6 };
  },
});

export interface Told {
  readonly mark?: SignId | number | 'ours';
  readonly name?: string;
  readonly text: string;
  readonly rule?: string;
}
/** Something to know: sign, name, words, the rule that says so. */
export const told = ({ setter }: Desk, { mark, name, text, rule = '' }: Told): Block => ({
  lay(width, size) {
    const indent = mark === undefined ? 0 : MARK;
    const spans: Span[] = [...(name ? [{ text: before(name), face: 'bold' } as const] : []), { text }, ...numbers(rule)];
    const set = setter.set(spans, { face: 'regular', size, leading: LEADING }, indent, 0, width - indent);
    return { items: [...markOf(setter, mark), tag('P', set)], height: Math.max(set.box.height, typeof mark === 'number' ? 5 : 0) };
  },
});
/** A rule in our own words, with what it is about before it. */
export const ruleRow = (desk: Desk, rule: string, more: Pick<Told, 'mark'> = {}): Block =>
  told(desk, { ...more, ...spoken(desk, rule), rule });

/** What a rule is about and what it says: rules that name it themselves ("Storms: …") are parted there. */
export function spoken(desk: Desk, id: string): { readonly name: string; readonly text: string } {
  const text = desk.rule(id);
  const lead = `arrakis.sheet.lead.${id}`;
  if (desk.speaker.has(lead)) return { name: desk.say(lead), text };
  const [, name = '', rest = text] = /^([^:.]{2,52}): (.*)$/s.exec(text) ?? [];
  return { name, text: rest };
}

function markOf(setter: Desk['setter'], mark: Told['mark']): Item[] {
  if (mark === undefined) return [];
  if (mark === 'ours') return [diamond(2, 2, 1, { stroke: 'ink', width: 0.25 })];
  if (typeof mark !== 'number') return [sign(mark, 2, 2, 4)];
  const [size, half] = mark > 9 ? [LEAST, 3] : [8, 2.5];
  const box = { x: 2 - half, y: 0, width: 2 * half, height: 5 };
  const number = setter.fit(String(mark), { face: 'bold', size, align: 'centre' }, box, 'middle');
  return [diamond(2, 2.5, half, { stroke: 'ink', width: 0.35 }), tag('P', number)];
}

/** A cell: words, or words with a sign before them. */
export type Cell = string | { readonly text: string; readonly bold?: true; readonly sign?: SignId; readonly ours?: boolean };
const PAD = 2.6;
/** The head of a table: what its columns are, small and soft; it stands with the first row, and again over rows in another column. */
export function tableHead(desk: Desk, shares: readonly number[], names: readonly string[]): Block {
  const block = columnHeads(desk, shares, names);
  return { ...block, opens: { what: 'table', again: block } };
}
const columnHeads = ({ setter }: Desk, shares: readonly number[], names: readonly string[]): Block => ({
  keep: true,
  row: true,
  lay(width) {
    const columns = parted(width, shares);
    const set = names.map((text, at) =>
      setter.set(text, { face: 'semibold', size: LEAST, ink: 'soft', leading: 1.15 }, columns[at]?.x ?? 0, 0, columns[at]?.width ?? width),
    );
    const height = Math.max(...set.map(({ box }) => box.height)) + 0.6;
    const heads = set.map((text) => headCell('Column', tag('P', text)));
    return { items: [tag('TR', ...heads), line([0, height], [width, height], { stroke: 'ink', width: 0.3 })], height };
  },
});
/** A row of a table with a hairline under it; its first cell is its head. */
export const tableRow = ({ setter }: Desk, shares: readonly number[], cells: readonly Cell[]): Block => ({
  row: true,
  lay(width, size) {
    const columns = parted(width, shares);
    const set = cells.map((cell, at) => {
      const { text, bold, sign: its, ours }: Exclude<Cell, string> = typeof cell === 'string' ? { text: cell } : cell;
      const { x = 0, width: wide = width } = columns[at] ?? {};
      const indent = its ? 5.4 : 0;
      const drawn = its ? [sign(its, x + 2, 2, 3.8)] : [];
      if (text === '') return { items: drawn, height: 0 };
      const look = { face: bold ? 'bold' : 'regular', size, leading: 1.2 } as const;
      const words = setter.set(marked(text, ours === true), look, x + indent, 0, wide - indent);
      return { items: [...drawn, tag('P', words)], height: words.box.height };
    });
    const height = Math.max(4, ...set.map((cell) => cell.height)) + 0.7;
    const row = set.map(({ items }, at) => (at === 0 ? headCell('Row', ...items) : tag('TD', ...items)));
    return { items: [tag('TR', ...row), line([0, height], [width, height], { stroke: 'hair' })], height };
  },
});
/** A whole table: its head and a row for each. */
export const table = (
  desk: Desk,
  shares: readonly number[],
  names: readonly string[],
  rows: readonly (readonly Cell[])[],
): readonly Block[] => [tableHead(desk, shares, names), ...rows.map((cells) => tableRow(desk, shares, cells))];

/** What is not parted by the end of a column. */
export const whole = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block, at) => (at < blocks.length - 1 ? { ...block, keep: true } : block));

function parted(width: number, shares: readonly number[]): readonly { readonly x: number; readonly width: number }[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const free = width - PAD * (shares.length - 1);
  let x = 0;
  return shares.map((share) => {
    const column = { x, width: (free * share) / all };
    x += column.width + PAD;
    return column;
  });
}

/** Boxes to write in or to lay markers on, each with what it is. */
export const places = ({ setter }: Desk, names: readonly string[], edge: number): Block => ({
  lay(width) {
    const gap = 1.4;
    const each = Math.min(edge, (width - gap * (names.length - 1)) / names.length);
    const items = names.flatMap((name, at): Item[] => {
      const box = { x: at * (each + gap), y: 0, width: each, height: edge };
      const text = setter.fit(name, { face: 'bold', size: 10, ink: 'quiet', align: 'centre' }, box, 'middle');
      return [chamfered(box, 0.9, { stroke: 'place', width: 0.25, dash: [0.9, 0.7] }), ...(name ? [tag('P', text)] : [])];
    });
    return { items, height: edge };
  },
});
