import { familyModule } from '../imperium-family/module.ts';
import { withCorrections } from './corrections.ts';
import { DATA } from './data.ts';
import { SPECIALS } from './specials/index.ts';

/** Dune: Imperium, 1-4 players. */
export const imperium = familyModule({ id: 'imperium', records: DATA, specials: SPECIALS, corrected: withCorrections });
