import type { CardName, FactionId } from '../ids.ts';
import type { SpyConditionForms } from './spies.ts';
import type { UnitsConditions } from './units.ts';
import type { ContractConditions } from './contracts.ts';
import type { GivenUpConditions } from './given-up.ts';
import type { CardplayConditions } from './cardplay.ts';
import type { RivalConditions } from './rivals.ts';
import type { TeamConditions } from './teams.ts';

/** One entry per kind of condition; the value says when it holds. Looked at when the effect is resolved. R17.4 */
export interface ConditionForms
  extends SpyConditionForms,
    UnitsConditions,
    ContractConditions,
    GivenUpConditions,
    CardplayConditions,
    RivalConditions,
    TeamConditions {
  /** At least this much Influence with the Faction. R11.9 */
  readonly influence: readonly [faction: FactionId, least: number];
  /** Holds that Faction's Alliance token, or any token. R11.9 */
  readonly alliance: FactionId | 'any';
  /** Another own card of the Faction is in play: the Fremen Bond and its like. R17.5 R17.6 */
  readonly in_play_other: { readonly faction: FactionId };
  /** Has a seat in the High Council, or has none. R19.57, Uprising R4.14 */
  readonly high_council_seat: boolean;
  /** It is the own Reveal turn. R19.50 */
  readonly reveal_turn: true;
  /** The Mentat lies unused on its space. R16.2 R19.41 */
  readonly mentat_on_space: true;
  /** The opponents together have at least this many troops in the Conflict. R19.43 */
  readonly opponent_troop_in_conflict: number;
  /** At least this many own units in the Conflict. R19.52 */
  readonly units_in_conflict: number;
  /** At least this many copies of the card in all own zones. R19.45 */
  readonly owned_cards: readonly [card: CardName, least: number];
  /** More copies of the card than each single opponent. R19.45 */
  readonly card_count_more_than_each_opponent: CardName;
  /** At least `min_influence` on `tracks` tracks. R19.55 */
  readonly tracks_with_influence: { readonly min_influence: number; readonly tracks: number };
}
export type ConditionKind = keyof ConditionForms;
/** Exactly one kind. */
export type Condition = { readonly [Kind in ConditionKind]: { readonly [Key in Kind]: ConditionForms[Kind] } }[ConditionKind];
