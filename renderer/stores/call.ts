import { defineStore } from 'pinia';
import { computed } from 'vue';
import { useAsk } from './ask.ts';
import { useShelf } from './shelf.ts';
import { useTable } from './table.ts';
import { useTables } from './tables.ts';
import { useTexts } from './texts.ts';

/** Whether this device is asked, and the title that says so while another window or tab is in front. */
export const useCall = defineStore('call', () => {
  const ask = useAsk();
  const shelf = useShelf();
  const table = useTable();
  const tables = useTables();
  const texts = useTexts();
  const nameOf = (id: string | undefined): string => (id ? texts.tell(shelf.title(id)) : '');
  const game = computed(() => nameOf(table.state?.game));
  /** Somebody at this device is asked; behind a curtain too, where only the name is told. */
  const isAsked = computed(() => (table.curtain !== null || ask.isAsked) && table.state?.phase === 'playing' && !table.state.paused);
  /** Another table waits for this device. */
  const elsewhere = computed(() => tables.here.asked.find((line) => line.table !== table.at));
  const title = computed(() => {
    if (isAsked.value) return `● ${texts.t('alert.turn')} – ${game.value}`;
    if (elsewhere.value) return `● ${texts.t('home.yourTurn', { game: nameOf(elsewhere.value.game) })}`;
    return game.value ? `${game.value} – ${texts.t('app.name')}` : texts.t('app.name');
  });
  return { game, isAsked, title };
});
