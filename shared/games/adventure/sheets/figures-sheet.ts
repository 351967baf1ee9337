import { chamfered, figure, group, line, path, polygon, rect, sign, silent, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { type Piece, piecePages } from '../../../sheets/pieces.ts';
import { patternIn, stone } from '../../../sheets/stones.ts';
import { type COLOURS, FIGURES, type FigureId } from '../ids.ts';
import { type Desk, sheetOf } from './common.ts';
import { figureMark } from './figures.ts';

/** A figure of paper: two faces with a fold above, a foot at either end. Millimetres. */
const WIDE = 22;
const FACE = 34;
const FOOT = 9;
const HIGH = 2 * (FACE + FOOT);
const GAP = 1.4;
const FOLD = { stroke: 'place', width: 0.2, dash: [1.4, 1] } as const;
const CUT = { stroke: 'ink', width: 0.15 } as const;

/** Twelve figures to fold and the clips that slide along their cards. R1.3, R2.1, R2.3 */
export const figuresSheet = sheetOf('figures', (desk) => {
  const room = roomOf(paperOf(desk.request), true);
  const how = desk.setter.fit(
    desk.say('adventure.sheet.figures.how'),
    { face: 'regular', size: 8.5, leading: 1.35 },
    { x: room.x, y: room.y - 1, width: room.width, height: 8.4 },
  );
  const perRow = 6;
  const left = room.x + (room.width - perRow * (WIDE + GAP)) / 2;
  const top = room.y + 9;
  const stands = FIGURES.map((id, index) => {
    const [column, row] = [index % perRow, Math.floor(index / perRow)];
    return group(left + column * (WIDE + GAP), top + row * (HIGH + GAP), standee(desk, id));
  });
  const clips = FIGURES.map((id, index) =>
    group(left + index * (CLIP.width + GAP), top + 2 * (HIGH + GAP) + 2, clip(desk.board.data.fighters[id].colour, desk)),
  );
  const alt = desk.say('adventure.sheet.figures.clips', { n: FIGURES.length });
  return [framed(desk.frame, { number: 1, of: 1, head: {} }, [tag('P', how), ...stands, figure(alt, ...clips)])];
});

function standee(desk: Desk, id: FigureId): Item[] {
  const { colour, role } = desk.board.data.fighters[id];
  const { house } = desk.board.data.colours[colour];
  const name = desk.say(`adventure.figure.${id}`);
  const band: Box = { x: 0.6, y: FACE - 3.2, width: WIDE - 1.2, height: 2.4 };
  const told = desk.setter.fit(
    name,
    { face: 'semibold', size: 7.5, align: 'centre', leading: 1 },
    { x: 0.8, y: FACE - 11, width: WIDE - 1.6, height: 7 },
    'middle',
  );
  const face: Item[] = [figureMark(role, house, WIDE / 2, 12, 19), patternIn(house, band), told];
  const foot = (y: number): Item => group(0, y, [stone(house, WIDE / 2, FOOT / 2, 5.6, 'place')]);
  return [
    rect({ x: 0, y: 0, width: WIDE, height: HIGH }, CUT),
    ...[FOOT, FOOT + FACE, FOOT + 2 * FACE].map((y) => line([0, y], [WIDE, y], FOLD)),
    foot(0),
    foot(HIGH - FOOT),
    group(WIDE, FOOT + FACE, [silent(...face)], { turn: 180 }),
    figure(name, group(0, FOOT + FACE, face)),
  ];
}

const CLIP = { width: 9.6, height: 26 } as const;
/** Folded around the lower edge of a card, its arrow points at the Strength. R1.3 */
function clip(colour: (typeof COLOURS)[number], { board }: Desk): Item[] {
  const { width, height } = CLIP;
  const arrow = polygon(
    [
      [width / 2, 1.6],
      [width / 2 + 2.4, 5.4],
      [width / 2 - 2.4, 5.4],
    ],
    { fill: 'ink' },
  );
  return [
    rect({ x: 0, y: 0, width, height }, CUT),
    line([0, height / 2], [width, height / 2], FOLD),
    arrow,
    stone(board.data.colours[colour].house, width / 2, 9, 5),
  ];
}

/** Edge of a token. */
const TOKEN = 13;
/** All spice and Harvesters of the box, and marks for Guile that was bought; the other side of a Harvester is protected. R2.1, R12.1, R12.2 */
export const tokens = sheetOf('tokens', (desk) => {
  const { spice, harvesters } = desk.board.data.game;
  const times = (count: number, piece: Piece): readonly Piece[] => Array.from({ length: count }, () => piece);
  const pieces = [
    ...times(
      spice,
      alike((x, y) => [path(gem(x, y, 5.2), { stroke: 'ink', width: 0.4 }), sign('spice', x, y, 6.6, 'spice')]),
    ),
    ...times(harvesters, { front: at(square('harvester')), back: at(square('harvester', true)) }),
    ...times(
      FIGURES.length,
      alike((x, y) => [...square('guile')(x, y)]),
    ),
  ];
  const alt = desk.say('adventure.sheet.tokens.alt', { spice, harvesters, guile: FIGURES.length });
  return piecePages(desk, [{ cutting: { size: { width: TOKEN, height: TOKEN }, bleed: 0, alt }, pieces }]);
});
type Drawn = (x: number, y: number) => readonly Item[];
/** In the middle of its place. */
const at =
  (draw: Drawn) =>
  ({ x, y, width, height }: Box): readonly Item[] =>
    draw(x + width / 2, y + height / 2);
const alike = (draw: Drawn): Piece => ({ front: at(draw), back: at(draw) });
const gem = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}L${x + r} ${y - r / 2}V${y + r / 2}L${x} ${y + r}L${x - r} ${y + r / 2}V${y - r / 2}Z`;
const square =
  (mark: 'harvester' | 'guile', safe = false): Drawn =>
  (x, y) => [
    chamfered({ x: x - 5.4, y: y - 5.4, width: 10.8, height: 10.8 }, 1.3, { stroke: 'ink', width: safe ? 1 : 0.4 }),
    sign(mark, x, safe ? y - 1.4 : y, safe ? 5.6 : 7.2),
    ...(safe ? [sign('sheltered', x, y + 3, 3.6)] : []),
  ];
