import { laws } from '../../../testkit/laws.ts';
import type { FamilyOptions } from '../../imperium-family/types.ts';
import { uprising } from '../index.ts';

/** Every option with every number of persons. */
const SIZES: readonly (readonly [number, FamilyOptions])[] = [
  [3, {}],
  [4, {}],
  [3, { choam: 'with', leaders: 'random' }],
  [4, { choam: 'with' }],
];
for (const [seats, options] of SIZES) {
  const named = Object.values(options).join(', ') || 'no options';
  laws(`uprising, ${seats} seats, ${named}`, { module: uprising, seats, options }, 1);
}
