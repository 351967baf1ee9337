import { recordOf } from '../../../kernel/typed.ts';
import { type Line, type Point, roughen, soften } from '../../../land/lines.ts';
import { type Border, type RegionMap, regionsOf, ringOf, type Room } from '../../../land/region-map.ts';
import { AREAS, type AreaId, type ZoneId, ZONES } from '../ids.ts';
import drawing from './drawing.json' with { type: 'json' };

/**
 * The land of Arrakis, drawn from the adjacency of its areas: `drawing.json` has the corners where areas meet (a planar drawing of
 * the graph of all borders, reconstructed), for each area the corners around it, and the middle and size of its calmest room
 * (`calmest.ts`). North is up, y runs down.
 */
const SCALE = 2.4;
export const WIDTH = 1000 * SCALE;
export const HEIGHT = 700 * SCALE;
/** Room that an air zone takes, as a radius. */
export const ZONE_RADIUS = 40;

const pointOf = ([x = 0, y = 0]: readonly number[]): Point => [x * SCALE, y * SCALE];
const CORNERS = drawing.corners.map(pointOf);
const cornerAt = (nth: number): Point => CORNERS[nth] ?? [0, 0];

/** A border as wind breaks it; the same from both sides. */
const brokenLine = (from: number, to: number): Line =>
  soften(roughen([cornerAt(from), cornerAt(to)], ((from * 211 + to * 17) % 9973) + 3, 0.22, 4));

/** Every border once, between two areas or between one and what lies beyond the rim. */
function bordersOf(): Border<AreaId>[] {
  const sides = new Map<string, { readonly ends: readonly [number, number]; readonly areas: AreaId[] }>();
  for (const id of AREAS) {
    const ring = drawing.rings[id];
    ring.forEach((corner, at) => {
      const next = ring[(at + 1) % ring.length] ?? corner;
      const [from, to] = [Math.min(corner, next), Math.max(corner, next)];
      const side = sides.get(`${from} ${to}`) ?? { ends: [from, to], areas: [] };
      side.areas.push(id);
      sides.set(`${from} ${to}`, side);
    });
  }
  return [...sides.values()].map(({ ends, areas: [one = AREAS[0], other] }) => ({
    between: other ? [one, other] : [one],
    line: brokenLine(...ends),
  }));
}

/** Where the air zones lie, on the lines between their sectors. R3.4 */
export const ZONE_PLACES: Readonly<Record<ZoneId, Point>> = recordOf(ZONES, (id) => pointOf(drawing.zones[id]));

function shape(): RegionMap<AreaId> {
  const borders = bordersOf();
  return {
    ids: AREAS,
    borders,
    regions: regionsOf(AREAS, borders),
    anchors: recordOf(AREAS, (id) => calmOf(id).at),
    rooms: recordOf(AREAS, (id) => calmOf(id).room),
    rim: ringOf(borders.filter(({ between }) => between.length === 1).map(({ line }) => line)),
  };
}
function calmOf(id: AreaId): { readonly at: Point; readonly room: Room } {
  const [x = 0, y = 0, width = 0, height = 0] = drawing.calm[id];
  return { at: [x, y], room: { width, height } };
}

/** The 101 areas as polygons, for screen and paper; the same for everybody, for ever. R3.2 */
export const LAND: RegionMap<AreaId> = shape();
