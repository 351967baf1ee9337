import { answersSince } from '../../shared/kernel/course.ts';
import type { Replay } from '../../shared/kernel/replay.ts';
import type { StoredTable } from '../storage/tables.ts';
import type { Room } from './room.ts';

/** A seat asks the others to let it take back beyond a barrier, and so many have said yes. */
export interface Plea {
  readonly seat: string;
  readonly yes: ReadonlySet<string>;
}
type KeptPlea = StoredTable['plea'];

/** The people who have not yet said yes or no to the open plea; those too for whom a bot answers: it is their game. */
export function waitingFor({ plea, chairs }: Pick<Room, 'plea' | 'chairs'>): string[] {
  if (!plea) return [];
  return chairs.filter(({ kind, seat }) => kind === 'person' && seat !== plea.seat && !plea.yes.has(seat)).map(({ seat }) => seat);
}
/** A plea as it is stored: it counts for the moment in which it was made. */
export const keptPlea = ({ plea, course }: Room): KeptPlea =>
  plea && course ? { moments: course.moments, seat: plea.seat, yes: [...plea.yes] } : null;
/** A plea as it was stored, if the record still leads to its moment. */
export function pleaStill({ course }: Replay, kept: KeptPlea): Plea | null {
  if (!kept || kept.moments !== course.moments || answersSince(course, kept.seat) === 0) return null;
  return { seat: kept.seat, yes: new Set(kept.yes) };
}
