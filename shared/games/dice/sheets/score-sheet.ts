import { line, rect, sign, tag } from '../../../sheets/draw.ts';
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

function table(desk: Desk, room: Box, first: number, last: number): Item[] {
  const { setter, request } = desk;
  const columns = columnsOf(desk, room.width);
  const rounds = last - first + 1;
  const setUp = first === 1 ? 1 : 0;
  const lines = rounds * request.seats + setUp;
  const each = Math.min(HIGHEST, (room.height - HEAD) / lines);
  const bottom = room.y + HEAD + lines * each;
  const items: Item[] = [];
  let x = room.x;
  for (const column of columns) {
    const box = {
      x: x + 0.8,
      y: room.y + (column.strategic ? 3.4 : 0.4),
      width: column.width - 1.6,
      height: HEAD - (column.strategic ? 4 : 1),
    };
    items.push(tag('P', setter.fit(column.name, { face: 'display', size: 9.5, align: 'centre', leading: 1.05 }, box, 'middle')));
    if (column.strategic) items.push(sign('seal', x + column.width / 2, room.y + 2, 2.8, 'spice'));
    items.push(line([x, room.y], [x, bottom], { stroke: 'ink', width: 0.2 }));
    x += column.width;
  }
  items.push(rect({ x: room.x, y: room.y, width: room.width, height: bottom - room.y }, { stroke: 'ink', width: 0.4 }));
  for (let at = 0; at < lines; at++) {
    const y = room.y + HEAD + at * each;
    const turn = at - setUp;
    const opens = turn >= 0 && turn % request.seats === 0;
    items.push(
      line([room.x, y], [room.x + room.width, y], { stroke: opens || at === 0 ? 'ink' : 'hair', width: opens || at === 0 ? 0.45 : 0.2 }),
    );
    items.push(
      ...labelOf(
        desk,
        columns,
        { x: room.x, y, width: room.width, height: each },
        turn < 0 ? 'set-up' : opens ? first + turn / request.seats : null,
      ),
    );
  }
  return items;
}

/** Number of the round where it opens; the first line of all is for the set-up. */
function labelOf({ setter, say }: Desk, columns: readonly Column[], row: Box, what: number | 'set-up' | null): Item[] {
  const [round, turn] = [columns[0]?.width ?? 0, columns[1]?.width ?? 0];
  if (what === null) return [];
  if (what !== 'set-up')
    return [tag('P', setter.fit(String(what), { face: 'bold', size: 10, align: 'centre' }, { ...row, width: round }, 'middle'))];
  const text = setter.fit(
    say('dice.sheet.score.setup'),
    { face: 'regular', size: 7.5, ink: 'soft' },
    { ...row, x: row.x + round + 1.2, width: turn - 2 },
    'middle',
  );
  return [tag('P', text)];
}
