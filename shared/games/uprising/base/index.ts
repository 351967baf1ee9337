import { lend } from '../../imperium-family/edition.ts';
import { FAMILY } from '../../imperium-family/contradictions.ts';
import { type Corrected, corrected } from '../../merged.ts';
import { SPECIALS } from '../../imperium/specials/index.ts';
import { problemsWith } from '../check.ts';
import { EDITION } from '../edition.ts';
import type { UprisingRecords } from '../records.ts';
import { BOTH, LENT } from './records.ts';

/** Lays an owner's corrections over the data of both boxes, as those of one. */
export const withCorrectionsOfBoth = (correction: unknown): Corrected<UprisingRecords> =>
  corrected(BOTH, correction, FAMILY, problemsOfBoth);
/** Every contradiction in the data of both boxes. */
export const problemsOfBoth = problemsWith({ lent: LENT, specials: Object.keys(SPECIALS) });

// From now on tables can take the cards of the first game in. R19.1
lend(EDITION.id, { records: BOTH, corrected: withCorrectionsOfBoth, specials: SPECIALS });
