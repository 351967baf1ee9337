import { Trouble } from '../../shared/protocol/trouble.ts';
import type { StoredTable } from '../storage/tables.ts';
import { continueGame } from './continue.ts';
import type { Hall } from './hall.ts';
import { entryFor, MOST_OF } from './lobby.ts';
import { roomOf } from './room.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long lobbies and finished games stay on their tables, and how many of the latter. */
const KEPT_MS = 7 * DAY_MS;
const MOST_FINISHED = 20;

/**
 * Puts on their tables what was there when the host ended, however it ended: lobbies, games, and the last finished ones.
 * What cannot be put back is a line in the log and keeps nothing else from coming back.
 */
export function restoreTables(hall: Hall): void {
  const now = hall.clock.now();
  let finished = 0;
  for (const { id, table } of hall.tables.list()) {
    if (table?.closed) continue;
    const isOld = table !== null && table.phase !== 'playing' && now - table.at > KEPT_MS;
    if (table?.phase === 'over') finished++;
    if (hall.rooms.size >= MOST_OF.host || isOld || finished > MOST_FINISHED) shelve(hall, id, table);
    else attempt(hall, id, () => restoreTable(hall, id, table));
  }
  if (hall.tables.isNew) restoreOlder(hall, now);
  const eldestFirst = [...hall.rooms].reverse();
  hall.rooms.clear();
  for (const [id, room] of eldestFirst) hall.rooms.set(id, room);
}

/** A lobby has no record yet, unless the host was killed just when the game began. */
function restoreTable(hall: Hall, id: string, table: StoredTable | null): void {
  try {
    continueGame(hall, id, null);
  } catch (error) {
    if (!(error instanceof Trouble) || error.refusal.error.key !== 'error.save.unknown') throw error;
    if (table?.phase === 'lobby') restoreLobby(hall, id, table);
    else hall.tables.drop(id);
  }
}
function restoreLobby(hall: Hall, id: string, table: StoredTable): void {
  const { game, name, options, clock, open, owner, maker, secret, at, chairs, chat, notices, said } = table;
  const awayAt = hall.clock.now();
  const room = roomOf(
    {
      id,
      entry: entryFor(hall, game),
      name,
      phase: 'lobby',
      options,
      chairs: chairs.map((chair) => ({ ...chair, awayAt })),
      owner,
      maker,
      secret,
      clock,
      open,
    },
    at,
  );
  room.chat.push(...chat);
  room.notices.push(...notices);
  for (const mark of said) room.said.add(mark);
  hall.rooms.set(id, room);
}
/** Not on a table any more: a lobby is forgotten, a game waits among the saves. */
function shelve(hall: Hall, id: string, table: StoredTable | null): void {
  if (table?.phase === 'lobby') hall.tables.drop(id);
  else if (table) attempt(hall, id, () => hall.tables.write(id, { ...table, closed: true }));
}
/** Games of a host that did not keep its tables yet: those of the last day were on one, as far as can be known. */
function restoreOlder(hall: Hall, now: number): void {
  for (const { save, over, broken, at } of hall.saves.list()) {
    if (!over && !broken && now - at < DAY_MS && hall.rooms.size < MOST_OF.host) attempt(hall, save, () => continueGame(hall, save, null));
  }
}
function attempt(hall: Hall, id: string, work: () => unknown): void {
  try {
    work();
  } catch (error) {
    hall.log(`The table ${id} was not put back: ${String(error)}`);
  }
}
