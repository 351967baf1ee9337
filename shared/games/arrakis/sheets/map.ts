import { isOneOf } from '../../../kernel/typed.ts';
import { circle, group, path, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import { type Art, cutBoxes, type Cuts, cutsOf, tiles, wholePage } from '../../../sheets/poster.ts';
import { grown } from '../../../sheets/geometry.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { TERRAINS } from '../ids.ts';
import { said } from '../words/names.ts';
import { type Desk, sheetOf } from './common.ts';
import { heightOf, landDrawing, rimOf, swatch } from './land-drawing.ts';
import { LEAST } from './blocks.ts';
import { sectorPlate } from './land-labels.ts';

const LEGEND = 35;

/** All areas on one page on its side, with what the marks mean beside them. R3 */
export const map = sheetOf('map', (desk) => [framed(desk.frame, { number: 1, of: 1, landscape: true, head: {} }, drawn(desk).items)]);
/** The same twice as large, for a copy shop; and on four pages to glue together, for pieces to stand on. */
export const mapA3 = sheetOf('map-a3', (desk) => [wholePage(desk, 'a3', drawn(desk))]);
export const mapPoster = sheetOf('map-poster', (desk) => tiles(desk, drawn(desk, true)));

/** @param isTiled nothing that is read stands where tiles part */
function drawn(desk: Desk, isTiled = false): Art {
  const paper = paperOf(desk.request, true);
  const room = roomOf(paper, true);
  const width = Math.min(room.width - LEGEND - 3, (room.height * 10) / 7);
  const height = heightOf(width);
  const [x, y] = [room.x + width / 2, room.y + height / 2];
  const rim = grown(rimOf(width), 0.5);
  const whole: Box = { x: x + rim.x, y: y + rim.y, width: room.x + room.width - x - rim.x, height: rim.height };
  const cuts: Cuts = isTiled ? cutsOf(desk, whole) : { x: [], y: [] };
  const fromMiddle = cutBoxes(cuts, whole).map((cut) => ({ ...cut, x: cut.x - x, y: cut.y - y }));
  const land = landDrawing(desk, { width, name: LEAST, number: LEAST, sign: 3.4, cuts: fromMiddle });
  const items = [group(x, y, land), ...legend(desk, { ...room, x: room.x + room.width - LEGEND, width: LEGEND }, cuts.y)];
  return { items, room: whole, name: desk.tell('map') };
}

type LegendMark = (typeof TERRAINS)[number] | 'cliff' | 'sector' | 'plate' | 'zone' | SignId;
/** What the marks mean; what would be cut stands below the cut. */
function legend({ setter, word, tell }: Desk, room: Box, cuts: readonly number[]): Item[] {
  const rows: readonly (readonly [LegendMark, string])[] = [
    ...TERRAINS.map((id) => [id, word(said(`terrain.${id}`))] as const),
    ['cliff', tell('map.cliff')],
    ['plate', tell('map.plate')],
    ['sector', tell('map.sector')],
    ['zone', tell('map.zone')],
    ['sietch', word(said('piece.sietch'))],
    ['settlement', tell('map.settlement')],
    ['station', word(said('piece.station'))],
    ['sheltered', tell('map.sheltered')],
    ['exposed', word(said('piece.atomics'))],
  ];
  let { y } = room;
  return rows.flatMap(([mark, text]): Item[] => {
    const style = { face: 'regular', size: 8, leading: 1.15 } as const;
    const tall = Math.max(4, setter.set(text, style, 0, 0, room.width - 9).box.height);
    const cut = cuts.find((at) => y < at + 1 && y + tall > at - 1);
    if (cut !== undefined) y = cut + 1;
    const items = [group(room.x, y, [markOf(mark)]), tag('P', setter.set(text, style, room.x + 9, y, room.width - 9))];
    y += tall + 1;
    return items;
  });
}
function markOf(mark: LegendMark): Item {
  if (isOneOf(TERRAINS, mark)) return swatch(mark as (typeof TERRAINS)[number], 7.4, 3.8);
  if (mark === 'cliff')
    return group(0, 2, [
      path('M0 0h7.4', { stroke: 'ink', width: 1.7 }),
      path('M0 0h7.4', { stroke: 'paper', width: 0.9, dash: [1.3, 1.3] }),
    ]);
  if (mark === 'plate') return sectorPlate({ x: 0, y: 0.4, width: 7.4, height: 3.2 });
  if (mark === 'sector') return path('M0 2h7.4', { stroke: 'ink', width: 0.5, dash: [2.2, 0.9] });
  if (mark === 'zone') return group(3.6, 2, [circle(0, 0, 2, { stroke: 'ink', width: 0.3 }), sign('ornithopter', 0, 0, 2.9)]);
  return sign(mark as SignId, 3.6, 2, 3.8);
}
