import { line, rect, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import type { TieBreak } from '../ids.ts';
import { ICON_SIGNS } from '../signs/names.ts';
import { factionName } from '../words/names.ts';
import { type Desk, heading, HEADING, sheetFor, split, text } from './common.ts';

const NAMES = 38;
const HEAD = 6;
const OWNER = 9;
const TIES = 42;

/** On its side: a block for each player, a column for every round; what decides a tie below. R3.4 R11 R13 R16.8 */
export const scoreSheet = sheetFor(
  'score-sheet',
  (desk) => {
    const { request, tell } = desk;
    const room = roomOf(paperOf(request, true), true);
    // Rivals of the solo game score, House Hagal does not. R22.2 R23.10
    const players = request.seats + scoringRivals(desk);
    const ties = HEADING + HEAD + players * 5.4;
    const table = { ...room, height: room.height - Math.min(TIES, ties) - 2 };
    const items = [
      ...tableOf(desk, players, table),
      ...tiesOf(desk, players, { ...room, y: room.y + room.height - Math.min(TIES, ties), height: Math.min(TIES, ties) }),
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
function entriesOf({ tell, speaker, book, request }: Desk): readonly Entry[] {
  const { vp } = book.game.setup;
  return [
    { sign: 'vp', name: tell('score.points'), start: vp[request.seats] ?? 0 },
    ...book.factions.map((id): Entry => ({ sign: ICON_SIGNS[id], name: speaker.say(factionName(id)), start: book.board.tracks[id].start })),
    { sign: 'swords', name: tell('score.conflict'), start: null },
  ];
}

function tableOf(desk: Desk, players: number, room: Box): Item[] {
  const entries = entriesOf(desk);
  const each = Math.min(7, (room.height - HEAD) / (entries.length * players));
  const left = room.x + OWNER;
  const cells = desk.book.game.limits.rounds + 2;
  const width = (room.x + room.width - left - NAMES) / cells;
  const bottom = room.y + HEAD + each * entries.length * players;
  const columns = Array.from({ length: cells }, (_, at) => left + NAMES + at * width);
  const blocks = Array.from({ length: players }, (_, player) => {
    const block = { ...room, y: room.y + HEAD + player * entries.length * each, height: entries.length * each };
    return blockOf(desk, entries, block, { x: left, cell: width, name: desk.request.names?.[player] });
  });
  return [
    ...headOf(desk, columns, { x: left, y: room.y, width, height: HEAD }),
    ...blocks.flat(),
    ...columns.map((x, at) => {
      const strong = at < 2 || at === cells - 1;
      return line([x, room.y], [x, bottom], { stroke: strong ? 'ink' : 'hair', width: strong ? 0.3 : 0.2 });
    }),
    rect({ ...room, height: bottom - room.y }, { stroke: 'ink', width: 0.4 }),
  ];
}

/** `Start`, the numbers of the rounds, `Endgame`. */
function headOf(desk: Desk, columns: readonly number[], { x, y, width, height }: Box): Item[] {
  const label = text(desk, desk.tell('score.round'), { x, y, width: NAMES - 2, height }, { face: 'display', size: 9.5, align: 'right' });
  const numbers = columns.map((at, index) => {
    const last = index === columns.length - 1;
    const said = index === 0 ? desk.tell('score.start') : last ? desk.tell('score.end') : String(index);
    const style = index === 0 || last ? ({ size: 7 } as const) : ({ face: 'bold', size: 8.5 } as const);
    return text(desk, said, { x: at + 0.3, y, width: width - 0.6, height }, { ...style, align: 'centre' });
  });
  return [tag('P', label, ...numbers)];
}

/** Where the first column begins, how wide one is, and whose block it is. */
interface Columns {
  readonly x: number;
  readonly cell: number;
  readonly name: string | undefined;
}
/** The lines of one player, with room for a name along the edge. */
function blockOf(desk: Desk, entries: readonly Entry[], block: Box, { x, cell, name: owner }: Columns): Item[] {
  const each = block.height / entries.length;
  const rows = entries.flatMap((entry, at): Item[] => {
    const y = block.y + at * each;
    const name = text(desk, entry.name, { x: x + 5.8, y, width: NAMES - 6.4, height: each }, { size: 7.4, leading: 1.05 });
    const start = { x: x + NAMES, y, width: cell, height: each };
    const value =
      entry.start === null ? [] : [text(desk, `${entry.start}`, start, { face: 'semibold', size: 7.4, ink: 'soft', align: 'centre' })];
    const under = at === 0 ? [] : [line([x, y], [block.x + block.width, y], { stroke: 'hair', width: 0.2 })];
    return [...under, sign(entry.sign, x + 3, y + each / 2, Math.min(3.6, each - 0.6)), tag('P', name, ...value)];
  });
  const whose = text(
    desk,
    owner || desk.tell('score.name'),
    { x: 0, y: 0, width: block.height - 1.6, height: 7 },
    { size: 7, ink: 'quiet' },
  );
  return [
    ...rows,
    { kind: 'group', x: block.x + 0.8, y: block.y + block.height - 0.8, turn: -90, items: [tag('P', whose)] },
    line([x, block.y], [x, block.y + block.height], { stroke: 'ink', width: 0.3 }),
    line([block.x, block.y], [block.x + block.width, block.y], { stroke: 'ink', width: 0.4 }),
  ];
}

const TIE_SIGNS: Readonly<Record<TieBreak, SignId>> = {
  spice: 'spice',
  solari: 'solari',
  water: 'water',
  garrison: 'troop',
  latest_reveal_turn: 'reveal',
};
/** A line for each player: points, then what decides a tie from left to right. R16.8 */
function tiesOf(desk: Desk, players: number, room: Box): Item[] {
  const { tie_breaks } = desk.book.game.end;
  const shares = [2.2, 1, ...tie_breaks.map(() => 1)];
  const top = room.y + HEADING - 1;
  const each = (room.height - HEADING - HEAD + 1) / players;
  const heads = split({ ...room, y: top, height: HEAD }, shares, 0).slice(1);
  const signs: readonly SignId[] = ['vp', ...tie_breaks.map((id) => TIE_SIGNS[id])];
  const names = [desk.tell('score.total'), ...tie_breaks.map((id) => desk.tell(`tie.${id}`))];
  return [
    ...heading(desk, room, desk.tell('score.ties'), 'R16.8'),
    ...heads.flatMap((box, at): Item[] => [
      sign(signs[at] ?? 'vp', box.x + 3, box.y + box.height / 2, 3.6),
      tag('P', text(desk, names[at] ?? '', { ...box, x: box.x + 5.8, width: box.width - 6.4 }, { size: 7.2, leading: 1.05 })),
    ]),
    ...Array.from({ length: players }, (_, at) => {
      const y = top + HEAD + (at + 1) * each - 0.3;
      return line([room.x, y], [room.x + room.width, y], { stroke: 'place', width: 0.2 });
    }),
    ...heads.map((box) => line([box.x, top], [box.x, room.y + room.height], { stroke: 'hair', width: 0.2 })),
  ];
}
