import { conflictNow } from '../edition.ts';
import type { PlayerId, RivalId } from '../ids.ts';
import type { State } from '../types.ts';
import { difficultyOf, variantHere } from './rivals.ts';
import { unitsOf } from './strength.ts';

const LEAD = 2;
const LAST_TIER = 3;
/** How far ahead a Rival that weighs its deployment deploys no more, in the Conflict of this round; null = it always deploys. */
function leadToHoldBack(state: State): number | null {
  const tier = conflictNow(state)?.tier ?? LAST_TIER;
  if (difficultyOf(state)?.expert_troop_deployment) return tier < LAST_TIER ? LEAD : null; // R23.16
  const expert = variantHere(state, 'expert-deployment'); // Uprising R17.15
  return expert?.tiers.includes(tier) ? expert.lead_in_units : null;
}
/** Whether it leads every other player by too much; `others` = those who are looked at. R23.16, J48, Uprising R17.15 */
export function holdsBack(state: State, by: RivalId, others: readonly PlayerId[] = state.order): boolean {
  const lead = leadToHoldBack(state);
  return lead !== null && others.every((id) => id === by || unitsOf(state, by) - unitsOf(state, id) >= lead);
}
