import { laws } from '../../../testkit/laws.ts';
import type { FamilyOptions } from '../../imperium-family/types.ts';
import { imperium } from '../index.ts';

/** Options that meet each other; one by one they are tried with every game of the shelf. */
const SIZES: readonly (readonly [number, FamilyOptions])[] = [
  [1, { difficulty: 'kwisatz-haderach', leaders: 'random', houses: 'distinct' }],
  [1, { difficulty: 'mentat', board: 'companion' }],
  [2, { houses: 'distinct', start: 'seat1' }],
  [2, { board: 'companion', leaders: 'random' }],
  [3, {}],
  [4, { leaders: 'random', houses: 'distinct' }],
];
for (const [seats, options] of SIZES) {
  const named = Object.values(options).join(', ') || 'no options';
  laws(`imperium, ${seats} seats, ${named}`, { module: imperium, seats, options }, 1);
}
