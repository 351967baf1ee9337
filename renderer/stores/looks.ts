import { computed } from 'vue';
import type { SeatLook } from '../../shared/games/face.ts';
import type { TableState } from '../../shared/protocol/pushes.ts';
import { useShelf } from './shelf.ts';

const PLAIN: SeatLook = { stone: null, title: null, has: [], seals: 0, goal: 0 };

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
    return ask();
  } catch {
    return PLAIN;
  }
}
