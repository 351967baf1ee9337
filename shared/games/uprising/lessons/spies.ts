import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { NAMES, OPTIONS, script, startingWith } from './script.ts';

const { yours, told } = script('spies', 'seat1');

/** Spies: an icon for where they stand, and two of them at a space that is taken. W1 W2 W15 */
export const spies: Lesson<FamilyGame> = {
  id: 'spies',
  title: { key: 'uprising.lesson.spies.title' },
  about: { key: 'uprising.lesson.spies.about' },
  end: { key: 'uprising.lesson.spies.end' },
  learner: 'seat1',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({
    conflict: 'shadow-contest',
    agents: { 'research-station': ['seat2'], 'assembly-hall': ['seat2'], secrets: ['seat3'], fremkit: ['seat3'] },
    posts: { 'post-research-sietch': ['seat1'], 'post-refinery-research': ['seat1'] },
    players: {
      seat1: {
        leader: 'lady-margot-fenring',
        water: 2,
        hand: ['imperial-spymaster', 'northern-watermaster', 'dagger', 'convincing-argument', 'signet-ring'],
        deck: ['convincing-argument', 'dune-the-desert-planet', 'diplomacy'],
      },
      seat2: { leader: 'muaddib', revealed: true },
      seat3: { leader: 'princess-irulan', revealed: true },
    },
  }),
  steps: [
    yours('station', 'R5.5', { card: 'imperial-spymaster', to: 'research-station' }, { instead: { reveal: 'reveal' } }),
    yours('infiltrate', 'R5.5', { spy: 'post-research-sietch' }),
    yours('gather', 'R5.6', { spy: 'post-refinery-research' }, { instead: { keep: 'keep' } }),
    yours('intrigue', 'R13.4', { piece: 2 }),
    told('draw', 'R4.5', 'seat1', { piece: 1 }),
    told('recruit', 'R4.5', 'seat1', { piece: 0 }),
    yours('deploy', 'R7.3', { deploy: 4 }, { instead: { less: { deploy: 2 } } }),
    told('done', 'R3.3', 'seat1', 'done'),
    yours('ring', 'R5.1', { card: 'signet-ring', to: 'arrakeen' }),
    yours('place', 'R5.2', { piece: 2 }),
    yours('post', 'R5.2', 'post-arrakeen-refinery'),
  ],
};
