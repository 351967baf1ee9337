import { chamfered, line, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import { fitColumns, type Row } from '../../../sheets/rows.ts';
import { stone } from '../../../sheets/stones.ts';
import type { LeaderName, PlayerId } from '../ids.ts';
import { type Desk, HEADING, hairline, heading, sheetFor, split, text } from './common.ts';
import { deckPage } from './deck-page.ts';
import { type Draw, drawOf, stoneIn } from './draw-of.ts';
import { stepsOf } from './setup-steps.ts';

/** Steps and drawn Leaders on one page, the drawn Conflict deck on another. R2 R22.1 R23.1-R23.5 */
export const setupSheet = sheetFor(
  'setup-sheet',
  (desk) => {
    const draw = drawOf(desk);
    return [stepsPage(desk, draw), deckPage(desk, draw, 2, 2)];
  },
  true,
);

function stepsPage(desk: Desk, draw: Draw): Page {
  const { request, tell } = desk;
  const room = roomOf(paperOf(request), true);
  const [left, right] = split(room, [1.12, 1], 9) as [Box, Box];
  const rows: readonly Row[] = stepsOf(desk, draw);
  const note = tell('setup.note', { seats: request.seats, seed: String(request.seed) });
  return framed(desk.frame, { number: 1, of: 2, head: { note } }, [
    ...heading(desk, left, tell('setup.steps')),
    ...fitColumns(desk, [{ room: { ...left, y: left.y + HEADING, height: left.height - HEADING }, rows }], 10),
    ...heading(desk, right, tell('setup.players'), 'R2.4, R2.9'),
    ...playersOf(desk, draw, { ...right, y: right.y + HEADING, height: right.height - HEADING }),
  ]);
}

const ABOUT = 11;
/** Everybody with a Leader, clockwise, and a line for a name. */
function playersOf(desk: Desk, draw: Draw, room: Box): Item[] {
  const { tell, options, name } = desk;
  const solo = draw.state.seats.length === 1;
  const parts = [
    tell('setup.players.about'),
    ...(options.houses === 'distinct' ? [tell('setup.distinct')] : []),
    ...(solo ? [tell('setup.difficulty', { difficulty: name('difficulty', options.difficulty) })] : []),
  ];
  const told = desk.setter.fit(parts.join(' '), { face: 'regular', size: 7.8, ink: 'soft', leading: 1.25 }, { ...room, height: ABOUT });
  const each = Math.min(32, (room.height - ABOUT) / draw.players.length);
  return [
    tag('P', told),
    ...draw.players.flatMap((player, index) =>
      playerBlock(desk, draw, player, { ...room, y: room.y + ABOUT + index * each, height: each }),
    ),
  ];
}

function playerBlock(desk: Desk, draw: Draw, player: PlayerId, { x, y, width, height }: Box): Item[] {
  const leader = draw.state.players[player]?.leader as LeaderName;
  const record = desk.book.leaders[leader];
  const size = 15;
  const left = x + size + 4;
  const wide = width - size - 4;
  const begins = draw.state.firstPlayer === player;
  const house = `${desk.name('house', record?.house ?? '')}, ${roleOf(desk, draw, player)}`;
  const label = { x: left, y: y + 10.4, width: wide - 20, height: 4.4 };
  const seals = [1, 2, 3].map((n) => sign(n <= (record?.complexity ?? 0) ? 'seal' : 'seal0', x + width - 14 + n * 4.2, y + 12.6, 3.6));
  const mark = { x: left, y: y + 17, width: wide, height: 7 };
  return [
    stone(stoneIn(draw, player), x + size / 2, y + size / 2 + 3, size),
    tag(
      'H3',
      text(desk, desk.name('leader', leader), { x: left, y: y + 2, width: wide, height: 8.4 }, { face: 'display', size: 13, leading: 1 }),
    ),
    tag('P', text(desk, house, label, { size: 7.8, ink: 'soft' })),
    ...seals,
    ...(begins
      ? [
          chamfered({ ...mark, width: 7 }, 0.9, { stroke: 'spice', width: 0.5 }),
          sign('first', mark.x + 3.5, mark.y + 3.5, 4.4, 'spice'),
          tag(
            'P',
            text(
              desk,
              desk.tell('setup.first'),
              { ...mark, x: mark.x + 9, width: wide - 9 },
              { face: 'semibold', size: 8.2, ink: 'spice' },
            ),
          ),
        ]
      : []),
    ...(player.startsWith('seat') && !begins ? [line([left, y + 23], [x + width, y + 23], { stroke: 'place', width: 0.2 })] : []),
    hairline(x, y + height - 0.6, width),
  ];
}
/** Where somebody sits. */
function roleOf({ tell }: Desk, { state }: Draw, player: PlayerId): string {
  if (player === 'rival1') return tell('setup.rival-left');
  if (player === 'rival2') return tell('setup.rival');
  return state.seats.length === 1 ? tell('setup.you') : tell('setup.player', { n: state.order.indexOf(player) + 1 });
}
