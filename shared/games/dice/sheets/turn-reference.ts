import { diamond, group, line, sign, silent, tag } from '../../../sheets/draw.ts';
import { framed, paperOf } from '../../../sheets/frame.ts';
import { CARD, cellOf, cropMarks, gridOn, SAFE, trimOf } from '../../../sheets/grid.ts';
import type { SignId } from '../../../sheets/icons.ts';
import { SMALLEST, type Span } from '../../../sheets/measure.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import { spilt } from '../../../sheets/rows.ts';
import { STEPS, type StepId, VENDETTA_FACES } from '../ids.ts';
import { type Desk, goalOf, sheetOf, VENDETTA_SIGNS } from './common.ts';

/** Cards full of words use all the room there is. */
const PAD = SAFE + 0.1;
/** Title and the line under it. */
const HEAD = 8;
/** Between the columns of steps, and room for the numbers at their left. */
const GAP = 6;
const INDENT = 6.7;
/** Between steps, at least. */
const BETWEEN = 0.6;
const COPIES = 3;

/** The reference card, two cards wide, and a card about the dice beside it: three copies on a page. */
export const turnReference = sheetOf('turn-reference', (desk) => [page(desk)]);

function page(desk: Desk): Page {
  const foot = desk.request.paper === 'letter' ? 'side' : 'below';
  const paper = paperOf(desk.request);
  const grid = gridOn(paper, CARD, 3, COPIES, foot === 'side' ? 0 : 3.5);
  const copies = Array.from({ length: COPIES }, (_, copy) => [
    ...stepsCard(desk, cellOf(grid, copy * 3, 2), copy === 0),
    ...diceCard(desk, cellOf(grid, copy * 3 + 2), copy === 0),
  ]);
  return { ...framed(desk.frame, { number: 1, of: 1, foot }, [...copies.flat(), ...cropMarks(grid, paper, foot, 2)]), trim: trimOf(grid) };
}

/** Only the first copy is read aloud; the others are the same picture again. */
const spoken = (first: boolean, items: readonly Item[]): Item[] => (first ? [...items] : [silent(...items)]);

function stepsCard(desk: Desk, cell: Box, first: boolean): Item[] {
  const { setter, say } = desk;
  const [x, y, width] = [cell.x + PAD, cell.y + PAD, cell.width - 2 * PAD];
  const title = setter.fit(
    say('dice.sheet.turn-reference'),
    { face: 'display', size: 15, leading: 1 },
    { x, y, width: width * 0.62, height: 5.6 },
    'bottom',
  );
  const game = setter.fit(
    say('dice.title'),
    { face: 'regular', size: 7, ink: 'soft', align: 'right' },
    { x: x + width * 0.64, y, width: width * 0.36, height: 5.8 },
    'bottom',
  );
  const goal = goalOf(desk);
  const foot = cell.y + cell.height - PAD - 7;
  const told = setter.fit(
    goal,
    { face: 'semibold', size: 7.2, leading: 1.3 },
    { x: x + 6, y: foot + 0.6, width: width - 6, height: 6.6 },
    'middle',
  );
  const room = { x, y: y + HEAD, width, height: foot - y - HEAD - 0.6 };
  return spoken(first, [
    tag('H2', title),
    tag('P', game),
    line([x, y + 6.6], [x + width, y + 6.6], { stroke: 'ink', width: 0.5 }),
    ...steps(desk, room),
    line([x, foot], [x + width, foot], { stroke: 'ink', width: 0.35 }),
    sign('seal', x + 2, foot + 3.9, 4, 'spice'),
    tag('P', told),
  ]);
}

/** The rule each step stands under. */
export const STEP_RULES: Readonly<Record<StepId, string>> = {
  roll: 'R6',
  alliance: 'R7',
  recruit: 'R8',
  vendetta: 'R9',
  shipping: 'R10',
  movement: 'R11',
  battle: 'R12',
  assets: 'R13',
  storm: 'R14',
  end: 'R15',
};

/** Two columns of five steps, in the largest size at which both fit. */
function steps(desk: Desk, room: Box): Item[] {
  for (const letters of LETTERS) {
    const columns = [0, 1].map((column) => stepColumn(desk, room, column, letters));
    if (columns.every(({ height }) => height <= room.height))
      return columns.flatMap(({ items, height }) => spread(items, room.height - height));
  }
  return [0, 1].flatMap((column) => stepColumn(desk, room, column, LETTERS[0]).items.map(spilt));
}
/** The largest that fit; where letters may not shrink any more, lines move together. */
const LETTERS = [
  { size: 8, leading: 1.26 },
  { size: 7.8, leading: 1.24 },
  { size: 7.6, leading: 1.24 },
  { size: 7.4, leading: 1.24 },
  { size: 7.2, leading: 1.26 },
  { size: SMALLEST, leading: 1.26 },
  { size: SMALLEST, leading: 1.18 },
  { size: SMALLEST, leading: 1.12 },
  { size: SMALLEST, leading: 1.06 },
] as const;
type Letters = (typeof LETTERS)[number];
/** What is left over goes between the steps. */
function spread(items: readonly Item[], free: number): Item[] {
  const gap = Math.max(0, Math.min(1.2, free / items.length));
  return items.map((item, index) => group(0, gap * index, [item]));
}

function stepColumn({ setter, say }: Desk, room: Box, column: number, { size, leading }: Letters): { items: Item[]; height: number } {
  const width = (room.width - GAP) / 2;
  const x = room.x + column * (width + GAP);
  let y = room.y;
  const items = STEPS.slice(column * 5, column * 5 + 5).map((step, index) => {
    const number = String(column * 5 + index + 1);
    const head: Span[] = [
      { text: say(`dice.step.${step}`) },
      { text: STEP_RULES[step], face: 'regular', size: SMALLEST, ink: 'quiet', glued: true },
    ];
    const name = setter.set(spaced(head), { face: 'display', size: size * 1.3, leading: 1.04 }, x + INDENT, y, width - INDENT);
    const text = setter.set(
      say(`dice.sheet.step.${step}`),
      { face: 'regular', size, leading },
      x + INDENT,
      y + name.box.height,
      width - INDENT,
    );
    const mark = setter.fit(number, { face: 'bold', size: 8.5, align: 'centre' }, { x, y: y + 0.3, width: 5.6, height: 5.6 }, 'middle');
    const block = [diamond(x + 2.8, y + 3.1, 2.9, { stroke: 'ink', width: 0.35 }), tag('H3', mark, name), tag('P', text)];
    y = text.box.y + text.box.height + BETWEEN;
    return group(0, 0, block);
  });
  return { items, height: y - room.y - BETWEEN };
}
/** A space before each glued span. */
const spaced = (spans: readonly Span[]): Span[] =>
  spans.map((span, index) => (index < spans.length - 1 ? { ...span, text: `${span.text} ` } : span));

function diceCard(desk: Desk, cell: Box, first: boolean): Item[] {
  const { setter, say } = desk;
  const [x, y, width] = [cell.x + PAD, cell.y + PAD, cell.width - 2 * PAD];
  const title = setter.fit(say('dice.sheet.diceTitle'), { face: 'display', size: 13, leading: 1 }, { x, y, width, height: 5.6 }, 'bottom');
  const items: Item[] = [tag('H2', title), line([x, y + 6.6], [x + width, y + 6.6], { stroke: 'ink', width: 0.5 })];
  const room = { x, y: y + HEAD, width, height: cell.y + cell.height - PAD - y - HEAD };
  const rows = dieFaces(desk);
  for (const letters of LETTERS) {
    const { items: set, height } = dieRows(desk, room, rows, letters);
    if (height <= room.height) return spoken(first, [...items, ...set]);
  }
  return dieRows(desk, room, rows, LETTERS[0]).items.map(spilt);
}

interface DieRow {
  readonly sign: SignId;
  readonly name: string;
  readonly text: string;
  /** A face of the die above. */
  readonly face?: boolean;
}

/** What each die does, and each face of the Vendetta die. R3 */
export function dieFaces({ say, board }: Desk): readonly DieRow[] {
  const storm = board.faces.spice.filter((face) => board.stormOn[face]).join(', ');
  const faces = board.faces.house.map((face) => say(`dice.house.${face}`)).join(', '); // Korean lists of units have no commas
  return [
    { sign: 'people', name: say('dice.die.house'), text: say('dice.sheet.die.house', { faces }) },
    { sign: 'flag', name: say('dice.die.region'), text: say('dice.sheet.die.region') },
    { sign: 'spice', name: say('dice.die.spice'), text: say('dice.sheet.die.spice', { storm }) },
    { sign: 'hunter', name: say('dice.die.vendetta'), text: '' },
    ...VENDETTA_FACES.map((face) => ({
      sign: VENDETTA_SIGNS[face],
      name: say(`dice.face.${face}`),
      text: say(`dice.sheet.die.${face}`),
      face: true,
    })),
  ];
}

function dieRows({ setter }: Desk, room: Box, rows: readonly DieRow[], { size, leading }: Letters): { items: Item[]; height: number } {
  let y = room.y;
  const items = rows.flatMap(({ sign: its, name, text, face }, index): Item[] => {
    const top = index > 0 && !face ? y + 0.9 : y;
    const content: Span[] = face
      ? [{ text: `${name}: `, face: 'semibold' }, { text }]
      : [{ text: name, face: 'bold' }, ...(text ? [{ text: ` ${text}` }] : [])];
    const set = setter.set(content, { face: 'regular', size, leading }, room.x + 5, top, room.width - 5);
    y = set.box.y + set.box.height + 0.5;
    const rule = index > 0 && !face ? [line([room.x, top - 0.6], [room.x + room.width, top - 0.6], { stroke: 'hair' })] : [];
    return [...rule, sign(its, room.x + 1.8, top + 1.7, face ? 3 : 3.6), tag('P', set)];
  });
  return { items, height: y - room.y };
}
