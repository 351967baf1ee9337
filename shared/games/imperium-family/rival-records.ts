import type { Condition } from './effects/conditions.ts';
import type { Effects } from './effects/effects.ts';
import type { FactionId, SpaceName } from './ids.ts';
import type { Source } from './records.ts';

/** Ways to play with Rivals that a table or a level chooses. Uprising R17.17 */
export type VariantId = 'smart-politics' | 'brutal-escalation' | 'expert-deployment' | 'dice-churn' | 'streamlined';

/** A card that says who a Rival is, of an edition whose Rivals play no Leaders. */
export interface RivalRecord {
  /** So many goods and Intrigue cards go for the third Agent. Uprising R17.13 */
  readonly swordmaster_value: number;
  /** All Factions; those further left come first. Uprising R17.8 */
  readonly priority: readonly FactionId[];
  readonly signet: Effects;
  /** When its last Spy is placed. Uprising R17.11 */
  readonly scheme: Effects;
  /** It can be played by the simpler rules. Uprising R17.17 */
  readonly streamlined: boolean;
  readonly source: Source;
}

/** Where a Hagal card sends, when it names two spaces. Uprising R17.6, Uprising R17.9 */
export type Fork =
  | { readonly if: Condition; readonly then: SpaceName; readonly else: SpaceName }
  /** The free one on which most lies, and that much at least. */
  | { readonly best_of: readonly SpaceName[]; readonly by: 'bonus_spice'; readonly least: number };

/** What the variants go by. Uprising R17.17 */
export interface VariantRecords {
  /** Such a card is passed over by who holds the Alliance and is ahead, or has enough Influence and is behind. */
  readonly 'smart-politics': {
    readonly alliance_lead: number;
    readonly influence: number;
    readonly behind: number;
    readonly source: Source;
  };
  /** In a Conflict of this level a Rival turns up so many cards. */
  readonly 'brutal-escalation': { readonly tier: number; readonly combat_cards: number; readonly source: Source };
  /** In Conflicts of these levels a Rival with such a lead deploys nothing. Uprising R17.15 */
  readonly 'expert-deployment': { readonly tiers: readonly number[]; readonly lead_in_units: number; readonly source: Source };
  /** Thrown for cards of the Row that leave it. */
  readonly 'dice-churn': { readonly dice: number; readonly sides: number; readonly seats: readonly number[]; readonly source: Source };
  readonly streamlined: {
    readonly vp_from: readonly ['alliance'];
    readonly wins: false;
    readonly gains_after_swordmaster: false;
    readonly source: Source;
  };
}
