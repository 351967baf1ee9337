import { type Corrected, corrected } from '../merged.ts';
import { problemsOf } from './check.ts';
import type { AdventureData } from './data.ts';

/** What an owner of the box corrects: a part of the data, in its shape. */
export type { Correction } from '../merged.ts';

/**
 * Lays an owner's corrections over the data.
 * @param correction what was read from the owner's file; nothing about it is trusted
 * @returns the corrected data, or every contradiction with the field it is in
 */
export const withCorrections = (base: AdventureData, correction: unknown): Corrected<AdventureData> =>
  corrected(base, correction, 'adventure', problemsOf);
