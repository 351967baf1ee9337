import { isOneOf } from '../../../kernel/typed.ts';
import type { FactionId, PostName, SpaceName } from '../ids.ts';

/** What cards say that Rivals alone go by. */

/** A Faction by where a Rival stands: with least, or the first, second or third of the order on its card. Uprising R17.8 */
export const RIVAL_FACTIONS = ['lowest', 'priority-1', 'priority-2', 'priority-3'] as const;
export type RivalFaction = (typeof RIVAL_FACTIONS)[number];
export const isRivalFaction = (name: FactionId | RivalFaction | 'any' | 'that-faction'): name is RivalFaction =>
  isOneOf(RIVAL_FACTIONS, name);

export interface RivalEffects {
  /** A Spy to the first free post of a Faction in the order of its card, or of the list; its last one sets off the scheme. Uprising R17.11 */
  readonly rival_spy: { readonly rival_spy: 'faction_priority' | { readonly first_free_of: readonly PostName[] } };
  /** Of a Hagal card that sends no Agent: the next one does. Uprising R17.6 */
  readonly reveal_another_card: { readonly reveal_another_card: true };
  /** All bonus spice of the maker space; then its sandworms, or the base where they cannot come. Uprising R17.9 */
  readonly rival_maker: { readonly rival_maker: true };
  /** With a Faction where that much brings the Alliance, otherwise where it has least. Uprising R17.8 */
  readonly rival_influence_toward_alliance: { readonly rival_influence_toward_alliance: number };
  /** With the Faction where it has most. Uprising R17.8 */
  readonly rival_influence_where_highest: { readonly rival_influence_where_highest: number };
}
export interface RivalConditions {
  /** The Conflict of this round is of that level. Uprising R17.6 */
  readonly conflict_tier: number;
  /** At least that much bonus spice lies there. Uprising R17.9 */
  readonly bonus_spice: readonly [space: SpaceName, least: number];
}
