import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { koreanFonts, stylesOf } from './fonts.ts';

const ROOT = join(import.meta.dirname, '../..');
const fontOf = (name: string): Font => create(readFileSync(join(ROOT, 'renderer/assets/fonts', name)));
/** A sign to the speaker: the next letter becomes a capital one. It is never seen itself. */
const UNSEEN = '⇧';
/** Everything that is written in the text files of a language, comments and all. */
function lettersOf(language: string): readonly string[] {
  const files = readdirSync(join(ROOT, 'shared'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(`.${language}.ts`));
  return [...new Set(files.flatMap((name) => [...readFileSync(join(ROOT, 'shared', name), 'utf8')]))].filter(
    (letter) => letter > ' ' && letter !== UNSEEN,
  );
}
const KOREAN = koreanFonts(join(ROOT, 'shared'));
/** Where lines are broken does not matter. */
const bare = (styles: string): string => styles.replace(/\s+/g, ' ');
const isHangul = (letter: string): boolean => letter >= '가' && letter <= '힣';
const lacking = (font: Font, letters: readonly string[]): string =>
  letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) as number)).join('');

test.each(['en', 'hu', 'cs', 'de'])('every letter of the texts in %s is in the small font', (language) => {
  expect(lacking(fontOf('SietchText-latin.woff2'), lettersOf(language))).toBe('');
});

test.each(KOREAN)(
  '$name has every syllable that is written while one joins and plays: `npm run fonts` cuts it anew',
  ({ name, syllables }) => {
    expect(syllables.length).toBeGreaterThan(0);
    expect(lacking(fontOf(name), [...syllables])).toBe('');
  },
);

test('the small Korean fonts are those of the styles, and every other letter of the texts is in the Latin one', () => {
  expect(bare(readFileSync(join(ROOT, 'renderer/styles/korean.css'), 'utf8'))).toBe(bare(stylesOf(KOREAN)));
  expect(KOREAN[0]?.syllables.length).toBeGreaterThan(500);
  const others = lettersOf('ko').filter((letter) => !isHangul(letter));
  expect(lacking(fontOf('SietchText-latin.woff2'), others)).toBe('');
});

test.each(['SietchText-latin.woff2', ...KOREAN.map(({ name }) => name)])('%s bears a name of its own, as the licence asks', (name) => {
  expect(fontOf(name).familyName).toBe('SietchText Variable');
});

test('a phone loads little of them: the Latin one, the Korean one for all, and that of its game', () => {
  const sizeOf = (name: string): number => readFileSync(join(ROOT, 'renderer/assets/fonts', name)).length;
  const [all, ...games] = KOREAN.map(({ name }) => sizeOf(name)) as [number, ...number[]];
  expect(sizeOf('SietchText-latin.woff2')).toBeLessThan(45_000);
  expect(all + Math.max(...games)).toBeLessThan(90_000);
});
