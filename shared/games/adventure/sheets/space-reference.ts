import { group } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { type Art, tiles, wholePage } from '../../../sheets/poster.ts';
import { type Ring, SPACES, type SpaceKind } from '../ids.ts';
import { SPACE_RULES } from '../rule-of.ts';
import { SPACE_SIGNS } from '../signs.ts';
import { counted, type Desk, sheetOf } from './common.ts';
import { planDrawing, planHeight, wholeOn } from './plan.ts';
import { fitColumns, type Row } from '../../../sheets/rows.ts';
import { ringOf } from './rings.ts';

/** The board as a plan, and below it what each kind of space does. R3, R6.11-R6.22 */
export const spaceReference = sheetOf('space-reference', (desk) => {
  const paper = paperOf(desk.request);
  const room = roomOf(paper, true);
  const height = planHeight(desk);
  const below = { ...room, y: room.y + height + 4, height: room.height - height - 4 };
  const plan = group(paper.width / 2, room.y + height / 2, planDrawing(desk, { width: room.width, height }));
  return [framed(desk.frame, { number: 1, of: 1, head: {} }, [plan, ...kinds(desk, below)])];
});

/** The board alone, to play on: twice and four times as large, for a copy shop; and on four pages. */
export const boardA3 = sheetOf('board-a3', (desk) => [wholePage(desk, 'a3', board(desk))]);
export const boardA2 = sheetOf('board-a2', (desk) => [wholePage(desk, 'a2', board(desk))]);
/** On eight pages, since spaces leave room for a cut at every quarter and at the half: three figures fit into a sietch. */
export const boardTable = sheetOf('board-table', (desk) => tiles(desk, board(desk), { columns: 4, rows: 2 }));
export const boardPoster = sheetOf('board-poster', (desk) => tiles(desk, board(desk)));
function board(desk: Desk): Art {
  const paper = paperOf(desk.request);
  const room = roomOf(paper, true);
  const format = { width: room.width, height: planHeight(desk) };
  const [x, y] = [paper.width / 2, room.y + format.height / 2];
  return {
    items: [group(x, y, planDrawing(desk, format))],
    room: { ...room, height: format.height },
    name: desk.say('adventure.sheet.board-poster'),
    whole: wholeOn(desk, format).map((box) => ({ ...box, x: box.x + x, y: box.y + y })),
  };
}

/** Desert, castle and investments in three columns. */
function kinds(desk: Desk, room: Box): Item[] {
  const { say } = desk;
  const kindsOn = (ring: Ring): SpaceKind[] => [...new Set(ringOf(desk, ring).map((id) => desk.board.data.board.spaces[id].kind))];
  const heading = (name: string, rule: string): Row => ({ name, text: '', rule, heading: 'H2' });
  const castle = kindsOn('castle').map((kind) => rowOf(desk, kind));
  // Below the rest of them stand the investments.
  const half = Math.ceil(castle.length * 0.7);
  const invest: Row[] = [
    heading(say('adventure.sheet.investments'), 'R11'),
    {
      name: '',
      text: say('adventure.sheet.investments.text'),
      rule: 'R11.4-R11.6',
      mark: { sign: 'invest' },
    },
    ...(hasReconstructed(desk)
      ? [{ name: '', text: say('adventure.sheet.investments.mark'), rule: 'R11.3', mark: { letter: '' } } as const]
      : []),
  ];
  const columns: readonly (readonly Row[])[] = [
    [heading(say('adventure.ring.desert'), 'R3.2'), ...kindsOn('desert').map((kind) => rowOf(desk, kind))],
    [heading(say('adventure.ring.castle'), 'R3.3'), ...castle.slice(0, half)],
    [heading(say('sheet.again', { name: say('adventure.ring.castle') }), ''), ...castle.slice(half), ...invest],
  ];
  const gap = 6;
  const width = (room.width - 2 * gap) / 3;
  return fitColumns(
    desk,
    columns.map((rows, index) => ({ room: { ...room, x: room.x + index * (width + gap), width }, rows })),
    8.4,
  );
}

export const hasReconstructed = ({ board }: Desk): boolean =>
  Object.values(board.data.investments).some((fields) => Object.values(fields).some(({ source }) => source === 'reconstructed'));

function rowOf(desk: Desk, kind: SpaceKind): Row {
  const { say, board } = desk;
  const count = SPACES.filter((id) => board.data.board.spaces[id].kind === kind).length;
  return {
    mark: { sign: SPACE_SIGNS[kind] },
    name: say(`adventure.kind.${kind}`),
    ...counted(desk, count),
    text: say(`adventure.sheet.kind.${kind}`, { strength: board.data.game.limits.strength }),
    rule: SPACE_RULES[kind],
  };
}
