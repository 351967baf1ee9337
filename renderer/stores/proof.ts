import { LAZY } from '../../shared/games/lazy.ts';
import { saltOf, type HeaderLine } from '../../shared/kernel/record.ts';
import type { TableState } from '../../shared/protocol/pushes.ts';
import type { Message } from '../../shared/text/message.ts';
import { deviceToken } from '../app/fragment.ts';
import { keep, readKept } from '../app/keeping.ts';

export interface Proof {
  readonly proven: boolean;
  /** The first thing that does not fit. */
  readonly why: Message | null;
}

/** What this device was shown of a table before its game: the host cannot show something else afterwards. */
export interface Shown {
  readonly commit: string;
  /** The seats it took before the game began: each added its salt to the seed. */
  readonly seats: readonly string[];
}
/** What to remember of a table, now that it looks like this. The first seal stays. */
export function shownNow(before: Shown | null, { commit, phase, seats }: TableState): Shown {
  const own = seats.filter(({ mine, kind }) => mine && kind === 'person').map(({ seat }) => seat);
  const salted = phase === 'lobby' ? own : (before?.seats ?? []).filter((seat) => phase === 'over' || own.includes(seat));
  return { commit: before?.commit ?? commit, seats: salted };
}
/** What does not fit to what this device was shown; null = all does. */
export function unlikeShown({ commit, seats }: Shown, header: HeaderLine, device: string, table: string): Message | null {
  if (header.commit !== commit) return { key: 'end.notProvenAbout' };
  const isIn = (seat: string): boolean => header.salts[header.seats.findIndex((one) => one.seat === seat)] === saltOf(device, table, seat);
  return seats.every(isIn) ? null : { key: 'end.notOurSalt' };
}

const SHOWN = 'sietch.shown';
const MOST_TABLES = 40;
type Book = Readonly<Record<string, Shown>>;
function readBook(): Book {
  return (readKept(() => localStorage, SHOWN) ?? {}) as Book;
}
/** Remembers on this device what it is shown of a table. */
export function keepShown(state: TableState): void {
  const { [state.table]: before, ...others } = readBook();
  const now = shownNow(before ?? null, state);
  if (before && JSON.stringify(before) === JSON.stringify(now)) return;
  const entries = [...Object.entries(others), [state.table, now] as const];
  // A browser that keeps nothing compares with what the host shows at the end: less, but not nothing.
  keep(() => localStorage, SHOWN, Object.fromEntries(entries.slice(-MOST_TABLES)));
}

/**
 * Plays the whole record again on this device and compares: the seal that was shown before the game, this device's own share
 * of the chance, every throw, every position.
 */
export async function prove(record: string, state: TableState): Promise<Proof> {
  const [{ verify }, module] = await Promise.all([import('../../shared/kernel/verify.ts'), LAZY[state.game]?.module()]);
  const { header, misfit, ok, restoredAt } = verify(record, (game) => (game === state.game ? module : undefined));
  if (misfit) return { proven: false, why: { key: misfit.key, with: misfit.with ?? {} } };
  if (!ok || !header) return { proven: false, why: { key: restoredAt === null ? 'end.otherRules' : 'end.restored' } };
  const why = unlikeShown(readBook()[state.table] ?? shownNow(null, state), header, deviceToken(), state.table);
  return { proven: why === null, why };
}
