import type { IconId } from '../ids.ts';

/** Spies on the posts that watch spaces, of an edition that has them. */

/** What a post watches: a space with this icon, or the one that the Agent of this turn was sent to. Uprising R5.2 */
export type Watched = IconId | 'space_visited_this_turn';
export interface SpyPlacement {
  /** The post watches at least one of these; absent = any post. Uprising R5.2 */
  readonly on?: readonly Watched[];
  /** Spies of others may stand there, never an own one. Uprising R5.1 */
  readonly may_share_post?: true;
}
export interface SpyEffectForms {
  /** From the own supply to posts; with an empty supply an own one may be recalled first. Uprising R5.2, Uprising R5.3 */
  readonly place_spy: { readonly place_spy: SpyPlacement & { readonly count: number } };
}
export interface SpyCostForms {
  /** Own Spies go back to the supply, for nothing else. Uprising R5.4 */
  readonly recall_spy: number;
}
export interface SpyConditionForms {
  /** At least this many own Spies on posts. Uprising R5.7 */
  readonly spies_on_board: number;
  /** An own Spy was recalled in this turn, for whatever. Uprising R5.4 */
  readonly recalled_spy_this_turn: true;
  /** An own Spy watches such a space. Uprising R5.7 */
  readonly spying_on: { readonly maker: true };
  /** The Spy that the same card has just placed watches a space with one of these icons. Uprising R15.11 */
  readonly placed_on_post_of: readonly IconId[];
}
export interface SpyCounterForms {
  /** Factions with a space that an own Spy watches; `that-faction` in the list is the one that is counted. Uprising R5.7 */
  readonly faction_spied_on: true;
}
