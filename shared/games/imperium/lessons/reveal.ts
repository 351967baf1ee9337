import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { agent } from './agent.ts';
import { NAMES, OPTIONS, script, startingAfter } from './script.ts';

const { yours, told } = script('reveal', 'seat1');

/** The second Agents of the rulebook's round, then the Reveal turns: Persuasion, a purchase, strength. W11-W13 */
export const reveal: Lesson<FamilyGame> = {
  id: 'reveal',
  title: { key: 'imperium.lesson.reveal.title' },
  about: { key: 'imperium.lesson.reveal.about' },
  end: { key: 'imperium.lesson.reveal.end' },
  learner: 'seat1',
  names: NAMES,
  options: OPTIONS,
  start: startingAfter(agent),
  steps: [
    yours(
      'wealth',
      'R6.1',
      { card: 'diplomacy', to: 'wealth' },
      {
        instead: {
          spy: { card: 'imperial-spy', to: 'wealth' },
          stilgar: { card: 'stilgar', to: 'arrakeen' },
          contract: { card: 'smugglers-thopter', to: 'secure-contract' },
          reveal: 'reveal',
        },
      },
    ),
    yours('influence', 'R6.6', { piece: 1 }, { instead: { bribery: { plot: 'bribery' } } }),
    yours('agentDone', 'R6.10', 'done', { instead: { bribery: { plot: 'bribery' } } }),
    told('contract', 'R6.5', 'seat2', { card: 'dune-the-desert-planet', to: 'secure-contract' }),
    told('contractDone', 'R6.10', 'seat2', 'done'),
    told('oratory', 'R6.1', 'seat3', { card: 'dagger', to: 'hall-of-oratory' }),
    told('oneTroop', 'R6.7', 'seat3', { piece: 0 }),
    told('oratoryDone', 'R6.10', 'seat3', 'done'),
    yours('reveal', 'R9.2', 'reveal', { instead: { bribery: { plot: 'bribery' } } }),
    yours(
      'buy',
      'R10.3',
      { acquire: 'space-travel', from: 'row', to: 'discard' },
      {
        instead: {
          thopter: { acquire: 'gun-thopter', from: 'row', to: 'discard' },
          allegiances: { acquire: 'shifting-allegiances', from: 'row', to: 'discard' },
          liaison: { acquire: 'arrakis-liaison', from: 'reserve', to: 'discard' },
          nothing: 'done',
        },
      },
    ),
    yours('strength', 'R9.10', 'done', { instead: { bribery: { plot: 'bribery' } } }),
    told('hers', 'R9.8', 'seat2', 'reveal'),
    told('hersDone', 'R9.10', 'seat2', 'done'),
    told('dasom', 'R9.5', 'seat3', 'reveal'),
    told('dasomDone', 'R9.7', 'seat3', 'done'),
  ],
};
