import { enrol } from '../imperium-family/edition.ts';
import { withCorrections } from './corrections.ts';
import { DATA } from './data.ts';
import { DIFFICULTIES, FACTIONS, ICONS, SEATS } from './ids.ts';
import { rivals } from './rival-setups.ts';
import { SPECIALS } from './specials/index.ts';

/** Dune: Imperium, for 1-4 persons. */
export const EDITION = enrol({
  id: 'imperium',
  rulesVersion: 3,
  records: DATA,
  corrected: withCorrections,
  specials: SPECIALS,
  factions: FACTIONS,
  icons: ICONS,
  seats: SEATS,
  seatCounts: [1, 2, 3, 4],
  options: [
    { id: 'leaders', values: ['choose', 'random'] },
    { id: 'houses', values: ['any', 'distinct'] },
    { id: 'start', values: ['random', 'seat1'], seats: [2, 3, 4] },
    { id: 'difficulty', values: DIFFICULTIES, seats: [1] },
    { id: 'board', values: ['app', 'companion'], seats: [1, 2] },
  ],
  hasMentat: true,
  rivals,
});
