import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { NAMES, OPTIONS, script, startingWith } from './script.ts';

const { yours, told } = script('first', 'seat1');

/** Five minutes: the last round of a game, in which a player at 6 points wins in four different ways of scoring. */
export const first: Lesson<FamilyGame> = {
  id: 'first',
  title: { key: 'uprising.lesson.first.title' },
  about: { key: 'uprising.lesson.first.about' },
  end: { key: 'uprising.lesson.first.end' },
  learner: 'seat1',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({
    round: 8,
    conflict: 'protect-the-sietches',
    row: ['maula-pistol', 'desert-survival', 'paracompass', 'branching-path', 'double-agent'],
    posts: { 'post-arrakeen-refinery': ['seat1'] },
    agents: { sardaukar: ['seat2'], 'high-council': ['seat2'], espionage: ['seat3'], 'assembly-hall': ['seat3'] },
    players: {
      seat1: {
        leader: 'lady-margot-fenring',
        vp: 7,
        council: true,
        influence: { fremen: 1 },
        hand: ['diplomacy', 'reconnaissance', 'convincing-argument', 'tread-in-darkness', 'signet-ring'],
        deck: ['convincing-argument', 'dune-the-desert-planet', 'dagger'],
        objectives: [{ objective: 'objective-desert-mouse-first', faceUp: true }],
      },
      seat2: {
        leader: 'muaddib',
        vp: 9,
        garrison: 2,
        conflict: 4,
        swords: 1,
        revealed: true,
        objectives: [{ objective: 'objective-crysknife', faceUp: true }],
      },
      seat3: {
        leader: 'princess-irulan',
        vp: 7,
        revealed: true,
        intrigue: ['secure-spice-trade'], // the lesson ends where an Endgame card may still be played
        objectives: [{ objective: 'objective-ornithopter-1-3p', faceUp: true }],
      },
    },
  }),
  steps: [
    yours(
      'fremkit',
      'R11.1',
      { card: 'diplomacy', to: 'fremkit' },
      { instead: { supplies: { card: 'diplomacy', to: 'deliver-supplies' }, reveal: 'reveal' } },
    ),
    yours('influence', 'R12.2', { piece: 1 }, { instead: { early: { deploy: 2 } } }),
    told('draw', 'R4.5', 'seat1', { piece: 0 }),
    yours('two', 'R7.3', { deploy: 2 }),
    told('next', 'R3.3', 'seat1', 'done'),
    yours('arrakeen', 'R5.6', { card: 'reconnaissance', to: 'arrakeen' }, { instead: { reveal: 'reveal' } }),
    yours('gather', 'R5.6', { spy: 'post-arrakeen-refinery' }, { instead: { keep: 'keep' } }),
    told('space', 'R4.5', 'seat1', { piece: 1 }),
    told('troop', 'R4.5', 'seat1', { piece: 0 }),
    yours('deploy', 'R7.3', { deploy: 2 }, { instead: { done: 'done' } }),
    told('enough', 'R3.3', 'seat1', 'done'),
    yours('reveal', 'R8.1', 'reveal'),
    yours(
      'spice',
      'R8.6',
      { acquire: 'the-spice-must-flow', from: 'reserve', to: 'discard' },
      { instead: { prepare: { acquire: 'prepare-the-way', from: 'reserve', to: 'discard' } } },
    ),
    yours('fight', 'R10.2', 'done'),
  ],
};
