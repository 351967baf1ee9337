import type { LeaderName, ObjectiveName } from './ids.ts';
import type { CountedAs, HagalRecord } from './records.ts';

/** What the Rivals of an edition are, beside so many persons. R22 R23 */
export interface RivalPolicy {
  readonly count: 1 | 2;
  readonly start: { readonly agents: number; readonly water: number; readonly garrison: number };
  /** Hagal cards with this mark stay in the box. R22.1 R23.3 */
  readonly leavesOut: HagalRecord['mark'];
  /** Each has a Leader, whose signet it uses. R23.1 */
  readonly isLed: boolean;
  /** Each has a card of its own instead. Uprising R17.1 */
  readonly haveCards?: true;
  /** Each has a Score marker: it gains goods, VP and rewards, controls spaces and spends for VP. R22.2 R23.10 */
  readonly scores: boolean;
  /** Each takes turns in its place; otherwise all act after each Agent turn of the First Player. R22.3 R23.6 */
  readonly takesTurns: boolean;
  /** The First Player marker goes round to them too, and one of them has it first. R22.5 R23.5 */
  readonly holdsMarker: boolean;
  /** It sits to the left of the First Player, whoever that is. Uprising R17.4 */
  readonly followsMarker?: true;
  /** They play as hard as the table has chosen; the levels are in the data. R23.4 */
  readonly hasLevels: boolean;
  /** A card that each counts as holding. R19.45 R21.12 */
  readonly countedAs: CountedAs | null;
  /** The Objective that each has; absent = it is dealt one like everybody. Uprising R17.4 */
  readonly objective?: ObjectiveName;
  /** For a first game. R23.1 */
  readonly recommended: readonly LeaderName[];
}
