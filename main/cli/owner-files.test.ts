import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entryOf, GAME_IDS } from '../../shared/games/index.ts';
import { shownOn } from '../../shared/sheets/extent.fixture.ts';
import { framed } from '../../shared/sheets/frame.ts';
import { fileNameOf } from '../../shared/sheets/index.ts';
import { setterOf } from '../../shared/sheets/measure.ts';
import { textOf } from '../../shared/sheets/pages.fixture.ts';
import { shaperOf } from '../../shared/sheets/shape.ts';
import type { SheetRequest } from '../../shared/sheets/sheet.ts';
import { LANGUAGES, type Language } from '../../shared/text/message.ts';
import { speaker } from '../../shared/text/speak.ts';
import { readFonts } from '../print/fonts.ts';
import { sheetSpeaker, sheetTexts } from '../print/write.ts';
import { UsageError } from './args.ts';
import { readCorrections, readOwnNames, renamed, unknownIn } from './owner-files.ts';

const setter = setterOf(shaperOf(await readFonts(process.cwd())));

interface Corrected {
  readonly file: object;
  readonly sheet: string;
  readonly says: RegExp;
}
/** A correction of each game as an owner writes it, and what stands on a sheet then and did not before. */
const CORRECTIONS: Readonly<Record<string, Corrected>> = {
  dice: { file: { game: { rounds: 9 } }, sheet: 'score-sheet', says: /\b9\.1\b/ },
  adventure: { file: { game: { start: { spice: 9 } } }, sheet: 'setup-sheet', says: /9 spice/ },
  imperium: {
    file: { board: { spaces: { wealth: { effects: [{ gain: { solari: 9 } }] } } } },
    sheet: 'space-guide',
    says: /Gain 9 Solari/,
  },
  uprising: { file: { board: { spaces: { espionage: { cost: { spice: 7 } } } } }, sheet: 'space-guide', says: /Espionage 7/ },
  arrakis: { file: { numbers: { spice: { keep: 7 } } }, sheet: 'spice-board', says: /A marker stays 7/ },
};
const written = (name: string, content: unknown): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'sietch-own-')), name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const english = await sheetSpeaker(entryOf('dice'), 'en');
const requestOf = async (game: string, language: Language = 'en', more: Partial<SheetRequest> = {}): Promise<SheetRequest> => ({
  paper: 'a4',
  speaker: await sheetSpeaker(entryOf(game), language),
  seed: 1,
  seats: 2,
  options: {},
  ...more,
});
const saidBy = (game: string, id: string, request: SheetRequest): string =>
  (
    entryOf(game)
      .sheets.find((sheet) => sheet.id === id)
      ?.pages(request, setter) ?? []
  )
    .map((page) => shownOn(page).map(textOf).join(' ').replaceAll('\u00a0', ' '))
    .join(' ');

describe.each(GAME_IDS)('an owner’s corrections of %s', (game) => {
  const { file, sheet, says } = CORRECTIONS[game] as Corrected;

  test('change the sheets, and every page and file says that they are an owner’s', async () => {
    const corrections = await readCorrections(written('mine.json', file), entryOf(game), english);
    const own = await requestOf(game, 'en', { options: { corrections: corrections ?? '' } });
    const [before, after] = [saidBy(game, sheet, await requestOf(game)), saidBy(game, sheet, own)];
    expect(before).not.toMatch(says);
    expect(after).toMatch(says);
    expect(after).toContain('With an owner’s values or names.');
    expect(before).not.toContain('With an owner’s values or names.');
    // The rules that draw a set-up take them too.
    for (const { id } of entryOf(game).sheets.filter(({ drawn }) => drawn))
      expect(saidBy(game, id, own), id).toContain('With an owner’s values or names.');
    expect(fileNameOf(game, { id: sheet }, own)).toBe(`${game}-${sheet}-en-a4-own.pdf`);
  });

  test('which contradict themselves are refused with the field', async () => {
    const wrong = readCorrections(written('mine.json', { nonsense: 1 }), entryOf(game), await sheetSpeaker(entryOf(game), 'en'));
    await expect(wrong).rejects.toThrow(/mine\.json corrects .* wrongly at "nonsense": (?:The data|There is).*field/);
  });

  test.each(LANGUAGES)('leave room for the name of every sheet at the foot (%s)', async (language) => {
    const request = await requestOf(game, language, { renamed: true });
    const tooLong = entryOf(game).sheets.filter(({ title }) => {
      const page = framed({ request, setter, game: { key: `${game}.name` }, title }, { number: 10, of: 10 }, []);
      return shownOn(page).some(({ item }) => item.kind === 'text' && item.overflow);
    });
    expect(tooLong.map(({ id }) => id)).toEqual([]);
  });
});

test('a folder has a file for each game, as the app’s own; a game without one is as in the box', async () => {
  const file = written('dice.json', CORRECTIONS['dice']?.file);
  expect(await readCorrections(join(file, '..'), entryOf('dice'), english)).toBe(JSON.stringify(CORRECTIONS['dice']?.file));
  expect(await readCorrections(join(file, '..'), entryOf('adventure'), english)).toBeNull();
});

test.each([
  ['[1]', /should be a JSON object/],
  ['{"game": ', /is no JSON/],
  ['', /is no JSON/],
])('a file of %j is refused', async (content, why) => {
  const tried = readCorrections(written('mine.json', content), entryOf('dice'), english);
  await expect(tried).rejects.toThrow(why);
  await expect(tried).rejects.toThrow(UsageError);
});
test('a file that an editor has marked as Unicode is read all the same', async () => {
  const file = written('mine.json', `\uFEFF${JSON.stringify(CORRECTIONS['dice']?.file)}`);
  expect(await readCorrections(file, entryOf('dice'), english)).toContain('rounds');
});

describe('an owner’s names', () => {
  test('stand for what is called so, wherever it is named', async () => {
    const texts = await sheetTexts(entryOf('imperium'), 'en');
    const names = await readOwnNames(written('names.json', { 'The Voice': 'The Command' }));
    expect(unknownIn([texts], names)).toEqual([]);
    const request = await requestOf('imperium', 'en', { speaker: speaker('en', renamed(texts, names)), renamed: true });
    const said = saidBy('imperium', 'card-list', request);
    expect(said).toContain('The Command');
    expect(said).not.toContain('The Voice');
    expect(said).toContain('With an owner’s values or names.');
  });

  test('for what no sheet names are found out', async () => {
    const names = await readOwnNames(written('names.json', { 'The Voise': 'The Command' }));
    expect(unknownIn([await sheetTexts(entryOf('imperium'), 'en')], names)).toEqual(['The Voise']);
  });

  test.each([
    [{ 'The Voice': 7 }, /"The Voice" has no name/],
    [{ 'The Voice': ' ' }, /"The Voice" has no name/],
    [{ 'The Voice': 'a'.repeat(61) }, /longer than 60 letters/],
    [{ 'The Voice': 'a{b}' }, /signs that cannot be printed/],
    [{ 'The Voice': 'a\u0007' }, /signs that cannot be printed/],
  ])('that cannot be printed are refused: %j', async (content, why) => {
    await expect(readOwnNames(written('names.json', content))).rejects.toThrow(why);
  });
});
