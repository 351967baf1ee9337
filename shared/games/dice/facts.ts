import type { GameFacts } from '../shelf-entry.ts';
import { SEATS } from './ids.ts';
import type { DiceGame } from './types.ts';

/** Who can play the Dice Game, with which options. */
export const facts: GameFacts<DiceGame> = {
  id: 'dice',
  rulesVersion: 1,
  seatIds: SEATS,
  seatCounts: [2, 3, 4, 5, 6, 7, 8],
  options: [
    { id: 'face_dancers', values: ['dice', 'spice'], seats: [6, 7, 8] },
    { id: 'map', values: ['printed', 'rim-split', 'all-touch-pole'], reconstructed: true },
    { id: 'dice', values: ['app', 'table'] },
    { id: 'start', values: ['random', 'seat1'] },
  ],
};
