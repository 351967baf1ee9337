import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { NAMES, script, startingWith } from './script.ts';

const { yours, told } = script('rivals', 'seat1');
const OPTIONS = { difficulty: 'mercenary' } as const;

/** A round of the solo game: how Hagal cards lead the two Rivals, and what their person decides for them. R21 R23 */
export const rivals: Lesson<FamilyGame> = {
  id: 'rivals',
  title: { key: 'imperium.lesson.rivals.title' },
  about: { key: 'imperium.lesson.rivals.about' },
  end: { key: 'imperium.lesson.rivals.end' },
  learner: 'seat1',
  names: { seat1: NAMES.seat1 },
  options: OPTIONS,
  start: startingWith(
    {
      seats: 1,
      round: 3,
      conflict: 'cloak-and-dagger',
      conflictTop: 'terrible-purpose',
      bonusSpice: { 'the-great-flat': 2, 'hagga-basin': 1 },
      hagalTop: [
        'hagal-arrakeen-1p',
        'hagal-harvest-spice',
        'hagal-conspire',
        'hagal-harvest-spice',
        'hagal-carthag',
        'hagal-stillsuits',
        'hagal-harvest-spice',
        'hagal-hall-of-oratory',
      ],
      row: ['space-travel', 'gun-thopter', 'chani', 'opulence', 'shifting-allegiances'],
      players: {
        seat1: {
          leader: 'count-ilban-richese',
          garrison: 2,
          hand: ['reconnaissance', 'dune-the-desert-planet', 'diplomacy', 'convincing-argument', 'dagger'],
          deck: ['signet-ring'],
        },
        rival1: { leader: 'earl-memnon-thorvald', garrison: 3, spice: 5, intrigue: ['windfall'], influence: { emperor: 1 } },
        rival2: { leader: 'glossu-the-beast-rabban', garrison: 1, influence: { fremen: 1 } },
      },
    },
    OPTIONS,
  ),
  steps: [
    yours(
      'arrakeen',
      'R21.2',
      { card: 'reconnaissance', to: 'arrakeen' },
      {
        instead: {
          basin: { card: 'dune-the-desert-planet', to: 'hagga-basin' },
          wealth: { card: 'diplomacy', to: 'wealth' },
          reveal: 'reveal',
        },
      },
    ),
    told('troop', 'R21.4', 'seat1', { piece: 0 }),
    told('card', 'R21.4', 'seat1', { piece: 1 }),
    yours('three', 'R21.4', { deploy: 3 }, { instead: { two: { deploy: 2 }, done: 'done' } }),
    yours('done', 'R23.6', 'done'),
    yours(
      'basin',
      'R21.6',
      { card: 'dune-the-desert-planet', to: 'hagga-basin' },
      {
        instead: {
          contract: { card: 'dune-the-desert-planet', to: 'secure-contract' },
          foldspace: { card: 'diplomacy', to: 'foldspace' },
          reveal: 'reveal',
        },
      },
    ),
    told('harvest', 'R21.6', 'seat1', { piece: 0 }),
    yours('next', 'R23.6', 'done'),
    yours('reveal', 'R23.6', 'reveal'),
    yours(
      'buy',
      'R21.1',
      { acquire: 'gun-thopter', from: 'row', to: 'discard' },
      { instead: { travel: { acquire: 'space-travel', from: 'row', to: 'discard' }, nothing: 'done' } },
    ),
    told('combat', 'R21.9', 'seat1', 'done'),
    yours('guild', 'R23.13', 'spacing-guild', { instead: { gesserit: 'bene-gesserit', fremen: 'fremen' } }),
  ],
};
