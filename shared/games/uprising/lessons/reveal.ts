import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { agent } from './agent.ts';
import { NAMES, OPTIONS, script, startingAfter } from './script.ts';

const { yours, told } = script('reveal', 'seat1');

/** The second Agents of the rulebook’s round and its Reveal turns, with a sandworm that needs no Hooks. W8 W9 */
export const reveal: Lesson<FamilyGame> = {
  id: 'reveal',
  title: { key: 'uprising.lesson.reveal.title' },
  about: { key: 'uprising.lesson.reveal.about' },
  end: { key: 'uprising.lesson.reveal.end' },
  learner: 'seat1',
  names: NAMES,
  options: OPTIONS,
  start: startingAfter(agent),
  steps: [
    yours('supplies', 'R12.1', { card: 'diplomacy', to: 'deliver-supplies' }, { instead: { reveal: 'reveal' } }),
    told('water', 'R12.1', 'seat1', { piece: 1 }),
    told('suppliesDone', 'R3.3', 'seat1', 'done'),
    told('refinery', 'R4.4', 'seat2', { card: 'reconnaissance', to: 'spice-refinery', price: 0 }),
    told('refineryDone', 'R3.3', 'seat2', 'done'),
    told('hall', 'R4.1', 'seat3', { card: 'dagger', to: 'assembly-hall' }),
    told('hallCard', 'R4.5', 'seat3', { piece: 0 }),
    told('hallDone', 'R3.3', 'seat3', 'done'),
    yours('reveal', 'R8.1', 'reveal'),
    yours('buy', 'R8.6', { acquire: 'desert-survival', from: 'row', to: 'discard' }),
    yours('allies', 'R7.5', { plot: 'unexpected-allies' }),
    yours('wall', 'R7.7', true, { instead: { keep: false } }),
    yours('strength', 'R7.10', 'done'),
    told('hers', 'R8.2', 'seat2', 'reveal'),
    told('hersDone', 'R7.10', 'seat2', 'done'),
    told('his', 'R8.2', 'seat3', 'reveal'),
    told('hisDone', 'R7.10', 'seat3', 'done'),
  ],
};
