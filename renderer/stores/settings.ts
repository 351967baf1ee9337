import { defineStore } from 'pinia';
import { ref, watch } from 'vue';
import { keysOf } from '../../shared/kernel/typed.ts';
import { LANGUAGES, type Language } from '../../shared/text/message.ts';
import { keep, readKept } from '../app/keeping.ts';
import { SPOKEN, type Spoken } from './announce.ts';
import type { Theme } from '../games/scene.ts';
import type { Loudness } from '../sound/sound.ts';

export const TEXT_SIZES = { normal: 1, large: 1.15, largest: 1.3 } as const;
export type TextSize = keyof typeof TEXT_SIZES;
/** Factor on every duration of the look. */
export const SPEEDS = { slow: 2, normal: 1, fast: 0.45, off: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** How fast bots answer; `turn` = one sees the table again at one's own turn. */
export const PACES = ['instant', 'brisk', 'people', 'turn'] as const;
export type BotPace = (typeof PACES)[number];

const KEPT_AS = 'sietch.settings';
interface Kept {
  language: Language;
  theme: Theme | 'system';
  textSize: TextSize;
  speed: Speed;
  pace: BotPace;
  sound: boolean;
  /** How loud sounds are, and whether the desert is heard at home and in the lobby. */
  loudness: Loudness;
  wind: boolean;
  /** Nothing is heard and nothing calls, until it is taken back. */
  quiet: boolean;
  /** How much of what happens is said to a screen reader. */
  spoken: Spoken;
  /** At one's turn: a sign in the title; a buzz; a notification while one looks elsewhere. */
  titled: boolean;
  buzz: boolean;
  notify: boolean;
  /** The screen stays lit while one plays. */
  awake: boolean;
  /** Hot seat: dark hall between two players at one screen. */
  curtain: boolean;
  /** Ask once more before a question is answered by one click. */
  confirm: boolean;
  /** Name given last on this device. */
  name: string;
}

/** The first language of this device that the app speaks. */
export function systemLanguage(languages: readonly string[]): Language {
  for (const tag of languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
function kept(): Partial<Kept> {
  const found = readKept(() => localStorage, KEPT_AS);
  return typeof found === 'object' && found !== null ? found : {};
}
const oneOf = <T extends string>(value: T | undefined, known: readonly T[], otherwise: T): T =>
  value !== undefined && known.includes(value) ? value : otherwise;

/** What this device likes; kept on it. */
export const useSettings = defineStore('settings', () => {
  const was = kept();
  const language = ref<Language>(oneOf(was.language, LANGUAGES, systemLanguage(navigator.languages)));
  const themeWish = ref<Kept['theme']>(oneOf(was.theme, ['night', 'noon', 'system'], 'night'));
  const textSize = ref<TextSize>(oneOf(was.textSize, keysOf(TEXT_SIZES), 'normal'));
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const speed = ref<Speed>(oneOf(was.speed, keysOf(SPEEDS), calm ? 'off' : 'normal'));
  const pace = ref<BotPace>(oneOf(was.pace, PACES, 'brisk'));
  const sound = ref(was.sound ?? true);
  const loudness = ref<Loudness>(oneOf(was.loudness, ['soft', 'usual', 'loud'], 'usual'));
  const wind = ref(was.wind ?? false);
  const quiet = ref(was.quiet ?? false);
  const spoken = ref<Spoken>(oneOf(was.spoken, SPOKEN, 'all'));
  const titled = ref(was.titled ?? true);
  const buzz = ref(was.buzz ?? true);
  const notify = ref(was.notify ?? false);
  const awake = ref(was.awake ?? true);
  const curtain = ref(was.curtain ?? true);
  const confirm = ref(was.confirm ?? false);
  const name = ref(was.name ?? '');
  const bright = matchMedia('(prefers-color-scheme: light)');
  const theme = ref<Theme>('night');

  const dress = (): void => {
    theme.value = themeWish.value === 'system' ? (bright.matches ? 'noon' : 'night') : themeWish.value;
    const { dataset, style } = document.documentElement;
    dataset['theme'] = theme.value;
    dataset['motion'] = speed.value;
    style.setProperty('--size', String(TEXT_SIZES[textSize.value]));
    style.setProperty('--pace', String(SPEEDS[speed.value]));
    document.documentElement.lang = language.value;
  };
  bright.addEventListener('change', dress);
  watch([language, themeWish, textSize, speed], dress, { immediate: true, flush: 'sync' });
  watch(
    [language, themeWish, textSize, speed, pace, sound, loudness, wind, quiet, spoken, titled, buzz, notify, awake, curtain, confirm, name],
    () => {
      const now: Kept = {
        language: language.value,
        theme: themeWish.value,
        textSize: textSize.value,
        speed: speed.value,
        pace: pace.value,
        sound: sound.value,
        loudness: loudness.value,
        wind: wind.value,
        quiet: quiet.value,
        spoken: spoken.value,
        titled: titled.value,
        buzz: buzz.value,
        notify: notify.value,
        awake: awake.value,
        curtain: curtain.value,
        confirm: confirm.value,
        name: name.value,
      };
      keep(() => localStorage, KEPT_AS, now);
    },
  );
  return {
    language,
    themeWish,
    theme,
    textSize,
    speed,
    pace,
    sound,
    loudness,
    wind,
    quiet,
    spoken,
    titled,
    buzz,
    notify,
    awake,
    curtain,
    confirm,
    name,
  };
});
