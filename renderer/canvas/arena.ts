import { night, noon } from 'virtual:pictures';
import { fetchPicture } from './fetched.ts';
import type { Hour } from './land/terrain.ts';

const BAKED = { night, noon } as const;
/** Address of the sand that lies under two who fight. */
export const arenaAddress = (hour: Hour): string => BAKED[hour].arena;
/** Fetches it, so that it is there when a scene begins. */
export const fetchArena = (hour: Hour): Promise<void> => fetchPicture(arenaAddress(hour));
