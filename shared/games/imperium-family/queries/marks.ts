import { type Book, bookOf, type Marking } from '../edition.ts';
import type { State } from '../types.ts';

const NONE: readonly Marking[] = [];
/**
 * Specials that were played in this turn and work on: each is a field of the turn, beside those that all editions have.
 * Positions of earlier records have them there.
 */
export function marking(state: State, book: Book = bookOf(state)): readonly Marking[] {
  let found = NONE;
  for (const special of book.marking) if (isMarked(state.turn, special.mark.field)) found = [...found, special];
  return found;
}
const isMarked = (turn: State['turn'], field: string): boolean => (turn as unknown as Readonly<Record<string, unknown>>)[field] === true;
/** The same turn with these specials at work: what bots think through. */
export const turnWith = (turn: State['turn'], fields: readonly string[]): State['turn'] => ({
  ...turn,
  ...Object.fromEntries(fields.map((field) => [field, true])),
});
