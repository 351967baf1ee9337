import type { Replay } from '../../shared/kernel/replay.ts';
import type { StoredTable } from '../storage/tables.ts';
import type { Room } from './room.ts';

/** An answer that stands although it waits for its dice: that they are wanted tells what the others answered in secret. */
export type Locked = NonNullable<StoredTable['locked']>;

/** The locked answer to the question that is open now; null = there is none. */
export const lockedNow = ({ locked, course }: Pick<Room, 'locked' | 'course'>): Locked | null =>
  locked && locked.question === course?.question ? locked : null;

/**
 * A locked answer as it was stored, if the record still leads to its question; otherwise the seat is asked anew. A game that other
 * rules take over numbers its questions beyond all before.
 */
export function lockedStill({ course }: Replay, locked: Locked | null): Locked | null {
  const stands = lockedNow({ course, locked });
  const { table } = course;
  return stands && table.secret && table.refusal({ seat: stands.seat, answer: stands.answer as never }) === null ? stands : null;
}
