import type { Lesson } from '../../lesson.ts';
import type { ArrakisGame } from '../types.ts';
import { NAMES, OPTIONS, script, startingWith, TAKEN } from './script.ts';

const { yours, told } = script('dice', 'seat2');

/** Vehicles, the dice of a round and their slots, Bene Gesserit, and what a die is spent for. W-6 W-12 W-18 */
export const dice: Lesson<ArrakisGame> = {
  id: 'dice',
  title: { key: 'arrakis.lesson.dice.title' },
  about: { key: 'arrakis.lesson.dice.about' },
  end: { key: 'arrakis.lesson.dice.end' },
  learner: 'seat2',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({
    agenda: [
      { do: 'vehicle', house: 'house-harkonnen', left: { harvester: 1, carryall: 1 }, free: false },
      { do: 'phase', phase: 'action' },
      { do: 'round' },
    ],
    harkonnen: {
      carthag: { regular: 3, generic: 1 },
      arrakeen: { regular: 2, elite: 1, named: ['beast-rabban'] },
      arsunt: { elite: 2, generic: 1 },
    },
    atreides: { windgap: { regular: 1, generic: 1 }, 'gara-kulon': { regular: 1, generic: 1 } },
    state: {
      round: 3,
      phase: 'vehicles',
      imperium: { choam: 5, 'spacing-guild': 3, landsraad: 4 },
      harvesters: ['se-outer-1', 'se-outer-2', 'nw-outer-1', 'sw-outer-7'],
      zones: { 'air-se-inner-se-outer': 'ornithopter', 'air-nw-inner-nw-outer': 'ornithopter', 'air-sw-inner-sw-outer': 'ornithopter' },
      sisters: { atreides: 1, harkonnen: 1, reserve: 3 },
      stations: [],
      stationsTaken: TAKEN,
    },
  }),
  steps: [
    yours(
      'harvester',
      'R5.4',
      { vehicle: 'harvester', at: 'ne-outer-1' },
      { instead: { desert: { vehicle: 'harvester', at: 'ne-outer-3' }, carryall: { vehicle: 'carryall', at: 'air-ne-inner-ne-outer' } } },
    ),
    yours(
      'carryall',
      'R3.4',
      { vehicle: 'carryall', at: 'air-ne-inner-ne-outer' },
      {
        // Six dice of the Harkonnen, then four of the Atreides.
        dice: [2, 3, 2, 3, 5, 6, 2, 3, 2, 5],
        instead: {
          far: { vehicle: 'carryall', at: 'air-ne-inner-nw-inner' },
          taken: { vehicle: 'carryall', at: 'air-se-inner-se-outer' },
        },
      },
    ),
    yours('excess', 'R6.3', 'leadership', { instead: { deployment: 'deployment' } }),
    told('theirs', 'R6.3', 'seat1', 'house'),
    yours('sister', 'R6.4', { board: 'giedi-prime', symbol: 'deployment' }, { instead: { none: 'none' } }),
    told('hers', 'R6.4', 'seat1', { board: 'sietch-tabr', symbol: 'deployment' }),
    told('mentat', 'R6.5', 'seat1', { die: 'mentat', for: { action: 'draw' } }),
    told('split', 'R7.7', 'seat1', { 'house-atreides': 1, 'fremen-ally': 1 }),
    yours(
      'baron',
      'R17.3',
      { die: 'house', for: { leader: 'baron-harkonnen' } },
      { instead: { action: { die: 'house', for: { action: 'replace' } }, vehicles: { die: 'house', for: { action: 'vehicles' } } } },
    ),
    yours('elite', 'R7.3', 'carthag', { instead: { arrakeen: 'arrakeen', done: 'done' } }),
    told('second', 'R7.3', 'seat2', 'carthag'),
    told('third', 'R7.3', 'seat2', 'arrakeen'),
  ],
};
