import { recordOf } from '../../../kernel/typed.ts';
import { type Line, type Point, reversed, roughen, soften } from '../../../land/lines.ts';
import { type Border, type RegionMap, ringOf } from '../../../land/region-map.ts';
import { POLAR_SINK, type RegionId, REGIONS } from '../ids.ts';
import { ANCHORS, ROOMS } from './places.ts';
import { at, HALF_HEIGHT, HALF_WIDTH, type LandLayout, radians } from './plan.ts';

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
  readonly inner: RegionId;
  readonly outer?: { readonly region: RegionId; readonly across: readonly Point[]; readonly seed: number };
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

/** A spoke as borders: one, or two where a wedge beside it is split. */
function spokeBorders(spoke: Line, one: Wedge, other: Wedge): Border<RegionId>[] {
  if (!one.outer && !other.outer) return [{ between: [one.inner, other.inner], line: spoke }];
  const { inner, outer } = splitAtJunction(spoke);
  return [
    { between: [one.inner, other.inner], line: inner },
    { between: [one.outer?.region ?? one.inner, other.outer?.region ?? other.inner], line: outer },
  ];
}

interface Cut {
  readonly regions: Readonly<Record<RegionId, Line>>;
  readonly borders: readonly Border<RegionId>[];
}
/** Every region as a line around it, and every border once: the same points. */
function cutWedges(wedges: readonly Wedge[]): Cut {
  const spokes = recordOf(
    wedges.map(({ from }) => from),
    (spoke) => spokeLine(SPOKES[spoke]),
  );
  const regions = new Map<RegionId, Line>();
  const borders: Border<RegionId>[] = [];
  const pole: Point[] = [];
  wedges.forEach((wedge, at) => {
    const { from, to, inner, outer } = wedge;
    const [right, left] = [spokes[from], spokes[to]];
    const poleEdge = ringLine('pole', from, to, [first(right), first(left)], 300 + at);
    const rimEdge = ringLine('rim', from, to, [last(right), last(left)], 400 + at);
    pole.push(...poleEdge);
    borders.push(
      ...spokeBorders(right, wedges.at(at - 1) ?? wedge, wedge),
      { between: [inner, POLAR_SINK], line: poleEdge },
      { between: [outer?.region ?? inner], line: rimEdge },
    );
    if (!outer) {
      regions.set(inner, [...reversed(right), ...poleEdge, ...left, ...reversed(rimEdge)]);
      return;
    }
    const [rightParts, leftParts] = [splitAtJunction(right), splitAtJunction(left)];
    const guide = [last(rightParts.inner), ...outer.across, last(leftParts.inner)];
    const across = soften(roughen(guide, outer.seed, 0.4, 4));
    borders.push({ between: [inner, outer.region], line: across });
    regions.set(inner, [...reversed(rightParts.inner), ...poleEdge, ...leftParts.inner, ...reversed(across)]);
    regions.set(outer.region, [...reversed(rightParts.outer), ...across, ...leftParts.outer, ...reversed(rimEdge)]);
  });
  regions.set(POLAR_SINK, pole);
  return { regions: recordOf(REGIONS, (id) => regions.get(id) ?? []), borders };
}

/** Spokes between two zones, as opposed to those inside zones 2 and 6. */
const BETWEEN_ZONES: readonly Spoke[] = ['ac', 'ct', 'tg', 'hc', 'cu', 'ma'];
/** Directions in degrees where zones meet at the rim. */
export const ZONE_BORDERS: readonly number[] = BETWEEN_ZONES.map((spoke) => SPOKES[spoke].rim);

function shape(layout: LandLayout): RegionMap<RegionId> {
  const { regions, borders } = cutWedges(WEDGES[layout]);
  return {
    ids: REGIONS,
    borders,
    regions,
    anchors: ANCHORS[layout],
    rooms: ROOMS[layout],
    rim: ringOf(borders.filter(({ between }) => between.length === 1).map(({ line }) => line)),
  };
}

/** The land in both layouts, for screen and paper; the same for everybody, for ever. R2.3 */
export const LAND: Readonly<Record<LandLayout, RegionMap<RegionId>>> = { printed: shape('printed'), 'rim-split': shape('rim-split') };
