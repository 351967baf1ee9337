import { computed, shallowRef, type WritableComputedRef } from 'vue';

/** What is being typed, kept for this tab: it is still there after closing what it was typed in, and after loading anew. */
export function keptText(name: () => string): WritableComputedRef<string> {
  const changes = shallowRef(0);
  return computed({
    get: () => (changes.value >= 0 && sessionStorage.getItem(name())) || '',
    set(text) {
      if (text) sessionStorage.setItem(name(), text);
      else sessionStorage.removeItem(name());
      changes.value++;
    },
  });
}
