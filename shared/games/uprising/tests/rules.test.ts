import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../text/message.ts';
import { RULING_MARKS } from '../../imperium-family/ruling-marks.fixture.ts';
import rulesList from '../rules.json' with { type: 'json' };
import { rules } from '../rules-text.ts';

type Texts = Readonly<Record<string, string>>;
const RULES: readonly { readonly id: string; readonly topic: string; readonly rulings?: readonly string[] }[] = rulesList;
/** How many rules each chapter of the digest has. */
const CHAPTERS = [5, 11, 4, 15, 7, 5, 11, 14, 8, 8, 6, 7, 8, 8, 11, 7, 21, 26, 4];
const RULINGS = 56;
/** Rules that call something by its name; Hungarian and Czech add endings to it. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'R4.4': ['space.gather-support'],
  'R6.4': ['space.sietch-tabr'],
  'R8.7': ['card.price-is-no-object'],
  'R9.3': ['intrigue.find-weakness', 'intrigue.questionable-methods'],
  'R9.8': ['intrigue.call-to-arms'],
  'R10.4': ['conflict.propaganda'],
  'R13.7': [
    'card.branching-path',
    'card.undercover-asset',
    'card.covert-operation',
    'intrigue.depart-for-arrakis',
    'card.reliable-informant',
  ],
  'R15.4': ['leader.lady-amber-metulli'],
  'R15.7': ['leader.reverend-mother-jessica'],
  'R16.4': ['card.long-live-the-fighters'],
  'R18.25': ['card.md-usul', 'card.sh-demand-results', 'card.sh-critical-shipments'],
};
const FILES = import.meta.glob<Readonly<Record<string, Texts>>>('../text/*.??.ts', { eager: true });
const textsOf = (part: string, language: Language): Texts =>
  Object.assign({}, ...Object.values(FILES[`../text/${part}.${language}.ts`] ?? {}));

describe('rules in our own words', () => {
  test('are those of the digest, each once, under the same topics in both files', () => {
    const all = CHAPTERS.flatMap((count, at) => Array.from({ length: count }, (_, nth) => `R${at + 1}.${nth + 1}`));
    expect(RULES.map(({ id }) => id).sort()).toEqual([...all].sort());
    expect(rules.map(({ id, topic }) => `${topic} ${id}`)).toEqual(RULES.map(({ id, topic }) => `${topic} ${id}`));
  });
  test('hold every ruling once', () => {
    const rulings = RULES.flatMap((rule) => rule.rulings ?? []).map((ruling) => Number(ruling.slice(1)));
    expect(rulings.sort((one, other) => one - other)).toEqual(Array.from({ length: RULINGS }, (_, at) => at + 1));
  });
  test.each(LANGUAGES)('mark rulings, and nothing else (%s)', (language) => {
    const texts = textsOf('rules', language);
    const marked = RULES.filter(({ id }) => texts[`uprising.rule.${id}`]?.includes(RULING_MARKS[language])).map(({ id }) => id);
    expect(marked).toEqual(RULES.filter(({ rulings }) => rulings).map(({ id }) => id));
  });
  test.each(LANGUAGES)('have a text for each rule and topic, in whole sentences (%s)', (language) => {
    const texts = textsOf('rules', language);
    const topics = [...new Set(RULES.map(({ topic }) => `uprising.topic.${topic}`))];
    expect(Object.keys(texts).sort()).toEqual([...topics, ...RULES.map(({ id }) => `uprising.rule.${id}`)].sort());
    for (const { id } of RULES) expect(texts[`uprising.rule.${id}`]).toMatch(/^[^{}]{10,}[.)]$/);
  });
  test.each(LANGUAGES.filter((language) => language !== 'en'))('are translated (%s)', (language) => {
    const english = textsOf('rules', 'en');
    const same = Object.entries(textsOf('rules', language)).filter(([key, text]) => english[key] === text);
    expect(same).toEqual([]);
  });
  test.each(['en', 'de', 'ko'] as const)('use the names that things have (%s)', (language) => {
    const [texts, names] = [textsOf('rules', language), textsOf('names', language)];
    for (const [id, keys] of Object.entries(NAMED))
      for (const key of keys) expect(texts[`uprising.rule.${id}`]).toContain(names[`uprising.${key}`]?.replaceAll('\u00ad', ''));
  });
});

// Every worked example and case of the digest has a test that names it.
test('W1 to W20 and T1 to T60 are each named by a test of this game or of its family', () => {
  const files = import.meta.glob<string>(['../**/*.test.ts', '../../imperium-family/**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const titles = Object.values(files).flatMap((text) => [...text.matchAll(/^\s*(?:test|describe)[^\n]*/gm)].map(([line]) => line));
  const wanted = [...numbered('W', 20), ...numbered('T', 60)];
  expect(wanted.filter((name) => !titles.some((title) => new RegExp(`\\b${name}\\b`).test(title)))).toEqual([]);
});
const numbered = (letter: string, count: number): readonly string[] => Array.from({ length: count }, (_, nth) => `${letter}${nth + 1}`);
