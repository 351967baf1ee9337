import type { Arrangement } from '../../imperium-family/arranged-position.ts';

/** The rulebook's round before its first turn: seat1 Jozsef, seat2 Abigel, seat3 Norbert. W5 */
export const EXAMPLE = {
  conflict: 'secure-imperial-basin',
  conflictTop: 'test-of-loyalty',
  control: { arrakeen: 'seat1' },
  bonusSpice: { 'deep-desert': 1 }, // W12
  posts: { 'post-arrakeen-refinery': ['seat2'] },
  row: ['desert-survival', 'maula-pistol', 'paracompass', 'branching-path', 'double-agent'],
  imperiumTop: ['public-spectacle'],
  players: {
    seat1: {
      leader: 'lady-margot-fenring',
      hand: ['dune-the-desert-planet', 'diplomacy', 'prepare-the-way', 'rebel-supplier', 'strike-fleet'],
      intrigue: ['market-opportunity', 'unexpected-allies'],
      objectives: [{ objective: 'objective-desert-mouse-first', faceUp: true }],
    },
    seat2: {
      leader: 'princess-irulan',
      garrison: 1,
      hand: ['rebel-supplier', 'reconnaissance', 'dagger', 'convincing-argument', 'seek-allies'],
      deck: ['convincing-argument', 'diplomacy', 'dune-the-desert-planet'],
      intrigue: ['contingency-plan'],
      objectives: [{ objective: 'objective-crysknife', faceUp: true }],
    },
    seat3: {
      leader: 'muaddib',
      solari: 2,
      hand: ['dagger', 'dagger', 'diplomacy', 'convincing-argument', 'reconnaissance'],
      objectives: [{ objective: 'objective-ornithopter-1-3p', faceUp: true }],
    },
  },
} as const satisfies Arrangement;
