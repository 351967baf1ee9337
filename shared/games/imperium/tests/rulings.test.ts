import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../text/message.ts';
import { RULING_MARKS } from '../../imperium-family/ruling-marks.fixture.ts';
import { words } from '../words.ts';

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
    const marked = RULES.filter(({ id }) => texts[`imperium.rule.${id}`]?.includes(RULING_MARKS[language])).map(({ id }) => id);
    expect(marked).toEqual(RULES.filter(({ rulings }) => rulings).map(({ id }) => id));
  });
});
