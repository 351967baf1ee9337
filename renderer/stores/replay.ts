import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import { patched } from '../../shared/protocol/delta.ts';
import type { Frame, Heard } from '../../shared/protocol/pushes.ts';
import { useTable } from './table.ts';

/** A game step by step: every position these eyes may see, kept as the changes between them. */
export const useReplay = defineStore('replay', () => {
  const table = useTable();
  const frames = shallowRef<readonly Frame[]>([]);
  const views = shallowRef<readonly unknown[]>([]);
  const at = ref(0);
  const eyes = ref<string | null>(null);

  /** Fetches the game as seen by `seat`; null = an onlooker. */
  async function open(seat: string | null, turn?: number): Promise<void> {
    const found = await table.frames(seat);
    if (!found) return;
    eyes.value = seat;
    let view = found.start;
    views.value = found.frames.map(({ patch }) => (view = patched(view, patch)));
    frames.value = found.frames;
    const wished = turn === undefined ? at.value : found.frames.findIndex((frame) => frame.turn >= turn);
    go(wished < 0 ? found.frames.length - 1 : wished);
  }
  function go(step: number): void {
    at.value = Math.max(0, Math.min(frames.value.length - 1, step));
  }
  function shut(): void {
    frames.value = [];
    views.value = [];
    at.value = 0;
  }
  const frame = computed(() => frames.value[at.value] ?? null);
  const view = computed(() => views.value[at.value] ?? null);
  const heard = computed<readonly Heard[]>(() =>
    frames.value.flatMap(({ turn, heard: events }) => events.map((event) => ({ turn, event: event as Heard['event'] }))),
  );
  return { frames, views, at, eyes, frame, view, heard, open, go, shut };
});
