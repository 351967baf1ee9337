import type { BotLevel, Pace, RequestOf } from '../../shared/protocol/requests.ts';
import { type Client, type Hall, mustArrange, roomFor } from './hall.ts';
import { isBotSeat, type Room } from './room.ts';

/** Times the usual pause; where nobody waits to see it, a moment is left so that a page is not flooded. */
const PARTS: Readonly<Record<Pace, number>> = { instant: 0.15, brisk: 1, people: 2.6 };

/** Milliseconds that a bot of a level takes to think, at the most and without being hurried. Only a mentat looks ahead. */
const THINKING_MS: Readonly<Record<BotLevel, number>> = { random: 50, novice: 250, adept: 250, mentat: 1500 };
/** Milliseconds that the last steps of a search may run over. */
const OVERRUN_MS = 150;

/** The pause before a bot answers, so that people can follow. */
export function pauseMs({ botDelayMs }: Pick<Hall, 'botDelayMs'>, { pace, hurries }: Pick<Room, 'pace' | 'hurries'>): number {
  return Math.round(botDelayMs * PARTS[hurries ? 'instant' : pace]);
}
/**
 * How long a bot seems to think. Where its search takes longer than the pause, the time must not tell whether it had a choice: it
 * answers at once only if everybody knows that it had none.
 */
export function seemsToThinkMs(delayMs: number, level: BotLevel, isOpenlyForced: () => boolean): number {
  if (delayMs === 0 || THINKING_MS[level] <= delayMs) return delayMs;
  return isOpenlyForced() ? delayMs : THINKING_MS[level] + OVERRUN_MS;
}

/** Whoever arranges the table sets how fast its bots answer; `once` only until a person is asked. */
export function setPace(hall: Hall, client: Client, { table, pace, once = false }: RequestOf<'pace'>): void {
  const room = roomFor(hall, client, table);
  mustArrange(client, room);
  if (!once) room.pace = pace;
  else if (room.phase === 'playing') room.hurries = isBotsTurn(room);
}
/** Nobody but bots is asked: what was hurried goes on being so. */
export function isBotsTurn({ course, chairs }: Pick<Room, 'course' | 'chairs'>): boolean {
  const asked = course?.table.asked ?? [];
  return asked.length > 0 && chairs.every((chair) => !asked.includes(chair.seat) || isBotSeat(chair));
}
