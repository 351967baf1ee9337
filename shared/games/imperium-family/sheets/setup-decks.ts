import type { Row } from '../../../sheets/rows.ts';
import { copiesOf } from '../records.ts';
import { nameOf, said } from '../words/names.ts';
import { copiesInSet } from './counts.ts';
import type { Plan } from './setup-steps.ts';

/** The Conflict deck, level by level. R2.2 */
export function conflictStep({ desk, step }: Plan): Row {
  const { game, conflicts } = desk.book;
  const levels = game.setup.conflict_deck.map(({ tier, use }) => {
    const all = Object.values(conflicts).filter((conflict) => conflict.tier === tier).length;
    return said('sheet.step.level', { use, all, level: 'I'.repeat(tier) });
  });
  return step('conflicts', 'R2.2', { levels });
}
/** Intrigue and Imperium decks, Row and Reserve. R2.3 */
export function deckStep({ desk, step }: Plan): Row {
  const { book, edition } = desk;
  return step('decks', 'R2.3', {
    intrigue: copiesOf(Object.values(book.intrigue)),
    imperium: copiesInSet(desk, 'imperium'),
    row: book.game.setup.imperium_row,
    reserve: book.reserve.map((card) => nameOf(edition, 'card', card)),
  });
}
