import { type Corrected, corrected } from '../merged.ts';
import { problemsOf } from './check.ts';
import type { DiceData } from './data.ts';

export type { Correction } from '../merged.ts';

/**
 * Lays an owner's corrections over the data.
 * @param correction what was read from the owner's file; nothing about it is trusted
 * @returns the corrected data, or every contradiction with the field it is in
 */
export const withCorrections = (base: DiceData, correction: unknown): Corrected<DiceData> =>
  corrected(base, correction, 'dice', problemsOf, ['besideAnother']);
