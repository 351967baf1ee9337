import type { Lesson } from '../../lesson.ts';
import type { ArrakisGame } from '../types.ts';
import { NAMES, OPTIONS, script, startingWith } from './script.ts';

const { yours, told } = script('ride', 'seat1');
const draw = { die: 'mentat', for: { action: 'draw' } } as const;

/** Desert Power, a way of wormsigns, and a ride along it to a station. T-1 T-3 */
export const ride: Lesson<ArrakisGame> = {
  id: 'ride',
  title: { key: 'arrakis.lesson.ride.title' },
  about: { key: 'arrakis.lesson.ride.about' },
  end: { key: 'arrakis.lesson.ride.end' },
  learner: 'seat1',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({
    agenda: [{ do: 'turn', side: 'atreides' }],
    atreides: { 'gara-kulon': { regular: 2, named: ['paul-atreides'] } },
    harkonnen: { 'shield-wall-east': { regular: 2, generic: 1 }, carthag: { regular: 3 } },
    dice: { 'sietch-tabr': { strategy: 1 }, 'giedi-prime': { mentat: 3 } },
    state: {
      round: 2,
      wormsigns: ['ne-outer-11'],
      stations: ['ne-outer-4'],
      stationsTaken: ['jihad', 'jihad', 'sand-dwellers', 'sand-dwellers', 'kwisatz-haderach'],
    },
  }),
  steps: [
    yours('power', 'R7.8', 'desertPower', { instead: { move: { die: 'strategy', for: { action: 'move' } } } }),
    yours('wormsigns', 'R7.8', 'wormsigns', { instead: { done: 'done' } }),
    yours('near', 'R10.5', 'ne-outer-7', { instead: { away: 'ne-outer-13' } }),
    yours('far', 'R10.5', 'ne-outer-5', { instead: { beside: 'ne-outer-8' } }),
    told('theirs', 'R6.10', 'seat2', draw),
    told('decks', 'R7.7', 'seat2', { 'house-harkonnen': 2, 'corrino-ally': 0 }),
    yours('act', 'R7.4', { die: 'strategy', for: { action: 'move' } }, { instead: { again: 'desertPower' } }),
    yours(
      'ride',
      'R10.5',
      { from: 'gara-kulon', to: 'ne-outer-4', way: 'sand' },
      {
        instead: {
          foot: { from: 'gara-kulon', to: 'ne-outer-12', way: 'foot' },
          short: { from: 'gara-kulon', to: 'ne-outer-6', way: 'sand' },
        },
      },
    ),
    yours(
      'company',
      'R10.1',
      { units: { regular: 1 }, leaders: { 'paul-atreides': 1 } },
      {
        instead: {
          all: { units: { regular: 2 }, leaders: { 'paul-atreides': 1 } },
          alone: { units: { regular: 1 }, leaders: { 'paul-atreides': 0 } },
        },
      },
    ),
    yours('done', 'R7.3', 'done'),
  ],
};
