import { useRouter } from 'vue-router';
import { useBoxes } from './boxes.ts';
import { useSession } from './session.ts';
import { useSettings } from './settings.ts';
import { useShelf } from './shelf.ts';
import { useTables } from './tables.ts';
import { useTexts } from './texts.ts';

/** The short ways to a table of a game: against bots at once, open to friends, or on this screen; and to its first lesson. */
export function useQuick() {
  const session = useSession();
  const settings = useSettings();
  const boxes = useBoxes();
  const shelf = useShelf();
  const tables = useTables();
  const texts = useTexts();
  const router = useRouter();

  /** What its table shows is fetched before anybody presses anything, and the host has its bots ready. */
  async function prepare(game: string): Promise<void> {
    void session.request('ready', {});
    await Promise.all([boxes.take(game), shelf.take(game)]);
    await shelf.pictures.get(game)?.scene?.();
  }
  const go = (table: string): Promise<unknown> => router.push({ name: 'table', params: { table } });
  /** Nobody has to give a name before the first game: it can be changed at the table. */
  const called = (): string => settings.name.trim() || texts.t('choose.nameless');

  /** A table with the person at it. What is refused later leaves them in its lobby, where everything can be mended. */
  async function made(game: string, seats: number): Promise<{ table: string; seatIds: readonly string[] } | null> {
    await Promise.all([boxes.take(game), shelf.take(game)]);
    const created = await tables.create(game, called().slice(0, 40), seats);
    const seatIds = shelf.entries.get(game)?.facts.seatIds.slice(0, seats) ?? [];
    return created && { table: created.table, seatIds };
  }
  const sit = (table: string, seat: string | undefined) => seat && session.request('sit', { table, seat, name: called() });

  /** One click to a running game: bots sit on all other seats, and it begins. */
  async function playNow(game: string, seats: number): Promise<void> {
    const room = await made(game, seats);
    if (!room) return;
    const { table, seatIds } = room;
    const quick = boxes.boxes.get(game)?.quick;
    const own = seatIds[quick?.sit ?? 0] ?? seatIds[0];
    const options = Object.entries(quick?.options ?? {}).filter(([id]) =>
      shelf.entries.get(game)?.facts.options.some((spec) => spec.id === id && (spec.seats?.includes(seats) ?? true)),
    );
    if (options.length > 0) await session.request('configure', { table, options: Object.fromEntries(options) });
    await sit(table, own);
    for (const seat of seatIds) if (seat !== own) await session.request('bot', { table, seat, level: 'adept' });
    await session.request('start', { table });
    await go(table);
  }
  /** A lobby with the person at the first seat. @param toNetwork others may come to it */
  async function open(game: string, seats: number, toNetwork: boolean): Promise<void> {
    const room = await made(game, seats);
    if (!room) return;
    if (settings.name.trim()) await sit(room.table, room.seatIds[0]);
    if (toNetwork) {
      if (session.hostRights && !session.lan?.on) await tables.lan(true);
      await session.request('configure', { table: room.table, open: true });
    }
    await go(room.table);
  }
  /** Beside the printed board: the app leads those who are no persons. */
  async function companion(game: string): Promise<void> {
    const room = await made(game, 1);
    if (!room) return;
    const { table, seatIds } = room;
    await session.request('configure', { table, options: { board: 'companion' } });
    await sit(table, seatIds[0]);
    await session.request('start', { table });
    await go(table);
  }
  /** @param from the step where it was left */
  async function learn(game: string, lesson: string, from = 0): Promise<void> {
    const opened = await tables.lesson(game, lesson, from);
    if (opened) await go(opened.table);
  }
  return { prepare, playNow, open, companion, learn };
}
