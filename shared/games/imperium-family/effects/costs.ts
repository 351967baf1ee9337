import type { FactionId, ResourceId, TrashZone } from '../ids.ts';
import type { SpyCostForms } from './spies.ts';
import type { UnitsCosts } from './units.ts';
import type { GivenUpCosts } from './given-up.ts';

/** One entry per kind of payment: how much of it. */
export interface CostForms extends Readonly<Record<ResourceId, number>>, SpyCostForms, UnitsCosts, GivenUpCosts {
  /** Intrigue cards to their discard pile; only Rivals pay with them. R23.12 */
  readonly intrigue: number;
  /** Influence with one Faction in which the payer has at least that much; `times` separate losses, of the same Faction too. R11.8 */
  readonly lose_influence: { readonly faction: FactionId | 'any'; readonly amount: number; readonly times?: number };
  /** Cards of the payer's choice leave the game; Reserve cards return to their stack. R10.6 */
  readonly trash: { readonly from: readonly TrashZone[]; readonly count: number };
  /** The card that carries the cost leaves the game. R10.6 */
  readonly trash_this: true;
  /** Own troops return to the own supply. R8.2 */
  readonly lose_troop: { readonly from: 'conflict'; readonly count: number };
}
export type CostKind = keyof CostForms;
/** Everything named is paid together, all or nothing. R17.2 */
export type Costs = { readonly [Kind in CostKind]?: CostForms[Kind] };

/** What a space asks on entering, from what the visitor held before. R6.3 */
export type Payment = { readonly [Resource in ResourceId]?: number };
