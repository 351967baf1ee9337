import type { Reason } from '../../kernel/types.ts';
import type { BattleIconId, ConflictName, ObjectiveName, PlayerId } from './ids.ts';
import type { Scene } from './questions.ts';

/**
 * What sandworms, Maker Hooks, the Shield Wall and battle icons add to positions, questions and events. An edition has what its records
 * speak of (`game.strength.sandworm`, `board.shield_wall`, `game.battle_icons`, `objectives`); elsewhere the fields are absent.
 */

/** A Conflict card that was won. Uprising R10.6 */
export interface WonCard {
  readonly conflict: ConflictName;
  /** False = turned down: it has been matched or spent. */
  readonly faceUp: boolean;
}
/** Uprising R2.8 */
export interface HeldObjective {
  readonly objective: ObjectiveName;
  readonly faceUp: boolean;
}
/** A card with a battle icon. Uprising R10.6 */
export type BattleCard = { readonly conflict: ConflictName } | { readonly objective: ObjectiveName };
/** A wild card and the other that it is matched with. Uprising R11.4 */
export interface WildMatch {
  readonly match: ConflictName;
  readonly with: BattleCard;
}

export interface PlayerUnits {
  /** In the Conflict: a sandworm is nowhere else. Uprising R7.5 */
  sandworms?: number;
  /** Has Maker Hooks. Uprising R6.4 */
  hooks?: boolean;
  /** In the order of winning. Uprising R10.6 */
  won?: readonly WonCard[];
  objectives?: readonly HeldObjective[];
}
export interface BoardUnits {
  /** It stands. Uprising R7.6 */
  shieldWall?: boolean;
}

export interface UnitsTasks {
  /** The winner takes the Conflict card and compares battle icons. Uprising R10.6 */
  takeConflict: { by: PlayerId };
  /** Whether the Shield Wall goes. Uprising R7.7 */
  shieldWall: Scene;
  /** Which won Conflict card is turned down as payment. Uprising R11.4 */
  flipCard: Scene & { icons: readonly BattleIconId[]; left: number };
}
export interface UnitsAnswers {
  shieldWall: boolean;
  flipCard: ConflictName;
}

export type UnitsEvent =
  | { readonly type: 'objective'; readonly player: PlayerId; readonly objective: ObjectiveName } // Uprising R2.8
  | { readonly type: 'sandworms'; readonly player: PlayerId; readonly count: number } // Uprising R7.5
  | { readonly type: 'tookHooks'; readonly player: PlayerId } // Uprising R6.4
  | { readonly type: 'shieldWall'; readonly player: PlayerId } // Uprising R7.7
  | { readonly type: 'tookConflict'; readonly player: PlayerId; readonly conflict: ConflictName } // Uprising R10.6
  | { readonly type: 'matched'; readonly player: PlayerId; readonly cards: readonly [BattleCard, BattleCard] } // Uprising R10.6, Uprising R11.4
  | { readonly type: 'turnedDown'; readonly player: PlayerId; readonly conflict: ConflictName }; // Uprising R11.4

/** Why something is not offered; text keys as in `reasons.ts`. Their rules are those of Uprising. */
export const UNITS_WHY = {
  wallStands: { key: 'imperium.why.wallStands', rule: 'R7.6' },
  wallGone: { key: 'imperium.why.wallGone', rule: 'R7.7' },
  hasHooks: { key: 'imperium.why.hasHooks', rule: 'R6.4' },
} as const satisfies Record<string, Reason>;
