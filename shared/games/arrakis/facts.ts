import type { GameFacts } from '../shelf-entry.ts';
import { SEATS } from './ids.ts';
import type { ArrakisGame } from './types.ts';

/** Who can play War for Arrakis, with which options. */
export const facts: GameFacts<ArrakisGame> = {
  id: 'arrakis',
  rulesVersion: 1,
  seatIds: SEATS,
  // Teams are not built yet.
  seatCounts: [1, 2],
  options: [
    { id: 'sides', values: ['atreides', 'harkonnen', 'random'] },
    { id: 'transport', values: ['round', 'turn'] },
    { id: 'surprise', values: ['special', 'die'] },
    { id: 'token', values: ['returns', 'lost'] },
    { id: 'odds', values: ['shown', 'hidden'] },
    { id: 'dice', values: ['app', 'table'] },
  ],
};
