import type { FactionId } from '../ids.ts';
import type { Effects } from './effects.ts';

/** What can be given in a trade. */
export const TRADED = ['intrigue', 'spice', 'water', 'solari'] as const;
export type Traded = (typeof TRADED)[number];

/** Effects of a game of two teams. */
export interface TeamEffects {
  /** So many troops, divided between the Allies of the own team, who may deploy them at once. Uprising R18.17 */
  readonly reinforce: { readonly reinforce: number };
  /** With one partner: each may give the other goods of one kind. Uprising R18.17 */
  readonly trade: { readonly trade: { readonly with: 'one_teammate'; readonly goods: readonly Traded[] } };
  /** The Commander picks one of two, the Ally of the turn has the other. Uprising R18.25 */
  readonly split: { readonly split: { readonly options: readonly Effects[]; readonly activated_ally_gets: 'the_other' } };
  /** Each Ally of the own team has it, clockwise. */
  readonly each_ally: { readonly each_ally: Effects };
  /** Open contracts go to the own Allies, one to each. Uprising R18.25 */
  readonly distribute_face_up_contracts: { readonly distribute_face_up_contracts: 'one_to_each_ally' };
  /** Empty places for contracts are filled. */
  readonly refill_contracts: { readonly refill_contracts: true };
  /** Cards of the Row from which only the own team acquires from now on. Uprising R18.18 */
  readonly throne_row: {
    readonly throne_row: { readonly move_from_imperium_row: number; readonly filter: { readonly not_faction: FactionId } };
  };
  /** More swords in every own Reveal turn. Uprising R18.15 */
  readonly take_token: { readonly take_token: 'swordmaster-bonus' };
}
export interface TeamConditions {
  /** Has that token. Uprising R18.15 */
  readonly swordmaster_bonus_token: true;
}
