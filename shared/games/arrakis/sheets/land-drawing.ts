import { circle, figure, group, outline, path, type Point, rect, sign } from '../../../sheets/draw.ts';
import { boundsOf, grown, overlap, within } from '../../../sheets/geometry.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { insideOf, thinned } from '../../../land/lines.ts';
import { AREAS, type AreaId, type Terrain, ZONES } from '../ids.ts';
import { cliffsOf, sectorLinesOf } from '../land/lines.ts';
import { HEIGHT, LAND, WIDTH, ZONE_PLACES, ZONE_RADIUS } from '../land/shape.ts';
import type { Desk } from './common.ts';
import { labelsOn } from './land-labels.ts';

/** How the map is drawn: millimetres, letters in points. */
export interface LandFormat {
  readonly width: number;
  readonly name: number;
  readonly number: number;
  readonly sign: number;
  /** Where no name may stand. */
  readonly cuts?: readonly Box[];
}
/** Terrain and names ask thousands of times whether a place is inside an area: so nearly suffices (map units). */
const COARSE = 5;
/** How high a map of this width is. */
export const heightOf = (width: number): number => (width * HEIGHT) / WIDTH;

/** All that a map of this width covers, around 0,0. */
export function rimOf(width: number): Box {
  const scale = width / WIDTH;
  return boundsOf(LAND.rim.map(([x, y]): Point => [(x - WIDTH / 2) * scale, (y - HEIGHT / 2) * scale]));
}

/** The 101 areas around 0,0: terrain by form, borders, cliffs, sector lines, air zones, sites, names. R3 */
export function landDrawing(desk: Desk, format: LandFormat): Item[] {
  const scale = format.width / WIDTH;
  const at = ([x, y]: Point): Point => [(x - WIDTH / 2) * scale, (y - HEIGHT / 2) * scale];
  const shapes = Object.fromEntries(AREAS.map((id) => [id, thinned(LAND.regions[id], COARSE).map(at)])) as Record<AreaId, Point[]>;
  const zones = ZONES.map((id) => ({ id, at: at(ZONE_PLACES[id]) }));
  const radius = ZONE_RADIUS * scale;
  const taken = zones.map(({ at: [x, y] }): Box => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }));
  const labels = labelsOn(desk, format, (id) => ({ at: at(LAND.anchors[id]), shape: shapes[id], room: LAND.rooms[id].width * scale }), [
    ...taken,
    ...(format.cuts ?? []),
  ]);
  const calm = labels.flatMap(({ boxes }) => boxes);
  const { areas } = desk.board.data;
  const lines = LAND.borders.map(({ line: points }) => outline(points.map(at))).join('');
  const sectors = sectorLinesOf(areas)
    .map(({ line: points }) => outline(points.map(at)))
    .join('');
  const cliffs = cliffsOf(areas)
    .map(({ line: points }) => outline(points.map(at)))
    .join('');
  const air = zones.flatMap(({ at: [x, y] }): Item[] => [
    circle(x, y, radius, { fill: 'paper', stroke: 'ink', width: 0.3 }),
    sign('ornithopter', x, y, radius * 1.4),
  ]);
  return [
    figure(
      desk.tell('map.alt'),
      ...AREAS.map((id) => terrainIn(areas[id].terrain, shapes[id], [...calm, ...taken])),
      path(lines, { stroke: 'place', width: 0.25 }),
      path(sectors, { stroke: 'ink', width: 0.5, dash: [2.2, 0.9] }),
      path(cliffs, { stroke: 'ink', width: 1.7 }),
      path(cliffs, { stroke: 'paper', width: 0.9, dash: [1.3, 1.3] }),
      path(outline(LAND.rim.map(at), true), { stroke: 'ink', width: 0.6 }),
      ...air,
    ),
    ...labels.flatMap(({ items }) => items),
  ];
}

interface Mark {
  readonly draw: string;
  readonly step: number;
  readonly width: number;
  readonly reach: number;
}
/** Terrain by form, so that it can be told without colour. R3.2 */
const MARKS: Readonly<Record<Terrain, Mark>> = {
  mountain: { draw: 'm-1 .6l.9 -1.3l.5 .7l.4 -.4l.5 1', step: 3.2, width: 0.22, reach: 1.1 },
  plateau: { draw: 'm-.9 0h1.8', step: 2.5, width: 0.18, reach: 0.9 },
  'minor-erg': { draw: 'm-1 0q.5 -.7 1 0t1 0', step: 2.8, width: 0.2, reach: 1 },
  desert: { draw: 'h.01', step: 2.3, width: 0.3, reach: 0.2 },
  'deep-desert': { draw: 'h.01', step: 1.25, width: 0.34, reach: 0.2 },
};
function terrainIn(terrain: Terrain, shape: readonly Point[], calm: readonly Box[]): Item {
  const { draw, step, width, reach } = MARKS[terrain];
  const box = boundsOf(shape);
  const isInside = insideOf(shape);
  const near = calm.filter((label) => overlap(grown(label, reach), box));
  const d: string[] = [];
  for (let row = Math.floor(box.y / step); row <= (box.y + box.height) / step; row++)
    for (let column = Math.floor(box.x / step); column <= (box.x + box.width) / step; column++) {
      const [x, y] = [(column + (row % 2) * 0.5) * step, row * step];
      const ends: readonly Point[] =
        reach > 0.5
          ? [
              [x - reach, y],
              [x + reach, y],
              [x, y - reach * 0.7],
              [x, y + reach * 0.7],
            ]
          : [[x, y]];
      if (near.some((label) => within(grown(label, reach * 0.8), [x, y])) || !ends.every(isInside)) continue;
      d.push(`M${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}${draw}`);
    }
  return path(d.join(''), { stroke: terrain === 'mountain' ? 'ink' : 'place', width, round: true });
}
/** A piece of each terrain, for the legend. */
export function swatch(terrain: Terrain, width: number, height: number): Item {
  const wider: readonly Point[] = [
    [-4, -4],
    [width + 4, -4],
    [width + 4, height + 4],
    [-4, height + 4],
  ];
  const clip = `M0 0H${width}V${height}H0Z`;
  return group(0, 0, [
    group(0, 0, [terrainIn(terrain, wider, [])], { clip }),
    rect({ x: 0, y: 0, width, height }, { stroke: 'place', width: 0.2 }),
  ]);
}
