import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import type { TableName } from '../../shared/kernel/record.ts';
import type { AppTextKey } from '../../shared/text/app.en.ts';
import type { DoorTextKey } from '../../shared/text/doors.en.ts';
import type { Language, Message, Texts } from '../../shared/text/message.ts';
import { type Speaker, speaker } from '../../shared/text/speak.ts';
import { safely } from '../app/report.ts';
import { useSettings } from './settings.ts';

type TextModule = Readonly<Record<string, Texts>>;
const FILES = import.meta.glob<TextModule>('../../shared/text/{app-core,app,host,pictures}.??.ts');
/** Texts of the app and of the host in one language. */
async function houseTexts(language: Language): Promise<readonly Texts[]> {
  const files = Object.keys(FILES).filter((path) => path.endsWith(`.${language}.ts`));
  const modules = await Promise.all(files.map((path) => FILES[path]?.()));
  return modules.flatMap((texts) => Object.values(texts ?? {}));
}

/** Texts that are added while the app runs, e.g. those of a game. */
export type TextSource = (language: Language) => Promise<Texts>;

const bare = (message: Message | string): string => {
  const { key, with: gaps } = typeof message === 'string' ? { key: message, with: undefined } : message;
  const last = key.split('.').at(-1) ?? key;
  const params = Object.values(gaps ?? {}).map((gap) => (typeof gap === 'object' ? '' : String(gap)));
  return [last, ...params].filter(Boolean).join(' ');
};

/** Everything visible is said here. Changing the language changes every sentence at once. */
export const useTexts = defineStore('texts', () => {
  const settings = useSettings();
  const sources = new Map<string, TextSource>();
  const spoken = shallowRef<Speaker>(speaker('en'));
  const ready = computed(() => spoken.value.has('home.title'));

  /** A speaker of any language, e.g. for sheets. */
  async function speakerOf(language: Language): Promise<Speaker> {
    const texts = await Promise.all([
      houseTexts(language),
      ...[...sources.values()].map((source) =>
        source(language).then(
          (found) => [found],
          () => [],
        ),
      ),
    ]);
    return speaker(language, ...texts.flat());
  }
  let newest: Promise<void> | null = null;
  /** Only the newest has all texts in the language that is wanted: one that comes later than it began waits for it. */
  function load(): Promise<void> {
    const mine: Promise<void> = speakerOf(settings.language).then((next) => {
      if (newest !== mine) return newest ?? undefined;
      spoken.value = next;
      return undefined;
    });
    newest = mine;
    return mine;
  }
  watch(() => settings.language, load);

  /** Adds the texts of a game; the second call for the same name does nothing. */
  async function learn(name: string, source: TextSource): Promise<void> {
    if (sources.has(name)) return;
    sources.set(name, source);
    await load();
  }
  /** Says a message of a game or host. A key without text is shown as it is: a missing sentence never breaks a table. */
  function tell(message: Message | null | undefined): string {
    if (!message) return '';
    // Until a game's texts have come, and where nothing has a name, the key stands for itself.
    if (!has(message.key)) return bare(message);
    return safely(`Saying ${message.key}`, () => spoken.value.say(message), bare(message));
  }
  /** What a table is called. */
  const called = (name: TableName): string => (typeof name === 'string' ? name : tell(name));
  /** Says a sentence of the app. */
  const t = (key: AppTextKey | DoorTextKey, params?: Message['with']): string => tell(params ? { key, with: params } : { key });
  const has = (key: string): boolean => spoken.value.has(key);
  return { spoken, ready, speakerOf, load, learn, tell, called, t, has };
});
