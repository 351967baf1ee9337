import { keysOf } from '../../../kernel/typed.ts';
import { figure, headCell, line, rect, sign, tag } from '../../../sheets/draw.ts';
import { framed, marked, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { patternIn, stone } from '../../../sheets/stones.ts';
import { type Colour, FIELDS } from '../ids.ts';
import { ROLE_SIGNS } from '../signs.ts';
import { colourName, coloursFor, type Desk, sheetOf } from './common.ts';

const NAMES = 40;
const HEAD = 6;
/** The House beside its block, and its pattern at the edge. */
const BLOCK = 8.2;
const EDGE = 1.6;
/** A cell to write in is about so wide. */
const CELL = 9.2;

/** On its side: a column for every round, a block for each colour, bank below, pacts at the foot. R5, R8, R11.2, R12.5 */
export const scoreSheet = sheetOf(
  'score-sheet',
  (desk) => {
    const { request, say } = desk;
    const paper = paperOf(request, true);
    const room = roomOf(paper, true);
    const playing = coloursFor(request.seats);
    const pacts = 22;
    const table = { ...room, height: room.height - pacts - 3 };
    const items = [
      ...tableOf(desk, playing, table),
      ...pactsOf(desk, playing, { ...room, y: room.y + room.height - pacts, height: pacts }),
    ];
    const spec = { number: 1, of: 1, landscape: true, head: { note: say('adventure.sheet.score.note') } };
    return [framed(desk.frame, spec, items)];
  },
  true,
);

/** A line of the table: what it counts, and what stands in the first column. */
interface Entry {
  readonly sign: SignId;
  readonly name: string;
  readonly start: number;
  /** Bank lines have no colour. */
  readonly colour?: Colour;
  /** Opens a block. */
  readonly first?: true;
}

function entriesOf({ say, board }: Desk, playing: readonly Colour[]): Entry[] {
  const { spice, harvesters, start } = board.data.game;
  const colours = playing.flatMap((colour): Entry[] => [
    ...board.figuresOf[colour].map((id, index): Entry => {
      const { role, strength } = board.data.fighters[id];
      return {
        sign: ROLE_SIGNS[role],
        name: say(`adventure.figure.${id}`),
        start: strength,
        colour,
        ...(index === 0 ? { first: true } : {}),
      };
    }),
    { sign: 'spice', name: say('adventure.good.spice'), start: start.spice, colour },
    { sign: 'harvester', name: say('adventure.good.harvesters'), start: start.harvesters, colour },
    ...FIELDS.map((id): Entry => ({ sign: 'invest', name: stakeName(say, board.data.investments[colour][id]), start: 0, colour })),
  ]);
  return [
    ...colours,
    { sign: 'spice', name: say('adventure.sheet.score.bank.spice'), start: spice - start.spice * playing.length, first: true },
    { sign: 'harvester', name: say('adventure.sheet.score.bank.harvesters'), start: harvesters - start.harvesters * playing.length },
  ];
}
/** Stakes are known by the numbers they wait for; most of these no source states. R11.3 */
function stakeName(
  say: Desk['say'],
  { numbers: [one = 0, other = 0], source }: Desk['board']['data']['investments'][Colour]['left'],
): string {
  const name = say('adventure.sheet.score.stake', { numbers: { key: 'adventure.sheet.field.numbers', with: { one, other } } });
  return marked(name, source === 'reconstructed');
}

function tableOf(desk: Desk, playing: readonly Colour[], room: Box): Item[] {
  const entries = entriesOf(desk, playing);
  const each = Math.min(6.6, (room.height - HEAD) / entries.length);
  const bottom = room.y + HEAD + each * entries.length;
  const left = room.x + BLOCK;
  const cells = Math.floor((room.x + room.width - left - NAMES) / CELL);
  const width = (room.x + room.width - left - NAMES) / cells;
  const columns = Array.from({ length: cells }, (_, index) => left + NAMES + index * width);
  const lines = entries.map((entry, index): Item => {
    const box = { x: left, y: room.y + HEAD + index * each, width: NAMES, height: each };
    const [name, start] = entryRow(desk, entry, box, width);
    const block = { x: room.x, y: room.y + HEAD, width: BLOCK, height: each };
    const head = entry.first && entry.colour ? blockMark(desk, entry.colour, entries, block) : [];
    const words = head.length > 0 ? [...head, tag('P', ...name)] : name;
    return tag('TR', headCell('Row', ...words), tag('TD', start), ...columns.slice(1).map(() => tag('TD')));
  });
  const rules = entries.map((entry, index) => {
    const y = room.y + HEAD + index * each;
    const from = entry.first ? room.x : left;
    return line([from, y], [room.x + room.width, y], entry.first ? { stroke: 'ink', width: 0.4 } : { stroke: 'hair', width: 0.2 });
  });
  return [
    tag('Table', headOf(desk, columns, { x: left, y: room.y, width, height: HEAD }), ...lines),
    ...rules,
    ...columns.map((x, index) => line([x, room.y], [x, bottom], { stroke: index < 2 ? 'ink' : 'hair', width: index < 2 ? 0.3 : 0.2 })),
    rect({ x: room.x, y: room.y, width: room.width, height: bottom - room.y }, { stroke: 'ink', width: 0.4 }),
  ];
}

/** `Start`, then the numbers of the rounds. */
function headOf({ setter, say }: Desk, columns: readonly number[], { x, y, width, height }: Box): Item {
  const label = setter.fit(
    say('adventure.sheet.score.round'),
    { face: 'display', size: 9.5, align: 'right' },
    { x, y, width: NAMES - 2, height },
    'middle',
  );
  const numbers = columns.map((at, index): Item => {
    const text = index === 0 ? say('adventure.sheet.score.start') : String(index);
    const style = { face: index === 0 ? 'regular' : 'bold', size: index === 0 ? 7 : 8.5, align: 'centre' } as const;
    return setter.fit(text, style, { x: at + 0.3, y, width: width - 0.6, height }, 'middle');
  });
  return tag('TR', headCell('Column', label), ...numbers.map((number) => headCell('Column', number)));
}

/** Sign and name of a line, and what stands in its first column. */
function entryRow({ setter }: Desk, entry: Entry, { x, y, width, height }: Box, cell: number): readonly [readonly Item[], Item] {
  const name = setter.fit(entry.name, { face: 'regular', size: 7.4, leading: 1.05 }, { x: x + 5.4, y, width: width - 6, height }, 'middle');
  const start = setter.fit(
    String(entry.start),
    { face: 'semibold', size: 7.4, ink: 'soft', align: 'centre', leading: 1.05 },
    { x: x + width, y, width: cell, height },
    'middle',
  );
  return [[sign(entry.sign, x + 2.8, y + height / 2, Math.min(3.6, height - 0.6)), name], start];
}

/** Stone and name of the House along its block, and its pattern at the edge. */
function blockMark({ setter, speaker, board }: Desk, colour: Colour, entries: readonly Entry[], first: Box): Item[] {
  const mine = entries.flatMap((entry, index) => (entry.colour === colour ? [index] : []));
  const top = first.y + (mine[0] ?? 0) * first.height;
  const height = mine.length * first.height;
  const { house } = board.data.colours[colour];
  // Two lines where one cannot hold the name and the colour of the box.
  const name = setter.fit(
    speaker.say(colourName(colour)),
    { face: 'semibold', size: 7.4, align: 'centre', leading: 1 },
    { x: 0, y: 0, width: height - 7.4, height: BLOCK - EDGE - 0.8 },
    'middle',
  );
  return [
    patternIn(house, { x: first.x, y: top, width: EDGE, height }),
    stone(house, first.x + (EDGE + BLOCK) / 2, top + 3.4, 4.6),
    tag('H2', { kind: 'group', x: first.x + EDGE + 0.4, y: top + height - 1, turn: -90, items: [name] }),
  ];
}

/** Where the columns of a pact begin, in shares of its width, and how wide they are. */
const PACT_COLUMNS = { between: [0, 0.41], made: [0.42, 0.25], rounds: [0.68, 0.17], over: [0.86, 0.14] } as const;

/** Lines for pacts: two stones to ring, in whose turn, how many rounds, in which round it ends. R12.5 */
function pactsOf(desk: Desk, playing: readonly Colour[], room: Box): Item[] {
  const { setter, say } = desk;
  const style = { face: 'display', size: 11.5, leading: 1.1 } as const;
  const name = say('adventure.sheet.pacts');
  const title = setter.fit(name, style, { ...room, width: 60, height: 5 });
  const aside = Math.min(60, setter.width(name, style)) + 4;
  const about = setter.fit(
    say('adventure.sheet.pacts.about'),
    { face: 'regular', size: 7, ink: 'soft', leading: 1.2 },
    { x: room.x + aside, y: room.y + 0.8, width: room.width - aside, height: 4 },
    'middle',
  );
  const columns = 3;
  const gap = 8;
  const width = (room.width - gap * (columns - 1)) / columns;
  const blocks = Array.from({ length: columns }, (_, column) =>
    pactBlock(desk, playing, { x: room.x + column * (width + gap), y: room.y + 5.4, width, height: room.height - 5.4 }),
  );
  return [tag('H2', title), tag('P', about), ...blocks.flat()];
}

function pactBlock({ setter, say, speaker, board }: Desk, playing: readonly Colour[], { x, y, width, height }: Box): Item[] {
  const columns = keysOf(PACT_COLUMNS);
  const heads = columns.map((key) => {
    const [from, wide] = PACT_COLUMNS[key];
    const box = { x: x + width * from, y, width: width * wide, height: 3.2 };
    return headCell('Column', setter.fit(say(`adventure.sheet.pacts.${key}`), { face: 'regular', size: 7, ink: 'soft' }, box, 'middle'));
  });
  const rows = 2;
  const each = (height - 3.2) / rows;
  const top = (row: number): number => y + 3.2 + row * each;
  const houses = new Intl.ListFormat(speaker.language, { type: 'unit' }).format(playing.map((colour) => say(`adventure.colour.${colour}`)));
  const lines = Array.from({ length: rows }, (_, row): Item => {
    const middle = top(row) + each / 2;
    const stones = playing.map((colour, index) => stone(board.data.colours[colour].house, x + 3 + index * 7, middle, 4.6, 'place'));
    return tag('TR', headCell('Row', figure(houses, ...stones)), ...columns.slice(1).map(() => tag('TD')));
  });
  const flats = [0, 1, rows].map((row) => line([x, top(row)], [x + width, top(row)], { stroke: 'place', width: row === 0 ? 0.35 : 0.2 }));
  const uprights = columns.slice(1).map((key) => {
    const at = x + width * PACT_COLUMNS[key][0] - 0.9;
    return line([at, y + 3.2], [at, top(rows)], { stroke: 'hair', width: 0.2 });
  });
  return [tag('Table', tag('TR', ...heads), ...lines), ...flats, ...uprights];
}
