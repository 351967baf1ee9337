import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { NAMES, script, startingWith } from './script.ts';

const { yours, told } = script('rivals', 'seat1');
const OPTIONS = { difficulty: 'mercenary' } as const;

/** A round of the solo game: House Hagal leads two Rivals, whose own cards say what they do with what they get. R17 */
export const rivals: Lesson<FamilyGame> = {
  id: 'rivals',
  title: { key: 'uprising.lesson.rivals.title' },
  about: { key: 'uprising.lesson.rivals.about' },
  end: { key: 'uprising.lesson.rivals.end' },
  learner: 'seat1',
  names: { seat1: NAMES.seat1 },
  options: OPTIONS,
  start: startingWith(
    {
      seats: 1,
      round: 3,
      conflict: 'test-of-loyalty',
      conflictTop: 'spice-freighters',
      bonusSpice: { 'hagga-basin': 1, 'imperial-basin': 1 },
      hagalTop: [
        'hagal-arrakeen',
        'hagal-hagga-imperial',
        'hagal-fremkit',
        'hagal-place-spy-city',
        'hagal-gather-support-a',
        'hagal-espionage',
        'hagal-sardaukar',
        'hagal-fremkit',
      ],
      intrigueTop: ['market-opportunity'],
      row: ['maula-pistol', 'desert-survival', 'paracompass', 'branching-path', 'double-agent'],
      players: {
        seat1: {
          leader: 'lady-margot-fenring',
          hand: ['reconnaissance', 'diplomacy', 'convincing-argument', 'dagger', 'dune-the-desert-planet'],
          deck: ['convincing-argument', 'signet-ring'],
        },
        rival1: { rivalCard: 'rival-gurney-halleck', garrison: 3, influence: { fremen: 1 } },
        rival2: { rivalCard: 'rival-muaddib', garrison: 2 },
      },
    },
    OPTIONS,
  ),
  steps: [
    yours(
      'arrakeen',
      'R17.6',
      { card: 'reconnaissance', to: 'arrakeen' },
      { instead: { basin: { card: 'dune-the-desert-planet', to: 'hagga-basin' } } },
    ),
    told('troop', 'R4.5', 'seat1', { piece: 0 }),
    told('card', 'R4.5', 'seat1', { piece: 1 }),
    yours('three', 'R7.3', { deploy: 3 }, { instead: { one: { deploy: 1 } } }),
    yours('done', 'R17.5', 'done'),
    yours(
      'secrets',
      'R12.1',
      { card: 'diplomacy', to: 'secrets' },
      { instead: { contract: { card: 'dune-the-desert-planet', to: 'accept-contract' } } },
    ),
    told('intrigue', 'R4.5', 'seat1', { piece: 0 }),
    told('influence', 'R12.1', 'seat1', { piece: 2 }),
    yours('next', 'R17.11', 'done'),
    yours('reveal', 'R17.5', 'reveal'),
    yours('buy', 'R8.6', { acquire: 'maula-pistol', from: 'row', to: 'discard' }, { instead: { nothing: 'done' } }),
    told('also', 'R8.6', 'seat1', { acquire: 'desert-survival', from: 'row', to: 'discard' }),
    yours('fight', 'R17.16', 'done'),
  ],
};
