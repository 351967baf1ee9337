import { familyModule } from '../imperium-family/module.ts';
import { type Correction, corrected } from '../merged.ts';
import { problemsOf } from './check.ts';
import { DATA, type ImperiumData } from './data.ts';
import { SPECIALS } from './specials/index.ts';

/** @throws Error naming the fields, if the corrections contradict themselves */
function correctedData(corrections: Correction): ImperiumData {
  const { data, problems } = corrected(DATA, corrections, 'imperium', problemsOf);
  if (problems) throw new Error(`Corrected data: ${problems.map(({ field, key }) => `${field} (${key})`).join(', ')}`);
  return data;
}

/** Dune: Imperium, 3-4 players. */
export const imperium = familyModule({ id: 'imperium', records: DATA, specials: SPECIALS, corrected: correctedData });
