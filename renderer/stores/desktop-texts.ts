import type { DesktopTextKey } from '../../shared/text/desktop.en.ts';
import type { Message } from '../../shared/text/message.ts';
import { inEachLanguage } from '../../shared/text/together.ts';
import { useTexts } from './texts.ts';

const DESKTOP_TEXTS = inEachLanguage((language) => ({ table: () => [import(`../../shared/text/desktop.${language}.ts`)] }));

/** The words of what only the desktop app has, and of whose work is in it; they are fetched by whoever says them. */
export function useDesktopTexts() {
  const texts = useTexts();
  const ready = texts.learn('desktop', (language) => DESKTOP_TEXTS[language]());
  const say = (key: DesktopTextKey, params?: Message['with']): string => texts.tell(params ? { key, with: params } : { key });
  return { say, ready };
}
