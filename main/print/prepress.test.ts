import { describe, expect, test } from 'vitest';
import { GAME_IDS, entryOf } from '../../shared/games/index.ts';
import { shownOn } from '../../shared/sheets/extent.fixture.ts';
import { inBlack } from '../../shared/sheets/black.ts';
import { renderTogether } from '../../shared/sheets/index.ts';
import { setterOf } from '../../shared/sheets/measure.ts';
import { FORMATS } from '../../shared/sheets/pieces.ts';
import type { Ink, Item, Page } from '../../shared/sheets/page.ts';
import { pdfOf } from '../../shared/sheets/pdf.ts';
import { shaperOf } from '../../shared/sheets/shape.ts';
import { BACKS, type SheetRequest } from '../../shared/sheets/sheet.ts';
import { LANGUAGES, type Language } from '../../shared/text/message.ts';
import { readFonts } from './fonts.ts';
import { openPdf } from './pdf.fixture.ts';
import { claimsBroken } from './ua.fixture.ts';
import { sheetSpeaker } from './write.ts';

const fonts = await readFonts(process.cwd());

const requestOf = async (game: string, language: Language, more: Partial<SheetRequest> = {}): Promise<SheetRequest> => {
  const entry = entryOf(game);
  const speaker = await sheetSpeaker(entry, language);
  return { paper: 'a4', speaker, seed: 7, seats: Math.max(...entry.module.seatCounts), options: {}, ...more };
};

const setter = setterOf(shaperOf(fonts));
/**
 * The structure of every page in each language is looked at by the tests of its sheets. What black makes of them is looked
 * at in another language for each game.
 */
describe.each(GAME_IDS.map((game, at) => [game, LANGUAGES[at % LANGUAGES.length] ?? 'en'] as const))('%s, all sheets', (game, inInk) => {
  test.each(LANGUAGES)('keep what the file claims in %s, and in black use no other ink', async (language) => {
    const request = await requestOf(game, language);
    const pages = entryOf(game).sheets.flatMap((sheet) => sheet.pages(request, setter));
    expect(claimsBroken(await pdfOf({ title: 'All', language, pages }, fonts), language)).toEqual([]);
    if (language === inInk) expectBlack(pages);
  });
});
function expectBlack(pages: readonly Page[]): void {
  const black = pages.map(inBlack);
  expect(new Set(black.flatMap(({ items }) => inksOf(items)))).toEqual(new Set<Ink>(['ink', 'paper']));
  // Nothing else has changed: the same lines of text at the same places.
  const textOf = (all: readonly Page[]): string =>
    JSON.stringify(all.map((page) => shownOn(page).flatMap(({ runs, box }) => (runs ? [box] : []))));
  expect(textOf(black)).toBe(textOf(pages));
}

const PT = 72 / 25.4;
test.each(BACKS)('cards with backs (%s) say to the cutter where they are cut, and that their ink goes on 3 mm', async (backs) => {
  const house = entryOf('dice').sheets.filter(({ id }) => id === 'house-tarot');
  const { boxes } = openPdf(await renderTogether('Cards', house, await requestOf('dice', 'en', { backs }), fonts));
  const cut = boxes.filter(({ MediaBox, TrimBox }) => TrimBox.some((at, side) => Math.abs(at - (MediaBox[side] ?? 0)) > 1));
  // The check of the printer is not cut.
  const checks = { none: 0, long: 2, short: 2, fold: 1 }[backs];
  expect(cut).toHaveLength(boxes.length - checks);
  for (const { TrimBox, BleedBox } of cut) {
    const [left = 0, bottom = 0, right = 0, top = 0] = TrimBox.map((at, side) => (at - (BleedBox[side] ?? 0)) / PT);
    for (const by of [left, bottom, -right, -top]) expect(by).toBeCloseTo(3, 2);
    const [width, height] = [(TrimBox[2] ?? 0) - (TrimBox[0] ?? 0), (TrimBox[3] ?? 0) - (TrimBox[1] ?? 0)].map((each) => each / PT);
    // Whole cards with 6 mm between them.
    for (const [length = 0, edges] of [
      [width, [FORMATS.tarot.width, FORMATS.tarot.height]],
      [height, [FORMATS.tarot.width, FORMATS.tarot.height]],
    ] as const)
      expect(edges.some((edge) => Math.abs(((length + 6) / (edge + 6)) % 1) < 0.001 || ((length + 6) / (edge + 6)) % 1 > 0.999)).toBe(true);
  }
});
test('cards that touch are cut along the edges of their grid, and nothing bleeds', async () => {
  const { boxes } = openPdf(
    await renderTogether(
      'Cards',
      entryOf('dice').sheets.filter(({ id }) => id === 'house-cards'),
      await requestOf('dice', 'en'),
      fonts,
    ),
  );
  const [{ TrimBox = [], BleedBox = [] } = {}] = boxes;
  const [left = 0, bottom = 0, right = 0, top = 0] = TrimBox.map((at) => at / PT);
  expect(right - left).toBeCloseTo(3 * FORMATS.card.width, 2);
  expect(top - bottom).toBeCloseTo(3 * FORMATS.card.height, 2);
  expect(BleedBox).toEqual(TrimBox);
});

const inksOf = (items: readonly Item[]): readonly Ink[] =>
  items.flatMap((item) => {
    if (item.kind === 'path') return [item.fill, item.stroke].filter((ink) => ink !== undefined);
    if (item.kind === 'text') return item.lines.flatMap(({ runs }) => runs.map(({ ink }) => ink));
    return inksOf(item.items);
  });
