import type { Lesson } from '../../lesson.ts';
import type { ArrakisGame } from '../types.ts';
import { HIT, NAMES, OPTIONS, SHIELD, SPECIAL, SHOWN, script, startingWith, TAKEN, times } from './script.ts';

const { yours, told } = script('battle', 'seat2');

/** The rulebook's battle round: the Baron against Paul-Muad'Dib, and how it may go on. W-2 */
export const battle: Lesson<ArrakisGame> = {
  id: 'battle',
  title: { key: 'arrakis.lesson.battle.title' },
  about: { key: 'arrakis.lesson.battle.about' },
  end: { key: 'arrakis.lesson.battle.end' },
  learner: 'seat2',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({
    agenda: [
      { do: 'turn', side: 'harkonnen' },
      { do: 'phase', phase: 'end' },
    ],
    harkonnen: { 'shield-wall-east': { regular: 2, elite: 2, special: 1, generic: 1, named: ['baron-harkonnen'] } },
    atreides: { 'gara-kulon': { regular: 2, special: 1, named: ['paul-muaddib'] }, windgap: { regular: 1, generic: 1 } },
    leaders: { 'paul-atreides': 'gone', 'thufir-hawat': 'ready' },
    hands: { 'house-harkonnen': ['sandmasters'] },
    dice: { 'giedi-prime': { strategy: 1 } },
    state: {
      round: 5,
      supremacy: 1,
      prescience: { 'kwisatz-haderach': 3, 'sand-dwellers': 0, jihad: 0 },
      shown: SHOWN,
      stations: [],
      stationsTaken: TAKEN,
    },
  }),
  steps: [
    yours(
      'act',
      'R11.1',
      { die: 'strategy', for: { action: 'attack' } },
      { instead: { card: { die: 'strategy', for: { card: 'sandmasters' } } } },
    ),
    yours('sietch', 'R11.2', { from: 'shield-wall-east', to: 'gara-kulon', way: 'foot' }, { instead: { done: 'done' } }),
    yours(
      'cards',
      'R11.6',
      { sandmasters: 1 },
      { instead: { none: { sandmasters: 0 } }, dice: [...times(3, SPECIAL), ...times(2, HIT), SHIELD, ...times(5, HIT)] },
    ),
    yours('elite', 'R11.11', 'elite', { instead: { regular: 'regular', special: 'special' } }),
    told('another', 'R11.11', 'seat2', 'elite'),
    yours('baron', 'R12.9', 'baron-harkonnen', { instead: { bashar: 'generic' } }),
    told('fedaykin', 'R11.11', 'seat1', 'special'),
    told('first', 'R11.11', 'seat1', 'regular'),
    told('second', 'R11.11', 'seat1', 'regular'),
    yours('goOn', 'R11.12', 'continue', { instead: { stop: 'stop' } }),
    yours('price', 'R11.12', 'regular', { instead: { bashar: 'generic' } }),
    told('retreat', 'R11.15', 'seat1', true),
    yours('where', 'R11.15', 'ne-outer-16', { instead: { near: 'ne-inner-9' } }),
    yours('advance', 'R11.17', true, { instead: { stay: false } }),
  ],
};
