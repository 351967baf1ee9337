import type { Message } from '../../shared/text/message.ts';
import type { SettingTextKey } from '../../shared/text/settings.en.ts';
import { inEachLanguage } from '../../shared/text/together.ts';
import { useTexts } from './texts.ts';

const SETTING_TEXTS = inEachLanguage((language) => ({ table: () => [import(`../../shared/text/settings.${language}.ts`)] }));

/** The words of the settings; they are fetched by whoever shows them. */
export function useSettingTexts() {
  const texts = useTexts();
  const ready = texts.learn('settings', (language) => SETTING_TEXTS[language]());
  const say = (key: SettingTextKey, params?: Message['with']): string => texts.tell(params ? { key, with: params } : { key });
  const has = (): boolean => texts.has('setting.paceName');
  return { say, ready, has };
}
