import { z } from 'zod';
import { tableName } from './table-name.ts';

const text = z.string().max(200);
const message = z.object({ key: text, with: z.record(text, z.union([text, z.number()])).optional() });
/** One of the sides that a seat played: its stone and what it is called. */
const side = z.object({ stone: text.nullable(), title: message.nullable() });
const seat = z.object({
  seat: text,
  kind: z.enum(['free', 'person', 'bot']),
  name: text.nullable(),
  level: text.nullable(),
  sides: z.array(side).max(8),
  won: z.boolean(),
});
const game = z.object({
  /** The last checksum of its record: no two games have the same, and a copy has no other. */
  id: text,
  game: text,
  name: tableName,
  /** Epoch milliseconds when it began and when it ended. */
  at: z.number(),
  ended: z.number(),
  answers: z.number().int().min(0),
  seats: z.array(seat).min(1).max(8),
});
/** A finished game as the book tells it. */
export type BookGame = z.infer<typeof game>;
export type BookSeat = z.infer<typeof seat>;

/** So many games fit into one file that is read in one go. */
export const MOST_GAMES = 5000;
const BOOK = z.object({ kind: z.literal('sietch-book'), format: z.literal(1), games: z.array(game).max(MOST_GAMES) });

/** The book as one file. */
export const writeBook = (games: readonly BookGame[]): string => `${JSON.stringify({ kind: 'sietch-book', format: 1, games })}\n`;
/** The games of such a file; null = it is none. */
export function readBook(file: string): readonly BookGame[] | null {
  try {
    return BOOK.safeParse(JSON.parse(file)).data?.games ?? null;
  } catch {
    // Not JSON (SyntaxError): some other file.
    return null;
  }
}
