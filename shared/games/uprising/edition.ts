import { enrol } from '../imperium-family/edition.ts';
import { withCorrections } from './corrections.ts';
import { DIFFICULTIES, FACTIONS, ICONS, SEATS } from './ids.ts';
import { RECORDS } from './records.ts';
import { rivals } from './rival-setups.ts';
import { SIX, sixSide, teamSeats } from './six.ts';
import { WHY_RULES } from './rule-of.ts';

const WITH = ['without', 'with'] as const;

/** Dune: Imperium – Uprising, for one to four persons. */
export const EDITION = enrol({
  id: 'uprising',
  rulesVersion: 4,
  records: RECORDS,
  corrected: withCorrections,
  specials: {},
  factions: FACTIONS,
  icons: ICONS,
  seats: SEATS,
  seatCounts: [1, 2, 3, 4, 6],
  options: [
    { id: 'leaders', values: ['choose', 'random'] },
    { id: 'board', values: ['app', 'companion'], seats: [1, 2] },
    { id: 'choam', values: WITH, seats: [1, 2, 3, 4] },
    { id: 'difficulty', values: DIFFICULTIES, seats: [1] },
    { id: 'streamlined', values: WITH, seats: [2] },
    { id: 'smart-politics', values: WITH, seats: [1, 2] },
    { id: 'brutal-escalation', values: WITH, seats: [1, 2] },
    { id: 'expert-deployment', values: WITH, seats: [1, 2] },
    { id: 'dice-churn', values: WITH, seats: [1] },
    // R19.1
    { id: 'base-imperium', values: WITH, seats: [1, 2, 3, 4] },
    { id: 'base-intrigue', values: WITH, seats: [1, 2, 3, 4] },
    { id: 'base-conflicts', values: WITH, seats: [1, 2, 3, 4] },
  ],
  laterOptions: ['board', 'base-imperium', 'base-intrigue', 'base-conflicts'],
  hasMentat: false,
  rulings: { ownOrder: true, openOptionsChangeSomething: true, spaceInfluenceHolds: true },
  rivals,
  teams: { persons: SIX, recordsOf: sixSide, seats: teamSeats },
  whyRules: WHY_RULES,
});
