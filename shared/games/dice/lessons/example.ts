import type { Lesson } from '../../lesson.ts';
import type { DiceGame } from '../types.ts';
import { OPTIONS, script, startingWith } from './script.ts';

const { yours, told } = script('example', 'seat1');
const none = { face: null, dice: 0 } as const;

/** The rulebook's example turn: Atreides and Corrino against Carthag. W3, Q20 */
export const example: Lesson<DiceGame> = {
  id: 'example',
  title: { key: 'dice.lesson.example.title' },
  about: { key: 'dice.lesson.example.about' },
  end: { key: 'dice.lesson.example.end' },
  learner: 'seat1',
  names: { seat1: 'Zsuzsa', seat2: 'Judit', seat3: 'Ferenc', seat4: 'Tomáš' },
  options: OPTIONS,
  start: startingWith({
    order: ['atreides', 'corrino', 'harkonnen', 'fremen'], // a fourth House far away: alliances need four players, R7.1
    houses: {
      atreides: { troop: { card: 2, arrakeen: 2 }, lastTurn: 1 },
      corrino: { troop: { card: 1, 'sietch-tabr': 2 }, large: { card: 1 }, leaders: ['shaddam-iv'], reserve: 4, lastTurn: 2 },
      harkonnen: { troop: { card: 2, carthag: 2, 'tueks-sietch': 2 }, leaders: ['baron-vladimir'], lastTurn: 3 },
      fremen: { large: { 'broken-land': 1, 'great-flat': 1, 'habbanya-sietch': 2 }, leaders: ['liet-kynes'], lastTurn: 4 },
    },
    assets: {
      carthag: 'ornithopter',
      arrakeen: 'fortification',
      'sietch-tabr': 'harvester',
      'tueks-sietch': 'ornithopter',
      'habbanya-sietch': 'fortification',
    },
    round: 3,
  }),
  steps: [
    yours('roll', 'R6.1', 'roll', { dice: [1, 6, 3, 4, 4, 2, 3] }),
    yours('freeze', 'R6.1', ['house1', 'house3', 'region'], {
      dice: [1, 2, 1, 4],
      instead: { all: ['house1', 'house2', 'house3', 'house4', 'region', 'spice', 'vendetta'], noRegion: ['house1', 'house3'] },
    }),
    yours('stay', 'R6.1', ['house2', 'house4', 'spice', 'vendetta']),
    yours('invite', 'R7.2', { house: 'corrino', ...none }, { instead: { alone: 'none', harkonnen: { house: 'harkonnen', ...none } } }),
    told('accept', 'R7.4', 'seat2', 'accept'),
    yours(
      'recruit',
      'R8.1',
      { troop: 2, large: 0, leader: 0 },
      { instead: { leader: { troop: 1, large: 0, leader: 1 }, fewer: { troop: 1, large: 0, leader: 0 } } },
    ),
    told('recruitAlly', 'R8.2', 'seat2', { troop: 1, large: 0, leader: 0 }),
    yours('snooper', 'R9.3', 'take'),
    told('silent', 'R10.11', 'seat2', 'never'),
    yours(
      'ship',
      'R10.4',
      { what: 'troop', to: 'arrakeen' },
      { instead: { pole: { what: 'troop', to: 'polar-sink' }, deal: 'deal', end: 'done' } },
    ),
    yours('deal', 'R10.7', 'deal', { instead: { end: 'done' } }),
    yours('gift', 'R16.11', { gift: 4 }),
    told('herFirst', 'R10.10', 'seat1', { add: { house: 'corrino', what: 'troop', to: 'sietch-tabr' } }),
    told('herSecond', 'R10.10', 'seat1', { add: { house: 'corrino', what: 'troop', to: 'sietch-tabr' } }),
    yours('yourFirst', 'R10.10', { add: { house: 'atreides', what: 'troop', to: 'arrakeen' } }, { instead: { propose: 'propose' } }),
    told('yourSecond', 'R10.10', 'seat1', { add: { house: 'atreides', what: 'troop', to: 'arrakeen' } }),
    yours('propose', 'R10.11', 'propose', { instead: { withdraw: 'withdraw' } }),
    told('agree', 'R10.7', 'seat2', 'accept'),
    yours('target', 'R11.1', 'carthag', { instead: { brokenLand: 'broken-land', pole: 'polar-sink' } }),
    yours('march', 'R11.3', { 'troop:arrakeen': 3 }, { instead: { everybody: { 'troop:arrakeen': 5 }, nobody: { 'troop:arrakeen': 0 } } }),
    told('stayHome', 'R11.5', 'seat2', { 'troop:sietch-tabr': 0 }),
    told('noLeader', 'R12.12', 'seat2', []),
    yours('fist', 'R12.6', { 'troop:atreides': 2 }, { instead: { everything: { 'troop:atreides': 3 }, nothing: { 'troop:atreides': 0 } } }),
    told('baron', 'R12.7', 'seat3', { 'troop:harkonnen': 0, 'leader:baron-vladimir': 1 }),
  ],
};
