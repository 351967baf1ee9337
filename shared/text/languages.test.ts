import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { entryOf, GAME_IDS } from '../games/index.ts';
import { SHEET_TEXTS } from '../sheets/texts.ts';
import { LANGUAGES, type Language, type Texts } from './message.ts';

type TextFile = Readonly<Record<string, Texts>>;
const FILES = {
  ...import.meta.glob<TextFile>('./*.??.ts', { eager: true }),
  ...import.meta.glob<TextFile>('../games/*/text/*.??.ts', { eager: true }),
};
/** Folders of rules that several games stand on are no games; their texts are spoken by all of these. */
const isShared = (path: string): boolean => /^\.\.\/games\/[^/]+-family\//.test(path);
/** Texts that somebody can meet: the house's own, and those of the games on the shelf. */
const isMet = (path: string): boolean =>
  !path.startsWith('../games/') || isShared(path) || GAME_IDS.some((game) => path.startsWith(`../games/${game}/`));
const ENGLISH = Object.keys(FILES).filter((path) => /[./]en\.ts$/.test(path) && isMet(path));
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const textsOf = (path: string): Texts => Object.assign({}, ...Object.values(FILES[path] ?? {}));
const inLanguage = (path: string, language: Language): string => path.replace(/([./])en\.ts$/, `$1${language}.ts`);

/** Texts that may be the same in two languages: proper names, formats, and words that really are alike. */
const SAME: ReadonlySet<string> = new Set([
  // The German boxes bear the English titles.
  ...['Imperium', 'Uprising'],
  // West and Westen.
  'W',
  'Sietch',
  ...['Atreides', 'Harkonnen', 'Fremen', 'Bene Tleilax', 'Corrino', 'Bene Gesserit'],
  ...['Duncan Idaho', 'Liet Kynes', 'Scytale', 'Shaddam IV', 'Edric', 'Esmar Tuek', 'Baron Vladimir'],
  ...['Carthag', 'Arrakeen', 'Sietch Tabr', 'Shai-Hulud', 'Sardaukar', 'Salusa Secundus', 'Piter de Vries', 'Vendetta'],
  ...['Ornithopter', 'Gholas', 'Prana-Bindu', 'Region {zone}', 'Spice {spice}', 'Zone {zone}', '{count} Sardaukar'],
  ...[
    'A4',
    'Letter',
    'Bot',
    'bot',
    'adept',
    'mentat',
    'Bot {place}',
    'Bot, {level}',
    'Details',
    'Name',
    'Normal',
    'Chat',
    'Version {version}',
  ],
  '{n, plural, one {# Sardaukar} other {# Sardaukar}}',
  '{kind, select, sardaukar {Sardaukar} other {haderő}}',
  '{region}: Sardaukar',
  'Sardaukar: {region}',
  // The adventure game: its German rulebook keeps many English words
  ...['Emperor', 'Paul Atreides', 'Gurney Halleck', 'Chani', 'Dr. Kynes', 'Stilgar', 'Feyd-Rautha', 'Baron Harkonnen'],
  ...['Spice', 'Training', 'Lasgun', 'Stillsuit', 'Hunter-Seeker', 'Kanly', 'Strength', 'Guile', 'Strength {strength}'],
  ...['Training (Emperor)', 'Training (Fremen)', 'Training (Harkonnen)', '{space}, Strength {strength}'],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((nth) => `Spice ${nth}`),
  '{colour}, {space}: Strength {strength}, Guile {guile}',
  'Bank',
  // Dune: Imperium: people, planets, words of the books
  ...['Landsraad', 'Arrakis', 'Thorvald', 'Richese', 'Dr. Yueh', 'Missionaria Protectiva', 'Piter De Vries', 'Thufir Hawat'],
  ...['Lady Jessica', 'Kwisatz Haderach', 'Helena Richese', 'Hagal: {name}'],
  ...[
    'Dune: Imperium',
    'CHOAM',
    'Solari',
    '{amount} Solari',
    '{count} Solari',
    'Mentat',
    'Heighliner',
    'Carryall',
    'Baron Vladimir Harkonnen',
  ],
  // Uprising: people and words of the books
  ...['Fenring', 'Metulli', 'Staban Tuek', 'Feyd-Rautha Harkonnen', 'Lady Amber Metulli', 'Lady Margot Fenring'],
  ...['Muad’Dib', 'Usul', 'Shishakli', 'Fremkit', 'Propaganda', 'Dune: Imperium – Uprising'],
  ...['Agent', 'Deck', 'Decks', 'Hand', 'Reserve', 'Start'],
  // War for Arrakis: people, places and words of the books
  ...[
    'Giedi Prime',
    'Mahdi',
    'Gara Kulon',
    'Arsunt',
    'Bashar',
    'Naib',
    'Fedaykin',
    'Alia',
    'Paul-Muad’Dib',
    'Gaius Helen Mohiam',
    'Sand',
    'Paul',
    'Jessica',
  ],
  // Two letters of a leader's name on a plate of the map.
  ...['Ba', 'Ra', 'Ha', 'Fe', 'Mo', 'Ar', 'Sh', 'Pa', 'Je', 'St', 'Gu', 'Al', 'Ch', 'Mu'],
  ...['Rabban', 'Hawat', 'Feyd', 'Mohiam', 'Aramsham', 'Shaddam', 'Gurney', 'Baron'],
  ...['{count, plural, one {# Bashar} other {# Bashars}}', '{count, plural, one {# Naib} other {# Naibs}}'],
  ...['{count, plural, one {# Fedaykin} other {# Fedaykin}}', '{count} Fedaykin', 'in Arrakeen', 'in Carthag', 'in Arsunt'],
]);

type Ast = ReturnType<IntlMessageFormat['getAst']>;
/** Numbers of ICU's own element types: literal 0, argument 1, select 5, plural 6. */
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
interface Shape {
  readonly gaps: Set<string>;
  /** For each gap of a `select` the cases it names. */
  readonly cases: Map<string, string>;
  readonly plurals: { readonly gap: string; readonly forms: readonly string[] }[];
  literal: string;
}
function read(elements: Ast, shape: Shape): Shape {
  for (const element of elements) {
    if (element.type === 0) shape.literal += element.value;
    if (element.type === ARGUMENT || element.type === SELECT || element.type === PLURAL) shape.gaps.add(element.value);
    if (element.type === SELECT) shape.cases.set(element.value, Object.keys(element.options).sort().join());
    if (element.type === PLURAL) shape.plurals.push({ gap: element.value, forms: Object.keys(element.options) });
    if ('options' in element) for (const option of Object.values(element.options)) read((option as { value: Ast }).value, shape);
  }
  return shape;
}
const format = (text: string, language: Language): IntlMessageFormat =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
const shapeOf = (text: string, language: Language): Shape =>
  read(format(text, language).getAst(), { gaps: new Set(), cases: new Map(), plurals: [], literal: '' });

/** What is wrong with a translation; nothing if it is sound. */
function faults(key: string, english: string, text: string, language: Language): readonly string[] {
  const wanted = shapeOf(english, 'en');
  const found = shapeOf(text, language);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories as readonly string[];
  const faulty: string[] = [];
  if (text.trim() === '') faulty.push('empty');
  if (/TODO|FIXME|XXX/.test(text)) faulty.push('unfinished');
  if (text === english && /\p{L}/u.test(found.literal) && !SAME.has(text)) faulty.push('not translated');
  if ([...wanted.gaps].sort().join() !== [...found.gaps].sort().join())
    faulty.push(`gaps ${[...found.gaps]} instead of ${[...wanted.gaps]}`);
  for (const [gap, cases] of wanted.cases) if (found.cases.get(gap) !== cases) faulty.push(`cases of ${gap}`);
  for (const gap of found.cases.keys()) if (!wanted.cases.has(gap)) faulty.push(`a select of its own: ${gap}`);
  for (const { gap, forms: used } of found.plurals) {
    const strange = used.filter((form) => !form.startsWith('=') && !forms.includes(form));
    if (strange.length > 0 || !used.includes('other')) faulty.push(`plural forms of ${gap}: ${used}`);
  }
  faulty.push(...sayings(found, text, language));
  return faulty.map((fault) => `${key}: ${fault}`);
}
/** Says it with every case and several numbers; what a reader should not see is a fault. */
function sayings(shape: Shape, text: string, language: Language): readonly string[] {
  const numbers = new Set(shape.plurals.map(({ gap }) => gap));
  const said: string[] = [];
  for (const number of [0, 1, 2, 5, 21])
    for (let nth = 0; nth < 4; nth++) {
      const values = Object.fromEntries(
        [...shape.gaps].map((gap) => {
          const cases = shape.cases.get(gap)?.split(',');
          return [gap, cases ? cases[nth % cases.length] : numbers.has(gap) ? number : 'Judit'];
        }),
      );
      said.push(String(format(text, language).format(values)));
    }
  // Whole words: Hungarian writes a nought as "nulla".
  return said.some((one) => one.trim() === '' || /[{}]|(?<!\p{L})(undefined|null|NaN)(?!\p{L})/u.test(one))
    ? [`says "${said.find((one) => /[{}]|undefined/.test(one)) ?? ''}"`]
    : [];
}

test('there are English texts to compare with', () => {
  expect(ENGLISH.length).toBeGreaterThan(9);
});

describe.each(OTHERS)('%s', (language) => {
  test.each(ENGLISH)('says everything of %s', (path) => {
    const english = textsOf(path);
    const texts = textsOf(inLanguage(path, language));
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    expect(Object.keys(english).flatMap((key) => faults(key, english[key] ?? '', texts[key] ?? '', language))).toEqual([]);
  });

  test.each(GAME_IDS)('the game "%s" speaks it', async (game) => {
    const spoken = await entryOf(game).words.texts[language]();
    const isSpoken = (path: string): boolean => isShared(path) && Object.keys(textsOf(path)).every((key) => key in spoken);
    const own = ENGLISH.filter((path) => path.includes(`/games/${game}/`) || isSpoken(path));
    const texts = own.map((path) => textsOf(inLanguage(path, language)));
    expect(Object.keys(spoken).sort()).toEqual(Object.keys(Object.assign({}, ...texts)).sort());
    // A file may replace what another says; then one of them is spoken.
    expect(Object.keys(spoken).filter((key) => !texts.some((file) => file[key] === spoken[key]))).toEqual([]);
  });

  test('sheets speak it', async () => {
    expect(await SHEET_TEXTS[language]()).toEqual(textsOf(`./sheets.${language}.ts`));
  });
});

test('a translation that loses a gap, a case or a form is found', () => {
  const english = '{who} {count, plural, one {# die} other {# dice}} {kind, select, a {A} other {B}}';
  expect(faults('k', english, english.replace('die', 'kocka'), 'hu')).toEqual([]);
  expect(faults('k', english, english, 'hu')).toEqual(['k: not translated']);
  expect(faults('k', english, english.replace('{who}', 'Ő'), 'hu')).toHaveLength(1);
  expect(faults('k', english, english.replace(' a {A}', ''), 'hu')).toHaveLength(1);
  expect(faults('k', english, english.replace('one {# die}', 'few {# x}'), 'hu')).toHaveLength(1);
});
