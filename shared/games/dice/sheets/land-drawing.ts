import { recordOf } from '../../../kernel/typed.ts';
import { chamfered, circle, diamond, figure, group, line, outline, path, type Point, sign, silent, tag } from '../../../sheets/draw.ts';
import { insideOf } from '../../../land/lines.ts';
import { boundsOf, calmPlace, grown, middleOf, nearest, overlap, within } from '../../../sheets/geometry.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { type AssetId, POLAR_SINK, type RegionId, REGIONS, STORM_ZONES, type StormZone } from '../ids.ts';
import { type PaperLand, paperLand } from '../land/paper.ts';
import { HALF_HEIGHT, HALF_WIDTH, STORM_SPACES } from '../land/plan.ts';
import { ZONE_BORDERS } from '../land/shape.ts';
import { ASSET_SIGNS, type Desk } from './common.ts';

/** How the map is drawn; millimetres, sizes in points. */
export interface MapFormat {
  /** Half the width of the map with its rim. */
  readonly half: number;
  /** Edge of the places for assets. */
  readonly place: number;
  readonly name: number;
  /** Radius of the places of the storm marker. */
  readonly storm: number;
  /** Where no name may stand. */
  readonly cuts?: readonly Box[];
  /** What already lies on it. */
  readonly setUp?: { readonly assets: Readonly<Record<RegionId, AssetId | null>>; readonly storm: StormZone };
}
/** Width of the rim in map units. */
const RIM = 130;

/** Half the height of a map whose half width is given. */
export const halfHeightOf = (half: number): number => (half * (HALF_HEIGHT + RIM)) / (HALF_WIDTH + RIM);

/** The whole map around 0,0: rim with storm track, regions with terrain, names and places. R2.3-R2.9 */
export function landDrawing(desk: Desk, format: MapFormat): Item[] {
  const scale = format.half / (HALF_WIDTH + RIM);
  const layout = desk.request.options['map'] === 'rim-split' ? 'rim-split' : 'printed';
  const land = paperLand(layout);
  const shapes = recordOf(REGIONS, (id): Point[] => land.regions[id].map(scaled(scale)));
  const labels = REGIONS.map((id) => labelOf(desk, format, id, shapes[id], scaled(scale)(land.anchors[id])));
  const calm = labels.flatMap(({ calm: boxes }) => boxes);
  const terrain = REGIONS.map((id) => terrainOf(desk, id, shapes[id], calm));
  const alt = desk.say('dice.sheet.map.alt', { regions: REGIONS.map((id) => ({ key: `dice.region.${id}` })) });
  return [
    ...stormTrack(desk, format, scale),
    figure(alt, ...terrain, ...bordersOf(desk, land, scale), ...bridgesOf(desk, land, shapes, calm)),
    ...labels.flatMap(({ items }) => items),
  ];
}

const scaled =
  (scale: number) =>
  ([x, y]: Point): Point => [x * scale, y * scale];

/** Terrain by form: dots where the storm takes troops, teeth on rock, cracks in the ice. R2.6 */
function terrainOf({ board }: Desk, region: RegionId, shape: readonly Point[], calm: readonly Box[]): Item {
  const kind = region === POLAR_SINK ? 'ice' : board.desert[region] ? 'desert' : 'rock';
  const { step, marks, width } = TERRAIN[kind];
  const box = boundsOf(shape);
  const isInside = insideOf(shape);
  const d: string[] = [];
  // Tiles lie on one grid over the whole map, so that neighbours of one kind run into each other.
  for (let row = Math.floor(box.y / step); row <= (box.y + box.height) / step; row++) {
    for (let column = Math.floor(box.x / step); column <= (box.x + box.width) / step; column++) {
      for (const { at, draw, reach } of marks) {
        const [x, y] = [(column + at[0] + (row % 2) * 0.5) * step, (row + at[1]) * step];
        const ends: readonly Point[] = [
          [x - reach, y],
          [x + reach, y],
          [x, y - reach / 2],
          [x, y + reach / 2],
        ];
        if (ends.every(isInside) && !calm.some((label) => within(grown(label, reach), [x, y])))
          d.push(`M${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}${draw}`);
      }
    }
  }
  return path(d.join(''), { stroke: kind === 'desert' ? 'ink' : 'place', width, round: true });
}
interface Mark {
  readonly at: Point;
  readonly draw: string;
  readonly reach: number;
}
const TERRAIN: Readonly<
  Record<'ice' | 'desert' | 'rock', { readonly step: number; readonly width: number; readonly marks: readonly Mark[] }>
> = {
  desert: { step: 1.9, width: 0.34, marks: [{ at: [0.25, 0.3], draw: 'h.01', reach: 0.3 }] },
  rock: { step: 3.4, width: 0.2, marks: [{ at: [0.3, 0.5], draw: 'm-1.1 .5l.8 -1.1l.6 .7l.5 -.5l.6 .9', reach: 1.2 }] },
  ice: { step: 3.6, width: 0.18, marks: [{ at: [0.3, 0.3], draw: 'm-.8 0h1.4l.5 .4', reach: 1 }] },
};

/** Borders; one that is only reconstructed carries a diamond. R2.7 */
function bordersOf({ board }: Desk, land: PaperLand, scale: number): Item[] {
  const facts = board.data.map.adjacency;
  return land.borders.flatMap(({ between, line: points }): Item[] => {
    const shape = points.map(scaled(scale));
    const border = path(outline(shape), { stroke: 'ink', width: 0.55, round: true });
    const fact = facts.find(({ between: pair }) => between.length === 2 && between.every((id) => pair.includes(id)));
    if (fact?.source !== 'reconstructed') return [border];
    const [x, y] = middleOf(shape);
    return [border, diamond(x, y, 1.3, { fill: 'paper', stroke: 'ink', width: 0.25 })];
  });
}

/** Regions that count as adjacent though they share no border on this land: a dashed way between them. R2.7 */
function bridgesOf({ board }: Desk, land: PaperLand, shapes: Readonly<Record<RegionId, readonly Point[]>>, calm: readonly Box[]): Item[] {
  const inLabel = (point: Point): boolean => calm.some((label) => within(grown(label, 1.5), point));
  const touch = (one: RegionId, other: RegionId): boolean =>
    land.borders.some(({ between }) => between.includes(one) && between.includes(other));
  const pairs = REGIONS.flatMap((one, at) => REGIONS.slice(at + 1).map((other) => [one, other] as const));
  return pairs
    .filter(([one, other]) => board.adjacent[one][other] && !touch(one, other))
    .flatMap(([one, other]) => {
      const [from, to] = nearest(shapes[one], shapes[other], inLabel);
      const ends = [from, to].map(([x, y]) => diamond(x, y, 1.3, { fill: 'paper', stroke: 'ink', width: 0.25 }));
      return [line(from, to, { stroke: 'ink', width: 0.5, dash: [1.6, 1.2] }), ...ends];
    });
}

/** The rim: where zones meet, and a place for the storm marker on each. R2.8 */
function stormTrack({ setter, say, board }: Desk, format: MapFormat, scale: number): Item[] {
  const ellipse = (by: number): string => {
    const [a, b] = [(HALF_WIDTH + by) * scale, (HALF_HEIGHT + by) * scale];
    return `M${-a} 0A${a} ${b} 0 1 1 ${a} 0A${a} ${b} 0 1 1 ${-a} 0Z`;
  };
  const at = (degrees: number, by: number): Point => {
    const radians = (degrees * Math.PI) / 180;
    return [(HALF_WIDTH + by) * scale * Math.cos(radians), -(HALF_HEIGHT + by) * scale * Math.sin(radians)];
  };
  const parts = ZONE_BORDERS.map((degrees) => line(at(degrees, 26), at(degrees, RIM), { stroke: 'ink', width: 0.3 }));
  // East runs against the clock, seen from above the pole.
  const arrows = ZONE_BORDERS.flatMap((degrees) =>
    [-4, 4].map((aside) => {
      const [[x, y], [toX, toY]] = [at(degrees + aside, RIM * 0.6), at(degrees + aside + 1, RIM * 0.6)];
      const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
      return group(x, y, [path('M-.7 -1L.5 0L-.7 1', { stroke: 'ink', width: 0.3 })], { turn });
    }),
  );
  // A compass would lie at half of the rim: each group of arrows says itself what the die calls their way. A word along the
  // rim cannot be taken for an arrow, as the letter of the Czech east would be.
  const winds = ZONE_BORDERS.map((degrees) => {
    const [[x, y], [toX, toY]] = [at(degrees + 10.5, RIM * 0.6), at(degrees + 11.5, RIM * 0.6)];
    const along = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
    const turn = Math.abs(along) > 90 ? along + 180 : along;
    const box = { x: -7, y: -2.5, width: 14, height: 5 };
    const word = setter.fit(say('dice.sheet.wind.along'), { face: 'semibold', size: 8, align: 'centre', leading: 1 }, box, 'middle');
    return group(x, y, [silent(word)], { turn });
  });
  const spaces = STORM_ZONES.flatMap((zone): Item[] => {
    const [x, y] = at(STORM_SPACES[zone], RIM * 0.56);
    const box = { x: x - 4, y: y - 3, width: 8, height: 6 };
    const number = setter.fit(String(zone), { face: 'bold', size: 13, align: 'centre', leading: 1 }, box, 'middle');
    if (format.setUp?.storm === zone)
      return [
        circle(x, y, format.storm + 0.6, { fill: 'spice' }),
        figure(say('dice.sheet.setup.storm', { zone }), sign('storm', x, y, format.storm * 1.6, 'paper')),
      ];
    return [
      circle(x, y, format.storm, { fill: 'paper', stroke: 'ink', width: 0.4 }),
      figure(say('dice.sheet.map.stormSpace', { zone, regions: board.inZone[zone].map((id) => ({ key: `dice.region.${id}` })) }), number),
    ];
  });
  return [
    path(ellipse(RIM), { stroke: 'ink', width: 0.5 }),
    path(ellipse(26), { stroke: 'ink', width: 0.2 }),
    ...parts,
    ...arrows,
    ...winds,
    ...spaces,
  ];
}

interface Label {
  readonly items: Item[];
  /** Where the terrain stays empty. */
  readonly calm: readonly Box[];
}
/** Name, zone number (on a seal where the region is strategic) and the place for an asset. R2.5, R2.9 */
function labelOf(desk: Desk, format: MapFormat, region: RegionId, shape: readonly Point[], anchor: Point): Label {
  const name = desk.say(`dice.region.${region}`);
  const { size, box, row } = nameFor(desk, format, name, region === POLAR_SINK, shape, anchor);
  const title = tag('P', desk.setter.fit(name, { ...NAME, size }, box, 'middle'));
  if (!row) return { items: [title], calm: [grown(box, 0.8)] };
  return { items: [title, ...placesOf(desk, format, region, row)], calm: [grown(box, 0.6), grown(row, 0.5)] };
}
const NAME = { face: 'display', align: 'centre', leading: 1.1 } as const;
/** How far the row under a name may stand aside, in shares of its width. */
const ASIDE = [0, 0.25, -0.25, 0.5, -0.5] as const;

interface Placed {
  readonly size: number;
  readonly box: Box;
  /** Where zone number and asset place stand; the pole has none. */
  readonly row: Box | null;
}
/** The largest name that finds a place together with its row: on one line, on two, then smaller. */
function nameFor({ setter }: Desk, format: MapFormat, name: string, pole: boolean, shape: readonly Point[], anchor: Point): Placed {
  // Every third corner is enough to look for room, with what the blocks are grown by.
  const coarse = shape.filter((_, index) => index % 3 === 0);
  const rowSize = { width: format.place * 1.94 + 2, height: format.place };
  const { cuts = [] } = format;
  let last: Placed = { size: format.name, box: { x: 0, y: 0, width: 0, height: 0 }, row: null };
  for (let size = format.name; size >= format.name * 0.72; size -= 1) {
    const whole = setter.width(name, { ...NAME, size }) + 1;
    const words = Math.max(...name.split(' ').map((word) => setter.width(word, { ...NAME, size }))) + 1;
    for (const [width, lines] of name.includes(' ')
      ? ([
          [whole, 1],
          [words, 2],
        ] as const)
      : ([[whole, 1]] as const)) {
      const height = size * 0.4 * lines;
      const box = { x: -width / 2, y: pole ? -height / 2 : -(height + rowSize.height + 1) / 2, width, height };
      for (const aside of pole ? [0] : ASIDE) {
        const row = pole ? null : { x: (aside - 0.5) * rowSize.width, y: box.y + height + 1, ...rowSize };
        const at = calmPlace(
          coarse,
          (row ? [box, row] : [box]).map((block) => grown(block, 0.7)),
          anchor,
          (block) => cuts.some((cut) => overlap(cut, block)),
        );
        last = { size, box: shifted(box, at ?? anchor), row: row && shifted(row, at ?? anchor) };
        if (at) return last;
      }
    }
  }
  return last;
}
const shifted = (box: Box, [x, y]: Point): Box => ({ ...box, x: box.x + x, y: box.y + y });

/** The zone number on its diamond, and the place of the asset beside it. */
function placesOf({ setter, say, board }: Desk, format: MapFormat, region: RegionId, row: Box): Item[] {
  const { strategic } = board.data.map.regions[region];
  const r = format.place * 0.33;
  const [x, y] = [row.x + r * 1.42, row.y + row.height / 2];
  const number = setter.fit(
    String(board.zoneOf[region]),
    { face: 'bold', size: r * 3.6, ink: strategic ? 'paper' : 'ink', align: 'centre', leading: 1 },
    { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
    'middle',
  );
  const mark = strategic
    ? [diamond(x, y, r * 1.42, { fill: 'paper', stroke: 'spice', width: 0.3 }), diamond(x, y, r * 1.2, { fill: 'spice' })]
    : [diamond(x, y, r * 1.25, { fill: 'paper', stroke: 'ink', width: 0.35 })];
  const alt = say(strategic ? 'dice.sheet.map.strategic' : 'dice.sheet.map.plain', { zone: board.zoneOf[region] });
  const place = { x: row.x + row.width - format.place, y: row.y, width: format.place, height: format.place };
  const asset = format.setUp?.assets[region];
  if (!asset) return [figure(alt, ...mark, number), chamfered(place, 0.7, { stroke: 'place', width: 0.25, dash: [0.9, 0.7] })];
  const laid = figure(
    say(`dice.asset.${asset}`),
    chamfered(place, 0.9, { fill: 'paper', stroke: 'ink', width: 0.4 }),
    sign(ASSET_SIGNS[asset], place.x + place.width / 2, place.y + place.height / 2, format.place * 0.7),
  );
  return [figure(alt, ...mark, number), laid];
}
