import { night, noon } from 'virtual:pictures/arrakis';
import { bestOf, fetchBest } from '../../../canvas/fetched.ts';
import type { Hour } from '../../../canvas/land/terrain.ts';

const LANDS = {
  night: { small: night.landSmall, full: night.land },
  noon: { small: noon.landSmall, full: noon.land },
} as const;

/** The best picture of the land that is there already; null before the first one has come. */
export const landPicture = (hour: Hour): CanvasImageSource | null => bestOf(LANDS[hour]);
/** Fetches the land; `better` is called whenever there is a better picture of it. */
export const fetchLand = (hour: Hour, better: () => void): Promise<void> => fetchBest(LANDS[hour], better);
/** Address of the small picture, for an overview. */
export const smallLand = (hour: Hour): string => LANDS[hour].small;
