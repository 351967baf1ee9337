import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { syllablesIn } from './fonts.ts';

const ROOT = join(import.meta.dirname, '../..');
const fontOf = (name: string): Font => create(readFileSync(join(ROOT, 'renderer/assets/fonts', name)));
/** Everything that is written in the text files of a language, comments and all. */
function lettersOf(language: string): readonly string[] {
  const files = readdirSync(join(ROOT, 'shared'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(`.${language}.ts`));
  return [...new Set(files.flatMap((name) => [...readFileSync(join(ROOT, 'shared', name), 'utf8')]))].filter((letter) => letter > ' ');
}
const isHangul = (letter: string): boolean => letter >= '가' && letter <= '힣';
const lacking = (font: Font, letters: readonly string[]): string =>
  letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) as number)).join('');

test.each(['en', 'hu', 'cs', 'de'])('every letter of the texts in %s is in the small font', (language) => {
  expect(lacking(fontOf('SietchText-latin.woff2'), lettersOf(language))).toBe('');
});

test('the small Korean font has every syllable that is written while one joins and plays: `npm run fonts` cuts it anew', () => {
  const letters = lettersOf('ko');
  const syllables = [...syllablesIn(join(ROOT, 'shared'))];
  expect(syllables.length).toBeGreaterThan(500);
  expect(lacking(fontOf('SietchText-ko.woff2'), syllables)).toBe('');
  expect(
    lacking(
      fontOf('SietchText-latin.woff2'),
      letters.filter((letter) => !isHangul(letter)),
    ),
  ).toBe('');
});

test.each(['SietchText-latin.woff2', 'SietchText-ko.woff2'])('%s bears a name of its own, as the licence asks', (name) => {
  expect(fontOf(name).familyName).toBe('SietchText Variable');
});

test('both together are small enough for a slow line', () => {
  const sizes = ['SietchText-latin.woff2', 'SietchText-ko.woff2'].map(
    (name) => readFileSync(join(ROOT, 'renderer/assets/fonts', name)).length,
  );
  expect(sizes[0]).toBeLessThan(45_000);
  expect(sizes[1]).toBeLessThan(90_000);
});
