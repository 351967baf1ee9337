import { leaderRecord } from './edition.ts';
import type { PlayerId } from './ids.ts';
import { playerOf } from './queries/table.ts';
import type { State } from './types.ts';

/** What lies on a Leader fits to it: places of its own track, its own other side, troops that are there. Uprising R15.2, Uprising R15.6 */
export function leaderBoardHolds(state: State, id: PlayerId, holds: (truth: boolean, what: string) => void): void {
  const { leader, leaderBoard } = playerOf(state, id);
  if (!leaderBoard) return;
  const record = leader ? leaderRecord(state, leader) : null;
  const { place, memories = 0, side } = leaderBoard;
  holds(place === undefined || Object.hasOwn(record?.training_track?.nodes ?? {}, place), `track of ${id}`);
  holds(side === undefined || side === record?.other_side?.id, `side of ${id}`);
  holds(memories >= 0, `memories of ${id}`);
}
