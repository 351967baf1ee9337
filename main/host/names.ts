import { trouble } from '../../shared/protocol/trouble.ts';
import { apartFrom, cleanText, lookOf } from '../../shared/text/name.ts';
import type { Hall } from './hall.ts';
import type { Chair, Room } from './room.ts';

/** A text of people without what cannot be seen. @throws Trouble if nothing is left */
export function mustShow(text: string): string {
  const clean = cleanText(text);
  if (clean === '') throw trouble('error.unseen');
  return clean;
}
/** Words by which each language's readers mean themselves or whom they talk to: as a name they would name everybody. */
const NOBODY = new Set([
  ...['you', 'me', 'myself', 'yourself', 'i'],
  ...['te', 'ti', 'ön', 'én', 'maga'],
  ...['ty', 'vy', 'já', 'ja'],
  ...['du', 'ich', 'ihr', 'sie'],
  ...['나', '너', '저', '당신', '본인'],
]);
function mustName(typed: string): string {
  const name = mustShow(typed);
  if (NOBODY.has(lookOf(name)) || NOBODY.has(name.toLowerCase())) throw trouble('error.nobody', { name });
  return name;
}
/** What whoever sits there is called at the table. @throws Trouble if nothing of the name can be seen, or it names nobody */
export const seatName = ({ chairs }: Room, chair: Chair, typed: string): string =>
  apartFrom(
    mustName(typed),
    chairs.flatMap((other) => (other === chair || other.name === null ? [] : [other.name])),
  );
/** What a table is called in the list. @throws Trouble if nothing of the name can be seen */
export const tableName = ({ rooms }: Hall, typed: string, room?: Room): string =>
  apartFrom(
    mustShow(typed),
    [...rooms.values()].flatMap((other) => (other === room || other.lesson ? [] : [other.name])),
  );
