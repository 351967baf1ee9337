import type { Lesson } from '../../lesson.ts';
import type { DiceGame } from '../types.ts';
import { OPTIONS, script, startingWith } from './script.ts';

const { yours, told } = script('battle', 'seat1');

/** A battle with everything in it: Fortification, lent Leader, fists, Honourable Duel, and what comes after. R12, R13 */
export const battle: Lesson<DiceGame> = {
  id: 'battle',
  title: { key: 'dice.lesson.battle.title' },
  about: { key: 'dice.lesson.battle.about' },
  end: { key: 'dice.lesson.battle.end' },
  learner: 'seat1',
  names: { seat1: 'Zsuzsa', seat2: 'Judit', seat3: 'Ferenc', seat4: 'Tomáš' },
  options: OPTIONS,
  start: startingWith({
    order: ['atreides', 'corrino', 'harkonnen', 'fremen'],
    houses: {
      atreides: { troop: { carthag: 3, arrakeen: 1 }, leaders: ['leto', 'duncan-idaho'], lastTurn: 5 },
      corrino: { troop: { carthag: 1, 'sietch-tabr': 2 }, large: { carthag: 1 }, leaders: ['shaddam-iv'], reserve: 1, lastTurn: 2 },
      harkonnen: { troop: { carthag: 2, 'tueks-sietch': 2 }, leaders: ['baron-vladimir'], lastTurn: 3 },
      fremen: { large: { 'great-flat': 1, 'habbanya-sietch': 2 }, leaders: ['liet-kynes'], lastTurn: 4 },
    },
    assets: { carthag: 'fortification', arrakeen: 'harvester', 'sietch-tabr': 'fortification', 'tueks-sietch': 'ornithopter' },
    round: 2,
    active: 'atreides',
    ally: 'corrino',
    dice: { house: ['atreides', 'corrino', 'harkonnen', 'fremen'], region: '4', spice: '2', vendetta: 'shield' },
    turn: { target: 'carthag' },
    step: 'battle',
  }),
  steps: [
    yours(
      'breach',
      'R12.3',
      { lose: 'troop', of: 'corrino' },
      { instead: { own: { lose: 'troop', of: 'atreides' }, sardaukar: { lose: 'large', of: 'corrino' } } },
    ),
    told('lend', 'R12.12', 'seat2', ['shaddam-iv']),
    yours(
      'fist',
      'R12.6',
      { 'troop:atreides': 1, 'large:corrino': 1, 'leader:leto': 1, 'leader:duncan-idaho': 0, 'leader:shaddam-iv': 0 },
      {
        instead: {
          tie: { 'troop:atreides': 0, 'large:corrino': 1, 'leader:leto': 1, 'leader:duncan-idaho': 0, 'leader:shaddam-iv': 0 },
          leaders: { 'troop:atreides': 0, 'large:corrino': 0, 'leader:leto': 1, 'leader:duncan-idaho': 1, 'leader:shaddam-iv': 0 },
          everything: { 'troop:atreides': 3, 'large:corrino': 1, 'leader:leto': 1, 'leader:duncan-idaho': 1, 'leader:shaddam-iv': 1 },
        },
      },
    ),
    told('open', 'R12.7', 'seat3', { 'troop:harkonnen': 1, 'leader:baron-vladimir': 1 }),
    yours('asset', 'R13.2', { place: 'fortification' }, { instead: { keep: 'keep' } }),
  ],
};
