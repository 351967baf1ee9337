import { familyModule } from '../imperium-family/module.ts';
import type { Correction } from '../merged.ts';
import { withCorrections } from './corrections.ts';
import { DATA, type ImperiumData } from './data.ts';
import { SPECIALS } from './specials/index.ts';

/** @throws Error naming the fields, if the corrections contradict themselves */
function correctedData(corrections: Correction): ImperiumData {
  const { data, problems } = withCorrections(corrections);
  if (problems) throw new Error(`Corrected data: ${problems.map(({ field, key }) => `${field} (${key})`).join(', ')}`);
  return data;
}

/** Dune: Imperium, 1-4 players. */
export const imperium = familyModule({ id: 'imperium', records: DATA, specials: SPECIALS, corrected: correctedData });
