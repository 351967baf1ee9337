import type { FactionId } from '../ids.ts';

/** Cards that are given up as a price. */
export interface GivenUpCosts {
  /** Hand cards of the payer's choice. Uprising R13.3 */
  readonly discard: number;
  /** Own Intrigue cards of the payer's choice leave the game. Uprising R9.5 */
  readonly trash_intrigue: number;
  /** A hand card of the Faction leaves the game. Uprising R8.14 */
  readonly trash_from_hand: { readonly faction: FactionId };
  /** A card of the Faction in play leaves the game, not the one that carries the cost. Uprising R8.14 */
  readonly trash_from_play: { readonly faction: FactionId; readonly other_than_this: true };
}
/** Conditions that look back at the card given up for the same effect. */
export interface GivenUpConditions {
  /** It was discarded and belongs to the Faction. Uprising R13.3 */
  readonly discarded_faction: FactionId;
  /** It was trashed and has at least this printed cost. Uprising R15.9 */
  readonly trashed_card_cost_at_least: number;
}
