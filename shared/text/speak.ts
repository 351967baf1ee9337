import { IntlMessageFormat } from 'intl-messageformat';
import type { Language, Message, Param, Texts } from './message.ts';

/** Says messages in one language. */
export interface Speaker {
  readonly language: Language;
  /** A whole sentence or name. @throws Error if no text has that key */
  say(message: Message | string, params?: Message['with']): string;
  has(key: string): boolean;
}

/**
 * A speaker for one language.
 * @param language decides plural forms and how lists are joined
 * @param texts ICU messages, later ones win
 */
export function speaker(language: Language, ...texts: readonly Texts[]): Speaker {
  const all: Texts = Object.assign({}, ...texts);
  const formats = new Map<string, IntlMessageFormat>();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });

  const formatOf = (key: string): IntlMessageFormat => {
    const known = formats.get(key);
    if (known) return known;
    const text = all[key];
    if (text === undefined) throw new Error(`No text has the key "${key}" (${language})`);
    const format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
    formats.set(key, format);
    return format;
  };
  const value = (param: Param): string | number => {
    if (typeof param === 'string' || typeof param === 'number') return param;
    return Array.isArray(param) ? list.format(param.map((item) => say(item))) : say(param as Message);
  };
  const say: Speaker['say'] = (message, params) => {
    const { key, with: gaps = params } = typeof message === 'string' ? { key: message, with: params } : message;
    const values = Object.fromEntries(Object.entries(gaps ?? {}).map(([name, param]) => [name, value(param)]));
    return String(formatOf(key).format(values));
  };
  return { language, say, has: (key) => Object.hasOwn(all, key) };
}
