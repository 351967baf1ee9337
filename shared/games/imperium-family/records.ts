import type { Condition } from './effects/conditions.ts';
import type { Payment } from './effects/costs.ts';
import type { Effects, SpecialName } from './effects/effects.ts';
import type { Fork, VariantId } from './rival-records.ts';
import type { BattleIconId, CardName, FactionId, IconId, LeaderName, SpaceName, ZoneName } from './ids.ts';

/** Where a value is from: stated by the rulebook, by a public source named in the data's README, or stated nowhere. */
export type Source = 'seed' | 'public' | 'reconstructed';

/** Another box whose cards a table can take in: that of the first game. Uprising R19.1 */
export type BoxId = 'base';

/** How many cards these are: each record is a sort of them. */
export const copiesOf = (records: readonly { readonly copies: number }[]): number => records.reduce((sum, { copies }) => sum + copies, 0);

/** Everything that an Agent gets there: the effects of the space and the Influence of its Faction. R6.6 R6.7 */
export const visitOf = ({ effects, influence_gain }: Pick<SpaceRecord, 'effects' | 'influence_gain'>): Effects =>
  influence_gain ? [...effects, { influence: influence_gain }] : effects;

/** A card of a player's deck. R10.1 */
export interface CardRecord {
  readonly set: 'starter' | 'reserve' | 'imperium' | 'commander';
  /** In the box; starter cards: per player. */
  readonly copies: number;
  /** Persuasion; null = never for Persuasion. R10.3 */
  readonly cost: number | null;
  readonly factions: readonly FactionId[];
  /** Without icons it is not played on an Agent turn. R6.2 */
  readonly icons: readonly IconId[];
  readonly agent: Effects;
  readonly reveal: Effects;
  /** Once, when it is acquired by whatever means. R10.5 */
  readonly acquire: Effects;
  /** Whenever it is trashed by whatever means. R19.2 */
  readonly on_trash?: Effects;
  /** Whenever it is discarded from hand. Uprising R8.14 */
  readonly on_discard_from_hand?: Effects;
  /** Used only with this module. */
  readonly module?: 'choam';
  /** From another box: used only where a table takes it in. Uprising R19.1 */
  readonly box?: BoxId;
  /** The Commander in whose deck it is. Uprising R18.1 */
  readonly owner?: LeaderName;
  /** Another way to send the Agent. R19.20 */
  readonly special_play?: SpecialName;
  readonly source: Source;
}

/** A space of the board. R7.1 */
export interface SpaceRecord {
  readonly zone: ZoneName;
  readonly icon: IconId;
  readonly faction: FactionId | null;
  readonly cost: Payment;
  /** Instead of `cost`: the visitor picks one. R7.18 */
  readonly cost_options?: readonly Payment[];
  /** Instead of `cost` once anybody has the third Agent. Uprising R4.13 */
  readonly cost_if_any_player_has_swordmaster?: Payment;
  /** The one Leader whose Agents may enter. Uprising R18.3 */
  readonly only?: LeaderName;
  /** Must hold on entering, beside the cost. R6.3 */
  readonly requirement: Condition | null;
  /** Troops may be deployed after a visit. R8.4 */
  readonly combat: boolean;
  /** Closed to a player who has had its effect. R6.3 */
  readonly once_per_player: boolean;
  /** Collects bonus spice. R15.1 */
  readonly maker: boolean;
  /** Of a maker space: without the bonus. R15.3 */
  readonly base_spice?: number;
  /** Of a maker space: sandworms that a Rival with Maker Hooks summons there. Uprising R17.9 */
  readonly sandworms?: number;
  /** For sending an Agent to a Faction. R6.6 */
  readonly influence_gain: { readonly faction: FactionId; readonly amount: number; readonly track?: true } | null;
  /** For the owner of the Control marker at every visit; null = cannot be controlled. R14.3 */
  readonly control_bonus: Effects | null;
  readonly effects: Effects;
  readonly source: Source;
}

/** An observation post, of an edition with Spies. Uprising R5.1 */
export interface PostRecord {
  /** Those that a Spy on it watches. */
  readonly spaces: readonly SpaceName[];
  readonly source: Source;
}

/** An Influence track. R11.1 */
export interface TrackRecord {
  readonly spaces: number;
  readonly start: number;
  /** 1 VP from here on. R11.2 */
  readonly vp_at: number;
  readonly bonus_at: number;
  readonly alliance_at: number;
  /** Each time the marker rises to `bonus_at`. R11.3 */
  readonly bonus: Effects;
  /** The one Leader with a cube on it. Uprising R18.13 */
  readonly owner?: LeaderName;
  /** By height: what each of the owner's team gains whenever the cube rises to it. Uprising R18.13 */
  readonly team_rewards?: Readonly<Record<number, Effects>>;
  readonly source: Source;
}

/** A Conflict card. R13.11 */
export interface ConflictRecord {
  /** I, II or III. R2.2 */
  readonly tier: 1 | 2 | 3;
  readonly copies: number;
  /** The space that is fought for; its owner may defend it. R4.2 */
  readonly location: SpaceName | null;
  /** Absent in an edition without battle icons. Uprising R10.6 */
  readonly battle_icon?: BattleIconId;
  /** From another box: used only where a table takes it in. Uprising R19.1 */
  readonly box?: BoxId;
  readonly first: Effects;
  readonly second: Effects;
  readonly third: Effects;
  readonly source: Source;
}

/** A card that everybody is dealt one of at the beginning. Uprising R2.8 */
export interface ObjectiveRecord {
  readonly copies: number;
  readonly battle_icon: BattleIconId;
  /** Its holder begins. */
  readonly first_player: boolean;
  /** It is used in games of so many persons. */
  readonly players: readonly number[];
  readonly source: Source;
}

/** An Intrigue card: one list per way in which it can be used. R12.3 */
export interface IntrigueRecord {
  readonly copies: number;
  /** When it is not at any time of an own turn, in the card window or in the Endgame. R12.4 R13.5 R19.39 */
  readonly timing?: 'turn_start' | 'after_winning_conflict';
  /** Used only with this module. */
  readonly module?: 'choam';
  /** From another box: used only where a table takes it in. Uprising R19.1 */
  readonly box?: BoxId;
  readonly plot?: Effects;
  readonly combat?: Effects;
  readonly endgame?: Effects;
  readonly source: Source;
}

export type { AbilityRecord, LeaderRecord, SideRecord, TrackOfLeader, Trigger } from './leader-records.ts';

/** A House Hagal card. R21.4 */
export interface HagalRecord {
  readonly copies: number;
  /** Only as Combat bonus; null = another card is revealed. R21.9 */
  readonly swords: number | null;
  /** The space, or the maker space with the most bonus spice; a fork names several. R21.2 R21.6, Uprising R17.6 */
  readonly send_to: SpaceName | 'most_bonus_spice' | Fork | null;
  /** By space, where the card names two and both do something else. */
  readonly effects: Effects | Readonly<Record<SpaceName, Effects>>;
  /** Printed on it: otherwise it sends nobody. Uprising R17.6 */
  readonly requires?: Condition;
  /** Rivals with sense pass it over by where they stand with this Faction. Uprising R17.17 */
  readonly smart_politics?: FactionId;
  /** Only in solo or only in two-player games. R22.1 R23.3 */
  readonly mark: '1P' | '2P' | null;
  readonly source: Source;
}

/** Of an edition whose Rivals play Leaders. R21 */
export interface HagalOfLeaders extends Omit<HagalRecord, 'requires' | 'smart_politics'> {
  readonly send_to: SpaceName | 'most_bonus_spice' | null;
  readonly effects: Effects;
}

/** A row of the difficulty table. R23.4 */
export interface DifficultyRecord {
  readonly human_bonus: Effects;
  readonly rival_garrison: number;
  readonly rival_bonus?: Effects;
  readonly mentat_space_cost?: Payment;
  /** How many Conflict cards lie above the third Agents of the Rivals. R23.7 */
  readonly conflict_cards_above_rival_swordmasters?: number;
  /** R23.16 */
  readonly expert_troop_deployment?: boolean;
  /** Played in any case. Uprising R17.1 */
  readonly variants?: readonly VariantId[];
  /** R23.18 */
  readonly human_swordmaster: boolean;
  readonly source: Source;
}

/** Of an edition whose Rivals play Leaders. R23.4 */
export type LevelOfLeaders = Required<Omit<DifficultyRecord, 'variants'>>;

/** What a Rival counts as holding. R19.45 */
export interface CountedAs {
  readonly card: CardName;
  readonly copies: number;
}
