import { chamfered, line, sign, tag } from '../../../sheets/draw.ts';
import type { Span } from '../../../sheets/measure.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import type { Row } from '../../../sheets/rows.ts';
import type { SeatId } from '../ids.ts';
import { copiesOf, type LeaderRecord } from '../records.ts';
import type { TeamRecords } from '../team-records.ts';
import { factionName, nameOf } from '../words/names.ts';
import { type Desk, personAt, text } from './common.ts';
import { copiesInSet } from './counts.ts';
import type { Draw } from './draw-of.ts';
import { leaderEmblem } from './emblem.ts';
import { strip } from './patterns.ts';
import { objectiveOf } from './rival-card.ts';
import { conflictStep, deckStep } from './setup-decks.ts';
import type { Plan } from './setup-steps.ts';
import { type Side, sideOf, sidesOf } from './teams.ts';

/** What two teams lay out, and where they sit. Uprising R2, Uprising R18.1-R18.5, Uprising R18.15, Uprising R18.18 */
export function teamSteps(plan: Plan, teams: TeamRecords): readonly Row[] {
  const { desk, draw, own } = plan;
  const { book, edition } = desk;
  const { setup, limits } = book.game;
  const leader = (id: string) => nameOf(edition, 'leader', id);
  const [first, second] = sidesOf(desk, teams) as [Side, Side];
  const decks = Object.values(book.cards).filter(({ owner }) => owner === first.leader);
  const contracts = draw.state.contracts;
  return [
    own('board-teams', 'R18.1, R18.3', {
      one: factionName('great-houses'),
      other: factionName('fringe-worlds'),
      tokens: book.everyFaction.length,
      own: teams.personal.length,
    }),
    conflictStep(plan),
    deckStep(plan),
    own('seats-teams', 'R18.2', { bottom: leader(first.leader), top: leader(second.leader) }),
    own('commanders', 'R18.5', {
      cards: copiesOf(decks),
      agents: teams.setup.commander.agents,
      spies: limits.spies ?? 0,
      water: setup.water,
      vp: teams.setup.vp.commander,
    }),
    own('allies', 'R18.5', {
      cards: copiesInSet(desk, 'starter'),
      water: setup.water,
      agents: setup.agents,
      garrison: setup.garrison,
      supply: limits.troops - setup.garrison,
      spies: limits.spies ?? 0,
      vp: teams.setup.vp.ally,
    }),
    ...(contracts
      ? [
          own('contracts-teams', 'R18.4', {
            leader: leader(second.leader),
            aside: contracts.reserved.length,
            all: contracts.open.length + contracts.deck.hidden.length,
            n: contracts.open.length,
          }),
        ]
      : []),
    own('objectives-teams', 'R18.5', { n: draw.state.seats.length - Object.keys(teams.sides).length }),
    own('bonus-tokens', 'R18.15', { n: draw.state.seats.length }),
    own('throne', 'R18.18', { leader: leader(teams.throne_row.owner), faction: factionName('fremen'), row: setup.imperium_row }),
    own('first-teams', 'R18.5'),
  ];
}

/** Where the seats lie around the board, clockwise from the Commander at its lower edge. */
const PLACES = [
  { column: 'middle', row: 3 },
  { column: 'left', row: 2 },
  { column: 'left', row: 1 },
  { column: 'middle', row: 0 },
  { column: 'right', row: 1 },
  { column: 'right', row: 2 },
] as const;
const BOARD = 10;
const GAP = 3;

/** Everybody at the table as it is seen from above, with a line for a name. Uprising R18.2 */
export function seatingOf(desk: Desk, draw: Draw, teams: TeamRecords, room: Box): Item[] {
  const sides = sidesOf(desk, teams);
  const each = Math.min(44, (room.height - 3 * GAP) / PLACES_DEEP);
  const wide = (room.width - BOARD - 2 * GAP) / 2;
  const top = (row: number): number => room.y + row * (each + GAP);
  const columns = {
    left: room.x,
    middle: room.x + (room.width - wide) / 2,
    right: room.x + room.width - wide,
  } as const;
  const board = { x: room.x + wide + GAP, y: top(1), width: BOARD, height: 2 * each + GAP };
  const title = desk.tell('setup.board');
  const label = text(desk, title, { x: 0, y: 0, width: board.height, height: BOARD }, { face: 'display', size: 11, align: 'centre' });
  return [
    chamfered(board, 1.6, { stroke: 'place', width: 0.35 }),
    { kind: 'group', x: board.x, y: board.y + board.height, turn: -90, items: [tag('P', label)] },
    ...draw.state.seats.flatMap((seat, at) => {
      const place = PLACES[at] ?? PLACES[0];
      return seatBlock(desk, draw, sideOf(sides, seat), seat, { x: columns[place.column], y: top(place.row), width: wide, height: each });
    }),
  ];
}
const PLACES_DEEP = 4;

function seatBlock(desk: Desk, draw: Draw, side: Side, seat: SeatId, { x, y, width, height }: Box): Item[] {
  const { edition, book, name, tell } = desk;
  const leader = draw.state.players[seat]?.leader ?? '';
  const record = book.leaders[leader] as LeaderRecord;
  const isCommander = side.commander === seat;
  const role = isCommander ? tell('setup.commander') : tell('setup.ally', { leader: nameOf(edition, 'leader', side.leader) });
  const own = [...(record.house === null ? [] : [name('house', record.house)]), ...objectiveOf(desk, draw, seat)].join(' · ');
  const person = personAt(desk, seat);
  const left = x + 4;
  const wide = width - 5;
  const seals = [1, 2, 3].map((n) => sign(n <= record.complexity ? 'seal' : 'seal0', x + width - 14.6 + n * 4, y + 5.6, 3.4));
  const starts = draw.state.firstPlayer === seat;
  const more: Span[] = [...(starts ? [{ text: `${tell('setup.first')}\n`, face: 'semibold', ink: 'spice' } as const] : []), { text: own }];
  return [
    chamfered({ x, y, width, height }, 1.2, { stroke: isCommander ? 'ink' : 'place', width: isCommander ? 0.5 : 0.3 }),
    ...strip(side.track, { x: x + 1, y: y + 2, width: 1.8, height: height - 4 }),
    leaderEmblem(record.house, left + 5, y + 6.4, 9),
    ...seals,
    ...(starts ? [sign('first', left + 14, y + 5.6, 4.4, 'spice')] : []),
    tag(
      'H3',
      text(desk, name('leader', leader), { x: left, y: y + 11, width: wide, height: 9.2 }, { face: 'display', size: 11.5, leading: 1 }),
    ),
    tag('P', text(desk, role, { x: left, y: y + 20.4, width: wide, height: 6 }, { face: 'semibold', size: 7.4, leading: 1.1 })),
    tag(
      'P',
      desk.setter.fit(
        more,
        { face: 'regular', size: 7.2, ink: 'soft', leading: 1.1 },
        { x: left, y: y + 26.8, width: wide, height: height - 30 },
      ),
    ),
    line([left, y + height - 2.4], [x + width - 2, y + height - 2.4], { stroke: 'place', width: 0.2 }),
    ...(person
      ? [tag('P', text(desk, person, { x: left, y: y + height - 7, width: wide, height: 4.4 }, { face: 'semibold', size: 8.4 }))]
      : []),
  ];
}
