import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFonts } from '../../main/print/fonts.ts';
import { checkFonts, FontProblem } from './fonts.ts';
import { shaperOf } from './shape.ts';

const fonts = await readFonts(process.cwd());

test('a missing font is named, and what to do', () => {
  expect(() => checkFonts({ ...fonts, bold: new Uint8Array() })).toThrow(/"bold".*missing.*npm ci/);
});

test('a web font is refused: it would break the PDF', () => {
  const web = new Uint8Array(readFileSync('renderer/assets/fonts/Marcellus-latin.woff2'));
  expect(() => checkFonts({ ...fonts, display: web })).toThrow(/"display".*TrueType/);
});

test('a torn font file is named', () => {
  expect(() => shaperOf({ ...fonts, semibold: fonts.semibold.slice(0, 200) })).toThrow(FontProblem);
});

test('a folder without fonts is named', async () => {
  await expect(readFonts('/nowhere')).rejects.toThrow(/ENOENT.*Expected node_modules/);
});
