import { FAMILY } from '../imperium-family/contradictions.ts';
import { type Corrected, corrected } from '../merged.ts';
import { problemsOf } from './check.ts';
import { RECORDS, type UprisingRecords } from './records.ts';

/**
 * Lays an owner's corrections over the data of the box.
 * @param correction what was read from the owner's file; nothing about it is trusted
 * @returns the corrected data, or every contradiction with the field it is in
 */
export const withCorrections = (correction: unknown): Corrected<UprisingRecords> => corrected(RECORDS, correction, FAMILY, problemsOf);
