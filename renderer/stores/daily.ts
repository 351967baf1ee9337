import { defineStore } from 'pinia';
import { ref } from 'vue';
import { keep, readKept } from '../app/keeping.ts';
import { useSession } from './session.ts';

/** What this device remembers of a day's challenge. */
export interface Dared {
  readonly day: string;
  readonly table: string;
  /** The signs of its result, whether it was won and in how many rounds; null = it is not over. */
  readonly result: { readonly signs: string; readonly won: boolean; readonly rounds: number } | null;
}
const KEPT = 'sietch.daily';

/** The challenges that were begun on this device, the newest of each game. */
export const useDaily = defineStore('daily', () => {
  const session = useSession();
  const dared = ref((readKept(() => localStorage, KEPT) ?? {}) as Readonly<Record<string, Dared>>);
  function remember(game: string, one: Dared): void {
    dared.value = { ...dared.value, [game]: one };
    keep(() => localStorage, KEPT, dared.value);
  }
  /** Begins the challenge of a game, or comes back to it. @returns its table */
  async function dare(game: string, day: string, name: string): Promise<string | null> {
    const made = await session.request('daily', { game, name });
    if (!made) return null;
    const before = dared.value[game];
    if (before?.table !== made.table) remember(game, { day, table: made.table, result: null });
    return made.table;
  }
  /** Its end was seen. */
  const ended = (game: string, day: string, table: string, result: NonNullable<Dared['result']>): void =>
    remember(game, { day, table, result });
  return { dared, dare, ended };
});
