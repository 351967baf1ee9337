import { chamfered, DASHED, figure, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { ruled } from '../../../sheets/rows.ts';
import type { SpaceName } from '../ids.ts';
import type { LeaderRecord, SpaceRecord, TrackRecord } from '../records.ts';
import { signsOf } from '../signs/effects.ts';
import { ICON_SIGNS } from '../signs/names.ts';
import { signsOfAbility, signsOfPrice, signsOfSpace } from '../signs/records.ts';
import { THEN } from '../signs/token.ts';
import { factionName, nameOf } from '../words/names.ts';
import { cardLayer, columnsLayer } from './card-list.ts';
import { type Desk, HEADING, heading, sheetFor, split, text } from './common.ts';
import { leaderEmblem } from './emblem.ts';
import { abilityWords, signetWords } from './leader-cards.ts';
import { strip } from './patterns.ts';
import { signLines } from './sign-line.ts';
import { wordsOfSpace } from './space-guide.ts';
import { stack } from './stack.ts';
import { type Side, sidesOf, teamDesk } from './teams.ts';

/** A page for each Commander to play on: who it is, the own spaces and track, places for Agents and goods, the deck. Rules: Uprising R18 */
export const commanderBoards = sheetFor('commander-boards', (plain) => {
  const { desk, teams } = teamDesk(plain);
  const sides = sidesOf(desk, teams);
  const room = roomOf(paperOf(desk.request), true);
  return sides.map((side, at) => {
    const { leader, track } = side;
    const note = desk.tell('commander.note', { leader: nameOf(desk.edition, 'leader', leader), n: teams.setup.vp.commander });
    const rows = downFrom(room, [HEAD, SPACES, TRACK, AGENTS]);
    const [head, spaces, path, agents, deck] = rows as [Box, Box, Box, Box, Box];
    return framed(desk.frame, { number: at + 1, of: sides.length, head: { note } }, [
      ...headOf(desk, leader, head),
      ...spacesOf(desk, side, spaces),
      ...heading(desk, path, desk.tell('commander.track', { faction: factionName(track) }), 'R18.13'),
      ...trackOf(desk, side, { ...path, y: path.y + HEADING + 0.6, height: path.height - HEADING - 3 }),
      ...agentsOf(desk, agents),
      ...deckOf(desk, side, deck),
    ]);
  });
});
/** Boxes below each other, so high; the last takes what is left. */
function downFrom(room: Box, heights: readonly number[]): readonly Box[] {
  let { y } = room;
  const boxes = heights.map((height) => {
    const box = { ...room, y, height };
    y += height;
    return box;
  });
  return [...boxes, { ...room, y, height: room.y + room.height - y }];
}

const HEAD = 41;
const EMBLEM = 16;
/** Name, ability and signet. Uprising R15 */
function headOf(desk: Desk, leader: string, { x, y, width, height }: Box): Item[] {
  const record = desk.book.leaders[leader] as LeaderRecord;
  const left = x + EMBLEM + 4;
  const [ability, signet] = split({ x, y: y + EMBLEM + 1, width, height: height - EMBLEM - 4 }, [1, 1], 8) as [Box, Box];
  return [
    leaderEmblem(record.house, x + EMBLEM / 2, y + EMBLEM / 2 - 0.6, EMBLEM),
    tag(
      'H2',
      text(desk, desk.name('leader', leader), { x: left, y: y - 0.6, width: width - EMBLEM - 4, height: 9 }, { face: 'display', size: 17 }),
    ),
    tag('P', text(desk, desk.tell('setup.commander'), { x: left, y: y + 8.8, width: 60, height: 5 }, { size: 8.4, ink: 'soft' })),
    ...powerOf(desk, ability, {
      name: desk.name('leader', `${leader}.ability`),
      words: abilityWords(desk, record.ability),
      rule: desk.rules.leaders[leader] ?? '',
      signs: signsOfAbility(record.ability, desk.edition),
    }),
    ...powerOf(desk, signet, {
      sign: 'signet',
      name: desk.name('leader', `${leader}.signet`),
      words: signetWords(desk, record.signet),
      rule: desk.rules.leaders[leader] ?? '',
      signs: signsOf(record.signet, desk.edition),
    }),
  ];
}
interface Power {
  readonly sign?: SignId;
  readonly name: string;
  readonly words: string;
  readonly rule: string;
  readonly signs: ReturnType<typeof signsOf>;
}
function powerOf(desk: Desk, { x, y, width, height }: Box, { sign: id, name, words, rule, signs }: Power): Item[] {
  const indent = id ? 5.4 : 0;
  const told = [{ text: `${words} ` }, ...ruled(rule)];
  return [
    ...(id ? [sign(id, x + 2.2, y + 2.4, 4.2)] : []),
    tag('H3', text(desk, name, { x: x + indent, y, width: width - indent, height: 4.8 }, { face: 'bold', size: 9 })),
    ...signLines(desk, [signs], { x, y: y + 5, width, height: 5.2 }),
    tag('P', desk.setter.fit(told, { face: 'regular', size: 8, leading: 1.2 }, { x, y: y + 10.6, width, height: height - 10.6 })),
  ];
}

const SPACES = 43;
const PLACE = 13;
/** The own board: two spaces with a place for an Agent each. Uprising R18.3 */
function spacesOf(desk: Desk, { track }: Side, room: Box): Item[] {
  const zone = `${track}-board`;
  const names = desk.book.board.zones[zone] ?? [];
  const boxes = split(
    { ...room, y: room.y + HEADING + 0.6, height: room.height - HEADING - 4 },
    names.map(() => 1),
    4,
  );
  return [
    ...heading(desk, room, desk.name('zone', zone), 'R18.3, R18.12', desk.tell('commander.own')),
    ...names.flatMap((id, at) => spaceBox(desk, track, id, boxes[at] as Box)),
  ];
}
function spaceBox(desk: Desk, track: string, id: SpaceName, box: Box): Item[] {
  const space = desk.book.board.spaces[id] as SpaceRecord;
  const { x, y, width, height } = { x: box.x + 6, y: box.y + 2, width: box.width - 8, height: box.height - 4 };
  const price = signsOfPrice(space);
  const signs = signsOfSpace(space, desk.edition);
  const lines = price.length > 0 ? [[...price, THEN], ...signs] : signs;
  const wide = width - PLACE - 3;
  const marks: readonly SignId[] = [ICON_SIGNS[space.icon], ...(space.combat ? (['swords'] as const) : [])];
  return [
    chamfered(box, 1.6, { stroke: 'ink', width: 0.4 }),
    ...strip(track, { x: box.x + 1.2, y: box.y + 2.4, width: 2.2, height: box.height - 4.8 }),
    tag('H3', text(desk, desk.name('space', id), { x, y, width: wide, height: 6.6 }, { face: 'display', size: 12.5, leading: 1 })),
    chamfered({ x: x + width - PLACE, y, width: PLACE, height: PLACE }, 1.6, DASHED),
    sign('agent', x + width - PLACE / 2, y + PLACE / 2, 6, 'ghost'),
    ...marks.map((mark, at) => sign(mark, x + width - PLACE / 2 + (at - (marks.length - 1) / 2) * 6, y + PLACE + 4, 4.6)),
    ...signLines(desk, lines, { x, y: y + 7, width: wide, height: 8 }, { size: 4.4 }),
    tag(
      'P',
      desk.setter.fit(
        [{ text: `${wordsOfSpace(desk, space)} ` }, ...ruled(desk.rules.spaces[id] ?? '')],
        { face: 'regular', size: 8, leading: 1.2 },
        { x, y: y + 16, width: wide, height: height - 16 },
      ),
    ),
  ];
}

const TRACK = 30;
/** From the start up: what each of the team gains, the point and the Alliance. Uprising R18.13 */
function trackOf(desk: Desk, { track: id }: Side, { x, y, width, height }: Box): Item[] {
  const track = desk.book.board.tracks[id];
  const steps = Array.from({ length: track.spaces + 1 }, (_, at) => at);
  const cells = split(
    { x: x + 5, y, width: width - 5, height },
    steps.map((at) => (rewardsAt(track, at) ? 2 : 1)),
    1.6,
  );
  const alt = desk.tell('commander.track.alt', { faction: factionName(id), vp: track.vp_at, alliance: track.alliance_at });
  return [...strip(id, { x, y, width: 2.6, height }), figure(alt, ...steps.flatMap((at) => stepOf(desk, track, at, cells[at] as Box)))];
}
const rewardsAt = ({ team_rewards = {}, vp_at, alliance_at }: TrackRecord, at: number): boolean =>
  team_rewards[at] !== undefined || at === vp_at || at === alliance_at;
function stepOf(desk: Desk, track: TrackRecord, at: number, cell: Box): Item[] {
  const special = rewardsAt(track, at);
  const team = track.team_rewards?.[at];
  const lines = [
    ...(team ? [[{ sign: 'pact' as const }, ...signsOf(team, desk.edition)]] : []),
    ...(at === track.vp_at ? [[{ sign: 'vp' as const, count: '1' }]] : []),
    ...(at === track.alliance_at ? [[{ sign: 'ally' as const }, { sign: 'vp' as const, count: '1' }]] : []),
  ];
  const number = { ...cell, width: special ? 9 : cell.width };
  return [
    chamfered(cell, 1.2, { stroke: special ? 'ink' : 'place', width: special ? 0.45 : 0.25 }),
    text(desk, `${at}`, number, { face: 'bold', size: 11, align: 'centre' }),
    ...(lines.length > 0 ? signLines(desk, lines, { ...cell, x: cell.x + 8.6, width: cell.width - 9.6 }, { size: 4.6 }) : []),
  ];
}

const AGENTS = 38;
/** Where the arrow Agents wait, and what lies before a Commander. Uprising R18.5, Uprising R18.7 */
function agentsOf(desk: Desk, room: Box): Item[] {
  const { tell, book } = desk;
  const { spies = 0 } = book.game.limits;
  const { setup } = book.game;
  const below = { ...room, y: room.y + HEADING + 0.6, height: room.height - HEADING - 4 };
  const [left, right, double, goods] = split(below, [1, 1, 1, 1.2], 3) as [Box, Box, Box, Box];
  const arrows = [
    { box: left, id: 'left', signs: ['west'] },
    { box: right, id: 'right', signs: ['east'] },
    { box: double, id: 'double', signs: ['west', 'east'] },
  ] as const;
  const held = [
    { sign: 'solari', count: setup.solari },
    { sign: 'spice', count: setup.spice },
    { sign: 'water', count: setup.water },
    { sign: 'spy', count: spies },
    { sign: 'intrigue', count: setup.intrigue },
    { sign: 'contract', count: 0 },
  ] as const;
  return [
    ...heading(desk, room, tell('commander.agents'), 'R18.7', tell('commander.agents.note')),
    ...arrows.flatMap(({ box, id, signs }): Item[] => {
      const place = { ...box, width: 17, height: 17 };
      return [
        chamfered(place, 2, DASHED),
        ...signs.map((each, at) => sign(each, place.x + 8.5 + (at - (signs.length - 1) / 2) * 6.6, place.y + 8.5, 6.4, 'ghost')),
        tag(
          'H3',
          text(
            desk,
            tell(`commander.arrow.${id}`),
            { ...box, x: box.x + 19, width: box.width - 19, height: 7 },
            { face: 'bold', size: 8, leading: 1.05 },
          ),
        ),
        tag(
          'P',
          desk.setter.fit(
            tell(`commander.arrow.${id}.text`),
            { face: 'regular', size: 7.4, leading: 1.15 },
            { ...box, x: box.x + 19, y: box.y + 7.4, width: box.width - 19, height: box.height - 7.4 },
          ),
        ),
      ];
    }),
    ...held.flatMap(({ sign: id, count }, at): Item[] => {
      const wide = (goods.width - 3) / 3;
      const high = (goods.height - 1.5) / 2;
      const box = { x: goods.x + (at % 3) * (wide + 1.5), y: goods.y + Math.floor(at / 3) * (high + 1.5), width: wide, height: high };
      const number = { ...box, x: box.x + wide / 2, width: wide / 2 };
      return [
        chamfered(box, 1, DASHED),
        sign(id, box.x + wide / 2 - (count > 0 ? 2.6 : 0), box.y + high / 2, 5, 'ghost'),
        ...(count > 0 ? [tag('P', text(desk, `${count}`, number, { face: 'semibold', size: 8, ink: 'quiet', align: 'centre' }))] : []),
      ];
    }),
  ];
}

/** The cards with which a Commander begins, as signs. Uprising R18.1 */
function deckOf(desk: Desk, { leader }: Side, room: Box): Item[] {
  const cards = Object.entries(desk.book.cards).filter(([, { owner }]) => owner === leader);
  const n = cards.reduce((sum, [, { copies }]) => sum + copies, 0);
  const rows = { ...room, y: room.y + HEADING - 0.6, height: room.height - HEADING + 0.6 };
  return [
    ...heading(desk, room, desk.tell('commander.deck'), 'R18.1', desk.tell('list.copies', { n })),
    ...stack(
      rows,
      [columnsLayer(desk), ...cards.map(([id, card], at) => cardLayer(desk, id, card, { width: room.width, ruledOff: at > 0 }))],
      3.7,
      2.4,
    ),
  ];
}
