import { nextTick, type Ref } from 'vue';

/** By how many places a key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * What a group of radios hears (`@keydown`, on the group or on one of its radios): arrow keys choose the next value or the one
 * before, all around, and the focus goes along. The group is a radiogroup, or a list where more than radios stands.
 */
export const radioKeys =
  <T>(values: () => readonly T[], chosen: Ref<T>) =>
  async (event: KeyboardEvent): Promise<void> => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const all = values();
    if (all.length === 0) return;
    const group = (event.currentTarget as HTMLElement).closest('[role="radiogroup"], ol');
    chosen.value = all[(all.indexOf(chosen.value) + by + all.length) % all.length] as T;
    await nextTick();
    group?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus();
  };
