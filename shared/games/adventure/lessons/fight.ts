import type { Lesson } from '../../lesson.ts';
import type { AdventureGame } from '../types.ts';
import { NAMES, OPTIONS, script, startingWith } from './script.ts';

const { yours, told } = script('fight', 'seat3');

/** The rulebook's fight of Chani and Gurney, with its dice, and how it may go on: poison, Guile, prize. W2, Q24 */
export const fight: Lesson<AdventureGame> = {
  id: 'fight',
  title: { key: 'adventure.lesson.fight.title' },
  about: { key: 'adventure.lesson.fight.about' },
  end: { key: 'adventure.lesson.fight.end' },
  learner: 'seat3',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({
    active: 'blue',
    step: 'fight',
    dice: [1, 1],
    figures: {
      chani: { at: 'spice-5', strength: 5 },
      'gurney-halleck': { at: 'spice-5', strength: 3, gear: ['poison', 'shield'] },
      'beast-rabban': 'spice-7',
    },
    turn: { moved: ['chani'], ready: ['chani'] },
  }),
  steps: [
    yours('call', 'R7.3', { do: 'fight', figure: 'chani', against: 'red' }, { instead: { peace: 'done' }, dice: [2, 3, 3, 3, 5, 1, 2, 6] }),
    told('dose', 'R9.6', 'seat1', { bearer: 'gurney-halleck', target: 'chani' }),
    yours('brace', 'R12.1', 1, {
      instead: { none: 0, two: 2 },
      // The poison test, then four rounds; the second of them is even.
      dice: [4, 6, 2, 1, 4, 5, 2, 1, 5, 3, 2, 2, 1, 5, 3, 1, 6, 4, 2, 1, 3, 5, 2, 1, 4],
    }),
    yours('done', 'R7.6', 'done'),
  ],
};
