import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { reveal } from './reveal.ts';
import { NAMES, OPTIONS, script, startingAfter } from './script.ts';

const { yours, told } = script('combat', 'seat2');

/** The Combat of the rulebook’s round: an Intrigue card, rewards that a sandworm doubles, makers and Recall. W10-W13 */
export const combat: Lesson<FamilyGame> = {
  id: 'combat',
  title: { key: 'uprising.lesson.combat.title' },
  about: { key: 'uprising.lesson.combat.about' },
  end: { key: 'uprising.lesson.combat.end' },
  learner: 'seat2',
  names: NAMES,
  options: OPTIONS,
  start: startingAfter(reveal),
  steps: [
    told('first', 'R10.2', 'seat1', 'pass'),
    yours('plan', 'R10.2', { play: 'contingency-plan' }, { instead: { pass: 'pass' } }),
    told('again', 'R10.2', 'seat1', 'pass'),
    yours(
      'basin',
      'R7.8',
      { card: 'dune-the-desert-planet', to: 'imperial-basin' },
      { instead: { hagga: { card: 'dune-the-desert-planet', to: 'hagga-basin' } } },
    ),
  ],
};
