import type { CardName, FactionId } from '../ids.ts';
import type { Effects } from './effects.ts';

/** Something in a turn that an effect waits for. */
export interface Occasion {
  readonly acquire_card: CardName | 'any';
}
/** Where cards go that were looked at, and what that counts as. */
export interface Assignment {
  readonly to: 'hand' | 'discard' | 'trash';
  readonly count: number;
  readonly as: 'draw' | 'discard' | 'trash';
}
/** What holds without being carried out: from the moment a card sends an Agent until that turn ends, or as long as the Leader is led. */
export const STATICS = ['ignore-influence-requirements', 'no-deployment-this-turn', 'reserved-contracts'] as const;
export type StaticName = (typeof STATICS)[number];

/** Effects of how cards are played. */
export interface CardplayEffects {
  /** Optional without a price: all of it or nothing. Uprising R4.7 */
  readonly may: { readonly may: Effects };
  /** Of an Intrigue card: at least `min` of the lines, each at most once; what a line asks counts when it is used. Uprising R9.3 */
  readonly lines: { readonly lines: readonly Effects[]; readonly min: number };
  /** Looks at the top cards of the own deck and shares them out. Uprising R16.4 */
  readonly look_top: { readonly look_top: number; readonly assign: readonly Assignment[] };
  /** The played card goes back to the hand, for everybody to see. Uprising R16.2 */
  readonly return_this_to_hand: { readonly return_this_to_hand: true };
  /** Recruits of the whole turn to the Conflict, from any space; with Uprising R7.2 no more than that allows. Uprising R7.4 */
  readonly may_deploy: { readonly may_deploy: { readonly source: 'recruited_this_turn'; readonly max: number | 'all' } };
  /** Once, after the first such event of the turn. Uprising R13.4 */
  readonly this_turn: { readonly this_turn: { readonly on_first: Occasion; readonly do: Effects } };
  /** No step of its own: looked up where it matters. Uprising R4.3, Uprising R14.6, Uprising R15.10 */
  readonly static: { readonly static: StaticName };
}
export interface CardplayConditions {
  /** The Agent of this turn went to such a space. Uprising R13.4 */
  readonly sent_agent_to: { readonly maker: true } | { readonly faction_space: true };
  /** Has the third Agent. Uprising R4.13 */
  readonly swordmaster: true;
  /** The own deck holds that many cards, without reshuffling. Uprising R16.4 */
  readonly deck_size: number;
  /** At least that much with a Faction whose Alliance token an opponent holds. Uprising R12.4 */
  readonly influence_where_opponent_has_alliance: number;
}
export interface CardplayCounters {
  /** Other cards revealed in this turn that gave a sword, while they are in play. Uprising R8.2 */
  readonly other_revealed_card_providing_swords: true;
  /** Cards of the Faction revealed in this Reveal turn. Uprising R8.2 */
  readonly revealed_card: { readonly faction: FactionId; readonly including_this: true };
}
