import { DiceWanted } from '../../shared/kernel/chance.ts';
import { same } from '../../shared/kernel/choices.ts';
import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import type { Room } from './room.ts';

/** An answer that stands although it waits for its dice: that they are wanted tells what the others answered in secret. */
export interface Locked {
  readonly question: number;
  readonly seat: string;
  readonly answer: unknown;
}
/** The locked answer to the question that is open now; null = there is none. */
export const lockedNow = ({ locked, course }: Room): Locked | null => (locked && locked.question === course?.question ? locked : null);

/**
 * Plays an answer. If it is the last one in secret and dice are wanted for it, it stands from then on: nobody's may be changed.
 * @throws Trouble if another answer stands, and whatever `play` throws
 */
export function locking(room: Room, move: Move<GameTypes>, play: () => void): void {
  const { course } = room;
  if (!course || move.interject) {
    play();
    return;
  }
  const stands = lockedNow(room);
  if (stands && (stands.seat !== move.seat || !same(stands.answer, move.answer))) throw trouble('error.locked');
  try {
    play();
  } catch (error) {
    const { seat, answer } = move;
    if (error instanceof DiceWanted && course.table.secret) room.locked = { question: course.question, seat, answer };
    throw error;
  }
}
