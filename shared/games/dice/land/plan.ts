import type { Point } from '../../../land/lines.ts';

/** Units of the land: half the height of the map is 1000; 0,0 is the pole, y runs down. */
export const HALF_WIDTH = 1290;
export const HALF_HEIGHT = 1000;
/** Directions in degrees (0 = right, 90 = up) in which each storm space lies. R2.8 */
export const STORM_SPACES = { 1: 270, 2: 200, 3: 138, 4: 90, 5: 40, 6: 318 } as const;

/** How the two-region zones are split: as printed, or strongholds inside and flats on the rim. */
export type LandLayout = 'printed' | 'rim-split';

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** The place in a direction (degrees, 0 = right, 90 = up) at a share of the way from the pole to the rim. */
export const at = (degrees: number, share: number): Point => [
  HALF_WIDTH * share * Math.cos(radians(degrees)),
  -HALF_HEIGHT * share * Math.sin(radians(degrees)),
];
