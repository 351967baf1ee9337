import { z } from 'zod';
import { readRecord, type RecordLine } from '../../shared/kernel/record.ts';
import { needlessRestoring, setupMisfit, resume as resumeRecord } from '../../shared/kernel/replay.ts';
import type { Replies } from '../../shared/protocol/pushes.ts';
import { level, type RequestOf } from '../../shared/protocol/requests.ts';
import { tableName } from '../../shared/protocol/table-name.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import type { Message } from '../../shared/text/message.ts';
import { quickDigest } from '../storage/digest.ts';
import { continueGame, importedAs } from './continue.ts';
import { type Client, type Hall, hexOf, mustArrange, mustHost, roomFor } from './hall.ts';
import { putAway } from './keep.ts';
import { entryFor } from './lobby.ts';
import { positionLine } from './play.ts';
import { dismiss, listChanged } from './publish.ts';
import { stopReview } from './review.ts';
import type { Room } from './room.ts';

/** A saved game becomes a table again. */
export function resume(hall: Hall, client: Client, { save }: RequestOf<'resume'>): Replies['resume'] {
  mustHost(client);
  if (!hall.rooms.has(save)) continueGame(hall, save, client.device);
  return { table: save };
}

/** The record as one file: of a table, or for the host of a save that is no table now. */
export function exportRecord(hall: Hall, client: Client, { table }: RequestOf<'export'>): Replies['export'] {
  if (!hall.rooms.has(table)) {
    if (!client.hostRights) throw trouble('error.noTable');
    return { file: `sietch-${table.slice(0, 6)}.sietch`, text: hall.saves.read(table) };
  }
  const room = roomFor(hall, client, table);
  if (room.phase === 'lobby' || room.lesson) throw trouble('error.notStarted');
  if (room.phase !== 'over') mustHost(client);
  const { name } = room;
  const plain = (typeof name === 'string' ? name : name.with.name)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return { file: `sietch-${plain || room.entry.module.id}-${room.id.slice(0, 6)}.sietch`, text: hall.saves.read(room.id) };
}

const MOST_NAME = 80;
const SEAT = z.object({
  seat: z.string(),
  kind: z.enum(['free', 'person', 'bot']),
  name: z.string().max(MOST_NAME).nullable(),
  level: level.nullable(),
  standIn: z.literal(true).optional(),
});
/** What a table takes out of a record as it is: from elsewhere it may be anything. */
const HEADER = z.object({
  game: z.string(),
  name: tableName,
  at: z.number(),
  options: z.record(z.string(), z.string()),
  clock: z.number().nullable(),
  seats: z.array(SEAT),
  secret: z.string(),
  salts: z.array(z.string()),
});
const isWellFormed = ([header, ...lines]: readonly RecordLine[]): boolean =>
  HEADER.safeParse(header).success &&
  lines.every((line) => Number.isFinite(line.at) && (line.kind !== 'seat' || SEAT.safeParse(line.holder).success));

/** A record file becomes a saved game, if it fits. */
export function importRecord(hall: Hall, client: Client, { text }: RequestOf<'import'>): Replies['import'] {
  mustHost(client);
  const { lines, good, torn, misfit } = readRecord(text.endsWith('\n') ? text : `${text}\n`, quickDigest);
  const header = lines[0];
  if (misfit || header?.kind !== 'record') throw trouble(misfit?.key ?? 'error.record.unknown', misfit?.with);
  if (!isWellFormed(lines)) throw trouble('error.record.unknown');
  const { module } = entryFor(hall, header.game);
  const invented = needlessRestoring(lines) ?? (header.rules === module.rulesVersion ? setupMisfit(module, header) : null);
  if (invented) throw trouble(invented.key, invented.with);
  const told = resumeRecord(module, lines);
  if (told.misfit) throw trouble(told.misfit.key, told.misfit.with);
  const before = sameSave(hall, importedAs(header.commit), good);
  if (before !== undefined) return { save: before, torn };
  const save = importedAs(header.commit) + hexOf(hall, 3);
  hall.saves.keep(save, good);
  listChanged(hall);
  return { save, torn };
}
/** Who opens a record twice gets the game that it became the first time, also where that has gone on since. */
const sameSave = (hall: Hall, prefix: string, good: string): string | undefined =>
  hall.saves.list().find(({ save, broken }) => save.startsWith(prefix) && broken === null && hall.saves.read(save).startsWith(good))?.save;

export function discard(hall: Hall, client: Client, { save }: RequestOf<'discard'>): void {
  mustHost(client);
  if (hall.rooms.has(save)) throw trouble('error.save.open');
  hall.saves.discard(save);
  hall.tables.drop(save);
  listChanged(hall);
}

/** Ends a table. A game under way stays among the saves, with its last position stored. */
export function closeTable(hall: Hall, client: Client, { table }: RequestOf<'close'>): void {
  const room = roomFor(hall, client, table);
  mustArrange(client, room);
  closeRoom(hall, room, { key: 'notice.closed' });
}
/** @throws Trouble if the disk does not take that it is closed; then it is open */
export function closeRoom(hall: Hall, room: Room, why: Message): void {
  putAway(hall, room);
  endRoom(hall, room, why);
}
/** The table is no more for as long as the host sleeps, or for good if it has been put away. */
export function endRoom(hall: Hall, room: Room, why: Message): void {
  room.closed = true;
  room.stopClock?.();
  stopReview(hall, room.id);
  keepPosition(hall, room);
  hall.rooms.delete(room.id);
  dismiss(room, why);
  listChanged(hall);
}
function keepPosition(hall: Hall, { journal, course, id }: Room): void {
  if (!journal || !course) return;
  try {
    journal.append(positionLine(course, hall.clock.now()));
  } catch (error) {
    hall.log(`The last position of ${id} was not stored: ${String(error)}`);
  }
  journal.close();
}
