import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { LOUDNESS, openSounds } from '../sound/sound.ts';
import { useSettings } from './settings.ts';

/** What is heard on this device, as its settings want it. */
export const useSounds = defineStore('sounds', () => {
  const settings = useSettings();
  const sounds = openSounds();
  /** The screen is one where the desert is heard: before a table, and at one that is not played yet. */
  const isOutside = ref(false);
  const isHeard = computed(() => settings.sound && !settings.quiet);
  watch([isHeard, () => settings.loudness], ([heard, loudness]) => sounds.setLoudness(heard ? LOUDNESS[loudness] : 0), { immediate: true });
  watch(
    () => isHeard.value && settings.wind && isOutside.value,
    (on) => sounds.setWind(on),
    { immediate: true },
  );
  return { play: sounds.play, isOutside };
});
