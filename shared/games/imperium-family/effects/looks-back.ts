import type { Effect } from './effects.ts';

/** Conditions and counters of what an effect before it has just done. Uprising R4.6 */
const LOOKS_BACK: ReadonlySet<string> = new Set([
  'discarded_faction',
  'trashed_card_cost_at_least',
  'placed_on_post_of',
  'memory_returned',
]);
/** It asks about an effect before it: so it comes after it, and nobody knows beforehand what it will do. */
export function looksBack(effect: Effect): boolean {
  if ('refill_contracts' in effect) return true; // Uprising R18.25
  const asked = 'if' in effect ? effect.if : 'for_each' in effect ? effect.for_each : null;
  return asked !== null && Object.keys(asked).some((kind) => LOOKS_BACK.has(kind));
}
