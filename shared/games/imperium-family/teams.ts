import type { Reason } from '../../kernel/types.ts';
import type { Effects } from './effects/effects.ts';
import type { Traded } from './effects/teams.ts';
import type { CardName, ContractName, FactionId, IntrigueName, PlayerId, SeatId } from './ids.ts';
import type { Scene } from './questions.ts';
import type { Arrow, Team } from './team-records.ts';

/**
 * What two teams add to positions, questions and events. An edition has them if its records for so many persons speak of them
 * (`Records.teams`); elsewhere the fields are absent.
 */

/** The Ally whom a Commander has named: for a turn, or for the card that is played in Combat. Uprising R18.7, Uprising R18.10 */
export interface Named {
  readonly by: PlayerId;
  readonly ally: SeatId;
}
/** What a Commander takes the turn with: one of the Agent tokens, or the Reveal. Uprising R18.7 */
export interface Activation {
  readonly ally: SeatId;
  readonly with: Arrow | 'reveal';
}
/** An Agent token of a Commander on the board. */
export interface SentArrow {
  readonly arrow: Arrow;
  readonly space: string;
}
/** What one of two gives in a trade. Uprising R18.17 */
export type Gift = { readonly kind: Traded; readonly amount: number } | 'nothing';

export interface TeamPlayer {
  /** Agent tokens on a Commander's Leader. Uprising R18.7 */
  arrows?: readonly Arrow[];
  sentArrows?: readonly SentArrow[];
  /** The third Agent of one round: taken, sent, and back in the box; absent = never taken, or it stays for good. Uprising R18.15 */
  third?: 'ready' | 'used' | 'gone';
  /** Has the Swordmaster Bonus token. Uprising R18.15 */
  swordmasterBonus?: true;
}
export interface TeamTurn {
  named?: Named;
  /** What the Commander has named the Ally with. */
  arrow?: Activation['with'];
  /** The Ally was asked about deploying when so many had been recruited. Uprising R18.8 */
  called?: number;
}
export interface TeamBoard {
  /** Absent = everybody plays alone. Uprising R18.2 */
  teams?: readonly Team[];
  /** Cards that only one team can acquire. Uprising R18.18 */
  throneRow?: readonly CardName[];
  /** Whoever leaves the place to a partner of equal strength in this Combat. Uprising R18.14 */
  conceded?: readonly PlayerId[];
}

export interface TeamTasks {
  /** A Commander's turn begins. Uprising R18.7 */
  activate: { by: SeatId };
  /** How many of the troops go to the first of the Allies. Uprising R18.17 */
  reinforce: Scene & { troops: number };
  /** Allies deploy what they have just received. Uprising R18.17 */
  reinforced: Scene & { troops: number };
  /** Whom one trades with. Uprising R18.17 */
  trade: Scene & { goods: readonly Traded[] };
  /** What is given: first by whoever trades, then by the partner who knows that, */
  tradeGive: Scene & { goods: readonly Traded[]; from: SeatId; to: SeatId; offered: Gift | null };
  /** and whoever trades says whether it is to be. */
  tradeAgree: Scene & { with: SeatId; gives: Gift; gets: Gift };
  /** Which Intrigue card is given. */
  tradeCard: Scene & { to: SeatId; left: number };
  split: Scene & { options: readonly Effects[] };
  /** Which open contract an Ally has; the last of several needs no question. Uprising R18.25 */
  handOut: Scene & { to: readonly SeatId[] };
  throneRow: Scene & { left: number; not: FactionId };
  /** How much an Ally gives towards a price, the others after that. Uprising R18.8 */
  contribute: Scene & {
    spice: number;
    gifts: readonly { readonly by: SeatId; readonly spice: number }[];
    ask: readonly SeatId[];
    then: Effects;
  };
  /** Whether `by` leaves the place to `to`. Uprising R18.14 */
  concede: { by: SeatId; to: SeatId };
}
export interface TeamAnswers {
  activate: Activation;
  reinforce: number;
  trade: SeatId | 'nobody';
  tradeGive: Gift | 'refuse';
  tradeAgree: boolean;
  tradeCard: IntrigueName;
  split: number;
  handOut: { readonly contract: ContractName; readonly ally: SeatId };
  throneRow: CardName;
  contribute: number;
  concede: boolean;
}

export type TeamEvent =
  | { readonly type: 'activated'; readonly player: PlayerId; readonly ally: PlayerId; readonly with: Activation['with'] } // Uprising R18.7
  | { readonly type: 'traded'; readonly player: PlayerId; readonly with: PlayerId; readonly gives: Gift; readonly gets: Gift } // Uprising R18.17
  | { readonly type: 'noTrade'; readonly player: PlayerId; readonly with: PlayerId }
  /** The face for the two of them. */
  | { readonly type: 'gave'; readonly player: PlayerId; readonly to: PlayerId; readonly card: IntrigueName | null }
  | { readonly type: 'throne'; readonly player: PlayerId; readonly card: CardName } // Uprising R18.18
  | { readonly type: 'handedContract'; readonly player: PlayerId; readonly to: PlayerId; readonly contract: ContractName } // Uprising R18.25
  | { readonly type: 'tookToken'; readonly player: PlayerId } // Uprising R18.15
  | { readonly type: 'thirdGone'; readonly player: PlayerId } // Uprising R18.15
  | { readonly type: 'tooLittle'; readonly player: PlayerId }
  | { readonly type: 'conceded'; readonly player: PlayerId; readonly to: PlayerId } // Uprising R18.14
  | { readonly type: 'swordsLost'; readonly player: PlayerId; readonly swords: number } // Uprising R18.9
  | { readonly type: 'swapped'; readonly player: PlayerId; readonly with: PlayerId }; // Uprising R18.5

/** Why something is not offered; text keys as in `reasons.ts`. Their rules are those of Uprising. */
export const TEAM_WHY = {
  notThisTeam: { key: 'imperium.why.notThisTeam', rule: 'R18.16' },
  mustSend: { key: 'imperium.why.mustSend', rule: 'R18.7' },
  arrowOut: { key: 'imperium.why.arrowOut', rule: 'R18.7' },
  hasToken: { key: 'imperium.why.hasToken', rule: 'R18.15' },
  noPartner: { key: 'imperium.why.noPartner', rule: 'R18.17' },
  noContract: { key: 'imperium.why.noContract', rule: 'R18.25' },
} as const satisfies Record<string, Reason>;
