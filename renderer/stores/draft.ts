import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { Entity } from '../../shared/games/face.ts';
import type { AnyChoices } from '../../shared/kernel/choices.ts';
import type { Unkeyed } from './offers.ts';
import { draftOf, type Path, withPart } from './parts.ts';

/** What one has chosen so far and not sent yet. It knows no question: `question.ts` says when it begins anew. */
export const useDraft = defineStore('draft', () => {
  /** The answer as it would be sent, as far as it is put together. */
  const answer = shallowRef<unknown>(undefined);
  /** What was taken up for it. */
  const taken = shallowRef<Entity | null>(null);
  /** A place that several offers share was chosen: only they are listed. */
  const aimed = shallowRef<Entity | null>(null);
  /** By name: of offers that differ in their amount alone, the amount that stands on their stone. */
  const counts = shallowRef<Readonly<Record<string, number>>>({});
  /** A one-click answer that waits for its second click. */
  const unsure = shallowRef<Unkeyed | null>(null);

  /** A clean slate for these choices; what was given before stands on it. */
  function begin(choices: AnyChoices | undefined, given?: unknown): void {
    answer.value = choices && draftOf(choices, given);
    taken.value = aimed.value = unsure.value = null;
    counts.value = {};
  }
  /** The same question offers something else: what still fits stays. */
  function fit(choices: AnyChoices): void {
    answer.value = draftOf(choices, answer.value);
  }
  function change(path: Path, part: unknown): void {
    answer.value = withPart(answer.value, path, part);
  }
  /** Another amount on the stones of this name. */
  function count(name: string, amount: number): void {
    counts.value = { ...counts.value, [name]: amount };
  }
  return { answer, taken, aimed, counts, unsure, begin, fit, change, count };
});
