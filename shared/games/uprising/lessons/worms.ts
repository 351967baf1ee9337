import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { NAMES, OPTIONS, script, startingWith } from './script.ts';

const { yours, told } = script('worms', 'seat1');

/** Maker Hooks, a sandworm, and a reward that counts twice. W3 W4 W14 */
export const worms: Lesson<FamilyGame> = {
  id: 'worms',
  title: { key: 'uprising.lesson.worms.title' },
  about: { key: 'uprising.lesson.worms.about' },
  end: { key: 'uprising.lesson.worms.end' },
  learner: 'seat1',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({
    conflict: 'spice-freighters',
    bonusSpice: { 'hagga-basin': 2 },
    agents: { arrakeen: ['seat2'], 'gather-support': ['seat2'], secrets: ['seat3'], 'assembly-hall': ['seat3'] },
    players: {
      seat1: {
        leader: 'lady-margot-fenring',
        water: 4,
        spice: 2,
        influence: { fremen: 2 },
        hand: ['ecological-testing-station', 'desert-power', 'dagger', 'convincing-argument', 'diplomacy'],
        deck: ['convincing-argument', 'dune-the-desert-planet', 'signet-ring'],
      },
      seat2: { leader: 'muaddib', revealed: true, conflict: 2, garrison: 1, swords: 1 },
      seat3: { leader: 'princess-irulan', revealed: true },
    },
  }),
  steps: [
    yours(
      'sietch',
      'R6.4',
      { card: 'ecological-testing-station', to: 'sietch-tabr' },
      { instead: { basin: { card: 'desert-power', to: 'hagga-basin' } } },
    ),
    yours('station', 'R4.8', { piece: 1 }),
    yours('choose', 'R6.4', { piece: 0 }),
    yours('hooks', 'R6.4', 0, { instead: { wall: 1 } }),
    told('three', 'R7.3', 'seat1', { deploy: 3 }),
    told('next', 'R3.3', 'seat1', 'done'),
    yours('basin', 'R6.2', { card: 'desert-power', to: 'hagga-basin' }, { instead: { deep: { card: 'desert-power', to: 'deep-desert' } } }),
    yours('worm', 'R6.2', { piece: 1 }),
    yours('summon', 'R7.5', 1, { instead: { spice: 0 } }),
    told('last', 'R7.3', 'seat1', 'done'),
    yours('reveal', 'R8.1', 'reveal'),
    told('fight', 'R10.4', 'seat1', 'done'),
    yours('pay', 'R10.4', 2),
    yours('yes', 'R10.4', true, { instead: { no: false } }),
    told('again', 'R10.4', 'seat1', 2),
    told('twice', 'R10.4', 'seat1', true),
    yours('fremen', 'R10.4', 'fremen'),
    yours('alliance', 'R12.4', 'fremen'),
  ],
};
