import type { Reason } from '../../../kernel/types.ts';
import type { Costs, Payment } from '../effects/costs.ts';
import { type PlayerId, RESOURCES } from '../ids.ts';
import { unpaid, WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { playerOf } from './table.ts';

/** What there is too little of for this price, and how much there is; null = the goods suffice. R6.3 */
export function whyTooDear(state: State, by: PlayerId, cost: Payment): Reason | null {
  const player = playerOf(state, by);
  for (const resource of RESOURCES) {
    const { [resource]: amount = 0 } = cost;
    const have = player[resource];
    if (have < amount) return { ...WHY.tooDear, with: { resource, amount, have } };
  }
  return null;
}
/** Why a cost cannot be paid: it names what it takes. R17.2 */
export function whyCannotPay(state: State, by: PlayerId, costs: Costs): Reason {
  const poor = whyTooDear(state, by, costs);
  return poor ? { ...poor, rule: WHY.cannotPay.rule } : unpaid(costs);
}
