import { describe, expect, test } from 'vitest';
import { GAME_IDS, entryOf } from '../../shared/games/index.ts';
import { shownOn } from '../../shared/sheets/extent.fixture.ts';
import { inBlack } from '../../shared/sheets/black.ts';
import { renderTogether } from '../../shared/sheets/index.ts';
import { setterOf } from '../../shared/sheets/measure.ts';
import type { Ink, Item } from '../../shared/sheets/page.ts';
import { shaperOf } from '../../shared/sheets/shape.ts';
import type { SheetRequest } from '../../shared/sheets/sheet.ts';
import { LANGUAGES, type Language } from '../../shared/text/message.ts';
import { readFonts } from './fonts.ts';
import { claimsBroken } from './ua.fixture.ts';
import { sheetSpeaker } from './write.ts';

const fonts = await readFonts(process.cwd());

const requestOf = async (game: string, language: Language, more: Partial<SheetRequest> = {}): Promise<SheetRequest> => {
  const entry = entryOf(game);
  const speaker = await sheetSpeaker(entry, language);
  return { paper: 'a4', speaker, seed: 7, seats: Math.max(...entry.module.seatCounts), options: {}, ...more };
};

/** The structure of every page in each language is looked at by the tests of its sheets. */
describe.each(GAME_IDS)('%s, all sheets', (game) => {
  test.each(LANGUAGES)('keep what the file claims in %s', async (language) => {
    const bytes = await renderTogether('All', entryOf(game).sheets, await requestOf(game, language), fonts);
    expect(claimsBroken(bytes, language)).toEqual([]);
  });
});

/** Each game in another language. */
describe.each(GAME_IDS.map((game, at) => [game, LANGUAGES[at % LANGUAGES.length] ?? 'en'] as const))(
  '%s, all sheets in %s',
  (game, language) => {
    test('in black use no other ink, and leave places empty that are filled otherwise', async () => {
      const setter = setterOf(shaperOf(fonts));
      const request = await requestOf(game, language);
      const pages = entryOf(game).sheets.flatMap((sheet) => sheet.pages(request, setter));
      const black = pages.map(inBlack);
      expect(new Set(black.flatMap(({ items }) => inksOf(items)))).toEqual(new Set<Ink>(['ink', 'paper']));
      // Nothing else has changed: the same lines of text at the same places.
      const textOf = (all: typeof pages): string =>
        JSON.stringify(all.map((page) => shownOn(page).flatMap(({ runs, box }) => (runs ? [box] : []))));
      expect(textOf(black)).toBe(textOf(pages));
    });
  },
);

const inksOf = (items: readonly Item[]): readonly Ink[] =>
  items.flatMap((item) => {
    if (item.kind === 'path') return [item.fill, item.stroke].filter((ink) => ink !== undefined);
    if (item.kind === 'text') return item.lines.flatMap(({ runs }) => runs.map(({ ink }) => ink));
    return inksOf(item.items);
  });
