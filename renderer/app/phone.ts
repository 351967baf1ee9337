import { onUnmounted, type Ref, ref } from 'vue';

function useMedia(query: string): Ref<boolean> {
  const media = matchMedia(query);
  const fits = ref(media.matches);
  const change = (): void => {
    fits.value = media.matches;
  };
  media.addEventListener('change', change);
  onUnmounted(() => media.removeEventListener('change', change));
  return fits;
}

/** True on a screen of a phone's width. */
export const usePhone = (): Ref<boolean> => useMedia('(max-width: 639px)');
/** True where the chronicle has no room beside the table. */
export const useNarrow = (): Ref<boolean> => useMedia('(max-width: 1100px)');
