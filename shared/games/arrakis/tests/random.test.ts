import { expect, test } from 'vitest';
import { laws } from '../../../testkit/laws.ts';
import { arrakis } from '../index.ts';
import { steps } from '../steps/index.ts';
import { UNBUILT } from '../steps/unbuilt.ts';
import type { ArrakisOptions } from '../types.ts';

/** The laws of every game run for the shelf; until this one is on it they run here, a game for each set of options. */
const TABLES: readonly ArrakisOptions[] = [{ surprise: 'die' }, { token: 'lost' }, { sides: 'harkonnen', dice: 'table' }];
for (const options of TABLES) laws(`arrakis with ${JSON.stringify(options)}`, { module: arrakis, seats: 2, options }, 1);

/** Alone against the automa. R16 */
const ALONE: readonly ArrakisOptions[] = [{}, { transport: 'turn', dice: 'table' }];
for (const options of ALONE) laws(`arrakis alone with ${JSON.stringify(options)}`, { module: arrakis, seats: 1, options }, 2);

test('what is not built yet has no step, and is on the list', () => {
  expect(UNBUILT.filter((name) => name in steps)).toEqual([]);
});
