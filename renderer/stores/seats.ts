import type { ComputedRef } from 'vue';
import type { SeatLook } from '../../shared/games/face.ts';
import type { SeatInfo, TableState } from '../../shared/protocol/pushes.ts';
import { idOf, inTurnOrder, type Side, sidesOf, useLooks } from './looks.ts';
import { useSession } from './session.ts';
import { steady } from './steady.ts';
import { useTable } from './table.ts';
import { useTeams } from './teams.ts';
import { useTexts } from './texts.ts';

/** A seat, or a player who is no seat, as its column shows it. */
export interface SeatShown {
  readonly id: string;
  readonly look: SeatLook;
  readonly sides: readonly Side[];
  readonly isOut: boolean;
  /** It plays more than one side. */
  readonly several: boolean;
  readonly name: string;
  /** What its only side is called. */
  readonly title: string | null;
  /** The name, where it is not the title already. */
  readonly called: string | null;
  /** It is this device's, and not all of them are. */
  readonly marked: boolean;
  readonly status: { readonly sign: string; readonly text: string } | null;
  /** Nobody sits there, although the game goes on. */
  readonly isFree: boolean;
  /** It is asked or acts now. */
  readonly now: boolean;
  /** What it is in its team; null = here everybody plays alone. */
  readonly role: string | null;
  /** Whom it plays with, as the stores of teams name it; null = here everybody plays alone. */
  readonly team: string | null;
}

/** The seats of a table in turn order; each stays the same object while nothing of it changes. */
export function useSeats(state: () => TableState, view: () => unknown, asked: () => readonly string[]): ComputedRef<readonly SeatShown[]> {
  const session = useSession();
  const table = useTable();
  const teams = useTeams();
  const texts = useTexts();
  const looks = useLooks(state, view);
  function status(seat: SeatInfo): SeatShown['status'] {
    if (seat.standIn) return { sign: 'bot', text: texts.t('table.standIn') };
    if (seat.kind === 'bot') return { sign: 'bot', text: texts.t('table.bot') };
    if (seat.kind !== 'person' || seat.online) return null;
    const now = session.hostNow();
    const minutes = Math.max(0, Math.floor((now - (seat.awaySince ?? now)) / 60_000));
    return { sign: 'wait', text: texts.t('table.awayFor', { minutes }) };
  }
  /** Whoever sat there does not come back to it: the seat is nobody's. */
  const isEmpty = ({ kind, kept }: SeatInfo): boolean => kind === 'free' && kept === null && state().phase === 'playing';
  return steady(() => {
    const { seats, phase } = state();
    /** At one screen all seats are this device's: then nothing is marked. */
    const marksMine = seats.some(({ mine }) => !mine);
    return inTurnOrder(seats, looks.others.value).map((one): SeatShown => {
      const id = idOf(one);
      const look = looks.of(id);
      const sides = sidesOf(look);
      const several = sides.length > 1;
      const title = look.title && !several ? texts.tell(look.title) : null;
      const about =
        'seat' in one
          ? {
              name: isEmpty(one) ? texts.t('lobby.openSeat') : (table.names[id] ?? ''),
              isFree: one.kind === 'free' && phase === 'playing',
              marked: marksMine && one.mine,
              status: status(one),
              now: asked().includes(id),
              team: teams.teamOf(seats.indexOf(one)),
              role: teams.roleOf(seats.indexOf(one)),
            }
          : { name: texts.tell(one.name), isFree: false, marked: false, status: null, now: one.acts ?? false, team: null, role: null };
      // What is called like its side is named once.
      const called = title !== null && title !== about.name ? about.name : null;
      return { id, look, sides, isOut: look.out || sides.every(({ out }) => out), several, title, called, ...about };
    });
  });
}
