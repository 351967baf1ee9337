import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import { TURN_SIGN } from '../../shared/protocol/turn-sign.ts';
import { useSettings } from './settings.ts';
import { useShelf } from './shelf.ts';
import { useTables } from './tables.ts';
import { useTexts } from './texts.ts';

/** The window's title: while another window or tab is in front it still shows that something waits here. */
export const useTitle = defineStore('title', () => {
  const settings = useSettings();
  const shelf = useShelf();
  const tables = useTables();
  const texts = useTexts();
  /** The table on the screen, which game is played at it, and whether it asks; null = there is none. */
  const front = shallowRef<{ readonly table: string | null; readonly game: string; readonly asks: boolean } | null>(null);
  const elsewhere = computed(() => tables.here.asked.find((line) => line.table !== front.value?.table));
  watch(elsewhere, (line) => void (line && shelf.take(line.game)), { immediate: true });
  const title = computed(() => {
    if (front.value?.asks && settings.titled) return `${TURN_SIGN} ${texts.t('alert.turn')} – ${front.value.game}`;
    if (elsewhere.value && settings.titled)
      return `${TURN_SIGN} ${texts.t('home.yourTurn', { game: texts.tell(shelf.title(elsewhere.value.game)) })}`;
    return front.value?.game ? `${front.value.game} – ${texts.t('app.name')}` : texts.t('app.name');
  });
  return { front, title };
});
