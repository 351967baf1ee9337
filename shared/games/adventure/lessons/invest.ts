import type { Lesson } from '../../lesson.ts';
import type { AdventureGame } from '../types.ts';
import { NAMES, OPTIONS, script, startingWith } from './script.ts';

const { yours, told } = script('invest', 'seat1');
const nothing = { left: 0, middle: 0, right: 0 };

/** The rulebook's investment: four spice on the middle field, paid out by somebody else's throw. W3 */
export const invest: Lesson<AdventureGame> = {
  id: 'invest',
  title: { key: 'adventure.lesson.invest.title' },
  about: { key: 'adventure.lesson.invest.about' },
  end: { key: 'adventure.lesson.invest.end' },
  learner: 'seat1',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({
    step: 'invest',
    dice: [2, 1],
    figures: { 'paul-atreides': 'spice-2', 'sardaukar-warrior': 'spice-4', stilgar: 'worm-3' },
    turn: { moved: ['paul-atreides'] },
  }),
  steps: [
    yours(
      'stake',
      'R11.2',
      { left: 0, middle: 4, right: 0 },
      { instead: { all: { left: 0, middle: 6, right: 0 }, spread: { left: 2, middle: 2, right: 0 }, nothing } },
    ),
    told('yellow', 'R11.4', 'seat2', 'throw', { dice: [3, 5] }),
    told('yellowMove', 'R6.1', 'seat2', { figure: 'sardaukar-warrior', dice: 'a', to: 'spice-5' }),
    told('yellowStay', 'R6.1', 'seat2', 'stay'),
    told('yellowDone', 'R7.6', 'seat2', 'done'),
    told('yellowBuy', 'R11.1', 'seat2', { cards: 0, harvesters: 2 }),
    told('yellowInvest', 'R11.2', 'seat2', { left: 0, middle: 0, right: 2 }),
    told('blue', 'R11.4', 'seat3', 'throw', { dice: [4, 6] }),
  ],
};
