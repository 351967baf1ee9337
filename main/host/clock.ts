import type { Push } from '../../shared/protocol/pushes.ts';
import { type Hall, push } from './hall.ts';
import { keepIfPossible } from './keep.ts';
import { publish } from './publish.ts';
import { isBotSeat, nameOf, note, type Room } from './room.ts';

/** Rings at every device that holds one of the seats. */
export function ring(hall: Hall, room: Room, seats: readonly string[]): void {
  for (const chair of room.chairs) {
    if (!seats.includes(chair.seat) || isBotSeat(chair)) continue;
    for (const client of hall.clients) {
      if (client.device === chair.device) push(client, { push: 'nudge', table: room.id, seat: chair.seat } satisfies Push);
    }
  }
}
const late = ({ course, chairs }: Room): string[] =>
  (course?.table.asked ?? []).filter((asked) => chairs.some((chair) => chair.seat === asked && !isBotSeat(chair)));

/**
 * Sets the room's clock for the open question: after its time a nudge, after twice its time the table is told that a
 * bot may take over. Nothing is ever taken from anybody by the clock itself. It is wound anew after every change of the
 * game, and stopped where the room ends: what it was wound for is still open when it rings.
 */
export function windClock(hall: Hall, room: Room): void {
  room.stopClock?.();
  room.stopClock = null;
  const { clock } = room;
  if (clock === null || room.phase !== 'playing' || room.paused || room.lesson) return;
  const afterMs = (seconds: number, then: () => void): (() => void) =>
    hall.clock.after(Math.max(0, room.since + seconds * 1000 - hall.clock.now()), then);
  room.stopClock = afterMs(clock, () => {
    ring(hall, room, late(room));
    room.stopClock = afterMs(2 * clock, () => {
      room.stopClock = null;
      for (const seat of late(room)) note(room, { key: 'notice.overdue', with: { name: nameOf(room, seat) } });
      keepIfPossible(hall, room);
      publish(hall, room);
    });
  });
}
