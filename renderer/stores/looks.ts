import { computed } from 'vue';
import type { Member, Owned, SeatLook } from '../../shared/games/face.ts';
import type { Message } from '../../shared/text/message.ts';
import type { TableState } from '../../shared/protocol/pushes.ts';
import { useShelf } from './shelf.ts';

const PLAIN: SeatLook = { stone: null, title: null, has: [], seals: 0, goal: 0 };

/** One of the sides that a seat plays; most seats play one. */
export interface Side {
  readonly stone: string | null;
  readonly title: Message | null;
  readonly has: readonly Owned[];
  readonly members?: readonly Member[];
  readonly out: boolean;
}
export const sidesOf = ({ stone, title, has, members = [], sides, out }: SeatLook): readonly Side[] =>
  sides && sides.length > 0 ? sides : [{ stone, title, has, members, out: out ?? false }];
/** The stones of a seat; none before it has a side. */
export const stonesOf = (look: SeatLook): readonly string[] => sidesOf(look).flatMap(({ stone }) => (stone ? [stone] : []));

/** What the seats of a table look like, as the game says it; plain where it cannot say it yet. */
export function useLooks(state: () => TableState | null, view: () => unknown = () => state()?.view) {
  const shelf = useShelf();
  const all = computed<Readonly<Record<string, SeatLook>>>(() => {
    const now = state();
    const seen = view();
    const entry = now && shelf.entries.get(now.game);
    if (!now || !entry || !seen) return {};
    return Object.fromEntries(now.seats.map(({ seat }) => [seat, lookOf(() => entry.words.seat(seen, seat))]));
  });
  return { all, of: (seat: string | null | undefined): SeatLook => (seat && all.value[seat]) || PLAIN };
}
function lookOf(ask: () => SeatLook): SeatLook {
  try {
    const look = ask();
    // A seat of several sides is shown by its first that still plays, where there is room for one stone only.
    const first = look.sides?.find(({ out }) => !out) ?? look.sides?.[0];
    return first && look.stone === null ? { ...look, stone: first.stone } : look;
  } catch {
    return PLAIN;
  }
}
