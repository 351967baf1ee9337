import { expect, test } from 'vitest';
import { apartFrom, cleanText } from './name.ts';

test('what cannot be seen is no part of a name', () => {
  expect(cleanText('  An\u200Bna\u202E \u0007 Kiss ')).toBe('Anna Kiss');
  expect(cleanText('Anna\u2066\u2069\uFEFF')).toBe('Anna');
  expect(cleanText('A\u00ADn\u034Fn\uDB40\uDC41a')).toBe('Anna');
  expect(cleanText('a\u0301\u0301\u0301\u0301\u0301\u0301').length).toBeLessThan(5);
});

test('of a name of nothing visible nothing is left', () => {
  for (const empty of [
    '\u200B',
    '\u3164',
    '\u202E',
    '\u00A0',
    '\uFFA0\u115F',
    '\u2800',
    '\u0301',
    '\uFE0F',
    '\u200D',
    '\uD83D',
    '\uE000',
    '\n\t',
  ])
    expect(cleanText(empty), JSON.stringify(empty)).toBe('');
});

test('what people are called stays as it is', () => {
  for (const name of ['Őszi Zsófia', 'Dvořák', 'Jürgen Groß', '김민준', 'محمد', '👩‍👧', '❤️', "O'Brien-2", '?', 'क्षितिज'])
    expect(cleanText(name)).toBe(name.normalize('NFC'));
});

test('twins are told apart, also those that only look alike', () => {
  expect(apartFrom('Anna', ['Bob'])).toBe('Anna');
  expect(apartFrom('Anna', ['Anna'])).toBe('Anna (2)');
  expect(apartFrom('ANNA', ['Anna', 'Anna (2)'])).toBe('ANNA (3)');
  expect(apartFrom('Аnna', ['Anna'])).toBe('Аnna (2)');
  expect(apartFrom('A'.repeat(40), ['A'.repeat(40)])).toHaveLength(40);
});

test.each([
  ['Irulаn', 'Irulan', 'Cyrillic a'],
  ['Irul\u200Ban', 'Irulan', 'zero width'],
  ['Ｉｒｕｌａｎ', 'Irulan', 'full width'],
  ['𝐈𝐫𝐮𝐥𝐚𝐧', 'Irulan', 'bold of mathematics'],
  ['Irula\u0323n', 'Irulan', 'a mark that is overlooked'],
  ['Irula\u0338n', 'Irulan', 'a stroke over a letter'],
  ['i\u0307rulan', 'irulan', 'a second dot'],
  ['Paﬁ', 'Pafi', 'ligature'],
  ['lrulan', 'Irulan', 'small l for capital I'],
  ['1rulan', 'Irulan', 'one for capital I'],
  ['Ιrulan', 'Irulan', 'Greek capital iota'],
  ['B0b', 'Bob', 'zero for o'],
  ['Вов', 'BoB', 'Cyrillic throughout'],
  ['ΗELENA', 'Helena', 'Greek capital eta, other capitals'],
  ['Οδυσσέας', 'οδυσσέας', 'capitals of Greek'],
  ['Terni', 'Temi', 'rn for m'],
  ['Kuşcu', 'Kușcu', 'cedilla and comma'],
  ['\u202EIrulan\u202C', 'Irulan', 'turned writing'],
  ['O’Brien', "O'Brien", 'apostrophe'],
  ['Аnnа Кiss', 'Anna Kiss', 'several'],
  ['이안ㅇ', '이안o', 'a lone Korean letter'],
  ['ᎪᏞᎬX', 'ALEX', 'Cherokee'],
  ['ᎷᎪᎡᎢᎪ', 'MARTA', 'Cherokee throughout'],
  ['Ⲙⲟⲥ', 'Moc', 'Coptic'],
  ['ꓟꓮꓣꓔꓮ', 'MARTA', 'Lisu'],
  ['ᑭᗅᑌᒪ', 'PAUL', 'Canadian syllabics'],
  ['𐊠NNA', 'ANNA', 'Carian'],
  ['ⵔlga', 'Olga', 'Tifinagh'],
  ['Bot ٢', 'Bot 2', 'Arabic digit'],
  ['Bot ३', 'Bot 3', 'Devanagari digit'],
  ['Bot 𑁩', 'Bot 3', 'Brahmi digit'],
  ['VValter', 'Walter', 'two V'],
  ['Vvalter', 'WALTER', 'two V, other capitals'],
  ['lrulan', 'irulan', 'small l that begins a word'],
  ['1RULAN', 'irulan', 'one for i'],
  ['ALBERT', 'a1bert', 'one for l'],
  ['lan', 'Lan', 'small l and capital L'],
  ['Oʻzbek', "O'zbek", 'turned comma'],
  ['Dʼarc', "D'arc", 'apostrophe that is a letter'],
  ['O՚Brien', 'O’Brien', 'Armenian apostrophe'],
  ['Anne⁃Marie', 'Anne-Marie', 'hyphen bullet'],
  ['Anne‐Marie', 'Anne-Marie', 'hyphen'],
  ['Anne﹣Marie', 'Anne-Marie', 'small hyphen'],
])('%s and %s are twins: %s', (one, other) => {
  expect(apartFrom(one, [other])).toMatch(/ \(2\)$/);
  expect(apartFrom(other, [one])).toMatch(/ \(2\)$/);
});

test.each([
  ['Zsófia', 'Zsofia'],
  ['Jan', 'Ján'],
  ['Őszi', 'Öszi'],
  ['Müller', 'Muller'],
  ['Řehoř', 'Rehor'],
  ['Šárka', 'Sarka'],
  ['김민준', '김민중'],
  ['이', '어'],
  ['Ian', 'Lan'],
  ['Karl', 'Kari'],
  ['Łukasz', 'Lukasz'],
  ['Đorđe', 'Dorde'],
  ['ㅇㅈ', 'ㅇㅊ'],
  ['🦊', '🐻'],
  ['❤️', '💙'],
  ['한지민', '한지만'],
  ['Θάλεια', 'Άννα'],
  ['ᏣᎳᎩ', 'ᏗᎦᎵ'],
  ['Anna', 'Hanna'],
  ['Bot 1', 'Bot 2'],
  ['Ольга', 'Олег'],
])('%s and %s are two names', (one, other) => {
  expect(apartFrom(one, [other])).toBe(one);
  expect(apartFrom(other, [one])).toBe(other);
});
