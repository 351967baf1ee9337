import { onUnmounted, type Ref, ref } from 'vue';

/** True on a screen of a phone's width. */
export function usePhone(): Ref<boolean> {
  const narrow = matchMedia('(max-width: 639px)');
  const phone = ref(narrow.matches);
  const change = (): void => {
    phone.value = narrow.matches;
  };
  narrow.addEventListener('change', change);
  onUnmounted(() => narrow.removeEventListener('change', change));
  return phone;
}
