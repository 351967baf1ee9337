import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import { patched } from '../../shared/protocol/delta.ts';
import type { Frame, Heard } from '../../shared/protocol/pushes.ts';
import { type Scene, sceneOf } from './scenes.ts';
import { useShelf } from './shelf.ts';
import { useTable } from './table.ts';

/** A game step by step: every position these eyes may see, kept as the changes between them. */
export const useReplay = defineStore('replay', () => {
  const table = useTable();
  const shelf = useShelf();
  /** What is seen before the next step is told. */
  const scene = shallowRef<Scene | null>(null);
  const frames = shallowRef<readonly Frame[]>([]);
  const views = shallowRef<readonly unknown[]>([]);
  const at = ref(0);
  const eyes = ref<string | null>(null);
  /** Counts what was asked for: a long game comes late, and may not take the place of one that was asked for after it. */
  let asked = 0;

  /** Fetches the game as seen by `seat`; null = an onlooker. */
  async function open(seat: string | null, turn?: number): Promise<void> {
    const mine = ++asked;
    const found = await table.frames(seat);
    if (!found || mine !== asked) return;
    eyes.value = seat;
    let view = found.start;
    views.value = found.frames.map(({ patch }) => (view = patched(view, patch)));
    frames.value = found.frames;
    const wished = turn === undefined ? at.value : found.frames.findIndex((frame) => frame.turn >= turn);
    go(wished < 0 ? found.frames.length - 1 : wished);
  }
  function leadingTo(next: number, { task, heard: events }: Frame): Scene | null {
    const told = frames.value.slice(0, next + 1).flatMap((frame) => frame.heard);
    return sceneOf(shelf.pictures.get(table.state?.game ?? ''), task, { view: views.value[next], events, heard: told });
  }
  /** One step on shows what leads there first; asked again, or anywhere else, it is there at once. */
  function go(step: number): void {
    const next = Math.max(0, Math.min(frames.value.length - 1, step));
    const frame = frames.value[next];
    const isStep = next === at.value + 1 && scene.value === null;
    const first = isStep && frame ? leadingTo(next, frame) : null;
    scene.value = first;
    if (!first) at.value = next;
  }
  /** The scene has been seen: what it led to is told. */
  const seen = (): void => {
    if (scene.value) go(at.value + 1);
  };
  function shut(): void {
    asked++;
    frames.value = [];
    views.value = [];
    at.value = 0;
    scene.value = null;
  }
  const frame = computed(() => frames.value[at.value] ?? null);
  const view = computed(() => views.value[at.value] ?? null);
  const heard = computed<readonly Heard[]>(() =>
    frames.value.flatMap(({ turn, heard: events }) => events.map((event) => ({ turn, event }))),
  );
  return { frames, views, at, eyes, frame, view, heard, scene, seen, open, go, shut };
});
