import type { AfterTextKey } from '../../shared/text/after.en.ts';
import type { Message } from '../../shared/text/message.ts';
import { inEachLanguage } from '../../shared/text/together.ts';
import { useTexts } from './texts.ts';

const AFTER_TEXTS = inEachLanguage((language) => ({ table: () => [import(`../../shared/text/after.${language}.ts`)] }));

/** The words of the screens that look back at games; they are fetched by whoever opens one. */
export function useAfter() {
  const texts = useTexts();
  void texts.learn('after', (language) => AFTER_TEXTS[language]());
  // Until they have come nothing is said: a key is no word.
  return (key: AfterTextKey, params?: Message['with']): string =>
    texts.has(key) ? texts.tell(params ? { key, with: params } : { key }) : '';
}
