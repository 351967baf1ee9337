import { trouble } from '../../shared/protocol/trouble.ts';
import type { TableName } from '../../shared/kernel/record.ts';
import { apartFrom, cleanText, lookAlike } from '../../shared/text/name.ts';
import type { Hall } from './hall.ts';
import type { Chair, Room } from './room.ts';

/** Words by which each language's readers mean themselves or whom they talk to: as a name they would name everybody. */
const NOBODY = new Set([
  ...['you', 'me', 'myself', 'yourself', 'i'],
  ...['te', 'ti', 'ön', 'én', 'maga'],
  ...['ty', 'vy', 'já', 'ja'],
  ...['du', 'ich', 'ihr', 'sie'],
  ...['나', '너', '저', '당신', '본인'],
]);

/** A text of people without what cannot be seen. @throws Trouble if nothing is left */
export function mustShow(text: string): string {
  const clean = cleanText(text);
  if (clean === '') throw trouble('error.unseen');
  return clean;
}
/** What a person is called. @throws Trouble if it is no name that others could call */
function personName(typed: string): string {
  const name = mustShow(typed);
  if (!/[\p{L}\p{N}\p{S}]/u.test(name)) throw trouble('error.name.none');
  if (NOBODY.has(name.normalize('NFC').toLowerCase())) throw trouble('error.name.you', { name });
  return name;
}
/** What whoever sits there is called at the table: twins are told apart. @throws Trouble if it is no name */
export const seatName = ({ chairs }: Room, chair: Chair, typed: string): string =>
  apartFrom(
    personName(typed),
    chairs.flatMap((other) => (other === chair || other.name === null ? [] : [other.name])),
  );
/** What a table is called in the list. @throws Trouble if nothing of the name can be seen */
export const tableName = ({ rooms }: Hall, typed: string, room?: Room): string =>
  apartFrom(
    mustShow(typed),
    [...rooms.values()].flatMap((other) => (other === room || other.lesson || typeof other.name !== 'string' ? [] : [other.name])),
  );
/** A table called after whoever makes it: the second table of Anna is told apart. @throws Trouble if nothing of the name can be seen */
export function tableOf({ rooms }: Hall, maker: string): TableName {
  const name = mustShow(maker);
  const taken = new Set(
    [...rooms.values()].flatMap(({ name: other }) =>
      typeof other !== 'string' && lookAlike(other.with.name, name) ? [other.with.count] : [],
    ),
  );
  let count = 1;
  while (taken.has(count)) count++;
  return { key: 'tables.of', with: { name, count } };
}
