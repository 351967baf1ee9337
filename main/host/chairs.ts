import type { Hall } from './hall.ts';
import { isOnline } from './hall.ts';
import { type Chair, type Room, recordSeat } from './room.ts';

/**
 * Gives a seat to somebody else: first on disk, if the game runs, then in memory.
 * @throws Trouble if the disk does not take it; then nothing has changed
 */
export function setHolder(
  hall: Hall,
  room: Room,
  chair: Chair,
  holder: Pick<Chair, 'kind' | 'name' | 'level' | 'standIn'>,
  device: string | null,
): void {
  const at = hall.clock.now();
  if (room.phase === 'playing') room.journal?.append({ kind: 'seat', at, holder: recordSeat({ ...chair, ...holder }) });
  // Whoever is away has been so since it went, whatever is decided about its seat meanwhile.
  const since = device === chair.device ? (chair.awayAt ?? at) : at;
  Object.assign(chair, holder, { device, awayAt: isOnline(hall, device) ? null : since });
  room.thinking.delete(chair.seat);
}

/** A device came or went: the seats it holds show it. @returns the tables where it holds one */
export function notePresence(hall: Hall, device: string): Room[] {
  const awayAt = isOnline(hall, device) ? null : hall.clock.now();
  const rooms = [...hall.rooms.values()].filter(({ chairs }) => chairs.some((chair) => chair.device === device));
  for (const chair of rooms.flatMap(({ chairs }) => chairs)) {
    if (chair.device === device) chair.awayAt = awayAt;
  }
  return rooms;
}
