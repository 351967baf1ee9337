import { commonTeam } from '../../shared/kernel/teams.ts';
import type { ChatLine } from '../../shared/protocol/pushes.ts';
import type { Room } from './room.ts';

type Seated = Pick<Room, 'entry' | 'chairs' | 'options' | 'course'>;

/** The team of these seats; null = nobody plays in teams here, or they are of several. */
export const teamOf = ({ entry, chairs, options, course }: Seated, seats: readonly string[]): string | null =>
  commonTeam(
    entry.module.teams?.(chairs.length, options, course?.table.state),
    seats.map((seat) => chairs.findIndex((chair) => chair.seat === seat)),
  );
/**
 * What whoever has these seats hears of the talk: nobody hears what another team says among itself. Lines go by the speaker's seat:
 * teams are called otherwise before a lot has decided who plays what.
 */
export function linesFor(room: Seated, seats: readonly string[], chat: readonly ChatLine[]): readonly ChatLine[] {
  if (chat.every(({ team }) => team === undefined)) return chat;
  const isFriend = (seat: string | null): boolean => seat !== null && teamOf(room, [...seats, seat]) !== null;
  return chat.filter(({ team, seat }) => team === undefined || (seats.length > 0 && isFriend(seat)));
}
