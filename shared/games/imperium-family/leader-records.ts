import type { Effects } from './effects/effects.ts';
import type { FactionId, IconId, LeaderName, ResourceId } from './ids.ts';
import type { Source } from './records.ts';

/** What sets off an ability; exactly one. */
export type Trigger =
  | { readonly take_high_council_seat: true } // R18.4
  | { readonly harvest: true } // R18.5
  | { readonly pay_for_space: ResourceId } // the printed cost only, R18.9
  | { readonly deployed_in_own_turn: number } // less what retreated, R18.2
  | VisitTrigger
  | ReachTrigger
  | OthersTrigger;
/** An own Agent comes to a space with one of these icons. Uprising R4.5 */
export interface VisitTrigger {
  readonly send_agent_to: { readonly icons: readonly IconId[] };
}
/** The own cube rises to so much, or past it, each time. Uprising R12.7 */
export interface ReachTrigger {
  readonly reach_influence: readonly [faction: FactionId, height: number];
}
/** Somebody else's Agent comes to a maker space that an own Spy watches. Uprising R15.11 */
export interface OthersTrigger {
  readonly another_player_sends_agent_to: { readonly maker: true; readonly spied_on_by_you: true };
}

/** Set off by something: carried out at once. */
interface Triggered<Timing extends string, Cause, Limit = never> {
  readonly timing: Timing;
  readonly trigger: Cause;
  readonly effects: Effects;
  readonly limit?: Limit;
}
/** The ability at the left of a Leader. R18.1 */
export type AbilityRecord =
  | {
      /** `own_reveal_turn`: each effect is a piece of every own Reveal turn, once. Uprising R8.4 */
      readonly timing: 'setup' | 'static' | 'any_time' | 'own_reveal_turn';
      readonly effects: Effects;
      readonly trigger?: never;
      readonly limit?: never;
    }
  | Triggered<'triggered', Trigger, 'once_per_game'>
  /** The effects are pieces of the visit; a turn has one. Uprising R4.5 */
  | Triggered<'own_agent_turn', VisitTrigger, 'once_per_turn'>
  | Triggered<'on_reach', ReachTrigger>
  | Triggered<'other_players_agent_turn', OthersTrigger>;

/** What a side of a Leader can do. */
export interface SideRecord {
  readonly ability: AbilityRecord;
  readonly signet: Effects;
}
/** A track of a Leader on which a token goes from place to place. Uprising R15.2 */
export interface TrackOfLeader {
  readonly start: string;
  readonly nodes: Readonly<Record<string, { readonly next: readonly string[]; readonly reward: Effects }>>;
}
export interface LeaderRecord extends SideRecord {
  /** null = of no House. */
  readonly house: string | null;
  /** Number of icons beside the name; 1 = for a first game. R2.4 */
  readonly complexity: 1 | 2 | 3;
  /** What is different for this Leader before the game begins. Uprising R2.5 */
  readonly setup?: Effects;
  readonly training_track?: TrackOfLeader;
  /** What comes up when the Leader is turned over. Uprising R15.6 */
  readonly other_side?: SideRecord & { readonly id: LeaderName };
  /** Only with this part of the box. */
  readonly module?: 'choam';
  /** Whether a Rival may have this Leader; absent where Rivals have cards of their own. R23.1 */
  readonly rival_allowed?: boolean;
  readonly source: Source;
}
