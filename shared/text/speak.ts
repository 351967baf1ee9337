import { IntlMessageFormat } from 'intl-messageformat';
import { finished } from './finish.ts';
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
  /** The same is said again and again: sentences without gaps by their key, others by the message itself. */
  const plain = new Map<string, string>();
  const told = new WeakMap<Message, string>();
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
  const format = (key: string, gaps: Message['with']): string => {
    const values = Object.fromEntries(Object.entries(gaps ?? {}).map(([name, param]) => [name, value(param)]));
    return finished(String(formatOf(key).format(values)), language);
  };
  const say: Speaker['say'] = (message, params) => {
    const { key, with: gaps = params } = typeof message === 'string' ? { key: message } : message;
    const make = (): string => format(key, gaps);
    if (!gaps) return kept(plain, key, make);
    return typeof message === 'string' || gaps === params ? make() : kept(told, message, make);
  };
  return { language, say, has: (key) => Object.hasOwn(all, key) };
}

interface Store<Key> {
  get(key: Key): string | undefined;
  set(key: Key, text: string): unknown;
}
function kept<Key>(store: Store<Key>, key: Key, make: () => string): string {
  const known = store.get(key);
  if (known !== undefined) return known;
  const text = make();
  store.set(key, text);
  return text;
}
