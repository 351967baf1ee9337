import type { LeaderName } from './ids.ts';

/** What lies on a player's Leader and which side of it is up, as far as it is not as at the start. */
export interface LeaderBoard {
  /** Where the token stands on the track. Uprising R15.2 */
  readonly place?: string;
  /** Own troops on the Leader; they are neither supply nor garrison. Uprising R15.6 */
  readonly memories?: number;
  /** How many the latest return took off, for what counts them. */
  readonly returned?: number;
  /** The side that is up, if it is not the first. Uprising R15.6 */
  readonly side?: LeaderName;
}
