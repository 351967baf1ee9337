import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../text/message.ts';
import { words } from '../words.ts';

/** How a look-up text marks what the rulebook leaves open. */
const MARKS: Readonly<Record<Language, string>> = { en: 'Ruling: ', hu: 'Értelmezés: ', de: 'Festlegung: ', cs: 'Výklad: ', ko: '해석: ' };
const RULES = JSON.parse(readFileSync(new URL('../rules.json', import.meta.url), 'utf8')) as readonly {
  readonly id: string;
  readonly rulings?: readonly string[];
}[];

describe('rulings', () => {
  it('are as many as the digest of the rules has', () => {
    expect(RULES.filter(({ rulings }) => rulings).length).toBe(47);
  });
  it.each(LANGUAGES)('are marked in the look-up, and nothing else is (%s)', async (language) => {
    const texts: Readonly<Record<string, string>> = await words.texts[language]();
    const marked = RULES.filter(({ id }) => texts[`imperium.rule.${id}`]?.includes(MARKS[language])).map(({ id }) => id);
    expect(marked).toEqual(RULES.filter(({ rulings }) => rulings).map(({ id }) => id));
  });
});
