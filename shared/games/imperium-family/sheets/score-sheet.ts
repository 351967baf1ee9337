import { headCell, line, rect, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import type { FactionId, TieBreak } from '../ids.ts';
import { ICON_SIGNS } from '../signs/names.ts';
import { factionName } from '../words/names.ts';
import { type Desk, heading, HEADING, personAt, sentence, sheetFor, split, text } from './common.ts';
import { sidesOf } from './teams.ts';

const NAMES = 38;
/** Where a Commander and a person stand on one line. */
const LONG_NAMES = 54;
const HEAD = 6;
/** Names of two lines have room. */
const TIE_HEAD = 7.6;
const OWNER = 9;
const TIES = 42;

/** On its side: a block for each player, a column for every round; what decides a tie below. R3.4 R11 R13 R16.8 */
export const scoreSheet = sheetFor(
  'score-sheet',
  (desk) => {
    const { request, tell } = desk;
    const room = roomOf(paperOf(request, true), true);
    // Rivals of the solo game score, House Hagal does not. R22.2 R23.10
    const players = playersOf(desk);
    const ranked = desk.book.teams
      ? sidesOf(desk, desk.book.teams).map(({ leader }) => desk.name('leader', leader))
      : players.map(() => '');
    const ties = HEADING + TIE_HEAD + ranked.length * 5.4;
    const table = { ...room, height: room.height - Math.min(TIES, ties) - 2 };
    const items = [
      ...tableOf(desk, players, table),
      ...tiesOf(desk, ranked, { ...room, y: room.y + room.height - Math.min(TIES, ties), height: Math.min(TIES, ties) }),
    ];
    return [framed(desk.frame, { number: 1, of: 1, landscape: true, head: { note: tell('score.note') } }, items)];
  },
  true,
);

function scoringRivals({ book, request }: Desk): number {
  const rivals = book.rivalsFor[request.seats];
  return rivals?.scores ? rivals.count : 0;
}

interface Entry {
  readonly sign: SignId;
  readonly name: string;
  readonly start: number | null;
}
/** Somebody with a score. */
interface Scorer {
  readonly entries: readonly Entry[];
  /** Who it is, or room for that. */
  readonly owner: string;
}
/** Whoever scores, team by team where they play in teams: a Commander has the own track alone. Uprising R18.5, Uprising R18.11 */
function playersOf(desk: Desk): readonly Scorer[] {
  const { tell, speaker, book, request } = desk;
  const points = (vp: number): Entry => ({ sign: 'vp', name: tell('score.points'), start: vp });
  const track = (id: FactionId): Entry => ({
    sign: ICON_SIGNS[id],
    name: speaker.say(factionName(id)),
    start: book.board.tracks[id].start,
  });
  const fights: Entry = { sign: 'swords', name: tell('score.conflict'), start: null };
  const usual = (vp: number, name = ''): Scorer => ({
    entries: [points(vp), ...book.factions.map(track), fights],
    owner: name || tell('score.name'),
  });
  const { teams } = book;
  if (!teams) {
    const vp = book.game.setup.vp[request.seats] ?? 0;
    return Array.from({ length: request.seats + scoringRivals(desk) }, (_, at) => usual(vp, request.names?.[at]));
  }
  return sidesOf(desk, teams).flatMap((side) => {
    // Two lines are too few for a name along their edge.
    const name = [desk.name('leader', side.leader), personAt(desk, side.commander)].filter(Boolean).join(', ');
    return [
      { entries: [{ ...points(teams.setup.vp.commander), name }, track(side.track)], owner: '' },
      ...side.allies.map((ally) => usual(teams.setup.vp.ally, personAt(desk, ally))),
    ];
  });
}

function tableOf(desk: Desk, players: readonly Scorer[], room: Box): Item[] {
  const rows = players.reduce((sum, { entries }) => sum + entries.length, 0);
  const each = Math.min(7, (room.height - HEAD) / rows);
  const left = room.x + OWNER;
  const cells = desk.book.game.limits.rounds + 2;
  const names = desk.book.teams ? LONG_NAMES : NAMES;
  const width = (room.x + room.width - left - names) / cells;
  const bottom = room.y + HEAD + each * rows;
  const columns = Array.from({ length: cells }, (_, at) => left + names + at * width);
  let y = room.y + HEAD;
  const blocks = players.map((player) => {
    const block = { ...room, y, height: player.entries.length * each };
    y += block.height;
    return blockOf(desk, player, block, { x: left, names, cell: width, cells });
  });
  return [
    ...blocks.flatMap(({ owner }) => owner),
    tag('Table', headOf(desk, columns, { x: left, y: room.y, width, height: HEAD }), ...blocks.flatMap(({ rows: drawn }) => drawn)),
    ...columns.map((x, at) => {
      const strong = at < 2 || at === cells - 1;
      return line([x, room.y], [x, bottom], { stroke: strong ? 'ink' : 'hair', width: strong ? 0.3 : 0.2 });
    }),
    rect({ ...room, height: bottom - room.y }, { stroke: 'ink', width: 0.4 }),
  ];
}

/** `Start`, the numbers of the rounds, `Endgame`. */
function headOf(desk: Desk, columns: readonly number[], { x, y, width, height }: Box): Item {
  const label = text(
    desk,
    desk.tell('score.round'),
    { x, y, width: (columns[0] ?? x) - x - 2, height },
    { face: 'display', size: 9.5, align: 'right' },
  );
  const numbers = columns.map((at, index) => {
    const last = index === columns.length - 1;
    const said = index === 0 ? desk.tell('score.start') : last ? desk.tell('score.end') : String(index);
    const style = index === 0 || last ? ({ size: 7 } as const) : ({ face: 'bold', size: 8.5 } as const);
    return text(desk, said, { x: at + 0.3, y, width: width - 0.6, height }, { ...style, align: 'centre' });
  });
  return tag('TR', headCell('Column', label), ...numbers.map((number) => headCell('Column', number)));
}

/** Where the first column begins, how wide that of the names is and each of a round. */
interface Columns {
  readonly x: number;
  readonly names: number;
  readonly cell: number;
  readonly cells: number;
}
/** The lines of one player, with room for a name along the edge. */
function blockOf(
  desk: Desk,
  { entries, owner }: Scorer,
  block: Box,
  { x, names, cell, cells }: Columns,
): { readonly rows: readonly Item[]; readonly owner: readonly Item[] } {
  const each = block.height / entries.length;
  const rows = entries.flatMap((entry, at): Item[] => {
    const y = block.y + at * each;
    const name = text(desk, entry.name, { x: x + 5.8, y, width: names - 6.4, height: each }, { size: 7.4, leading: 1.05 });
    const start = { x: x + names, y, width: cell, height: each };
    const value =
      entry.start === null ? [] : [text(desk, `${entry.start}`, start, { face: 'semibold', size: 7.4, ink: 'soft', align: 'centre' })];
    const under = at === 0 ? [] : [line([x, y], [block.x + block.width, y], { stroke: 'hair', width: 0.2 })];
    const mark = sign(entry.sign, x + 3, y + each / 2, Math.min(3.6, each - 0.6));
    return [...under, tag('TR', headCell('Row', mark, name), tag('TD', ...value), ...Array.from({ length: cells - 1 }, () => tag('TD')))];
  });
  const whose = text(desk, owner, { x: 0, y: 0, width: block.height - 1.6, height: 7 }, { size: 7, ink: 'quiet' });
  const named: readonly Item[] = [
    ...(owner ? [{ kind: 'group', x: block.x + 0.8, y: block.y + block.height - 0.8, turn: -90, items: [tag('P', whose)] } as const] : []),
    line([x, block.y], [x, block.y + block.height], { stroke: 'ink', width: 0.3 }),
    line([block.x, block.y], [block.x + block.width, block.y], { stroke: 'ink', width: 0.4 }),
  ];
  return { rows, owner: named };
}

const TIE_SIGNS: Readonly<Record<TieBreak, SignId>> = {
  spice: 'spice',
  solari: 'solari',
  water: 'water',
  garrison: 'troop',
  latest_reveal_turn: 'reveal',
};
/** A line for each player or team: points, then what decides a tie from left to right. R16.8 */
function tiesOf(desk: Desk, ranked: readonly string[], room: Box): Item[] {
  const { tie_breaks } = desk.book.game.end;
  const shares = [2.2, 1, ...tie_breaks.map(() => 1)];
  const top = room.y + HEADING - 1;
  const each = (room.height - HEADING - TIE_HEAD + 1) / ranked.length;
  const heads = split({ ...room, y: top, height: TIE_HEAD }, shares, 0).slice(1);
  const signs: readonly SignId[] = ['vp', ...tie_breaks.map((id) => TIE_SIGNS[id])];
  const names = [desk.tell('score.total'), ...tie_breaks.map((id) => sentence(desk, desk.tell(`tie.${id}`)))];
  return [
    ...heading(desk, room, desk.tell('score.ties'), 'R16.8'),
    ...heads.flatMap((box, at): Item[] => [
      sign(signs[at] ?? 'vp', box.x + 3, box.y + box.height / 2, 3.6),
      tag('P', text(desk, names[at] ?? '', { ...box, x: box.x + 5.8, width: box.width - 6.4 }, { size: 7.2, leading: 1.05 })),
    ]),
    ...ranked.flatMap((name, at): Item[] => {
      const y = top + TIE_HEAD + (at + 1) * each - 0.3;
      const label = { x: room.x, y: y - each + 0.6, width: (heads[0]?.x ?? room.x) - room.x - 2, height: each - 0.8 };
      const named = name ? [tag('P', text(desk, name, label, { face: 'semibold', size: 7.4 }))] : [];
      return [...named, line([room.x, y], [room.x + room.width, y], { stroke: 'place', width: 0.2 })];
    }),
    ...heads.map((box) => line([box.x, top], [box.x, room.y + room.height], { stroke: 'hair', width: 0.2 })),
  ];
}
