import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { reveal } from './reveal.ts';
import { NAMES, OPTIONS, script, startingAfter } from './script.ts';

const { yours, told } = script('combat', 'seat2');

/** The Combat of the rulebook's round with its Intrigue card, rewards, makers and Recall, and the next round's first Agent. W14-W17 */
export const combat: Lesson<FamilyGame> = {
  id: 'combat',
  title: { key: 'imperium.lesson.combat.title' },
  about: { key: 'imperium.lesson.combat.about' },
  end: { key: 'imperium.lesson.combat.end' },
  learner: 'seat2',
  names: NAMES,
  options: OPTIONS,
  start: startingAfter(reveal),
  steps: [
    told('gayun', 'R13.3', 'seat1', 'pass'),
    yours('ambush', 'R13.3', { play: 'ambush' }, { instead: { pass: 'pass' } }),
    told('enough', 'R13.3', 'seat2', 'pass'),
    told('again', 'R13.3', 'seat1', 'pass'),
    yours('pass', 'R13.3', 'pass'),
    told('victory', 'R13.7', 'seat2', 'pass'),
    yours(
      'arrakeen',
      'R16.5',
      { card: 'signet-ring', to: 'arrakeen' },
      {
        instead: {
          carthag: { card: 'signet-ring', to: 'carthag' },
          dune: { card: 'dune-the-desert-planet', to: 'imperial-basin' },
          reveal: 'reveal',
        },
      },
    ),
    yours('draw', 'R10.2', { piece: 1 }, { instead: { troop: { piece: 0 }, windfall: { plot: 'windfall' } } }),
  ],
};
