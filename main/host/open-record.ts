import type { Course } from '../../shared/kernel/course.ts';
import { hashOf, type HeaderLine } from '../../shared/kernel/record.ts';
import type { GameTypes } from '../../shared/kernel/types.ts';
import type { Hall } from './hall.ts';
import { recordSeat, type Room } from './room.ts';

/** What not every game begins with. */
type Beginning = Partial<Pick<HeaderLine, 'format' | 'corrections' | 'dice' | 'daily' | 'from'>>;

/** A game begins in a room: its course is kept, and its record is opened with all that it begins with. @throws Trouble if the disk does not take it */
export function openRecord(hall: Hall, room: Room, course: Course<GameTypes>, beginning: Beginning = {}): void {
  const { module } = room.entry;
  room.journal = hall.saves.create(room.id, {
    kind: 'record',
    format: 1,
    game: module.id,
    rules: module.rulesVersion,
    by: hall.version,
    name: room.name,
    at: hall.clock.now(),
    options: { ...room.options },
    clock: room.clock,
    seats: room.chairs.map(recordSeat),
    commit: room.commit,
    secret: room.secret,
    salts: room.chairs.map(({ salt }) => salt),
    ...beginning,
    hash: hashOf(course.table.position),
  });
  room.course = course;
}
