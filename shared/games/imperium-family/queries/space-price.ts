import type { Payment } from '../effects/costs.ts';
import { spaceRecord, zoneSpaces } from '../edition.ts';
import type { PlayerId, ResourceId, SpaceName } from '../ids.ts';
import type { State } from '../types.ts';
import { sideOf } from './leader-board.ts';
import { priceByLevel } from './rivals.ts';
import { isPerson, playerOf } from './table.ts';

/** The prices of a space: one, or several of which the visitor picks. R7.18, Uprising R4.4 */
export const pricesOf = (state: State, space: SpaceName, record = spaceRecord(state, space)): readonly Payment[] => {
  const { cost, cost_options, cost_if_any_player_has_swordmaster: later } = record;
  if (later && state.order.some((id) => playerOf(state, id).swordmaster)) return [later]; // Uprising R4.13
  return cost_options ?? [priceByLevel(state, space) ?? cost];
};
/** What the visitor pays, the Leader's discount taken off. R17.8 R18.7 */
export const priceFor = (state: State, by: PlayerId, space: SpaceName, price: number): Payment =>
  discounted(discountsOf(state, by), space, pricesOf(state, space)[price] ?? {});
/** What the Leader takes off the price of some spaces. */
export interface Discount {
  readonly spaces: readonly SpaceName[];
  readonly resource: ResourceId;
  /** Below nothing. */
  readonly by: number;
}
export function discountsOf(state: State, by: PlayerId): readonly Discount[] {
  const ability = isPerson(by) ? sideOf(state, by)?.ability : undefined;
  if (ability?.timing !== 'static') return [];
  return ability.effects.flatMap((effect) =>
    'modify' in effect && effect.modify === 'space_cost'
      ? [{ spaces: zoneSpaces(state, effect.zone), resource: effect.resource, by: effect.by }]
      : [],
  );
}
export function discounted(discounts: readonly Discount[], space: SpaceName, printed: Payment): Payment {
  let cost = printed;
  for (const { spaces, resource, by: less } of discounts) {
    const full = cost[resource];
    if (full !== undefined && spaces.includes(space)) cost = { ...cost, [resource]: Math.max(0, full + less) };
  }
  return cost;
}
