import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import { keep, readKept } from '../app/keeping.ts';

const KEPT_AS = 'sietch.learnt';
/** Where lessons were left, by game and lesson. */
const LEFT_AS = 'sietch.lessons';

const numbersIn = (kept: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(kept ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));

/** Which lessons were played to their end on this device, and when; and where others were left. */
export const useLearnt = defineStore('learnt', () => {
  const when = shallowRef(numbersIn(readKept(() => localStorage, KEPT_AS)));
  const left = shallowRef(numbersIn(readKept(() => localStorage, LEFT_AS)));
  const nameOf = (game: string, lesson: string): string => `${game} ${lesson}`;
  /** Epoch milliseconds; null = not yet. */
  const doneAt = (game: string, lesson: string): number | null => when.value[nameOf(game, lesson)] ?? null;
  function done(game: string, lesson: string, at = Date.now()): void {
    when.value = { ...when.value, [nameOf(game, lesson)]: at };
    keep(() => localStorage, KEPT_AS, when.value);
  }
  /** The step to go on with; 0 = at the beginning. */
  const leftAt = (game: string, lesson: string): number => left.value[nameOf(game, lesson)] ?? 0;
  /** The learner has come to this step; 0 = there is nothing to go on with. */
  function reached(game: string, lesson: string, step: number): void {
    const { [nameOf(game, lesson)]: _, ...others } = left.value;
    left.value = step > 0 ? { ...others, [nameOf(game, lesson)]: step } : others;
    keep(() => localStorage, LEFT_AS, left.value);
  }
  return { doneAt, done, leftAt, reached };
});
