import { night, noon } from 'virtual:pictures/imperium-family';
import { fetchPicture } from '../../../canvas/fetched.ts';
import type { Hour } from '../../../canvas/land/terrain.ts';

/** Address of the sand on which a Conflict is decided. */
export const sandAddress = (hour: Hour): string => ({ night, noon })[hour].pit;
/** Fetches it, so that it is there when the scene begins. */
export const fetchSand = (hour: Hour): Promise<void> => fetchPicture(sandAddress(hour));
