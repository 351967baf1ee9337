import type { Lesson } from '../../lesson.ts';
import { GOODS } from '../ids.ts';
import type { AdventureGame, Goods } from '../types.ts';
import { NAMES, OPTIONS, script, startingWith } from './script.ts';

const { yours, told } = script('storm', 'seat1');
/** Of everything else nothing. */
const goods = (some: Goods): Goods => Object.fromEntries(GOODS.map((id) => [id, some[id] ?? 0]));

/** What may be done at any time, when it is needed most: a trade, protection and Guile before a sandstorm. */
export const storm: Lesson<AdventureGame> = {
  id: 'storm',
  title: { key: 'adventure.lesson.storm.title' },
  about: { key: 'adventure.lesson.storm.about' },
  end: { key: 'adventure.lesson.storm.end' },
  learner: 'seat1',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({
    active: 'green',
    step: 'move',
    dice: [2, 4],
    figures: { 'paul-atreides': 'spice-2', 'baron-harkonnen': 'spice-8' },
    stock: { red: { spice: 2, harvesters: 3 }, yellow: { spice: 8 } },
  }),
  steps: [
    yours(
      'trade',
      'R12.8',
      { as: 'red', to: 'yellow', gives: goods({ harvesters: 1 }), wants: goods({ spice: 2 }), pact: 0 },
      { interject: 'propose' },
    ),
    told('accept', 'R12.4', 'seat2', 1, { interject: 'accept' }),
    told('storm', 'R6.15', 'seat4', { figure: 'baron-harkonnen', dice: 'b', to: 'sandstorm' }),
    yours('shelter', 'R12.2', 1, { instead: { none: 0, both: 2 } }),
    told('yellow', 'R6.24', 'seat2', 0),
    told('blue', 'R6.24', 'seat3', 0, { dice: [3, 1, 5, 2, 6, 2, 2, 4] }),
    yours('brace', 'R12.1', 1, { instead: { none: 0 }, dice: [4] }),
  ],
};
