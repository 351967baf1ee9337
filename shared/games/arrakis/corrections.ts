import { type Corrected, corrected } from '../merged.ts';
import { problemsOf } from './check.ts';
import type { ArrakisData } from './data.ts';

export type { Correction } from '../merged.ts';

/** Fields that an area, a card or a count may lack. */
const OPTIONAL = [
  'settlement',
  'sietch',
  'station',
  'sheltered',
  'scheming',
  'gainsSource',
  'conditionSource',
  ...['regular', 'elite', 'special', 'generic'],
];

/**
 * Lays an owner's corrections over the data.
 * @param correction what was read from the owner's file; nothing about it is trusted
 * @returns the corrected data, or every contradiction with the field it is in
 */
export const withCorrections = (base: ArrakisData, correction: unknown): Corrected<ArrakisData> =>
  corrected(base, correction, 'arrakis', problemsOf, OPTIONAL);
