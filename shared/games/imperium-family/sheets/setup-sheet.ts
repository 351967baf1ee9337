import { chamfered, DASHED, line, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import { SMALLEST, type Span } from '../../../sheets/measure.ts';
import { fitColumns, type Row } from '../../../sheets/rows.ts';
import type { LeaderName, PlayerId, RivalName } from '../ids.ts';
import { type Desk, HEADING, hairline, heading, personAt, sheetFor, split, text } from './common.ts';
import { hagalDeck } from './counts.ts';
import { deckPage } from './deck-page.ts';
import { type Draw, drawOf } from './draw-of.ts';
import { leaderEmblem } from './emblem.ts';
import { abilityWords, signetWords } from './leader-cards.ts';
import { objectiveOf, rivalBlock } from './rival-card.ts';
import { stepsOf } from './setup-steps.ts';
import { seatingOf } from './setup-teams.ts';
import { isPerson } from '../queries/table.ts';
import { copiesOf, type LeaderRecord } from '../records.ts';

/** Steps and drawn Leaders on one page, the drawn Conflict deck on another. R2 R22.1 R23.1-R23.5 */
export const setupSheet = sheetFor(
  'setup-sheet',
  (desk) => {
    const draw = drawOf(desk);
    return [stepsPage(desk, draw), { ...deckPage(desk, draw, 2, 2), secret: true }];
  },
  true,
);

function stepsPage(desk: Desk, draw: Draw): Page {
  const { request, tell } = desk;
  const room = roomOf(paperOf(request), true);
  const upper = { ...room, height: room.height - TABLE - 3 };
  const [left, right] = split(upper, [1, 1], 9) as [Box, Box];
  const rows: readonly Row[] = stepsOf(desk, draw);
  const note = tell('setup.note', { seats: request.seats, seed: String(request.seed) });
  return framed(desk.frame, { number: 1, of: 2, head: { note } }, [
    ...heading(desk, left, tell('setup.steps')),
    ...fitColumns(desk, [{ room: { ...left, y: left.y + HEADING, height: left.height - HEADING }, rows }], 10),
    ...heading(desk, right, tell('setup.players'), 'R2.4, R2.9'),
    ...atTable(desk, draw, { ...right, y: right.y + HEADING, height: right.height - HEADING }),
    ...tableOf(desk, draw, { ...room, y: room.y + room.height - TABLE, height: TABLE }),
  ]);
}

const ABOUT = 8.4;
/** Everybody with a Leader and a line for a name: clockwise one under the other, or around the board in teams. */
function atTable(desk: Desk, draw: Draw, room: Box): Item[] {
  const { teams } = desk.book;
  const below = { ...room, y: room.y + ABOUT, height: room.height - ABOUT };
  const players = teams ? seatingOf(desk, draw, teams, below) : playersOf(desk, draw, below);
  return [aboutPlayers(desk, draw, room), ...players];
}
function aboutPlayers(desk: Desk, draw: Draw, room: Box): Item {
  const { tell, options, name, book } = desk;
  const solo = draw.state.seats.length === 1;
  const parts = [
    tell(book.teams ? 'setup.teams.about' : 'setup.players.about'),
    ...(options.houses === 'distinct' ? [tell('setup.distinct')] : []),
    ...(solo ? [tell('setup.difficulty', { difficulty: name('difficulty', options.difficulty ?? '') })] : []),
  ];
  return tag('P', desk.setter.fit(parts.join(' '), { face: 'regular', size: 7.8, ink: 'soft', leading: 1.25 }, { ...room, height: ABOUT }));
}
/** Everybody one under the other, in letters of one size, as high as their words need; what is left over is shared. */
function playersOf(desk: Desk, draw: Draw, room: Box): Item[] {
  const least = room.height / draw.players.length;
  const needs = (size: number): readonly number[] => draw.players.map((player) => needOf(desk, draw, player, room.width, size));
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
  let size = LARGEST;
  while (size > SMALLEST && sum(needs(size)) > room.height) size = Math.max(SMALLEST, size - STEP);
  const all = needs(size);
  const more = Math.max(0, Math.min(MOST_FREE, (room.height - sum(all)) / all.length));
  let { y } = room;
  return draw.players.flatMap((player, at) => {
    const height = (all[at] ?? least) + more;
    const items = playerBlock(desk, draw, player, { ...room, y, height }, size);
    y += height;
    return items;
  });
}
const LARGEST = 8.8;
const STEP = 0.2;
const POWERS = { face: 'regular', leading: 1.22 } as const;
/** Below the words of somebody, at most (millimetres). */
const MOST_FREE = 9;
/** What a Rival's card takes. */
const RIVAL = 42;

const STONE = 13;
const NAME = 19.4;
/** Below the words, with the line that parts one from the next. */
const UNDER = 3.4;

function needOf(desk: Desk, { state }: Draw, player: PlayerId, width: number, size: number): number {
  const { leader, rivalCard } = state.players[player] ?? {};
  if (rivalCard !== undefined) return RIVAL;
  const record = desk.book.leaders[leader as LeaderName] as LeaderRecord;
  const words = powersOf(desk, leader as LeaderName, player, record);
  return NAME + desk.setter.set(words, { ...POWERS, size }, 0, 0, width - STONE - 4).box.height + UNDER;
}
function playerBlock(desk: Desk, draw: Draw, player: PlayerId, { x, y, width, height }: Box, size: number): Item[] {
  const { leader: own, rivalCard } = draw.state.players[player] ?? {};
  if (rivalCard !== undefined) return rivalBlock(desk, draw, rivalCard as RivalName, roleOf(desk, draw, player), { x, y, width, height });
  const leader = own as LeaderName;
  const record = desk.book.leaders[leader] as LeaderRecord;
  const left = x + STONE + 4;
  const wide = width - STONE - 4;
  const house = [
    ...(record.house === null ? [] : [desk.name('house', record.house)]),
    roleOf(desk, draw, player),
    ...objectiveOf(desk, draw, player),
  ].join(', ');
  const seals = [1, 2, 3].map((n) => sign(n <= record.complexity ? 'seal' : 'seal0', x + width - 14.4 + n * 4.2, y + 9.8, 3.6));
  const words = { x: left, y: y + NAME, width: wide, height: height - NAME - 1.2 };
  const begins = draw.state.firstPlayer === player;
  const line = { x: left, width: wide, y: y + 18 };
  return [
    leaderEmblem(record.house, x + STONE / 2, y + STONE / 2 + 1, STONE),
    tag('H3', text(desk, desk.name('leader', leader), { x: left, y, width: wide, height: 7.4 }, { face: 'display', size: 13, leading: 1 })),
    tag('P', text(desk, house, { x: left, y: y + 7.4, width: wide - 16, height: 5.2 }, { size: 7.8, ink: 'soft' })),
    ...seals,
    ...(isPerson(player) ? namedLine(desk, personAt(desk, player), begins ? { ...line, width: wide * NAMED } : line) : []),
    ...(begins ? firstMark(desk, { x: left + wide * NAMED + 2, y: y + 12.4, width: wide * (1 - NAMED) - 2, height: 5.6 }) : []),
    tag('P', desk.setter.fit(powersOf(desk, leader, player, record), { ...POWERS, size }, words)),
    hairline(x, y + height - 1, width),
  ];
}
/** How much of the line is for the name of whoever begins; the mark stands beside it. */
const NAMED = 0.52;
/** A line to write a name on, and what it is for, or the name. */
function namedLine(desk: Desk, name: string, { x, y, width }: Omit<Box, 'height'>): Item[] {
  const box = { x, y: y - 5.4, width, height: 5 };
  const written = name
    ? text(desk, name, box, { face: 'semibold', size: 9 })
    : text(desk, desk.tell('setup.name'), box, { size: 7, ink: 'quiet' });
  return [line([x, y], [x + width, y], { stroke: 'place', width: 0.2 }), tag('P', written)];
}
/** Who begins. */
const firstMark = (desk: Desk, { x, y, width, height }: Box): Item[] => [
  chamfered({ x, y, width: height - 0.8, height: height - 0.8 }, 0.8, { stroke: 'spice', width: 0.45 }),
  sign('first', x + (height - 0.8) / 2, y + (height - 0.8) / 2, 3.4, 'spice'),
  tag(
    'P',
    text(
      desk,
      desk.tell('setup.first'),
      { x: x + height + 1, y, width: width - height - 1, height: height - 0.8 },
      { face: 'semibold', size: 8.2, ink: 'spice', leading: 1 },
    ),
  ),
];
/** Ability and signet in words; Rivals use the signet alone. R23.1 */
function powersOf(desk: Desk, id: LeaderName, player: PlayerId, { ability, signet }: LeaderRecord): Span[] {
  const bold = (what: string): Span => ({ text: `${desk.name('leader', `${id}.${what}`)}: `, face: 'semibold' });
  const own = isPerson(player) ? [bold('ability'), { text: `${abilityWords(desk, ability)}\n` }] : [];
  return [...own, bold('signet'), { text: signetWords(desk, signet) }];
}
/** Where somebody sits. */
function roleOf({ tell }: Desk, { state }: Draw, player: PlayerId): string {
  if (player === 'rival1') return tell('setup.rival-left');
  if (player === 'rival2') return tell('setup.rival');
  return state.seats.length === 1 ? tell('setup.you') : tell('setup.player', { n: state.order.indexOf(player) + 1 });
}

const TABLE = 44;

/** Decks, Row and stacks as places for cards, with how many lie there. R2.2 R2.3 R22.1 R23.3 */
function tableOf(desk: Desk, draw: Draw, room: Box): Item[] {
  const { book, tell } = desk;
  const { state } = draw;
  const places = [
    { sign: 'seal', name: tell('table.conflicts'), count: draw.conflicts.length },
    { sign: 'intrigue', name: tell('table.intrigue'), count: copiesOf(Object.values(book.intrigue)) },
    { sign: 'card', name: tell('table.imperium'), count: state.imperiumDeck.hidden.length },
    ...state.row.map((_, at) => ({ sign: 'persuasion', name: at === 0 ? tell('table.row') : '', count: 0 }) as const),
    ...book.reserve.map((id) => ({ sign: 'acquire', name: desk.name('card', id), count: book.cards[id]?.copies ?? 0 }) as const),
    ...(state.hagal
      ? [
          {
            sign: 'shuffle',
            name: desk.say(`${desk.edition}.hagal`),
            count: hagalDeck(desk, state.seats.length),
          } as const,
        ]
      : []),
    ...(state.contracts
      ? [{ sign: 'check', name: tell('table.contracts'), count: state.contracts.open.length + state.contracts.deck.hidden.length } as const]
      : []),
  ] as const;
  const gap = 2;
  const width = Math.min(16, (room.width - gap * (places.length - 1)) / places.length);
  const top = room.y + HEADING + 1;
  const height = Math.min(22, width * 1.4);
  return [
    ...heading(desk, room, tell('table'), 'R2.2, R2.3'),
    ...places.flatMap(({ sign: id, name, count }, at): Item[] => {
      const box = { x: room.x + at * (width + gap), y: top, width, height };
      // The name of the Row stands below all its places.
      const named = id === 'persuasion' ? state.row.length : 1;
      const wide = named * (width + gap) - gap;
      const under = { x: box.x - 0.9, y: top + height + 0.8, width: wide + 1.8, height: room.height - HEADING - height - 2 };
      const label = desk.setter.fit(name, { face: 'regular', size: 7, align: 'centre', leading: 1.1 }, under);
      const number = { ...box, y: box.y + height - 6.6, height: 5 };
      return [
        chamfered(box, 0.9, DASHED),
        sign(id, box.x + width / 2, box.y + height / 2 - (count > 0 ? 2.4 : 0), 5.6, 'place'),
        ...(count > 0 ? [tag('P', text(desk, `${count}`, number, { face: 'bold', size: 8.4, align: 'centre' }))] : []),
        ...(name ? [tag('P', label)] : []),
      ];
    }),
  ];
}
