import { chamfered, diamond, group, path, sign, silent, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import { type Art, cutBoxes, cutsOf, tiles, wholePage } from '../../../sheets/poster.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import type { Style } from '../../../sheets/measure.ts';
import { spilt } from '../../../sheets/rows.ts';
import { ASSETS } from '../ids.ts';
import { ASSET_SIGNS, type Desk, sheetOf } from './common.ts';
import { halfHeightOf, landDrawing, type MapFormat } from './land-drawing.ts';

/** The ten regions on one page, storm track around them, turn track and what the marks mean below. */
export const map = sheetOf('map', (desk) => [framed(desk.frame, { number: 1, of: 1, head: {} }, drawn(desk).items)]);
/** The same twice and four times as large, for a copy shop; and on four pages, for tokens to stand on. */
export const mapA3 = sheetOf('map-a3', (desk) => [wholePage(desk, 'a3', drawn(desk))]);
export const mapA2 = sheetOf('map-a2', (desk) => [wholePage(desk, 'a2', drawn(desk))]);
export const mapPoster = sheetOf('map-poster', (desk) => tiles(desk, wide(desk)));

function drawn(desk: Desk): Art {
  const paper = paperOf(desk.request);
  const room = roomOf(paper, true);
  const format: MapFormat = { half: room.width / 2, place: 11, name: 12, storm: 5 };
  const height = 2 * halfHeightOf(format.half);
  const below = { ...room, y: room.y + height + 5, height: room.height - height - 5 };
  const items = [
    group(paper.width / 2, room.y + height / 2, landDrawing(desk, format)),
    ...turnTrack(desk, below),
    ...legend(desk, { ...below, y: below.y + 20, height: below.height - 20 }),
  ];
  return { items, room, name: desk.say('dice.sheet.map') };
}

/** Beside the map on tiles, millimetres: no tile is half empty, and no seam runs through the names in its middle. */
const ASIDE = 47;
/** The same on its side: turn track and legend stand at the right of the map, and nothing that is read where tiles part. */
function wide(desk: Desk): Art {
  const half = 93;
  const [width, height] = [2 * half, 2 * halfHeightOf(half)];
  const room = { x: 0, y: 0, width: width + 7 + ASIDE, height };
  const cuts = cutsOf(desk, room);
  const fromMiddle = cutBoxes(cuts, room).map((cut) => ({ ...cut, x: cut.x - half, y: cut.y - height / 2 }));
  const format: MapFormat = { half, place: 11, name: 12, storm: 5, cuts: fromMiddle };
  const aside = { x: width + 7, y: 2, width: ASIDE, height: height - 4 };
  const items = [
    group(half, height / 2, landDrawing(desk, format)),
    ...turnTrack(desk, aside, 3),
    ...legendAside(desk, { ...aside, y: aside.y + 44, height: aside.height - 44 }, cuts.y),
  ];
  return { items, room, name: desk.say('dice.sheet.map') };
}

const EDGE = 14;
const GAP = 2.4;
/** One place a round for the turn marker: behind their name, or so many in a row below it. R5.2 */
function turnTrack({ setter, say, board }: Desk, room: Box, inRow?: number): Item[] {
  const { rounds } = board.data.game;
  const [edge, gap] = [EDGE, GAP];
  const from = inRow ? { x: room.x, y: room.y + 9 } : { x: room.x + 48, y: room.y };
  const label = setter.fit(
    say('dice.sheet.map.rounds'),
    { face: 'display', size: 13, leading: 1.1 },
    { x: room.x, y: room.y, width: 44, height: inRow ? 8 : edge },
    'middle',
  );
  const places = Array.from({ length: rounds }, (_, index): Item[] => {
    const [column, row] = inRow ? [index % inRow, Math.floor(index / inRow)] : [index, 0];
    const box = { x: from.x + column * (edge + gap), y: from.y + row * (edge + gap), width: edge, height: edge };
    const number = setter.fit(String(index + 1), { face: 'bold', size: 12, ink: 'quiet', align: 'centre' }, box, 'middle');
    const last = index === rounds - 1 ? [diamond(box.x + edge / 2, box.y + edge / 2, 5, { stroke: 'spice', width: 0.3 })] : [];
    return [chamfered(box, 0.9, { stroke: 'place', width: 0.25, dash: [0.9, 0.7] }), ...last, silent(number)];
  });
  return [tag('H2', label), ...places.flat()];
}

type MarkId = SignId | 'dots' | 'diamond' | 'place';

/** What each mark means. */
function meanings({ say, board }: Desk): readonly (readonly [MarkId, string])[] {
  const east = board.data.map.stormTrack.east;
  const round = (zones: readonly number[]): string => [...zones, zones[0]].join(' → ');
  return [
    ['seal', say('dice.sheet.map.legend.strategic')],
    ['dots', say('dice.sheet.map.legend.desert')],
    ['diamond', say('dice.sheet.map.legend.reconstructed')],
    ['place', say('dice.sheet.map.legend.asset')],
    [
      'storm',
      say('dice.sheet.map.legend.storm', {
        wind: say('dice.sheet.wind.east'),
        east: round(east),
        west: round([east[0] ?? 5, ...east.slice(1).reverse()]),
      }),
    ],
    ['air', say('dice.sheet.map.legend.pole')],
    ...ASSETS.map((asset) => [ASSET_SIGNS[asset], say(`dice.sheet.asset.${asset}`, { name: { key: `dice.asset.${asset}` } })] as const),
  ];
}
const MEANING = { face: 'regular', size: 7.7, leading: 1.3 } as const;
/** Room for a mark before what it means. */
const MARK = 6.5;

/** In three columns. */
function legend(desk: Desk, room: Box): Item[] {
  const columns = 3;
  const rows = meanings(desk);
  const gap = 5;
  const width = (room.width - gap * (columns - 1)) / columns;
  const each = Math.min(15, room.height / Math.ceil(rows.length / columns));
  return rows.flatMap(([id, text], index): Item[] => {
    const box = { x: room.x + (index % columns) * (width + gap), y: room.y + Math.floor(index / columns) * each, width, height: each - 1 };
    const words = desk.setter.fit(text, MEANING, { ...box, x: box.x + MARK, width: width - MARK });
    return [...markOf(id, box.x + 2.2, box.y + 1.9), tag('P', words)];
  });
}
/** Below each other, in the largest letters that leave room for all; what would be cut stands below the cut. */
function legendAside(desk: Desk, room: Box, cuts: readonly number[]): readonly Item[] {
  const lie = (style: Style): { readonly items: readonly Item[]; readonly end: number } => {
    let { y } = room;
    const items = meanings(desk).flatMap(([id, text]): Item[] => {
      const tall = desk.setter.set(text, style, 0, 0, room.width - MARK).box.height;
      const cut = cuts.find((at) => y < at + 1 && y + tall > at - 1);
      if (cut !== undefined) y = cut + 1;
      const words = desk.setter.set(text, style, room.x + MARK, y, room.width - MARK);
      const mark = markOf(id, room.x + 2.2, y + 1.9);
      y += tall + 1.2;
      return [...mark, tag('P', words)];
    });
    return { items, end: y };
  };
  const ways = LETTERS.map((letters) => lie({ ...MEANING, ...letters }));
  const best = ways.find(({ end }) => end <= room.y + room.height + 1.2);
  return best ? best.items : (ways[0]?.items ?? []).map(spilt);
}
const LETTERS = [
  { size: 7.7, leading: 1.3 },
  { size: 7.7, leading: 1.15 },
  { size: 7.3, leading: 1.15 },
  { size: 7, leading: 1.12 },
] as const;
function markOf(id: MarkId, x: number, y: number): Item[] {
  if (id === 'diamond') return [diamond(x, y, 1.3, { stroke: 'ink', width: 0.25 })];
  if (id === 'place')
    return [chamfered({ x: x - 1.9, y: y - 1.9, width: 3.8, height: 3.8 }, 0.4, { stroke: 'place', width: 0.25, dash: [0.9, 0.7] })];
  if (id !== 'dots') return [sign(id, x, y, 4, id === 'seal' ? 'spice' : 'ink')];
  const dots = [-1.4, 0, 1.4].flatMap((dy) => [-1.4, 0, 1.4].map((dx) => `M${x + dx} ${y + dy}h.01`));
  return [path(dots.join(''), { stroke: 'ink', width: 0.34, round: true })];
}
