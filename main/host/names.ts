import { trouble } from '../../shared/protocol/trouble.ts';
import { apartFrom, cleanText } from '../../shared/text/name.ts';
import type { Hall } from './hall.ts';
import type { Chair, Room } from './room.ts';

/** A text of people without what cannot be seen. @throws Trouble if nothing is left */
export function mustShow(text: string): string {
  const clean = cleanText(text);
  if (clean === '') throw trouble('error.unseen');
  return clean;
}
/** What whoever sits there is called at the table. @throws Trouble if nothing of the name can be seen */
export const seatName = ({ chairs }: Room, chair: Chair, typed: string): string =>
  apartFrom(
    mustShow(typed),
    chairs.flatMap((other) => (other === chair || other.name === null ? [] : [other.name])),
  );
/** What a table is called in the list. @throws Trouble if nothing of the name can be seen */
export const tableName = ({ rooms }: Hall, typed: string, room?: Room): string =>
  apartFrom(
    mustShow(typed),
    [...rooms.values()].flatMap((other) => (other === room || other.lesson ? [] : [other.name])),
  );
