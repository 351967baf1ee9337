import { DiceWanted } from '../../shared/kernel/chance.ts';
import { same } from '../../shared/kernel/choices.ts';
import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import type { Hall } from './hall.ts';
import { change } from './keep.ts';
import { lockedNow } from './locked.ts';
import type { Room } from './room.ts';

/**
 * Plays an answer. If it is the last secret one and real dice are needed to go on, all secret answers are locked from then on,
 * also after a restart. That is on disk before anybody hears that dice are wanted.
 * @throws Trouble if another answer stands or the disk does not take it, and whatever `play` throws
 */
export function locking(hall: Hall, room: Room, move: Move<GameTypes>, play: () => void): void {
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
    const { question, table } = course;
    const { seat, answer } = move;
    if (error instanceof DiceWanted && table.secret && !stands) {
      change(hall, room, () => {
        room.locked = { question, seat, answer };
      });
    }
    throw error;
  }
}
