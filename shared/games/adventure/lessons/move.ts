import type { Lesson } from '../../lesson.ts';
import type { AdventureGame } from '../types.ts';
import { NAMES, OPTIONS, script, startingWith } from './script.ts';

const { yours } = script('move', 'seat1');

/** The rulebook's throw of 4 and 6, and the whole turn that follows from it. W1, D1 */
export const move: Lesson<AdventureGame> = {
  id: 'move',
  title: { key: 'adventure.lesson.move.title' },
  about: { key: 'adventure.lesson.move.about' },
  end: { key: 'adventure.lesson.move.end' },
  learner: 'seat1',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({ deck: ['sword', 'secret-silo'] }),
  steps: [
    yours('throw', 'R5.2', 'throw', { dice: [4, 6] }),
    yours(
      'first',
      'R6.12',
      { figure: 'gurney-halleck', dice: 'b', to: 'spice-3' },
      {
        instead: {
          both: { figure: 'gurney-halleck', dice: 'both', to: 'blue-sietch' },
          duel: { figure: 'gurney-halleck', dice: 'both', to: 'duel-2' },
          poison: { figure: 'gurney-halleck', dice: 'b', to: 'poison-1' },
        },
      },
    ),
    yours(
      'second',
      'R6.3',
      { figure: 'duke-leto', dice: 'a', to: 'training-yellow' },
      {
        instead: {
          stay: 'stay',
          worm: { figure: 'duke-leto', dice: 'a', to: 'worm-1' },
          paul: { figure: 'paul-atreides', dice: 'a', to: 'training-yellow' },
        },
      },
    ),
    yours('act', 'R7.6', 'done'),
    yours(
      'buy',
      'R11.1',
      { cards: 2, harvesters: 1 },
      { instead: { nothing: { cards: 0, harvesters: 0 }, everything: { cards: 3, harvesters: 3 } } },
    ),
    yours('sword', 'R9.1', 'gurney-halleck', { instead: { leto: 'duke-leto', paul: 'paul-atreides' } }),
    yours(
      'invest',
      'R11.2',
      { left: 2, middle: 1, right: 0 },
      { instead: { all: { left: 0, middle: 5, right: 0 }, nothing: { left: 0, middle: 0, right: 0 } } },
    ),
  ],
};
