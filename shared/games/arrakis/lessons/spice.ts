import type { Lesson } from '../../lesson.ts';
import type { ArrakisGame } from '../types.ts';
import { HIT, NAMES, OPTIONS, REST, SHOWN, SPECIAL, script, startingWith, TAKEN } from './script.ts';

const { yours } = script('spice', 'seat2');

/** A worm under a harvester, a storm, and the rulebook's harvest of four spice. R8 W-3 T-6 */
export const spice: Lesson<ArrakisGame> = {
  id: 'spice',
  title: { key: 'arrakis.lesson.spice.title' },
  about: { key: 'arrakis.lesson.spice.about' },
  end: { key: 'arrakis.lesson.spice.end' },
  learner: 'seat2',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({
    agenda: [{ do: 'resolveWorms' }, { do: 'storms' }, { do: 'phase', phase: 'spice' }, REST],
    harkonnen: { 'ne-outer-4': { regular: 2, elite: 1 } },
    atreides: { windgap: { regular: 1, generic: 1 } },
    state: {
      round: 2,
      phase: 'hazards',
      harvesters: ['ne-outer-1', 'ne-outer-3', 'ne-outer-5'],
      worms: ['ne-outer-1'],
      coming: ['ne-outer-1'],
      zones: { 'air-ne-inner-ne-outer': 'carryall' },
      shown: SHOWN,
      stations: [],
      stationsTaken: TAKEN,
    },
  }),
  steps: [
    yours('rescue', 'R8.6', 'air-ne-inner-ne-outer', { instead: { no: 'no' }, dice: [SPECIAL, HIT] }),
    yours('storm', 'R8.8', 'regular', { instead: { elite: 'elite' } }),
    yours('reduce', 'R11.11', 'elite', { instead: { regular: 'regular' } }),
    yours('split', 'R9.3', { power: 'choam', to: 'keep' }, { instead: { choam: { power: 'choam', to: 'drop' } } }),
    yours('guild', 'R9.3', { power: 'spacing-guild', to: 'keep' }, { instead: { guild: { power: 'spacing-guild', to: 'drop' } } }),
  ],
};
