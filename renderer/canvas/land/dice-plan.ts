import type { Line, Point } from './lines.ts';

/** The ten regions of the Dice Game as polygons. Units: half the height of the map = 1000; 0,0 is the pole, y runs down. */
export const HALF_WIDTH = 1290;
export const HALF_HEIGHT = 1000;

export const LAND_REGIONS = [
  'polar-sink',
  'cielago-flat',
  'habbanya-sietch',
  'great-flat',
  'sietch-tabr',
  'carthag',
  'broken-land',
  'arrakeen',
  'tueks-sietch',
  'minor-erg',
] as const;
export type LandRegion = (typeof LAND_REGIONS)[number];

/** How the two-region zones are split: as printed, or strongholds inside and flats on the rim. */
export type LandLayout = 'printed' | 'rim-split';
export type Terrain = 'desert' | 'flat' | 'erg' | 'plateau' | 'mountain' | 'rock' | 'polar' | 'basin';

export interface LandShape {
  readonly regions: Readonly<Record<LandRegion, Line>>;
  /** Where the name of a region stands: a calm place, set by hand. */
  readonly anchors: Readonly<Record<LandRegion, Point>>;
  /** Room for pieces under the name, in map units. */
  readonly rooms: Readonly<Record<LandRegion, { readonly width: number; readonly height: number }>>;
  readonly terrain: Readonly<Record<LandRegion, Terrain>>;
  /** Every border once. */
  readonly borders: readonly Line[];
  /** The edge of the land. */
  readonly rim: Line;
  /** Outcrops and calm basins that lie on the regions. */
  readonly rocks: readonly Line[];
  readonly basins: readonly Line[];
  /** Raised blocks of the two towns. */
  readonly towns: readonly Line[];
  /** Directions in degrees where zones meet at the rim. */
  readonly zoneBorders: readonly number[];
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** The place in a direction (degrees, 0 = right, 90 = up) at a share of the way from the pole to the rim. */
export const at = (degrees: number, share: number): Point => [
  HALF_WIDTH * share * Math.cos(radians(degrees)),
  -HALF_HEIGHT * share * Math.sin(radians(degrees)),
];
