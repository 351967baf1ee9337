import { leaderRecord } from '../edition.ts';
import type { LeaderName, PlayerId } from '../ids.ts';
import type { SideRecord } from '../records.ts';
import type { State } from '../types.ts';
import { playerOf } from './table.ts';

/** The name of the side of the Leader that is up: by it its ability and its signet are called. Uprising R15.6 */
export const sideName = (state: State, by: PlayerId): LeaderName | null => {
  const { leader, leaderBoard } = playerOf(state, by);
  return leaderBoard?.side ?? leader;
};
/** What the side of the Leader that is up can do, at the start the first; null = no Leader yet, or never. Uprising R2.10, Uprising R15.6 */
export function sideOf(state: State, by: PlayerId): SideRecord | null {
  const { leader, leaderBoard } = playerOf(state, by);
  if (!leader) return null;
  const record = leaderRecord(state, leader);
  return leaderBoard?.side !== undefined && record.other_side ? record.other_side : record;
}
/** Own troops that lie on the Leader. Uprising R15.6 */
export const memoriesOf = (state: State, by: PlayerId): number => playerOf(state, by).leaderBoard?.memories ?? 0;
