import { laws } from '../../../testkit/laws.ts';
import type { FamilyOptions } from '../../imperium-family/types.ts';
import { uprising } from '../index.ts';

/** Every option with every number of persons. */
const SIZES: readonly (readonly [number, FamilyOptions])[] = [
  [3, {}],
  [4, {}],
  [3, { choam: 'with', leaders: 'random' }],
  [4, { choam: 'with' }],
  [1, {}],
  [2, {}],
  [1, { choam: 'with', difficulty: 'mentat', 'dice-churn': 'with' }],
  [1, { difficulty: 'kwisatz-haderach', leaders: 'random' }],
  [2, { choam: 'with', 'smart-politics': 'with', 'brutal-escalation': 'with', 'expert-deployment': 'with' }],
  [2, { streamlined: 'with' }],
];
for (const [seats, options] of SIZES) {
  const named = Object.values(options).join(', ') || 'no options';
  laws(`uprising, ${seats} seats, ${named}`, { module: uprising, seats, options }, 1);
}
