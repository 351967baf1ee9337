import { type AnswerLine, type HeaderLine, type PositionLine, readRecord, type RecordSeat } from '../../shared/kernel/record.ts';
import { type BookGame, type BookSeat, MOST_GAMES, readBook, writeBook } from '../../shared/protocol/book.ts';
import type { Replies } from '../../shared/protocol/pushes.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { Trouble, trouble } from '../../shared/protocol/trouble.ts';
import { quickDigest } from '../storage/digest.ts';
import { type Client, type Hall, mustHost } from './hall.ts';
import type { Looker } from './look.ts';
import type { HostEntry } from './room.ts';
import { slices } from './slices.ts';

/** All finished games that lie here, and those of other books that were brought in; the newest first. */
export async function book(hall: Hall, client: Client): Promise<Replies['book']> {
  mustHost(client);
  const lines = hall.saves.list();
  const games = new Map<string, BookGame>(hall.elsewhere.read().map((game) => [game.id, game]));
  const elsewhere = new Set(games.keys());
  const saves: Record<string, string> = {};
  const here = new Set(lines.map(({ save }) => save));
  for (const save of hall.told.keys()) if (!here.has(save)) hall.told.delete(save);
  // Nobody but the host asks for it, and most of the time goes by in the thread that looks: nothing is charged.
  const { breathe } = slices(() => {});
  for (const { save, over, broken, at } of lines) {
    if (!over || broken) continue;
    await breathe();
    const game = await gameOf(hall, save, at);
    if (!game) continue;
    games.set(game.id, game);
    elsewhere.delete(game.id);
    saves[game.id] = save;
  }
  return {
    games: [...games.values()].sort((one, other) => other.ended - one.ended),
    elsewhere: [...elsewhere],
    saves,
    broken: lines.filter(({ broken }) => broken).length,
  };
}

/** Another book's games come into this one; what is here already stays as it is. */
export function bringBook(hall: Hall, client: Client, { text }: RequestOf<'bringBook'>): Replies['bringBook'] {
  mustHost(client);
  const brought = readBook(text);
  if (!brought) throw trouble('error.book');
  const known = hall.elsewhere.read();
  const ids = new Set(known.map(({ id }) => id));
  const fresh = brought.filter(({ id }, at) => !ids.has(id) && brought.findIndex((one) => one.id === id) === at);
  const all = [...known, ...fresh].sort((one, other) => other.ended - one.ended);
  hall.elsewhere.write(all.slice(0, MOST_GAMES));
  return { games: fresh.length };
}

/** What the book tells of a record; null = nothing can be made of it. A finished record does not change: it is read once. */
async function gameOf(hall: Hall, save: string, at: number): Promise<BookGame | null> {
  const known = hall.told.get(save);
  if (known?.at === at) return known.game;
  let game: BookGame | null = null;
  try {
    game = await told(hall, hall.saves.read(save));
  } catch (error) {
    hall.log(`The record ${save} is not in the book: ${error instanceof Error ? error.message : String(error)}`);
  }
  hall.told.set(save, { at, game });
  return game;
}
async function told({ shelf, looker }: Hall, text: string): Promise<BookGame | null> {
  const { lines, misfit, sum } = readRecord(text, quickDigest);
  const [header] = lines;
  const last = lines.findLast((line): line is AnswerLine => line.kind === 'answer');
  if (misfit || header?.kind !== 'record' || !last?.outcome) return null;
  const entry = Object.hasOwn(shelf, header.game) ? shelf[header.game] : undefined;
  const { winners } = last.outcome;
  const seats = header.seats.map(
    (seat) => lines.findLast((line) => line.kind === 'seat' && line.holder.seat === seat.seat) ?? { holder: seat },
  );
  const state = entry && (storedState(lines) ?? (await playedState(looker, text)));
  return {
    id: sum,
    game: header.game,
    name: header.name,
    at: header.at,
    ended: last.at,
    answers: lines.filter(({ kind }) => kind === 'answer').length,
    seats: seats.map((one) => seatOf((one as { holder: RecordSeat }).holder, winners, entry, state)),
  };
}
type Lines = ReturnType<typeof readRecord>['lines'];
/** Sides are chosen when a game begins: any position that was stored later has them. */
const storedState = (lines: Lines): object | undefined =>
  (lines.findLast((line) => line.kind === 'position') as PositionLine | undefined)?.position.state;
async function playedState(looker: Looker, text: string): Promise<object | undefined> {
  try {
    return (await looker.look(text, 'own')).replay.course.table.state as object;
  } catch (error) {
    // Its answers fit no rules of today, or it asks for more than any game does: who won is known all the same.
    if (error instanceof Trouble) return undefined;
    throw error;
  }
}

function seatOf(
  { seat, kind, name, level }: HeaderLine['seats'][number],
  winners: readonly string[],
  entry?: HostEntry,
  state?: object,
): BookSeat {
  return { seat, kind, name, level, won: winners.includes(seat), sides: entry?.words && state ? sidesOf(entry, state, seat) : [] };
}
/** What a seat played, as the game's own words call it; nothing where other rules have left another kind of position. */
function sidesOf({ module, words }: HostEntry, state: object, seat: string): BookSeat['sides'] {
  try {
    const look = words?.seat(module.view(state as never, null), seat);
    if (!look) return [];
    const sides = look.sides && look.sides.length > 0 ? look.sides : [look];
    return sides.map(({ stone, title }) => ({ stone, title: title as BookSeat['sides'][number]['title'] }));
  } catch {
    // Whatever error the words of a game throw at a state of other rules.
    return [];
  }
}

/** Games of other books, kept beside the records. */
export interface Elsewhere {
  read(): readonly BookGame[];
  /** @throws Trouble if the disk does not take it */
  write(games: readonly BookGame[]): void;
}
/** @param read the file's text, or null; @param write writes it as a whole */
export function elsewhereIn(
  read: (make: (text: string) => readonly BookGame[]) => readonly BookGame[] | null,
  write: (text: string) => void,
): Elsewhere {
  let games: readonly BookGame[] | null = null;
  return {
    read: () =>
      (games ??=
        read((text) => {
          const found = readBook(text);
          if (!found) throw new Error('it is no book of games');
          return found;
        }) ?? []),
    write(next) {
      write(writeBook(next));
      games = next;
    },
  };
}
