import type { Reason } from '../../../kernel/types.ts';
import type { Costs, Payment } from '../effects/costs.ts';
import { type PlayerId, type ResourceId, RESOURCES } from '../ids.ts';
import { unpaid, WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { playerOf } from './table.ts';

/** The first of the goods of which there is too little for this price; null = they suffice. R6.3 */
export function shortOf(state: State, by: PlayerId, cost: Payment): ResourceId | null {
  const player = playerOf(state, by);
  for (const resource of RESOURCES) if (player[resource] < (cost[resource] ?? 0)) return resource;
  return null;
}
/** What there is too little of for this price, and how much there is; null = the goods suffice. R6.3 */
export function whyTooDear(state: State, by: PlayerId, cost: Payment): Reason | null {
  const resource = shortOf(state, by, cost);
  return resource && { ...WHY.tooDear, with: { resource, amount: cost[resource] ?? 0, have: playerOf(state, by)[resource] } };
}
/** Why a cost cannot be paid: it names what it takes. R17.2 */
export function whyCannotPay(state: State, by: PlayerId, costs: Costs): Reason {
  const poor = whyTooDear(state, by, costs);
  return poor ? { ...poor, rule: WHY.cannotPay.rule } : unpaid(costs);
}
