import { chamfered, diamond, group, line, path, sign, silent, tag } from '../../../sheets/draw.ts';
import { framed, MARGIN, paperOf, PRINTABLE, roomOf } from '../../../sheets/frame.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import { ASSETS } from '../ids.ts';
import { ASSET_SIGNS, type Desk, sheetOf } from './common.ts';
import { halfHeightOf, landDrawing, type MapFormat } from './land-drawing.ts';

/** The ten regions on one page, storm track around them, turn track and what the marks mean below. */
export const map = sheetOf('map', (desk) => {
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
  return [framed(desk.frame, { number: 1, of: 1, head: {} }, items)];
});

/** Where the two halves of the large map meet: the left page keeps a strip to glue on. */
const STRIP = 10;

/** The same on two pages: half as large again, for tokens to stand on. */
export const mapPoster = sheetOf('map-poster', (desk) => {
  const paper = paperOf(desk.request);
  const mapRoom = roomOf(paper, true).height - LEGEND;
  const half = Math.min(paper.width - MARGIN - STRIP, mapRoom / 2 / halfHeightOf(1));
  const land = landDrawing(desk, { half, place: 14, name: 17, storm: 7.5, seam: true });
  return [true, false].map((left) => posterPage(desk, land, left));
});
/** Room under the large map. */
const LEGEND = 39;

function posterPage(desk: Desk, land: readonly Item[], left: boolean): Page {
  const paper = paperOf(desk.request);
  const room = roomOf(paper, true);
  const mapRoom = room.height - LEGEND;
  const seam = left ? paper.width - STRIP : STRIP;
  const y = room.y + mapRoom / 2;
  const edge = left ? PRINTABLE : seam;
  const clip = `M${edge - seam} ${-mapRoom / 2 - 2}H${(left ? seam : paper.width - PRINTABLE) - seam}V${mapRoom / 2 + 2}H${edge - seam}Z`;
  const drawing = group(seam, y, land, { clip });
  const cut = line([seam, room.y - 3], [seam, room.y + mapRoom + 3], { stroke: 'place', width: 0.2, dash: [1.4, 1] });
  const note = desk.setter.fit(
    desk.say(left ? 'dice.sheet.map.glue' : 'dice.sheet.map.cut'),
    { face: 'regular', size: 7, ink: 'soft', align: 'centre' },
    { x: -40, y: -2, width: 80, height: 4 },
    'middle',
  );
  const aside = silent(group(left ? paper.width - STRIP / 2 - 1.8 : STRIP / 2 + 2, y, [note], { turn: -90 }));
  const foot = { ...room, y: room.y + mapRoom + 4, height: LEGEND - 4 };
  const below = left ? turnTrack(desk, foot) : legend(desk, foot);
  return framed(desk.frame, { number: left ? 1 : 2, of: 2, head: {} }, [drawing, cut, aside, ...below]);
}

/** One place a round for the turn marker. R5.2 */
function turnTrack({ setter, say, board }: Desk, room: Box): Item[] {
  const { rounds } = board.data.game;
  const edge = 14;
  const gap = 2.4;
  const label = setter.fit(
    say('dice.sheet.map.rounds'),
    { face: 'display', size: 13, leading: 1.1 },
    { x: room.x, y: room.y, width: 44, height: edge },
    'middle',
  );
  const places = Array.from({ length: rounds }, (_, index): Item[] => {
    const box = { x: room.x + 48 + index * (edge + gap), y: room.y, width: edge, height: edge };
    const number = setter.fit(String(index + 1), { face: 'bold', size: 12, ink: 'quiet', align: 'centre' }, box, 'middle');
    const last = index === rounds - 1 ? [diamond(box.x + edge / 2, box.y + edge / 2, 5, { stroke: 'spice', width: 0.3 })] : [];
    return [chamfered(box, 0.9, { stroke: 'place', width: 0.25, dash: [0.9, 0.7] }), ...last, silent(number)];
  });
  return [tag('H2', label), ...places.flat()];
}

type MarkId = SignId | 'dots' | 'diamond' | 'place';

/** What each mark means, in three columns. */
function legend({ setter, say, board }: Desk, room: Box): Item[] {
  const east = board.data.map.stormTrack.east;
  const round = (zones: readonly number[]): string => [...zones, zones[0]].join(' → ');
  const rows: readonly (readonly [MarkId, string])[] = [
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
  const columns = 3;
  const gap = 5;
  const width = (room.width - gap * (columns - 1)) / columns;
  const each = Math.min(15, room.height / Math.ceil(rows.length / columns));
  return rows.flatMap(([id, text], index): Item[] => {
    const box = { x: room.x + (index % columns) * (width + gap), y: room.y + Math.floor(index / columns) * each, width, height: each - 1 };
    const words = setter.fit(text, { face: 'regular', size: 7.7, leading: 1.3 }, { ...box, x: box.x + 6.5, width: width - 6.5 });
    return [...markOf(id, box.x + 2.2, box.y + 1.9), tag('P', words)];
  });
}
function markOf(id: MarkId, x: number, y: number): Item[] {
  if (id === 'diamond') return [diamond(x, y, 1.3, { stroke: 'ink', width: 0.25 })];
  if (id === 'place')
    return [chamfered({ x: x - 1.9, y: y - 1.9, width: 3.8, height: 3.8 }, 0.4, { stroke: 'place', width: 0.25, dash: [0.9, 0.7] })];
  if (id !== 'dots') return [sign(id, x, y, 4, id === 'seal' ? 'spice' : 'ink')];
  const dots = [-1.4, 0, 1.4].flatMap((dy) => [-1.4, 0, 1.4].map((dx) => `M${x + dx} ${y + dy}h.01`));
  return [path(dots.join(''), { stroke: 'ink', width: 0.34, round: true })];
}
