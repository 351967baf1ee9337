import { expect, test } from 'vitest';
import { LANGUAGES, type Texts } from './message.ts';

type TextFile = Readonly<Record<string, Texts>>;
const FILES = {
  ...import.meta.glob<TextFile>('./*.??.ts', { eager: true }),
  ...import.meta.glob<TextFile>('../games/*/text/*.??.ts', { eager: true }),
};
/** Of several forms a sentence is read in one: the last, which is the longest. */
const read = (text: string): string => {
  const plain = text.replace(/\{\w+, (?:plural|select),(?:[^{}]*\{([^{}]*)\})+\s*\}/g, '$1');
  return plain === text ? text : read(plain);
};
/** So many words stand between two stops, in every sentence of a text. */
const lengths = (text: string): readonly number[] =>
  read(text)
    .split(/[.!?:;]\s|\n/)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length)
    .filter((words) => words > 0);
/** Nobody at a table wants to read longer ones, children least of all. */
const SHORT = 20;
/** What a person reads while it is played; lists of what lies in a box, or is laid out, are looked up or printed. */
const isMet = (key: string): boolean => !/\.(rule|ruling|problem|sheet)\./.test(key);
const LONGEST = 35;

test.each(LANGUAGES)('%s: ninety-nine sentences of a hundred are short, and none that is met in play is long', (language) => {
  const texts = Object.entries(FILES)
    .filter(([path]) => path.endsWith(`.${language}.ts`))
    .flatMap(([, file]) => Object.values(file).flatMap((all) => Object.entries(all)))
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const all = texts.flatMap(([, text]) => lengths(text));
  expect(all.length).toBeGreaterThan(5000);
  expect(all.filter((words) => words > SHORT).length / all.length).toBeLessThan(0.01);
  const long = texts.filter(([key, text]) => isMet(key) && lengths(text).some((words) => words > LONGEST)).map(([key]) => key);
  expect(long).toEqual([]);
});

test('a text is read in its longest form, stop by stop', () => {
  expect(lengths('You now have {count, plural, one {# card} other {# cards}}. Go: now, or wait.')).toEqual([4, 1, 3]);
  expect(lengths('{sort, select, card {a {n, plural, one {card} other {few cards}}} other {two words more}}')).toEqual([3]);
});
