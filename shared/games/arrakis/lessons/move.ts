import type { Lesson } from '../../lesson.ts';
import type { ArrakisGame } from '../types.ts';
import { NAMES, OPTIONS, script, startingWith, TAKEN } from './script.ts';

const { yours, told } = script('move', 'seat2');
const strategy = { die: 'strategy', for: { action: 'move' } } as const;
const zone = 'air-nw-inner-nw-outer';

/** A legion that splits, figures that have moved, and a flight over a border nobody crosses on foot. W-4 W-5 T-2 */
export const move: Lesson<ArrakisGame> = {
  id: 'move',
  title: { key: 'arrakis.lesson.move.title' },
  about: { key: 'arrakis.lesson.move.about' },
  end: { key: 'arrakis.lesson.move.end' },
  learner: 'seat2',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({
    agenda: [{ do: 'turn', side: 'harkonnen' }],
    harkonnen: {
      carthag: { regular: 5, generic: 1 },
      arsunt: { regular: 1 },
      'nw-inner-1': { regular: 1, generic: 1 },
    },
    atreides: { windgap: { regular: 1, generic: 1 } },
    dice: { 'giedi-prime': { strategy: 3 }, 'sietch-tabr': { mentat: 2 } },
    state: { round: 2, zones: { [zone]: 'ornithopter' }, stations: [], stationsTaken: TAKEN },
  }),
  steps: [
    yours('act', 'R7.4', strategy),
    yours(
      'split',
      'R10.1',
      { from: 'carthag', to: 'arsunt', way: 'foot' },
      { instead: { arrakeen: { from: 'carthag', to: 'arrakeen', way: 'foot' } } },
    ),
    yours(
      'two',
      'R10.1',
      { units: { regular: 2 }, leaders: { generic: 0 } },
      { instead: { leader: { units: { regular: 2 }, leaders: { generic: 1 } }, all: { units: { regular: 5 }, leaders: { generic: 1 } } } },
    ),
    yours(
      'rest',
      'R10.2',
      { from: 'carthag', to: 'arrakeen', way: 'foot' },
      { instead: { onward: { from: 'arsunt', to: 'broken-land', way: 'foot' }, done: 'done' } },
    ),
    yours(
      'three',
      'R10.1',
      { units: { regular: 3 }, leaders: { generic: 1 } },
      { instead: { fewer: { units: { regular: 2 }, leaders: { generic: 1 } } } },
    ),
    told('mentat', 'R6.5', 'seat1', { die: 'mentat', for: { action: 'draw' } }),
    told('decks', 'R7.7', 'seat1', { 'house-atreides': 2, 'fremen-ally': 0 }),
    yours('again', 'R7.4', strategy),
    yours(
      'flight',
      'R10.4',
      { from: 'nw-inner-1', to: 'nw-inner-2', way: zone },
      { instead: { foot: { from: 'nw-inner-1', to: 'nw-inner-3', way: 'foot' } } },
    ),
    yours('done', 'R7.3', 'done'),
  ],
};
