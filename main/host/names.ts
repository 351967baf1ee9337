import { trouble } from '../../shared/protocol/trouble.ts';

/** Words by which each language's readers mean themselves or whom they talk to: as a name they would name everybody. */
const NOBODY = new Set([
  ...['you', 'me', 'myself', 'yourself', 'i'],
  ...['te', 'ti', 'ön', 'én', 'maga'],
  ...['ty', 'vy', 'já', 'ja'],
  ...['du', 'ich', 'ihr', 'sie'],
  ...['나', '너', '저', '당신', '본인'],
]);

/** What a person is called at a table. @throws Trouble if it is no name that others could call */
export function personName(given: string): string {
  const name = given.trim();
  const seen = name.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  if (!/[\p{L}\p{N}\p{S}]/u.test(seen)) throw trouble('error.name.none');
  if (NOBODY.has(seen.normalize('NFC').toLowerCase())) throw trouble('error.name.you', { name });
  return name;
}
