import type { Item, RuleText } from '../../shared/games/face.ts';
import type { Message } from '../../shared/text/message.ts';
import type { AnyBook } from './shelf.ts';

/** A rule as it is said in this language. */
export interface SaidRule {
  readonly id: string;
  readonly topic: string;
  readonly said: string;
  /** Its words without accents: what its topic is called, and all of them. */
  readonly words: { readonly topic: string; readonly all: string };
}
/** A thing as it is said in this language. */
export interface SaidItem {
  readonly item: Item;
  readonly name: string;
  /** Its words without accents: what it is called, its numbers with that, and all of them. */
  readonly words: { readonly name: string; readonly facts: string; readonly all: string };
}
/** Nobody types accents surely, or soft hyphens at all. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\u00ad]/gu, '')
    .toLocaleLowerCase();
const NUMBER = /^[rq]?\d+(\.\d+)?$/;

export function sayRule({ id, topic, text }: RuleText, topicName: string, say: (message: Message) => string): SaidRule {
  const said = say(text);
  return { id, topic, said, words: { topic: plain(topicName), all: plain(`${id} ${topicName} ${said}`) } };
}
export function sayItem(item: Item, groupName: string, say: (message: Message) => string): SaidItem {
  const name = say(item.name);
  const facts = [name, groupName, ...(item.facts ?? []).flatMap(({ label, value }) => [say(label), say(value)])];
  const words = { name: plain(name), facts: plain(facts.join(' ')), all: plain([...facts, ...item.lines.map(say)].join(' ')) };
  return { item, name, words };
}

/** What can be looked up: as the game of the view has it, or as it is in the box. */
export function thingsOf(book: Pick<AnyBook, 'items' | 'itemsIn'> | undefined, view: unknown): readonly Item[] {
  return (view && book?.itemsIn ? book.itemsIn(view) : book?.items) ?? [];
}

/** Is that the rule, or a rule of the chapter, with this number? "12", "12.5", "R12.5" and "Q3" are numbers. */
function isNumbered(id: string, sought: string): boolean {
  const [number, letter] = [sought.replace(/^[rq]/, ''), /^[rq]/.exec(sought)?.[0] ?? 'r'];
  if (id[0]?.toLocaleLowerCase() !== letter) return false;
  const own = id.slice(1);
  return own === number || own.startsWith(`${number}.`);
}

/** Part of a text, and whether it is what was looked for. */
interface Marked {
  readonly text: string;
  readonly found: boolean;
}
const WORD = /([\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad]*)/u;
/** A text with the words that a search has found in it; a number of a rule finds the rule, not its words. */
export function marked(query: string, text: string): readonly Marked[] {
  const sought = plain(query.trim());
  const words = NUMBER.test(sought) ? [] : wordsOf(sought);
  if (words.length === 0) return [{ text, found: false }];
  const parts = text.split(WORD).filter(Boolean);
  const told = parts.map((part) => (WORD.test(part) ? plain(part) : ''));
  const ends = Array.from({ length: MOST_CUT + 1 }, (_, by) => by);
  const all = words.flatMap((word) => ends.map((by) => cut(word, by)).find((one) => told.some((part) => has(part, one))) ?? []);
  return parts.map((part, at) => ({ text: part, found: all.some((word) => has(told[at] ?? '', word)) }));
}
const wordsOf = (sought: string): readonly string[] => sought.split(/[\s:=,;]+/).filter(Boolean);

/** Is the word somewhere in the text? A number has to stand there by itself: 3 is not in 13. */
function has(text: string, word: string): boolean {
  if (!/^\d+$/.test(word)) return text.includes(word);
  return text.split(/[^\d.]+/).some((number) => number.replace(/\.$/, '') === word);
}

/** Are all words of the search in its name? Numbers of rules name nothing. */
export function isCalled(query: string, { name }: SaidItem['words']): boolean {
  const sought = plain(query.trim());
  const words = wordsOf(sought);
  return words.length > 0 && !NUMBER.test(sought) && words.every((word) => has(name, word));
}
/** What a search finds: by number, or by all of its words in any order; things called so come first, then those with such facts, and rules whose topic is called so before others. */
export function lookUp(
  query: string,
  rules: readonly SaidRule[],
  items: readonly SaidItem[],
): { readonly rules: readonly SaidRule[]; readonly items: readonly SaidItem[] } {
  const sought = plain(query.trim());
  if (NUMBER.test(sought))
    return {
      rules: rules.filter(({ id }) => isNumbered(id, sought)),
      items: items.filter(({ item }) => item.rules.some((rule) => isNumbered(rule, sought))),
    };
  const words = wordsOf(sought);
  const fits = (text: string, as: readonly string[]): boolean => as.every((word) => has(text, word));
  const rank = ({ words: { name, facts } }: SaidItem, as: readonly string[]): number => (fits(name, as) ? 0 : fits(facts, as) ? 1 : 2);
  return {
    rules: nearest(words, (as) =>
      rules
        .filter((rule) => fits(rule.words.all, as))
        .toSorted((one, other) => Number(fits(other.words.topic, as)) - Number(fits(one.words.topic, as))),
    ),
    items: nearest(words, (as) =>
      items.filter((item) => fits(item.words.all, as)).toSorted((one, other) => rank(one, as) - rank(other, as)),
    ),
  };
}
/** Endings change with the sentence ("intrika", "karta intrik"): what nothing has is sought with shorter words. */
const MOST_CUT = 3;
const LEAST = 4;
const cut = (word: string, by: number): string =>
  /^\d/.test(word) ? word : word.slice(0, Math.max(Math.min(word.length, LEAST), word.length - by));
function nearest<Found>(words: readonly string[], search: (words: readonly string[]) => readonly Found[]): readonly Found[] {
  for (let by = 0; by <= MOST_CUT; by++) {
    const found = search(words.map((word) => cut(word, by)));
    if (found.length > 0) return found;
  }
  return [];
}
