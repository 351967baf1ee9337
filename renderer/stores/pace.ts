import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { useSession } from './session.ts';
import { useSettings } from './settings.ts';
import { useTable } from './table.ts';
import { useTables } from './tables.ts';

/** How fast bots answer, at a table that this device arranges and sits at; and what is left out of what they do. */
export const usePace = defineStore('pace', () => {
  const session = useSession();
  const settings = useSettings();
  const table = useTable();
  const tables = useTables();
  /** The person has pressed Skip, and has not been asked since. */
  const skips = ref(false);
  const at = computed(() => table.state?.table ?? null);
  const isAsked = computed(() => table.mine.some((seat) => table.state?.asking?.asked.includes(seat)));
  /** Nobody else waits for these bots, or it is the host's to say. */
  const isFree = computed(() => session.hostRights || (table.state?.seats ?? []).every(({ kind, mine }) => kind !== 'person' || mine));
  const isOwn = computed(
    () => at.value !== null && table.mine.length > 0 && tables.arranges(at.value) && isFree.value && !table.state?.lesson,
  );
  const pace = computed(() => (settings.pace === 'turn' ? 'instant' : settings.pace));

  // Told when one sits down and when the wish changes, never because another device wants something else.
  watch(
    [at, isOwn, pace, () => session.wireState === 'open'],
    ([where, own, wanted, isOpen]) => {
      // Lost with the line, or the table is gone (Error): the next connection tells it again.
      if (where !== null && own && isOpen) void session.asked('pace', { table: where, pace: wanted }).catch(() => undefined);
    },
    { immediate: true },
  );
  watch([isAsked, at], () => {
    skips.value = false;
  });
  watch(
    () => !isAsked.value && (skips.value || (isOwn.value && settings.pace === 'turn')),
    (hurries) => {
      table.hurries = hurries;
    },
    { immediate: true },
  );
  /** Bots alone are waited for, and it is this device's to hurry them. */
  const canSkip = computed(() => {
    const { asking, seats = [], phase } = table.shown ?? {};
    const owe = asking?.asked ?? [];
    const isBot = (seat: string): boolean => seats.some((one) => one.seat === seat && (one.kind === 'bot' || one.standIn));
    return isOwn.value && !skips.value && settings.pace !== 'turn' && phase === 'playing' && owe.length > 0 && owe.every(isBot);
  });
  /** On to one's own turn: bots hurry, and their dice and battles are not shown. */
  async function skip(): Promise<void> {
    if (!canSkip.value || at.value === null) return;
    skips.value = true;
    await session.request('pace', { table: at.value, pace: 'instant', once: true });
  }
  return { canSkip, skip };
});
