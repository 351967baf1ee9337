import { group, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import { CUBE, cubeNet, EIGHT, octahedronNet, pips, RISE } from '../../../sheets/nets.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { type Desk, sheetOf } from './common.ts';

const [COLUMNS, WIDE_COLUMNS] = [3, 2] as const;
/** Room for what is said about the nets. */
const HOW = 20;

/** Nets for as many dice as a side throws at most: with six faces, and with eight for Swords and the Gom Jabbar. R8.1, R9.2, R9.3 */
export const diceSheet = sheetOf('dice', (desk) => {
  const { fightDice } = desk.board.data.game.limits;
  const six = Array.from({ length: fightDice }, () => ({ wide: 3 * CUBE, items: cubeNet([1, 2, 3, 4, 5, 6].map(pips), altOf(desk, 6)) }));
  const eight = Array.from({ length: fightDice }, () => ({
    wide: 3.5 * EIGHT,
    items: octahedronNet(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [numberOn(desk, n)]),
      altOf(desk, 8),
    ),
  }));
  const room = roomOf(paperOf(desk.request), true);
  return [
    framed(desk.frame, { number: 1, of: 2, head: {} }, [...howTo(desk, room, 6), ...laid(room, six, COLUMNS, 4 * CUBE + 10)]),
    framed(desk.frame, { number: 2, of: 2, head: {} }, [...howTo(desk, room, 8), ...laid(room, eight, WIDE_COLUMNS, 3 * RISE + 8)]),
  ];
});

const altOf = ({ say }: Desk, faces: number): string => say('adventure.sheet.dice.alt', { faces });
const numberOn = ({ setter }: Desk, n: number): Item =>
  setter.fit(
    String(n),
    { face: 'bold', size: 20, align: 'centre', leading: 1 },
    { x: -EIGHT / 4, y: -4, width: EIGHT / 2, height: 8 },
    'middle',
  );

function howTo({ setter, say, board }: Desk, room: Box, faces: 6 | 8): Item[] {
  const use = say(`adventure.sheet.dice.${faces}`, { n: board.data.game.limits.fightDice });
  return [
    tag(
      'P',
      setter.fit(`${say('adventure.sheet.dice.how')} ${use}`, { face: 'regular', size: 8.5, leading: 1.4 }, { ...room, height: HOW - 4 }),
    ),
  ];
}
/** Nets in rows, each in the middle of its place. */
function laid(
  room: Box,
  nets: readonly { readonly wide: number; readonly items: readonly Item[] }[],
  columns: number,
  high: number,
): readonly Item[] {
  const width = room.width / columns;
  return nets.map(({ wide, items }, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return group(room.x + column * width + (width - wide) / 2, room.y + HOW + row * high, items);
  });
}
