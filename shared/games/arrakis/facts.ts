import type { GameFacts } from '../shelf-entry.ts';
import { SEATS } from './ids.ts';
import { teamSeats } from './seating.ts';
import type { ArrakisGame } from './types.ts';

/** Who can play War for Arrakis, with which options. */
export const facts: GameFacts<ArrakisGame> = {
  id: 'arrakis',
  rulesVersion: 2,
  seatIds: SEATS,
  seatCounts: [1, 2, 3, 4],
  teams: teamSeats,
  options: [
    { id: 'mode', values: ['war', 'mahdi'], seats: [2] },
    { id: 'board', values: ['app', 'companion'], seats: [1, 2] },
    { id: 'sides', values: ['atreides', 'harkonnen', 'random'], seats: [2, 3, 4] },
    { id: 'shared', values: ['harkonnen', 'atreides'], seats: [3] },
    { id: 'transport', values: ['round', 'turn'] },
    { id: 'surprise', values: ['special', 'die'] },
    { id: 'token', values: ['returns', 'lost'] },
    { id: 'flights', values: ['moves', 'all'], seats: [1, 2] },
    { id: 'advances', values: ['always', 'asked'], seats: [1, 2] },
    { id: 'baron', values: ['vehicles', 'alone'], seats: [1, 2] },
    { id: 'odds', values: ['shown', 'hidden'] },
    { id: 'dice', values: ['app', 'table'] },
  ],
};
