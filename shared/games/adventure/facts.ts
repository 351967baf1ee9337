import type { GameFacts } from '../shelf-entry.ts';
import { SEATS } from './ids.ts';
import type { AdventureGame } from './types.ts';

/** Who can play the adventure game, with which options. */
export const facts: GameFacts<AdventureGame> = {
  id: 'adventure',
  rulesVersion: 2,
  seatIds: SEATS,
  seatCounts: [2, 3, 4],
  options: [
    { id: 'dice', values: ['app', 'table'] },
    { id: 'start', values: ['dice', 'seat1'] },
  ],
};
