import type { Lesson } from '../../lesson.ts';
import type { ArrakisGame } from '../types.ts';
import { HIT, NAMES, OPTIONS, SHIELD, SPECIAL, script, startingWith, TAKEN, times } from './script.ts';

const { yours, told } = script('first', 'seat1');
const draw = { die: 'mentat', for: { action: 'draw' } } as const;
const shown = (card: 'jessica-trains-paul' | 'the-fremen-call-paul-the-mahdi' | 'the-desert-war') =>
  ({ card, kept: false, feared: false }) as const;

/** Five minutes: the last round of a game that both sides can win, so that it shows what they win by. R1.3 R1.4 */
export const first: Lesson<ArrakisGame> = {
  id: 'first',
  title: { key: 'arrakis.lesson.first.title' },
  about: { key: 'arrakis.lesson.first.about' },
  end: { key: 'arrakis.lesson.first.end' },
  learner: 'seat1',
  names: NAMES,
  options: OPTIONS,
  start: startingWith({
    agenda: [
      { do: 'turn', side: 'atreides' },
      { do: 'phase', phase: 'hazards' },
      { do: 'phase', phase: 'spice' },
      { do: 'phase', phase: 'end' },
      { do: 'round' },
    ],
    objectives: ['objective-10-5-3'],
    // What their numbers on the tracks have brought and taken. R13.8
    leaders: {
      'beast-rabban': 'gone',
      'thufir-hawat': 'ready',
      'feyd-rautha': 'ready',
      'paul-atreides': 'gone',
      'lady-jessica': 'gone',
      alia: 'ready',
    },
    // The lost ones have made the supremacy of the Harkonnen, with what they have paid for. R12.2
    sietches: { 'sihaya-ridge': null, 'tasmin-sink': null, 'rock-outcroppings': null },
    atreides: {
      'wind-pass': { regular: 2, elite: 1, special: 1, named: ['chani'] },
      windgap: { regular: 2, named: ['paul-muaddib'] },
      'sw-inner-6': { regular: 1, named: ['reverend-mother-jessica'] },
      'gara-kulon': { regular: 1, special: 1, generic: 1 },
    },
    harkonnen: {
      'north-pole': { regular: 1 },
      'splintered-rock': { regular: 1 },
      'shield-wall-east': { regular: 4, generic: 1 },
    },
    hands: { 'fremen-ally': ['stillsuits'] },
    dice: { 'sietch-tabr': { strategy: 1, leadership: 1 }, 'giedi-prime': { strategy: 1, mentat: 1 } },
    state: {
      round: 8,
      supremacy: 8,
      prescience: { 'kwisatz-haderach': 7, 'sand-dwellers': 4, jihad: 3 },
      sisters: { atreides: 0, harkonnen: 0, reserve: 2 },
      stations: [],
      stationsTaken: TAKEN,
      shown: [shown('jessica-trains-paul'), shown('the-fremen-call-paul-the-mahdi'), shown('the-desert-war')],
    },
  }),
  steps: [
    yours(
      'act',
      'R1.4',
      { die: 'strategy', for: { action: 'attack' } },
      { instead: { move: { die: 'strategy', for: { action: 'move' } }, card: { die: 'strategy', for: { card: 'stillsuits' } } } },
    ),
    yours(
      'target',
      'R12.3',
      { from: 'wind-pass', to: 'north-pole', way: 'foot' },
      { instead: { rock: { from: 'wind-pass', to: 'splintered-rock', way: 'foot' }, done: 'done' } },
    ),
    yours('cards', 'R11.5', { stillsuits: 1 }, { instead: { none: { stillsuits: 0 } }, dice: [...times(4, HIT), SPECIAL, HIT, HIT] }),
    yours('loss', 'R11.11', 'regular', { instead: { special: 'special', chani: 'chani' } }),
    told('garrison', 'R11.11', 'seat2', 'regular'),
    yours('advance', 'R11.17', true, { instead: { stay: false } }),
    told('harkonnen', 'R1.3', 'seat2', { die: 'strategy', for: { action: 'attack' } }),
    told('sietch', 'R12.2', 'seat2', { from: 'shield-wall-east', to: 'gara-kulon', way: 'foot' }),
    told('roll', 'R11.9', 'seat2', 'none', { dice: [...times(2, HIT), ...times(2, SHIELD), HIT, ...times(3, SHIELD)] }),
    told('stop', 'R11.12', 'seat2', 'stop'),
    yours(
      'leadership',
      'R7.5',
      { die: 'leadership', for: { action: 'move' } },
      { instead: { attack: { die: 'leadership', for: { action: 'attack' } } } },
    ),
    yours(
      'jessica',
      'R13.7',
      { from: 'sw-inner-6', to: 'windgap', way: 'foot' },
      { instead: { paul: { from: 'windgap', to: 'sw-inner-6', way: 'foot' } } },
    ),
    told('enough', 'R7.3', 'seat1', 'done'),
    told('mentat', 'R6.9', 'seat2', draw),
    told('decks', 'R7.7', 'seat2', { 'house-harkonnen': 1, 'corrino-ally': 1 }),
    yours('claim', 'R13.6', 'jessica-trains-paul', { instead: { mahdi: 'the-fremen-call-paul-the-mahdi', done: 'done' } }),
  ],
};
