import { circle, group, line, path, sign, tag } from '../../../sheets/draw.ts';
import { framed, MARGIN, paperOf, PRINTABLE, roomOf } from '../../../sheets/frame.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import { TERRAINS } from '../ids.ts';
import { said } from '../words/names.ts';
import { type Desk, sheetOf } from './common.ts';
import { heightOf, landDrawing, swatch } from './land-drawing.ts';
import { LEAST } from './blocks.ts';

const LEGEND = 35;

/** All areas on one page on its side, with what the marks mean beside them. R3 */
export const map = sheetOf('map', (desk) => {
  const paper = paperOf(desk.request, true);
  const room = roomOf(paper, true);
  const width = Math.min(room.width - LEGEND - 3, (room.height * 10) / 7);
  const height = heightOf(width);
  const land = landDrawing(desk, { width, name: LEAST, number: LEAST, sign: 3.4 });
  const items = [
    group(room.x + width / 2, room.y + height / 2, land),
    ...legend(desk, { x: room.x + room.width - LEGEND, y: room.y, width: LEGEND, height: room.height }, 1),
  ];
  return [framed(desk.frame, { number: 1, of: 1, landscape: true, head: {} }, items)];
});

/** Where the two halves of the large map meet: the left page keeps a strip to glue on. */
const STRIP = 10;
const BELOW = 30;
/** The same on two pages, together as large as A3: pieces can stand on it. */
export const mapPoster = sheetOf('map-poster', (desk) => {
  const paper = paperOf(desk.request);
  const room = roomOf(paper, true);
  const width = Math.min(2 * (paper.width - MARGIN - STRIP), ((room.height - BELOW) * 10) / 7);
  const land = landDrawing(desk, { width, name: 9.6, number: 9, sign: 5, seam: 0 });
  return [true, false].map((isLeft) => half(desk, land, width, isLeft));
});
function half(desk: Desk, land: readonly Item[], width: number, isLeft: boolean): Page {
  const paper = paperOf(desk.request);
  const room = roomOf(paper, true);
  const height = heightOf(width);
  const seam = isLeft ? paper.width - STRIP : STRIP;
  const y = room.y + height / 2;
  const edge = isLeft ? PRINTABLE : paper.width - PRINTABLE;
  const clip = `M${edge - seam} ${-height / 2 - 2}H0V${height / 2 + 2}H${edge - seam}Z`;
  const cut = line([seam, room.y - 2], [seam, room.y + height + 2], { stroke: 'place', width: 0.2, dash: [1.4, 1] });
  const note = desk.setter.fit(
    desk.tell(isLeft ? 'map.glue' : 'map.cut'),
    { face: 'regular', size: LEAST, ink: 'soft', align: 'centre' },
    { x: -50, y: -2, width: 100, height: 4 },
    'middle',
  );
  const aside = group(isLeft ? paper.width - STRIP / 2 - 1.4 : STRIP / 2 + 1.8, y, [tag('P', note)], { turn: -90 });
  const foot = { x: room.x, y: room.y + height + 5, width: room.width, height: room.y + room.height - (room.y + height + 5) };
  const below = legend(desk, foot, 3);
  return framed(desk.frame, { number: isLeft ? 1 : 2, of: 2, head: {} }, [group(seam, y, land, { clip }), cut, aside, ...below]);
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
  if ((TERRAINS as readonly string[]).includes(mark)) return swatch(mark as (typeof TERRAINS)[number], 7.4, 3.8);
  if (mark === 'cliff')
    return group(0, 2, [
      path('M0 0h7.4', { stroke: 'ink', width: 1.7 }),
      path('M0 0h7.4', { stroke: 'paper', width: 0.9, dash: [1.3, 1.3] }),
    ]);
  if (mark === 'sector') return path('M0 2h7.4', { stroke: 'ink', width: 0.5, dash: [2.2, 0.9] });
  if (mark === 'zone') return group(3.6, 2, [circle(0, 0, 2, { stroke: 'ink', width: 0.3 }), sign('ornithopter', 0, 0, 2.9)]);
  return sign(mark as SignId, 3.6, 2, 3.8);
}
