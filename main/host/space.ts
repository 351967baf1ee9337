import { trouble } from '../../shared/protocol/trouble.ts';
import { MOST_RECORD_BYTES } from '../storage/journal.ts';
import type { Room } from './room.ts';

/** Several times a long game; what is left above it is for the answers that bring the game to its end. */
export const MOST_LOOSE_BYTES = MOST_RECORD_BYTES / 4;

/**
 * What can be done again and again without the game getting on, such as taking back and answering anew, must not make a record so
 * long that nobody can open it any more.
 * @throws Trouble if there is no more space for it
 */
export function mustHaveSpace({ journal }: Room): void {
  if (journal && journal.bytes > MOST_LOOSE_BYTES) throw trouble('error.record.full');
}
