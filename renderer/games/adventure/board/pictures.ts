import { night, noon } from 'virtual:pictures/adventure';
import { bestOf, fetchBest } from '../../../canvas/fetched.ts';
import type { Hour } from '../../../canvas/land/terrain.ts';

const BAKED = { night, noon } as const;
const BOWLS = {
  night: { small: night.ringsSmall, full: night.rings },
  noon: { small: noon.ringsSmall, full: noon.rings },
} as const;

/** The best picture of the bowl that is there already; null before the first one has come. */
export const bowlPicture = (hour: Hour): CanvasImageSource | null => bestOf(BOWLS[hour]);
/** Fetches the bowl; `better` is called whenever there is a better picture of it. */
export const fetchBowl = (hour: Hour, better: () => void): Promise<void> => fetchBest(BOWLS[hour], better);
/** All sand trays in one picture; where which lies is told by `trayCell`. */
export const traysAddress = (hour: Hour): string => BAKED[hour].trays;
