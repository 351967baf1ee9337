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
