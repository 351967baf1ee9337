import type { CardName, LeaderName } from '../ids.ts';
import type { Effects } from './effects.ts';

/** A place of a Leader's track, as a way that can be chosen: what it gives, and what follows before the ways meet again. */
export interface TrackWay {
  readonly place: string;
  readonly reward: Effects;
  readonly after: Effects;
}
/** Effects about what lies on a Leader, its track and its two sides. */
export interface LeaderEffectForms {
  /**
   * So many steps along the own track; at a fork the owner chooses; then the reward of the new place. Cards never say `to`: it is
   * what a fork offers. Uprising R15.2
   */
  readonly move_track_token: { readonly move_track_token: number; readonly to?: TrackWay };
  /** Troops of the own supply, as far as it holds them, lie on the Leader from now on: they can be neither recruited nor lost. Uprising R15.6 */
  readonly troop_supply_to_memory: { readonly troop_supply_to_memory: number };
  /** Those troops, all of them. Uprising R15.6 */
  readonly return_all_memories: { readonly return_all_memories: 'to_supply' };
  /** The other side of the Leader is up for the rest of the game. Uprising R15.6 */
  readonly flip_leader: { readonly flip_leader: LeaderName };
  /** What is printed on the visited space once more: no price, no Influence, no more troops out of the garrison. Uprising R15.7 */
  readonly repeat: { readonly repeat: 'space_effects' };
  /** Of the set-up: such a card is not in the own deck. Uprising R2.5 */
  readonly remove_from_starting_deck: { readonly remove_from_starting_deck: CardName };
}
export interface LeaderCounterForms {
  /** Troops that the same effect has just taken off the Leader. Uprising R15.6 */
  readonly memory_returned: true;
}
