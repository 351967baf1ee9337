import { ANCHORS, ARRAKEEN_BASIN, CARTHAG_BASIN, ROCKS, ROOMS, TERRAIN } from './dice-places.ts';
import { at, HALF_HEIGHT, HALF_WIDTH, type LandLayout, type LandRegion, type LandShape, radians } from './dice-plan.ts';
import { blob, type Line, type Point, reversed, roughen, soften } from './lines.ts';
import { rolls } from './noise.ts';

const rimShare = (degrees: number): number => 1 + 0.012 * Math.sin(radians(degrees * 3 + 40)) + 0.01 * Math.sin(radians(degrees * 5));
const poleShare = (degrees: number): number => 0.235 + 0.022 * Math.sin(radians(degrees * 3)) + 0.018 * Math.sin(radians(degrees * 2 + 70));

/** The spokes, counter-clockwise: direction at the pole, direction at the rim, bulge between (degrees). */
const SPOKES = {
  ac: { pole: 62, rim: 64, bulge: -5, seed: 20 },
  ct: { pole: 121, rim: 116, bulge: 4, seed: 33 },
  tg: { pole: 157, rim: 160, bulge: -7, seed: 46 },
  gh: { pole: 197, rim: 203, bulge: 6, seed: 59 },
  hc: { pole: 243, rim: 240, bulge: -6, seed: 72 },
  cu: { pole: 293, rim: 299, bulge: 7, seed: 85 },
  um: { pole: 335, rim: 333, bulge: -7, seed: 98 },
  ma: { pole: 20, rim: 16, bulge: 6, seed: 111 },
} as const;
type Spoke = keyof typeof SPOKES;

/** The land between two spokes: one region, or one at the pole and one at the rim with a border across. */
interface Wedge {
  readonly from: Spoke;
  readonly to: Spoke;
  readonly inner: LandRegion;
  readonly outer?: { readonly region: LandRegion; readonly across: readonly Point[]; readonly seed: number };
}
const NORTH: Wedge = {
  from: 'ac',
  to: 'ct',
  inner: 'carthag',
  outer: { region: 'broken-land', across: [at(80, 0.655), at(92, 0.6), at(106, 0.66)], seed: 91 },
};
const WEDGES: Readonly<Record<LandLayout, readonly Wedge[]>> = {
  printed: [
    NORTH,
    { from: 'ct', to: 'tg', inner: 'sietch-tabr' },
    { from: 'tg', to: 'gh', inner: 'great-flat' },
    { from: 'gh', to: 'hc', inner: 'habbanya-sietch' },
    { from: 'hc', to: 'cu', inner: 'cielago-flat' },
    { from: 'cu', to: 'um', inner: 'tueks-sietch' },
    { from: 'um', to: 'ma', inner: 'minor-erg' },
    { from: 'ma', to: 'ac', inner: 'arrakeen' },
  ],
  'rim-split': [
    NORTH,
    { from: 'ct', to: 'tg', inner: 'sietch-tabr' },
    {
      from: 'tg',
      to: 'hc',
      inner: 'habbanya-sietch',
      outer: { region: 'great-flat', across: [at(178, 0.65), at(200, 0.61), at(222, 0.66)], seed: 92 },
    },
    { from: 'hc', to: 'cu', inner: 'cielago-flat' },
    {
      from: 'cu',
      to: 'ma',
      inner: 'tueks-sietch',
      outer: { region: 'minor-erg', across: [at(314, 0.66), at(338, 0.61), at(360, 0.65)], seed: 93 },
    },
    { from: 'ma', to: 'ac', inner: 'arrakeen' },
  ],
};
/** Where a border across a wedge meets its spokes: share of the way to the rim. */
const JUNCTION = 0.635;

function spokeLine({ pole, rim, bulge, seed }: (typeof SPOKES)[Spoke]): Line {
  const from = poleShare(pole);
  const to = rimShare(rim);
  const guide = [0, 0.25, 0.5, 0.75, 1].map((t) => at(pole + (rim - pole) * t + bulge * Math.sin(Math.PI * t), from + (to - from) * t));
  return soften(roughen(guide, seed, 0.42, 4));
}

/** The edge between two spokes, along the pole or along the rim. */
function ringLine(which: 'pole' | 'rim', from: Spoke, to: Spoke, ends: readonly [Point, Point], seed: number): Line {
  const share = which === 'pole' ? poleShare : rimShare;
  const start = SPOKES[from][which];
  const end = SPOKES[to][which] + (SPOKES[to][which] < start ? 360 : 0);
  const parts = Math.max(3, Math.round((end - start) / 9));
  const guide: Point[] = [ends[0]];
  for (let part = 1; part < parts; part++) {
    const degrees = start + ((end - start) * part) / parts;
    guide.push(at(degrees, share(degrees)));
  }
  guide.push(ends[1]);
  return soften(which === 'pole' ? roughen(guide, seed, 0.42, 3) : roughen(guide, seed, 0.12, 2));
}

const first = (line: Line): Point => line[0] as Point;
const last = (line: Line): Point => line[line.length - 1] as Point;

function splitAtJunction(line: Line): { inner: Line; outer: Line } {
  const meets = line.findIndex(([x, y]) => Math.hypot(x / HALF_WIDTH, y / HALF_HEIGHT) > JUNCTION);
  return { inner: line.slice(0, meets + 1), outer: line.slice(meets) };
}

interface Cut {
  readonly regions: Record<LandRegion, Line>;
  readonly borders: Line[];
  readonly rim: Point[];
}
function cutWedges(wedges: readonly Wedge[]): Cut {
  const spokes = Object.fromEntries(wedges.map(({ from }) => [from, spokeLine(SPOKES[from])])) as Record<Spoke, Line>;
  const regions = {} as Record<LandRegion, Line>;
  const borders: Line[] = wedges.map(({ from }) => spokes[from]);
  const pole: Point[] = [];
  const rim: Point[] = [];
  wedges.forEach(({ from, to, inner, outer }, at) => {
    const right = spokes[from];
    const left = spokes[to];
    const poleEdge = ringLine('pole', from, to, [first(right), first(left)], 300 + at);
    const rimEdge = ringLine('rim', from, to, [last(right), last(left)], 400 + at);
    borders.push(poleEdge);
    pole.push(...poleEdge);
    rim.push(...rimEdge);
    if (!outer) {
      regions[inner] = [...reversed(right), ...poleEdge, ...left, ...reversed(rimEdge)];
      return;
    }
    const rightParts = splitAtJunction(right);
    const leftParts = splitAtJunction(left);
    const guide = [last(rightParts.inner), ...outer.across, last(leftParts.inner)];
    const across = soften(roughen(guide, outer.seed, 0.4, 4));
    borders.push(across);
    regions[inner] = [...reversed(rightParts.inner), ...poleEdge, ...leftParts.inner, ...reversed(across)];
    regions[outer.region] = [...reversed(rightParts.outer), ...across, ...leftParts.outer, ...reversed(rimEdge)];
  });
  regions['polar-sink'] = pole;
  return { regions, borders, rim };
}

/** A town seen from the air: raised blocks along crooked streets. */
function town([x, y]: Point, columns: number, rows: number, seed: number): Line[] {
  const roll = rolls(seed);
  const blocks: Line[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const dx = (column - (columns - 1) / 2) * 40 + (roll() - 0.5) * 24;
      const dy = (row - (rows - 1) / 2) * 36 + (roll() - 0.5) * 12;
      if (Math.hypot(dx / columns, dy / rows) > 17 || roll() < 0.2) continue;
      const half = 5 + roll() * 13;
      const middle = y + dy + dx * 0.12;
      blocks.push([
        [x + dx - half, middle - 11],
        [x + dx + half, middle - 11],
        [x + dx + half, middle + 11],
        [x + dx - half, middle + 11],
      ]);
    }
  }
  return blocks;
}

/** Spokes between two zones, as opposed to those inside zones 2 and 6. */
const BETWEEN_ZONES: readonly Spoke[] = ['ac', 'ct', 'tg', 'hc', 'cu', 'ma'];

function shape(layout: LandLayout): LandShape {
  const anchors = ANCHORS[layout];
  return {
    ...cutWedges(WEDGES[layout]),
    anchors,
    rooms: ROOMS[layout],
    terrain: TERRAIN,
    rocks: ROCKS[layout],
    basins: [CARTHAG_BASIN, ARRAKEEN_BASIN, blob(layout === 'printed' ? at(315, 0.62) : anchors['tueks-sietch'], 175, 120, 33)],
    towns: [...town(at(52, 0.86), 6, 5, 3), ...town(at(82, 0.33), 4, 3, 4)],
    zoneBorders: BETWEEN_ZONES.map((spoke) => {
      const [x, y] = at(SPOKES[spoke].rim, rimShare(SPOKES[spoke].rim));
      return (Math.atan2(-y / HALF_HEIGHT, x / HALF_WIDTH) * 180) / Math.PI;
    }),
  };
}

/** The land in both layouts; the same for everybody, for ever. */
export const LAND: Readonly<Record<LandLayout, LandShape>> = { printed: shape('printed'), 'rim-split': shape('rim-split') };
