import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNameOf, type FontBytes, renderPdf, type Sheet, type SheetRequest } from '../../shared/sheets/index.ts';
import { SHEET_TEXTS } from '../../shared/sheets/texts.ts';
import type { AnyEntry } from '../../shared/games/index.ts';
import type { Language } from '../../shared/text/message.ts';
import { type Speaker, speaker } from '../../shared/text/speak.ts';

/** Says what the sheets of a game say. English stands in where a text is missing. */
export async function sheetSpeaker({ words }: AnyEntry, language: Language): Promise<Speaker> {
  const texts = await Promise.all([SHEET_TEXTS.en(), words.texts.en(), SHEET_TEXTS[language](), words.texts[language]()]);
  return speaker(language, ...texts);
}

export interface Written {
  readonly path: string;
  readonly bytes: number;
}

/**
 * Writes a sheet into a folder, which is made if it is missing. A file of the same name is replaced only by a whole one.
 * @throws the file system's error if the folder cannot be written to; FontProblem
 */
export async function writeSheet(folder: string, game: string, sheet: Sheet, request: SheetRequest, fonts: FontBytes): Promise<Written> {
  const pdf = await renderPdf(sheet, request, fonts);
  await mkdir(folder, { recursive: true });
  const path = join(folder, fileNameOf(game, sheet, request));
  const half = `${path}.part`;
  await writeFile(half, pdf);
  await rename(half, path);
  return { path, bytes: pdf.length };
}
