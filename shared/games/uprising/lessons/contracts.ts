import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { NAMES, OPTIONS, script, startingWith } from './script.ts';

const { yours, told } = script('contracts', 'seat1');

/** Contracts are taken, and done by a later Agent; a Leader who is paid for Influence, and one who keeps his troops at home. W17-W20 */
export const contracts: Lesson<FamilyGame> = {
  id: 'contracts',
  title: { key: 'uprising.lesson.contracts.title' },
  about: { key: 'uprising.lesson.contracts.about' },
  end: { key: 'uprising.lesson.contracts.end' },
  learner: 'seat1',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({
    conflict: 'trade-dispute',
    contracts: { open: ['contract-espionage', 'contract-arrakeen-water'], top: ['contract-harvest-3'] },
    agents: { fremkit: ['seat2'], heighliner: ['seat2'] },
    players: {
      seat1: {
        leader: 'lady-margot-fenring',
        influence: { 'bene-gesserit': 1 },
        hand: ['captured-mentat', 'diplomacy', 'spacing-guilds-favor', 'convincing-argument', 'dagger'],
        deck: ['convincing-argument', 'dune-the-desert-planet', 'signet-ring'],
      },
      seat2: { leader: 'muaddib', revealed: true },
      seat3: { leader: 'shaddam-corrino-iv', hand: ['signet-ring', 'dagger', 'convincing-argument'] },
    },
  }),
  steps: [
    yours(
      'accept',
      'R14.1',
      { card: 'captured-mentat', to: 'accept-contract' },
      { instead: { favor: { card: 'spacing-guilds-favor', to: 'accept-contract' } } },
    ),
    yours('take', 'R14.1', { piece: 0 }),
    yours(
      'espionage',
      'R14.1',
      { contract: 'contract-espionage', from: 'open' },
      { instead: { water: { contract: 'contract-arrakeen-water', from: 'open' } } },
    ),
    told('draw', 'R4.5', 'seat1', { piece: 1 }),
    yours('mentat', 'R8.12', { piece: 2 }, { instead: { done: 'done' } }),
    yours('discard', 'R8.12', 'spacing-guilds-favor', { instead: { dagger: 'dagger' } }),
    told('done', 'R3.3', 'seat1', 'done'),
    told('shaddam', 'R15.10', 'seat3', { card: 'signet-ring', to: 'arrakeen' }),
    told('ring', 'R15.10', 'seat3', { piece: 2 }),
    told('city', 'R4.5', 'seat3', { piece: 1 }),
    told('home', 'R15.10', 'seat3', { piece: 0 }),
    told('homeDone', 'R15.10', 'seat3', 'done'),
    yours('send', 'R14.2', { card: 'diplomacy', to: 'espionage' }, { instead: { secrets: { card: 'diplomacy', to: 'secrets' } } }),
    yours('spy', 'R5.2', { piece: 1 }),
    told('post', 'R5.2', 'seat1', 'post-imperial-basin'),
    yours('influence', 'R15.5', { piece: 2 }),
  ],
};
