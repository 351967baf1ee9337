import { seedOf } from '../../../kernel/chance.ts';
import { begin } from '../../../kernel/table.ts';
import { chamfered, DASHED, figure, group, line, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { stone } from '../../../sheets/stones.ts';
import { CARDS, type CardId, type Colour, EQUIPMENT, type FigureId, KANLY, SEATS } from '../ids.ts';
import { adventure } from '../index.ts';
import { colourName, coloursFor, type Desk, sheetOf } from './common.ts';
import { figureMark } from './figures.ts';
import { planDrawing, planHeight } from './plan.ts';
import { fitColumns, type Row, ruled } from '../../../sheets/rows.ts';
import { hasReconstructed } from './space-reference.ts';

/**
 * Who begins by the dice of a game with this seed. R4.4
 * @param seed as given on the command line or in the print studio; the game's own seed is made from it
 */
export function drawnStart(seats: number, seed: number): Colour {
  const table = begin(adventure, { seats: SEATS.slice(0, seats), options: { dice: 'app', start: 'dice' }, seed: seedOf(seed) });
  return table.position.state.startColour;
}

/** The board at the start, who plays which colour, and what everybody begins with, for so many players. R4, R13 */
export const setupSheet = sheetOf(
  'setup-sheet',
  (desk) => {
    const { request, say } = desk;
    const paper = paperOf(request);
    const room = roomOf(paper, true);
    const playing = coloursFor(request.seats);
    const height = planHeight(desk);
    const plan = group(paper.width / 2, room.y + height / 2, planDrawing(desk, { width: room.width, height, playing }));
    const below = room.y + height + 4;
    const tableHeight = 30;
    const middle = { ...room, y: below, height: room.y + room.height - below - tableHeight - 4 };
    const half = (room.width - 8) / 2;
    const items = [
      plan,
      ...playersOf(desk, playing, { ...middle, width: half }),
      ...stepsOf(desk, playing, { ...middle, x: room.x + half + 8, width: half }),
      ...fightersOf(desk, playing, { ...room, y: room.y + room.height - tableHeight, height: tableHeight }),
    ];
    return [
      framed(
        desk.frame,
        { number: 1, of: 1, head: { note: say('adventure.sheet.setup.note', { seats: request.seats, seed: String(request.seed) }) } },
        items,
      ),
    ];
  },
  true,
);

/** Two players have two colours each, every other one. R13.1 */
const playerOf = (seats: number, turn: number): number => (seats === 2 ? (turn % 2) + 1 : turn + 1);

/** Colours in turn order, whose they are, and a box for the throw that decides who begins. R4.1, R4.4 */
function playersOf(desk: Desk, playing: readonly Colour[], room: Box): Item[] {
  const { setter, say, request } = desk;
  const title = setter.fit(
    [{ text: `${say('adventure.sheet.setup.players')} ` }, ...ruled(request.seats === 2 ? 'R13.1' : 'R4.1')],
    { face: 'display', size: 13, leading: 1.1 },
    { ...room, height: 6 },
  );
  const about = say(request.seats === 2 ? 'adventure.sheet.setup.players.two' : 'adventure.sheet.setup.players.about');
  const told = setter.set(about, { face: 'regular', size: 7.4, ink: 'soft', leading: 1.25 }, room.x, room.y + 6.6, room.width - 16);
  const box = { x: room.x + room.width - 15, y: room.y + 6.6, width: 15, height: 4 };
  const throws = setter.fit(
    say('adventure.sheet.setup.start.throw'),
    { face: 'regular', size: 7, ink: 'soft', align: 'right' },
    box,
    'middle',
  );
  const top = Math.max(told.box.y + told.box.height, box.y + box.height) + 1;
  const each = Math.min(13, (room.y + room.height - top) / playing.length);
  const rows = playing.map((colour, turn): Item => {
    const row = { x: room.x, y: top + turn * each, width: room.width, height: each };
    return tag('P', ...playerRow(desk, colour, playerOf(request.seats, turn), row));
  });
  return [tag('H2', title), tag('P', told), tag('P', throws), ...rows];
}

function playerRow({ setter, say, speaker, board, request }: Desk, colour: Colour, player: number, { x, y, width, height }: Box): Item[] {
  const base = y + height - 1.2;
  const text = (content: string, left: number, wide: number, size: number): Item =>
    setter.fit(content, { face: 'regular', size, leading: 1.1 }, { x: x + left, y: base - 5, width: wide, height: 4.6 }, 'bottom');
  const edge = Math.min(8, height - 2.4);
  return [
    stone(board.data.colours[colour].house, x + 4, base - edge / 2, edge),
    setter.fit(
      speaker.say(colourName(colour)),
      { face: 'semibold', size: 8.4, leading: 1.1 },
      { x: x + 10, y: base - edge, width: 36, height: edge },
      'middle',
    ),
    text(request.names?.[player - 1] || say('adventure.sheet.setup.seat', { n: player }), 47, request.names ? width - 57 : 17, 7.4),
    line([x + 47, base], [x + width - 9, base], { stroke: 'place', width: 0.2 }),
    chamfered({ x: x + width - 6.6, y: base - 6.6, width: 6.6, height: 6.6 }, 0.7, DASHED),
  ];
}

/** What to lay out, in the rulebook's order. R4.2-R4.4 */
function stepsOf(desk: Desk, playing: readonly Colour[], room: Box): Item[] {
  const { setter, say, board, request } = desk;
  const { spice, harvesters, start } = board.data.game;
  const copies = (ids: readonly CardId[]): number => ids.reduce((sum, id) => sum + board.data.cards[id].copies, 0);
  const texts = [
    ['deck', 'R4.2', { cards: copies(CARDS), equipment: copies(EQUIPMENT), kanly: copies(KANLY) }],
    ['fighters', 'R4.3', {}],
    ['stock', 'R4.3', { spice: start.spice, harvesters: start.harvesters }],
    ['bank', 'R4.3', { spice: spice - start.spice * playing.length, harvesters: harvesters - start.harvesters * playing.length }],
    ['start', 'R4.4', {}],
  ] as const;
  const rows: Row[] = texts.map(([id, rule, gaps], index) => ({
    mark: { letter: String(index + 1) },
    name: '',
    text: say(`adventure.sheet.setup.${id}`, gaps),
    rule,
  }));
  const marked: Row[] = hasReconstructed(desk)
    ? [{ mark: { letter: '' }, name: say('adventure.sheet.investments'), text: say('adventure.sheet.investments.mark'), rule: 'R11.3' }]
    : [];
  const drawn: Row = {
    mark: { sign: 'die' },
    name: '',
    text: say('adventure.sheet.setup.drawn', { colour: colourName(drawnStart(request.seats, request.seed)) }),
    rule: 'R4.4',
  };
  const title = setter.fit(say('adventure.sheet.setup.steps'), { face: 'display', size: 13, leading: 1.1 }, { ...room, height: 6 });
  const list = { ...room, y: room.y + 7.6, height: room.height - 7.6 };
  return [tag('H2', title), ...fitColumns(desk, [{ room: list, rows: [...rows, drawn, ...marked] }], 8.2)];
}

/** Guile and Strength of every fighter in play, a column for each colour. R2.3 */
function fightersOf(desk: Desk, playing: readonly Colour[], room: Box): Item[] {
  const { setter, say, speaker, board } = desk;
  const title = setter.fit(
    [{ text: `${say('adventure.sheet.setup.values')} ` }, ...ruled('R2.3')],
    { face: 'display', size: 13, leading: 1.1 },
    { ...room, height: 6 },
  );
  const gap = 5;
  const width = (room.width - gap * (playing.length - 1)) / playing.length;
  const columns = playing.flatMap((colour, index): Item[] => {
    const x = room.x + index * (width + gap);
    const y = room.y + 7.4;
    const { house } = board.data.colours[colour];
    const name = setter.fit(
      speaker.say(colourName(colour)),
      { face: 'semibold', size: 7.8, leading: 1.1 },
      { x: x + 6, y, width: width - 6, height: 4.4 },
      'middle',
    );
    const rows = board.figuresOf[colour].map((id, row) => fighterRow(desk, id, { x, y: y + 5.6 + row * 5.6, width, height: 5.4 }));
    return [stone(house, x + 2.4, y + 2.2, 4.8), tag('H3', name), ...rows];
  });
  return [tag('H2', title), ...columns];
}

function fighterRow({ setter, say, board }: Desk, id: FigureId, { x, y, width, height }: Box): Item {
  const { colour, role, guile, strength } = board.data.fighters[id];
  const { house } = board.data.colours[colour];
  const middle = y + height / 2 - 0.1;
  const right = x + width;
  const text = (content: string, left: number, wide: number, face: 'regular' | 'bold'): Item =>
    setter.fit(content, { face, size: 7.6, leading: 1.1 }, { x: left, y, width: wide, height: height - 0.2 }, 'middle');
  return figure(
    `${say(`adventure.figure.${id}`)}: ${say('adventure.value.guile')} ${guile}, ${say('adventure.value.strength')} ${strength}`,
    figureMark(role, house, x + 2.4, middle, 4.8),
    text(say(`adventure.figure.${id}`), x + 6, width - 21.4, 'regular'),
    sign('guile', right - 13.4, middle, 3.6),
    text(String(guile), right - 11.2, 3, 'bold'),
    sign('strength', right - 5.4, middle, 3.6),
    text(String(strength), right - 3.2, 3, 'bold'),
    line([x, y + height], [right, y + height], { stroke: 'hair' }),
  );
}
