import type { Lesson } from '../../lesson.ts';
import type { ArrakisGame } from '../types.ts';
import { NAMES, OPTIONS, script, startingWith, TAKEN } from './script.ts';

const { yours, told } = script('share', 'seat2');

/** Three players: how the dice of a shared side come to two boards, and who of a team acts. W-1 */
export const share: Lesson<ArrakisGame> = {
  id: 'share',
  title: { key: 'arrakis.lesson.share.title' },
  about: { key: 'arrakis.lesson.share.about' },
  end: { key: 'arrakis.lesson.share.end' },
  learner: 'seat2',
  names: { ...NAMES, seat3: 'Judit' },
  options: OPTIONS,
  start: startingWith({
    seats: 3,
    agenda: [
      { do: 'vehicle', house: 'house-harkonnen', left: { harvester: 1 }, free: false },
      { do: 'phase', phase: 'action' },
      { do: 'round' },
    ],
    harkonnen: {
      carthag: { regular: 3, generic: 1 },
      arrakeen: { regular: 2, elite: 1, named: ['beast-rabban'] },
      arsunt: { elite: 2, named: ['captain-aramsham'] },
    },
    atreides: { windgap: { regular: 1, generic: 1 }, 'gara-kulon': { regular: 1, generic: 1 } },
    state: {
      round: 1,
      phase: 'vehicles',
      harvesters: ['se-outer-1', 'se-outer-2', 'nw-outer-1', 'sw-outer-7'],
      sisters: { atreides: 0, harkonnen: 0, reserve: 5 },
      stations: [],
      stationsTaken: TAKEN,
    },
  }),
  steps: [
    yours(
      'harvester',
      'R5.4',
      { vehicle: 'harvester', at: 'ne-outer-1' },
      {
        // Eight dice of the Harkonnen: 3 Strategy, 2 Deployment, Leadership, 2 Mentat; then four of the Atreides, none too many.
        dice: [2, 3, 2, 4, 4, 1, 5, 5, 1, 4, 5, 6],
        instead: { desert: { vehicle: 'harvester', at: 'ne-outer-3' } },
      },
    ),
    yours('aside', 'R15.5', 'house'),
    told('theirs', 'R6.5', 'seat1', { die: 'mentat', for: { action: 'draw' } }),
    told('split', 'R7.7', 'seat1', { 'house-atreides': 1, 'fremen-ally': 1 }),
    yours('who', 'R15.6', 'house-harkonnen', { instead: { ally: 'corrino-ally' } }),
  ],
};
