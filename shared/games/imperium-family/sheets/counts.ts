import { type CardRecord, copiesOf } from '../records.ts';
import type { Desk } from './common.ts';

/** Cards of a set in the box; starter cards: of one player. R1.1 R2.5 */
export const copiesInSet = ({ book }: Desk, set: CardRecord['set']): number =>
  copiesOf(Object.values(book.cards).filter((card) => card.set === set));
/** Hagal cards once those of the other number of players are out. R22.1 R23.3 */
export const hagalDeck = ({ book }: Desk, of: 'solo' | 'two_players'): number =>
  copiesOf(book.hagalKinds[of].flatMap((id) => book.hagal.cards[id] ?? []));
