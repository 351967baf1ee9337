import { enrol } from '../imperium-family/edition.ts';
import { withCorrections } from './corrections.ts';
import { FACTIONS, ICONS, SEATS } from './ids.ts';
import { RECORDS } from './records.ts';
import { WHY_RULES } from './rule-of.ts';

/** Dune: Imperium – Uprising, for three and four persons. */
export const EDITION = enrol({
  id: 'uprising',
  records: RECORDS,
  corrected: withCorrections,
  specials: {},
  factions: FACTIONS,
  icons: ICONS,
  seats: SEATS,
  seatCounts: [3, 4],
  options: [
    { id: 'leaders', values: ['choose', 'random'] },
    { id: 'choam', values: ['without', 'with'] },
  ],
  hasMentat: false,
  rulings: { ownOrder: true, openOptionsChangeSomething: true, spaceInfluenceHolds: true },
  rivals: () => null,
  whyRules: WHY_RULES,
});
