import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { EXAMPLE } from './example.ts';
import { NAMES, OPTIONS, script, startingWith } from './script.ts';

const { yours, told } = script('agent', 'seat2');

/** The first Agent turns of the rulebook’s round: a harvest, a Spy that gathers intelligence, support for Solari. W5-W7 */
export const agent: Lesson<FamilyGame> = {
  id: 'agent',
  title: { key: 'uprising.lesson.agent.title' },
  about: { key: 'uprising.lesson.agent.about' },
  end: { key: 'uprising.lesson.agent.end' },
  learner: 'seat2',
  names: NAMES,
  options: OPTIONS,
  start: startingWith(EXAMPLE),
  steps: [
    told('basin', 'R4.1', 'seat1', { card: 'dune-the-desert-planet', to: 'imperial-basin' }),
    told('two', 'R7.3', 'seat1', { deploy: 2 }),
    told('next', 'R3.3', 'seat1', 'done'),
    yours(
      'arrakeen',
      'R4.1',
      { card: 'rebel-supplier', to: 'arrakeen' },
      { instead: { scout: { card: 'reconnaissance', to: 'arrakeen' }, reveal: 'reveal' } },
    ),
    yours('gather', 'R5.6', { spy: 'post-arrakeen-refinery' }, { instead: { keep: 'keep' } }),
    yours('card', 'R4.5', { piece: 2 }),
    told('draw', 'R4.5', 'seat2', { piece: 1 }),
    told('troop', 'R4.5', 'seat2', { piece: 0 }),
    yours('four', 'R7.3', { deploy: 4 }, { instead: { two: { deploy: 2 }, done: 'done' } }),
    told('done', 'R3.3', 'seat2', 'done'),
    told('support', 'R4.4', 'seat3', { card: 'dagger', to: 'gather-support', price: 1 }),
    told('recruits', 'R4.5', 'seat3', { piece: 0 }),
    told('peace', 'R7.2', 'seat3', 'done'),
  ],
};
