import { isOneOf } from '../../../kernel/typed.ts';
import { circle, group, path, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import { type Art, tiles, wholePage } from '../../../sheets/poster.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { TERRAINS } from '../ids.ts';
import { said } from '../words/names.ts';
import { type Desk, sheetOf } from './common.ts';
import { heightOf, landDrawing, swatch } from './land-drawing.ts';
import { LEAST } from './blocks.ts';

const LEGEND = 35;

/** All areas on one page on its side, with what the marks mean beside them. R3 */
export const map = sheetOf('map', (desk) => [framed(desk.frame, { number: 1, of: 1, landscape: true, head: {} }, drawn(desk).items)]);
/** The same twice as large, for a copy shop; and on four pages to glue together, for pieces to stand on. */
export const mapA3 = sheetOf('map-a3', (desk) => [wholePage(desk, 'a3', drawn(desk))]);
export const mapPoster = sheetOf('map-poster', (desk) => tiles(desk, drawn(desk)));

function drawn(desk: Desk): Art {
  const paper = paperOf(desk.request, true);
  const room = roomOf(paper, true);
  const width = Math.min(room.width - LEGEND - 3, (room.height * 10) / 7);
  const height = heightOf(width);
  const land = landDrawing(desk, { width, name: LEAST, number: LEAST, sign: 3.4 });
  const items = [
    group(room.x + width / 2, room.y + height / 2, land),
    ...legend(desk, { x: room.x + room.width - LEGEND, y: room.y, width: LEGEND, height: room.height }, 1),
  ];
  return { items, room: { ...room, height }, name: desk.tell('map') };
}

type LegendMark = (typeof TERRAINS)[number] | 'cliff' | 'sector' | 'zone' | SignId;
/** What the marks mean, in so many columns. */
function legend({ setter, word, tell }: Desk, room: Box, columns: number): Item[] {
  const rows: readonly (readonly [LegendMark, string])[] = [
    ...TERRAINS.map((id) => [id, word(said(`terrain.${id}`))] as const),
    ['cliff', tell('map.cliff')],
    ['sector', tell('map.sector')],
    ['zone', tell('map.zone')],
    ['sietch', word(said('piece.sietch'))],
    ['settlement', tell('map.settlement')],
    ['station', word(said('piece.station'))],
    ['sheltered', tell('map.sheltered')],
    ['exposed', word(said('piece.atomics'))],
  ];
  const gap = 4;
  const width = (room.width - gap * (columns - 1)) / columns;
  const each = Math.ceil(rows.length / columns);
  return Array.from({ length: columns }, (_, column) => rows.slice(column * each, (column + 1) * each)).flatMap((part, column) => {
    const x = room.x + column * (width + gap);
    let { y } = room;
    return part.flatMap(([mark, text]): Item[] => {
      const set = setter.set(text, { face: 'regular', size: 8, leading: 1.15 }, x + 9, y, width - 9);
      const items = [group(x, y, [markOf(mark)]), tag('P', set)];
      y += Math.max(5, set.box.height + 1);
      return items;
    });
  });
}
function markOf(mark: LegendMark): Item {
  if (isOneOf(TERRAINS, mark)) return swatch(mark as (typeof TERRAINS)[number], 7.4, 3.8);
  if (mark === 'cliff')
    return group(0, 2, [
      path('M0 0h7.4', { stroke: 'ink', width: 1.7 }),
      path('M0 0h7.4', { stroke: 'paper', width: 0.9, dash: [1.3, 1.3] }),
    ]);
  if (mark === 'sector') return path('M0 2h7.4', { stroke: 'ink', width: 0.5, dash: [2.2, 0.9] });
  if (mark === 'zone') return group(3.6, 2, [circle(0, 0, 2, { stroke: 'ink', width: 0.3 }), sign('ornithopter', 0, 0, 2.9)]);
  return sign(mark as SignId, 3.6, 2, 3.8);
}
