import type { Replies } from '../../shared/protocol/pushes.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import type { Message } from '../../shared/text/message.ts';
import { continueGame, importedAs } from './continue.ts';
import { type Client, type Hall, hexOf, mustArrange, mustHost, roomFor } from './hall.ts';
import { putAway } from './keep.ts';
import type { Looked } from './look.ts';
import { positionLine } from './play.ts';
import { dismiss, listChanged } from './publish.ts';
import { stopReview } from './review.ts';
import type { Room } from './room.ts';

/** Milliseconds that what came of a record is kept for whoever goes on with it. */
const REMEMBERED_MS = 60_000;

/** A saved game becomes a table again. The file may say anything, so it is looked at where nobody waits for it. */
export async function resume(hall: Hall, client: Client, { save }: RequestOf<'resume'>): Promise<Replies['resume']> {
  mustHost(client);
  if (hall.rooms.has(save)) return { table: save };
  const text = hall.saves.read(save);
  const known = hall.looked;
  hall.looked = null;
  const looked = known?.save === save && known.good === text ? known : await hall.looker.look(text, 'own');
  // Meanwhile somebody else may have opened it, or another program written to it.
  if (hall.rooms.has(save)) return { table: save };
  continueGame(hall, save, client.device, looked);
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

/** A record file becomes a saved game, if it fits. */
export async function importRecord(hall: Hall, client: Client, { text }: RequestOf<'import'>): Promise<Replies['import']> {
  mustHost(client);
  const looked = await hall.looker.look(text.endsWith('\n') ? text : `${text}\n`, 'brought');
  const { good, torn } = looked;
  const { commit } = looked.replay.header;
  const before = sameSave(hall, importedAs(commit), good);
  if (before !== undefined) return { save: before, torn };
  const save = importedAs(commit) + hexOf(hall, 3);
  hall.saves.keep(save, good, looked.about);
  remember(hall, save, looked);
  listChanged(hall);
  return { save, torn };
}
/** Whoever brings a record mostly goes on with it at once: what came of it is kept so long, and not played through again. */
function remember(hall: Hall, save: string, looked: Looked): void {
  hall.looked = { save, ...looked };
  hall.clock.after(REMEMBERED_MS, () => {
    if (hall.looked?.replay === looked.replay) hall.looked = null;
  });
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
