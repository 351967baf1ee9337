import type { ChatLine } from '../../shared/protocol/pushes.ts';
import type { Room } from './room.ts';

/** The team of these seats; null = nobody plays in teams here, or they are of several. */
export function teamOf({ entry, chairs, options }: Pick<Room, 'entry' | 'chairs' | 'options'>, seats: readonly string[]): string | null {
  const table = entry.module.teams?.(chairs.length, options);
  const teams = new Set(seats.map((seat) => table?.[chairs.findIndex((chair) => chair.seat === seat)]?.team ?? null));
  const [team = null] = teams;
  return teams.size === 1 ? team : null;
}
/** What whoever has these seats hears of the talk: nobody hears what another team says among itself. */
export function linesFor(
  room: Pick<Room, 'entry' | 'chairs' | 'options'>,
  seats: readonly string[],
  chat: readonly ChatLine[],
): readonly ChatLine[] {
  const own = teamOf(room, seats);
  return chat.every(({ team }) => team === undefined) ? chat : chat.filter(({ team }) => team === undefined || team === own);
}
