import type { Rivals } from '../edition.ts';
import { type CardRecord, copiesOf } from '../records.ts';
import type { Desk } from './common.ts';

/** Cards of a set in the box; starter cards: of one player. R1.1 R2.5 */
export const copiesInSet = ({ book }: Desk, set: CardRecord['set']): number =>
  copiesOf(Object.values(book.cards).filter((card) => card.set === set));
/** Hagal cards once those of the other number of players are out. R22.1 R23.3 */
export const hagalDeck = (desk: Desk, persons: number): number =>
  copiesOf(rivalsOn(desk, persons).kinds.flatMap((id) => desk.book.hagal.cards[id] ?? []));
/** The Rivals beside so many persons. @throws Error if there are none: such a sheet is none of the edition's */
export function rivalsOn({ book, edition }: Desk, persons: number): Rivals {
  const rivals = book.rivalsFor[persons];
  if (!rivals) throw new Error(`${edition} has no Rivals beside ${persons}`);
  return rivals;
}
