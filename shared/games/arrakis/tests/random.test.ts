import { laws } from '../../../testkit/laws.ts';
import { arrakis } from '../index.ts';
import type { ArrakisOptions } from '../types.ts';

/** The laws of every game run for the shelf; until this one is on it they run here, a game for each kind of table. */
const TABLES: readonly (readonly [number, ArrakisOptions])[] = [
  [1, {}],
  [2, { surprise: 'die', token: 'lost' }],
  [2, { sides: 'harkonnen', dice: 'table' }],
  [2, { mode: 'mahdi', transport: 'turn' }],
  [3, { shared: 'atreides' }],
  [4, {}],
];
for (const [seats, options] of TABLES) laws(`arrakis, ${seats} seats, ${JSON.stringify(options)}`, { module: arrakis, seats, options }, 1);
