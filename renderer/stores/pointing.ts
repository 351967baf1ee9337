import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { Entity } from '../../shared/games/face.ts';
import { isSeen, type Phase, PHASES, type PointerInput } from './gestures.ts';

/** What one points at, drags and looks at more closely: nothing of it is an answer. */
export const usePointing = defineStore('pointing', () => {
  /** The thing under the mouse or the focus, on the table or on its twin in the ledge; or a tapped one that is not offered. */
  const pointed = shallowRef<Entity | null>(null);
  /** It came to lie under a mouse that rests: nobody asks for it. */
  const came = ref(false);
  const phase = ref<Phase>('idle');
  /** What is seen more closely, or will be after a moment. */
  const looked = shallowRef<Entity | null>(null);
  /** What is seen more closely. */
  const zoomed = computed(() => (isSeen(phase.value) ? looked.value : null));

  function point(entity: Entity | null): void {
    pointed.value = entity;
  }
  /** The pointer does something; with `rest`, `press` and `look` at a thing. */
  function pointer(input: PointerInput, entity: Entity | null = null): void {
    phase.value = PHASES[phase.value][input];
    const begins =
      phase.value === 'resting' || (phase.value === 'pressed' && input === 'press') || (phase.value === 'seen' && input === 'look');
    if (begins) looked.value = entity;
  }
  return { pointed, came, phase, zoomed, point, pointer };
});
