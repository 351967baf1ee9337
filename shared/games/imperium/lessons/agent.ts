import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { EXAMPLE } from './example.ts';
import { NAMES, OPTIONS, script, startingWith } from './script.ts';

const { yours, told } = script('agent', 'seat2');

/** The first Agent turns of the rulebook's round: two simple ones, and Duncan Idaho in Carthag. W7-W10 */
export const agent: Lesson<FamilyGame> = {
  id: 'agent',
  title: { key: 'imperium.lesson.agent.title' },
  about: { key: 'imperium.lesson.agent.about' },
  end: { key: 'imperium.lesson.agent.end' },
  learner: 'seat2',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({
    ...EXAMPLE,
    conflictTop: 'raid-stockpiles', // the next round's, for the lesson that ends there
    players: { ...EXAMPLE.players, seat1: { ...EXAMPLE.players.seat1, intrigue: ['bribery'] } }, // no Combat card
  }),
  steps: [
    told('basin', 'R6.1', 'seat1', { card: 'dune-the-desert-planet', to: 'imperial-basin' }),
    told('harvest', 'R6.7', 'seat1', { piece: 0 }),
    told('two', 'R8.4', 'seat1', { deploy: 2 }),
    told('next', 'R6.10', 'seat1', 'done'),
    yours(
      'carthag',
      'R6.3',
      { card: 'duncan-idaho', to: 'carthag' },
      {
        instead: {
          scout: { card: 'reconnaissance', to: 'carthag' },
          arrakeen: { card: 'duncan-idaho', to: 'arrakeen' },
          seek: { card: 'seek-allies', to: 'stillsuits' },
          reveal: 'reveal',
        },
      },
    ),
    yours('recruit', 'R6.9', { piece: 0 }, { instead: { intrigue: { piece: 1 }, water: { piece: 2 }, early: { deploy: 1 } } }),
    yours('intrigue', 'R6.7', { piece: 1 }, { instead: { water: { piece: 2 } } }),
    yours('water', 'R6.8', { piece: 2 }, { instead: { done: 'done', windfall: { plot: 'windfall' }, two: { deploy: 2 } } }),
    yours('three', 'R8.4', { deploy: 3 }, { instead: { one: { deploy: 1 }, two: { deploy: 2 }, done: 'done' } }),
    yours('done', 'R6.10', 'done', { instead: { windfall: { plot: 'windfall' } } }),
    told('rally', 'R6.4', 'seat3', { card: 'bene-gesserit-initiate', to: 'rally-troops' }),
    told('draw', 'R6.9', 'seat3', { piece: 1 }),
    told('four', 'R6.7', 'seat3', { piece: 0 }),
    told('peace', 'R8.6', 'seat3', 'done'),
  ],
};
