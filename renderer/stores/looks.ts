import { computed } from 'vue';
import type { Member, OtherLook, Owned, SeatLook } from '../../shared/games/face.ts';
import type { Message } from '../../shared/text/message.ts';
import type { TableState } from '../../shared/protocol/pushes.ts';
import { safely } from '../app/report.ts';
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

/** What the seats of a table look like, and players who are no seats, as the game says it; plain where it cannot say it yet. */
export function useLooks(state: () => TableState | null, view: () => unknown = () => state()?.view) {
  const shelf = useShelf();
  const told = computed(() => {
    const now = state();
    const seen = view();
    const words = now && shelf.entries.get(now.game)?.words;
    return words && seen ? { seats: now.seats, words, seen } : null;
  });
  /** Players who are no seats. */
  const others = computed<readonly OtherLook[]>(() =>
    safely('Naming players without a seat', () => told.value?.words.others?.(told.value.seen) ?? [], []),
  );
  const all = computed<Readonly<Record<string, SeatLook>>>(() => {
    if (!told.value) return {};
    const { seats, words, seen } = told.value;
    const own = seats.map(({ seat }) => [seat, lookOf(() => words.seat(seen, seat))] as const);
    return Object.fromEntries([...own, ...others.value.map((other) => [other.id, other] as const)]);
  });
  return { all, others, of: (id: string | null | undefined): SeatLook => (id && all.value[id]) || PLAIN };
}
/** The sign of what a seat wins by; an empty one for who has none yet, where the game has no sign of its own. */
export const sealOf = ({ seal }: Pick<SeatLook, 'seal'>, has = true): string => seal ?? (has ? 'seal' : 'seal0');
/** From more seals on than these their number is said. */
export const MOST_SEALS = 5;
export const idOf = (one: { readonly seat: string } | Pick<OtherLook, 'id'>): string => ('seat' in one ? one.seat : one.id);
/** Seats and others in turn order: each of the others stands behind the one it comes after. */
export function inTurnOrder<Seat extends { readonly seat: string }, Other extends Pick<OtherLook, 'id' | 'after'>>(
  seats: readonly Seat[],
  others: readonly Other[],
): readonly (Seat | Other)[] {
  const row: (Seat | Other)[] = [...seats];
  for (const other of others) {
    const at = row.findIndex((one) => idOf(one) === other.after);
    row.splice(at < 0 ? row.length : at + 1, 0, other);
  }
  return row;
}
function lookOf(ask: () => SeatLook): SeatLook {
  const look = safely('Naming a seat', ask, PLAIN);
  // A seat of several sides is shown by its first that still plays, where there is room for one stone only.
  const first = look.sides?.find(({ out }) => !out) ?? look.sides?.[0];
  return first && look.stone === null ? { ...look, stone: first.stone } : look;
}
