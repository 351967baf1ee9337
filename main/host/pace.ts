import type { BotLevel, Pace, RequestOf } from '../../shared/protocol/requests.ts';
import { type Client, type Hall, mustArrange, roomFor } from './hall.ts';
import { isBotSeat, NOT_SLOW, type Room } from './room.ts';
import { trouble } from '../../shared/protocol/trouble.ts';

/** Times the usual pause; where nobody waits to see it, a moment is left so that a page is not flooded. */
const PARTS: Readonly<Record<Pace, number>> = { instant: 0.15, brisk: 1, people: 2.6 };

/** Milliseconds that a bot of a level takes to think, at the most and without being hurried. Only a mentat looks ahead. */
const THINKING_MS: Readonly<Record<BotLevel, number>> = { random: 50, novice: 250, adept: 250, mentat: 1500 };
/** Milliseconds that the last steps of a search may run over. */
const OVERRUN_MS = 150;

/** So many tables of guests may be quicker than usual at once: what bots do costs the host time that no guest pays for. */
const MOST_QUICK = 3;

type Paced = Pick<Room, 'pace' | 'hurries' | 'maker' | 'classes' | 'phase'>;
const partOf = ({ pace, hurries }: Paced): number => PARTS[hurries ? 'instant' : pace];
/** Somebody sees it, and it is the host's, or one of the first few of guests'. */
function mayBeQuick(rooms: Iterable<Paced>, room: Paced): boolean {
  if (room.classes.size === 0) return false;
  if (room.maker === null) return true;
  const quick = [...rooms].filter((one) => one.maker !== null && one.classes.size > 0 && one.phase === 'playing' && partOf(one) < 1);
  return quick.slice(0, MOST_QUICK).includes(room);
}
/** The pause before a bot answers, so that people can follow. */
export function pauseMs({ botDelayMs, rooms }: { botDelayMs: number; rooms: ReadonlyMap<string, Paced> }, room: Paced): number {
  const part = partOf(room);
  return Math.round(botDelayMs * (mayBeQuick(rooms.values(), room) ? part : Math.max(1, part)));
}
/** Milliseconds: more than this of what was slow is forgotten at once, so that a busy machine keeps no table slow for ever. */
const MOST_SLOW_MS = 3500;
/** So many answers in time, and what was slow before them is forgotten. */
const FORGOTTEN_AFTER = 10;

/**
 * How many milliseconds after its question a bot that knows its answer gives it. Where its search may take longer than the pause,
 * the time must not tell whether it had a choice: it answers at once only if everybody knows that it had none, else after one length
 * of time for all such questions. One that was thought about for longer is answered at a multiple of that length, and then so are
 * the next ones of the table.
 * @param tookMs milliseconds that it has thought
 */
export function thinksMs(
  room: Pick<Room, 'slow'>,
  delayMs: number,
  level: BotLevel,
  tookMs: number,
  isOpenlyForced: () => boolean,
): number {
  if (delayMs === 0) return 0;
  const length = THINKING_MS[level] <= delayMs ? delayMs : THINKING_MS[level] + OVERRUN_MS;
  const { slow } = room;
  const longest = Math.max(tookMs, slow.ms);
  const steps = Math.max(1, Math.ceil(longest / length));
  const isUsual = length === delayMs && steps === 1;
  if (!isUsual && isOpenlyForced()) return delayMs;
  if (tookMs > length) room.slow = { ms: Math.min(longest, MOST_SLOW_MS), left: FORGOTTEN_AFTER };
  else room.slow = slow.left > 1 ? { ...slow, left: slow.left - 1 } : NOT_SLOW;
  return steps * length;
}

/**
 * Whoever arranges the table sets how fast its bots answer; `once` only until a person is asked. Where others play too, that is the
 * host's: a guest who made the table is a rival there.
 */
export function setPace(hall: Hall, client: Client, { table, pace, once = false }: RequestOf<'pace'>): void {
  const room = roomFor(hall, client, table);
  mustArrange(client, room);
  const others = room.chairs.some(({ kind, device }) => kind === 'person' && device !== client.device);
  if (room.phase === 'playing' && others && !client.hostRights) throw trouble('error.hostOnly');
  if (!once) room.pace = pace;
  else if (room.phase === 'playing') room.hurries = isBotsTurn(room);
}
/** Nobody but bots is asked: what was hurried goes on being so. */
export function isBotsTurn({ course, chairs }: Pick<Room, 'course' | 'chairs'>): boolean {
  const asked = course?.table.asked ?? [];
  return asked.length > 0 && chairs.every((chair) => !asked.includes(chair.seat) || isBotSeat(chair));
}
