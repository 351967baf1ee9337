import { join } from 'node:path';
import { entryOf } from '../../../shared/games/index.ts';
import { renderPdf, type SheetRequest } from '../../../shared/sheets/index.ts';
import { readFonts } from '../../print/fonts.ts';
import { sheetSpeaker } from '../../print/write.ts';

/** What printing costs, from reading the fonts to the last byte. */
export interface SheetsBench {
  readonly sheets: number;
  readonly pages: number;
  /** All sheets of the game in one language, milliseconds. */
  readonly milliseconds: number;
  /** The largest file, kilobytes. */
  readonly largest: number;
}

/** Draws all sheets of a game once, in German, on A4, for as many seats as it has. */
export async function benchSheets(game: string): Promise<SheetsBench> {
  const entry = entryOf(game);
  const request: SheetRequest = {
    paper: 'a4',
    speaker: await sheetSpeaker(entry, 'de'),
    seed: 1,
    seats: Math.max(...entry.module.seatCounts),
    options: {},
  };
  const start = performance.now();
  const fonts = await readFonts(join(import.meta.dirname, '../../..'));
  let largest = 0;
  let pages = 0;
  for (const sheet of entry.sheets) {
    const pdf = await renderPdf(sheet, request, fonts);
    largest = Math.max(largest, pdf.length);
    pages +=
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type \/Page\n/g)?.length ?? 0;
  }
  return { sheets: entry.sheets.length, pages, milliseconds: Math.round(performance.now() - start), largest: Math.ceil(largest / 1000) };
}
