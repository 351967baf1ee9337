import type { StaticName } from './effects/cardplay.ts';
import type { CardName, LeaderName, SpaceName } from './ids.ts';

/** Where the rules of editions differ; what is absent is as in the first. */
export interface Rulings {
  /** What stands in one piece, or on an Intrigue card, follows in an order of its owner's choice. Uprising R4.6, Uprising R13.2 */
  readonly ownOrder?: true;
  /** An option that would change nothing is closed. Uprising R13.8 */
  readonly openOptionsChangeSomething?: true;
  /** Other Influence for visiting a Faction space is an effect of its own, which holds once it is resolved. Uprising R4.9 */
  readonly spaceInfluenceHolds?: true;
}

/** What a turn remembers for the cards that look back at it; absent where no card of the edition does, or nothing happened. */
export interface RememberedTurn {
  /** Cards acquired in it. Uprising R13.4 */
  acquired?: readonly CardName[];
  /** Cards that gave swords, as places in `turn.origins`. Uprising R8.2 */
  armed?: readonly number[];
  /** The Influence for visiting the Faction space as an effect has set it. Uprising R4.9 */
  visitInfluence?: number;
}
/** Cards in hand that everybody knows, because they came there openly; absent = never any. Uprising R16.2 */
export interface ShownHand {
  shown?: readonly CardName[];
}

/** Whose Agent turns something holds in. Uprising R15.1, Uprising R15.10 */
export interface Sayers {
  readonly cards: ReadonlySet<CardName>;
  /** Sides of Leaders whose signet says so, in turns of cards that stand for it. */
  readonly sides: ReadonlySet<LeaderName>;
}
/** What cards of an edition look back at: only that is remembered. */
export interface Heeded {
  readonly acquisitions: boolean;
  readonly swords: boolean;
  /** Spaces that give a seat in the Council. */
  readonly councilSpaces: readonly SpaceName[];
  /** Spaces that give something for an Agent that stands there. R7.13 */
  readonly hosts: readonly SpaceName[];
  /** Some Intrigue card is played after a Conflict was won. R13.5 */
  readonly victories: boolean;
  /** Some Leader gains by visits of others. Uprising R15.11 */
  readonly visitors: boolean;
  /** By card: what others add to its cost while they work, by their names. R19.15 */
  readonly costChanges: Readonly<Record<CardName, Readonly<Record<CardName, number>>>>;
  /** By card: the Influence that its visit of a Faction gives instead of the printed. R19.26 */
  readonly influenceChanges: Readonly<Record<CardName, number>>;
  /** Who says what holds without being carried out. */
  readonly statics: Readonly<Record<StaticName, Sayers>>;
}
