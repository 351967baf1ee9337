import type { Lesson } from '../../lesson.ts';
import type { DiceGame } from '../types.ts';
import { OPTIONS, script, startingWith } from './script.ts';

const { yours, told } = script('roll', 'seat1');

/** Freezing, Shai-Hulud and the Thumper, in two turns. D1, D2, D3 */
export const roll: Lesson<DiceGame> = {
  id: 'roll',
  title: { key: 'dice.lesson.roll.title' },
  about: { key: 'dice.lesson.roll.about' },
  end: { key: 'dice.lesson.roll.end' },
  learner: 'seat1',
  names: { seat1: 'Zsuzsa', seat2: 'Ferenc' },
  options: OPTIONS,
  start: startingWith({
    order: ['atreides', 'harkonnen'],
    houses: {
      atreides: { troop: { card: 1, 'minor-erg': 2 }, leaders: ['leto', 'duncan-idaho'], tokens: ['thumper'] },
      harkonnen: { troop: { carthag: 2 }, tokens: ['shield'] },
    },
    assets: { 'minor-erg': 'harvester', carthag: 'fortification' },
    storm: 2,
  }),
  steps: [
    yours('first', 'R6.1', 'roll', { dice: [1, 1, 5, 6, 1, 6, 2] }),
    yours('thump', 'R6.5', true, { instead: { keep: false } }),
    yours('freezeOther', 'R6.5', ['house1', 'house2'], { dice: [2, 3, 5, 6, 1] }),
    yours('freezeNone', 'R6.4', [], { dice: [3, 5, 3, 6] }),
    yours('freezeRest', 'R6.1', ['house3', 'house4', 'region', 'vendetta']),
    yours('recruit', 'R8.1', { troop: 2, large: 0, leader: 0 }, { instead: { nobody: { troop: 0, large: 0, leader: 0 } } }),
    yours('thumper', 'R9.4', 'take', { instead: { leave: 'none' } }),
    yours('target', 'R11.8', 'sietch-tabr', { instead: { pole: 'polar-sink' } }),
    told('his', 'R6.1', 'seat2', 'roll', { dice: [3, 4, 5, 6, 4, 2, 5] }),
    told('hisFreeze', 'R6.1', 'seat2', ['house1', 'house2', 'house3', 'house4', 'region', 'spice', 'vendetta']),
    told('hisPiter', 'R16.4', 'seat2', false),
    told('hisTarget', 'R11.1', 'seat2', 'carthag'),
    told('hisAsset', 'R13.1', 'seat2', 'keep'),
    yours('again', 'R6.1', 'roll', { dice: [1, 4, 5, 6, 6, 2, 5] }),
    yours('allBut', 'R6.1', ['house1', 'house2', 'house3', 'house4', 'region', 'vendetta'], { dice: [6] }),
  ],
};
