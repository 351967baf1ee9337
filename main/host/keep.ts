import type { StoredTable } from '../storage/tables.ts';
import type { Hall } from './hall.ts';
import { lockedNow } from './locked.ts';
import { keptPlea } from './plea.ts';
import type { Chair, Room } from './room.ts';

/** All of a room that is not in the record of its game. */
const stored = (hall: Hall, room: Room, closed: boolean): StoredTable => ({
  format: 1,
  game: room.entry.module.id,
  name: room.name,
  phase: room.phase,
  closed,
  options: room.options,
  clock: room.clock,
  open: room.open,
  paused: room.paused,
  owner: room.owner,
  maker: room.maker,
  secret: room.secret,
  at: hall.clock.now(),
  chairs: room.chairs.map(({ seat, kind, name, level, standIn, device, salt }) => ({ seat, kind, name, level, standIn, device, salt })),
  chat: [...room.chat],
  notices: [...room.notices],
  said: [...room.said],
  next: room.next,
  locked: lockedNow(room),
  plea: keptPlea(room),
});

/** Writes down what is not in the record. Lessons are practice and are not written down. @throws Trouble if the disk does not take it */
export function keep(hall: Hall, room: Room): void {
  if (!room.lesson && !room.closed) hall.tables.write(room.id, stored(hall, room, false));
}
/** The same for what nobody was told is done: a disk that does not take it keeps nobody from playing. */
export function keepIfPossible(hall: Hall, room: Room): void {
  try {
    keep(hall, room);
  } catch (error) {
    hall.log(`The table ${room.id} was not written down: ${String(error)}`);
  }
}
/** The table is closed by somebody: a lobby is forgotten, of a game stays what is needed to go on with it. @throws Trouble */
export function putAway(hall: Hall, room: Room): void {
  if (room.lesson) return;
  if (room.phase === 'lobby') hall.tables.drop(room.id);
  else hall.tables.write(room.id, stored(hall, room, true));
}

/**
 * Changes a table: when it returns the change is on disk.
 * @throws what `work` threw, or Trouble if the disk does not take it; then the table is as it was
 */
export function change(hall: Hall, room: Room, work: () => void): void {
  const back = pictureOf(room);
  try {
    work();
    keep(hall, room);
  } catch (error) {
    back();
    throw error;
  }
}
/** Gives what puts the room back as it is now. */
function pictureOf(room: Room): () => void {
  const { name, options, clock, open, paused, since, next, locked, plea, chat, notices, chairs } = room;
  const [lines, told, were] = [[...chat], [...notices], chairs.map((chair): Chair => ({ ...chair }))];
  return () => {
    Object.assign(room, { name, options, clock, open, paused, since, next, locked, plea, chairs });
    for (const [at, was] of were.entries()) Object.assign(chairs[at] as Chair, was);
    chat.splice(0, chat.length, ...lines);
    notices.splice(0, notices.length, ...told);
  };
}
