import { headCell, line, rect, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { type Desk, sheetOf } from './common.ts';

const HEAD = 11;
/** A line to write on is not lower than this. */
const LOWEST = 5.6;
const HIGHEST = 8.6;

/** A line for every turn of the game, six rounds for so many seats. R5.2 */
export const scoreSheet = sheetOf(
  'score-sheet',
  (desk) => {
    const { rounds } = desk.board.data.game;
    const { seats } = desk.request;
    const room = roomOf(paperOf(desk.request), true);
    const most = Math.min(rounds, Math.max(1, Math.floor((room.height - HEAD) / LOWEST / seats)));
    const of = Math.ceil(rounds / most);
    const perPage = Math.ceil(rounds / of);
    return Array.from({ length: of }, (_, page) => {
      const first = page * perPage + 1;
      const last = Math.min(rounds, first + perPage - 1);
      return framed(
        desk.frame,
        { number: page + 1, of, head: { note: desk.say('dice.sheet.score.note') } },
        table(desk, room, first, last),
      );
    });
  },
  true,
);

interface Column {
  readonly name: string;
  readonly width: number;
  readonly strategic?: true;
}
function columnsOf({ say, board }: Desk, width: number): Column[] {
  const fixed = [
    { name: say('dice.sheet.score.round'), width: 13 },
    { name: say('dice.sheet.score.turn'), width: 26 },
    { name: say('dice.sheet.score.ally'), width: 22 },
  ];
  const last = [
    { name: say('dice.sheet.score.seals'), width: 14 },
    { name: say('dice.sheet.score.storm'), width: 14 },
  ];
  const left = width - [...fixed, ...last].reduce((sum, column) => sum + column.width, 0);
  const regions = board.strategic.map(
    (id): Column => ({ name: say(`dice.region.${id}`), width: left / board.strategic.length, strategic: true }),
  );
  return [...fixed, ...regions, ...last];
}

/** Heads of columns, then a row for each turn: its round where it opens, its number, and room for what is written. */
function table(desk: Desk, room: Box, first: number, last: number): Item[] {
  const columns = columnsOf(desk, room.width);
  const rounds = last - first + 1;
  const setUp = first === 1 ? 1 : 0;
  const lines = rounds * desk.request.seats + setUp;
  const each = Math.min(HIGHEST, (room.height - HEAD) / lines);
  const bottom = room.y + HEAD + lines * each;
  const rows = Array.from({ length: lines }, (_, at): Item => {
    const row = { x: room.x, y: room.y + HEAD + at * each, width: room.width, height: each };
    const turn = at - setUp;
    const head = turn < 0 ? setUpOf(desk, columns, row) : turnOf(desk, columns, row, { first, turn });
    return tag('TR', headCell('Row', ...head), ...columns.slice(1).map(() => tag('TD')));
  });
  const flats = Array.from({ length: lines }, (_, at) => {
    const opens = at === 0 || (at - setUp) % desk.request.seats === 0;
    const y = room.y + HEAD + at * each;
    return line([room.x, y], [room.x + room.width, y], { stroke: opens ? 'ink' : 'hair', width: opens ? 0.45 : 0.2 });
  });
  const uprights = edgesOf(columns, room.x).map((x, at) => {
    // What is said of the set-up reaches over the first two columns.
    const parted = at === 1 && setUp === 1;
    return [
      line([x, room.y], [x, parted ? room.y + HEAD : bottom], { stroke: 'ink', width: 0.2 }),
      ...(parted ? [line([x, room.y + HEAD + each], [x, bottom], { stroke: 'ink', width: 0.2 })] : []),
    ];
  });
  return [
    tag('Table', tag('TR', ...columns.map((column, at) => headOf(desk, column, edgesOf(columns, room.x)[at] ?? room.x, room.y))), ...rows),
    ...flats,
    ...uprights.flat(),
    rect({ ...room, height: bottom - room.y }, { stroke: 'ink', width: 0.4 }),
  ];
}
/** Left edges of the columns. */
const edgesOf = (columns: readonly Column[], left: number): readonly number[] =>
  columns.map((_, at) => left + columns.slice(0, at).reduce((sum, { width }) => sum + width, 0));

function headOf({ setter }: Desk, { name, width, strategic }: Column, x: number, y: number): Item {
  const box = { x: x + 0.8, y: y + (strategic ? 3.4 : 0.4), width: width - 1.6, height: HEAD - (strategic ? 4 : 1) };
  const seal = strategic ? [sign('seal', x + width / 2, y + 2, 2.8, 'spice')] : [];
  return headCell('Column', ...seal, setter.fit(name, { face: 'display', size: 9.5, align: 'centre', leading: 1.05 }, box, 'middle'));
}

/** The first line of all. */
function setUpOf({ setter, say }: Desk, columns: readonly Column[], row: Box): readonly Item[] {
  const width = columns.slice(0, 2).reduce((sum, column) => sum + column.width, 0);
  const text = say('dice.sheet.score.setup');
  return [setter.fit(text, { face: 'regular', size: 8, ink: 'soft' }, { ...row, x: row.x + 1.8, width: width - 3 }, 'middle')];
}
/** The number of the round where it opens, and which turn of it this is. */
function turnOf(
  { setter, request }: Desk,
  [head]: readonly Column[],
  row: Box,
  { first, turn }: { readonly first: number; readonly turn: number },
): readonly Item[] {
  const { width = 0 } = head ?? {};
  const [round, nth] = [first + Math.floor(turn / request.seats), turn % request.seats];
  const opens =
    nth === 0 ? [setter.fit(`${round}`, { face: 'bold', size: 10, align: 'centre' }, { ...row, width: width * 0.55 }, 'middle')] : [];
  const small = { face: 'regular', size: 7, ink: 'quiet', align: 'right' } as const;
  return [...opens, setter.fit(`${round}.${nth + 1}`, small, { ...row, x: row.x + width * 0.5, width: width * 0.5 - 1.2 }, 'middle')];
}
