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

/** True on a screen of a phone's size, upright or on its side. */
export const usePhone = (): Ref<boolean> => useMedia('(max-width: 639px), (max-height: 480px)');
/** True on a phone that lies on its side: wide, but low. */
export const useFlat = (): Ref<boolean> => useMedia('(min-width: 480px) and (max-height: 480px)');
/** True on a phone upright that has room for a hand beside its question. */
export const useUpright = (): Ref<boolean> => useMedia('(max-width: 639px) and (min-height: 560px)');
/** True on one that has room for it beside anything else. */
export const useRoomy = (): Ref<boolean> => useMedia('(max-width: 639px) and (min-height: 740px)');
/** True where two columns of seats have room, one on either side of a table. */
export const useBroad = (): Ref<boolean> => useMedia('(min-width: 1240px) and (min-height: 600px)');
/** True where the chronicle has no room beside the table. */
export const useNarrow = (): Ref<boolean> => useMedia('(max-width: 1100px)');
