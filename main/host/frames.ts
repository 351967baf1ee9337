import type { Course } from '../../shared/kernel/course.ts';
import { heard, structuredCopy, Table } from '../../shared/kernel/table.ts';
import type { GameTypes } from '../../shared/kernel/types.ts';
import { diff } from '../../shared/protocol/delta.ts';
import type { Frame, Replies } from '../../shared/protocol/pushes.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { withoutHidden } from './guard.ts';
import { type Client, type Hall, mustChair, roomFor } from './hall.ts';
import type { Room } from './room.ts';
import { inTurn } from './long-work.ts';

/** How many replays the host keeps in memory: that of a long game takes some megabytes. */
const MOST_REPLAYS = 16;

/**
 * The table as it was after every answer, as one viewer saw it: oneself, a spectator, or after the end any seat. A long game takes
 * the host up to a second, in slices; whoever asks meanwhile gets the same.
 */
export function frames(hall: Hall, client: Client, { table: id, seat }: RequestOf<'frames'>): Promise<Replies['frames']> {
  const room = roomFor(hall, client, id);
  const { course } = room;
  if (!course) throw trouble('error.notStarted');
  if (seat !== null && mustChair(room, seat).device !== client.device && room.phase !== 'over') throw trouble('error.notYourSeat');
  const key = `${room.id} ${seat}`;
  const known = hall.replays.get(key);
  if (known?.moments === course.moments) return known.reply;
  // The game may go on, or back, before it is replayed and meanwhile.
  const log = [...course.log];
  const reply = inTurn(hall, client, (breathe) => replayed(hall, room, { ...course, log }, seat, breathe));
  // Whoever asked hears what broke (whatever error a game's own rules throw); the next one tries anew.
  reply.catch(() => hall.replays.delete(key));
  hall.replays.delete(key);
  hall.replays.set(key, { moments: course.moments, reply });
  const [eldest = ''] = hall.replays.keys();
  if (hall.replays.size > MOST_REPLAYS) hall.replays.delete(eldest);
  return reply;
}

async function replayed(
  hall: Hall,
  room: Room,
  { start: begun, log, opening, table: played }: Pick<Course<GameTypes>, 'start' | 'log' | 'opening' | 'table'>,
  seat: string | null,
  breathe: () => Promise<void>,
): Promise<Replies['frames']> {
  const table = new Table(room.entry.module, structuredCopy(begun), played.options);
  const view = (): unknown => withoutHidden(structuredCopy(room.entry.module.view(table.state, seat)), 'view', hall.strict, hall.log);
  const frame = (turn: number, patch: Frame['patch'], told: Parameters<typeof heard>[0]): Frame => ({
    turn,
    patch,
    heard: heard(told, seat).filter((event) => withoutHidden(event, 'heard', hall.strict, hall.log) !== null),
    task: table.task,
    asked: table.asked,
  });
  const start = view();
  const all = [frame(begun.turn, null, opening)];
  let before = start;
  for (const { turn, move } of log) {
    await breathe();
    const told = table.play(move);
    const after = view();
    all.push(frame(turn, diff(before, after), told));
    before = after;
  }
  return { start, frames: all };
}
