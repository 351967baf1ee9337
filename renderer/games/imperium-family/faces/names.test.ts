import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../../shared/text/message.ts';
import { widthOf } from '../../../app/width-of.ts';

/** A narrow card has room for so many letters in a line; longer words say where they part. */
const MOST_LETTERS = 10.5;
const ON_CARDS = /^\w+\.(card|intrigue|contract|space)\.[^.]+$/;
const TEXTS: Readonly<Record<string, (language: Language) => Promise<object>>> = {
  imperium: (language) => import(`../../../../shared/games/imperium/text/names.${language}.ts`),
  uprising: (language) => import(`../../../../shared/games/uprising/text/names.${language}.ts`),
};

describe.each(Object.keys(TEXTS))('names on cards of %s', (game) => {
  test.each(LANGUAGES)('no word is longer than a line without a place where it parts: %s', async (language) => {
    const [texts = {}] = Object.values((await TEXTS[game]?.(language)) ?? {}) as Readonly<Record<string, string>>[];
    const names = Object.entries(texts).filter(([key]) => ON_CARDS.test(key));
    expect(names.length).toBeGreaterThan(100);
    const long = names.flatMap(([, name]) => name.split(/[\s\u00ad\-–]/).filter((part) => widthOf(part) > MOST_LETTERS));
    expect(long).toEqual([]);
  });
});
