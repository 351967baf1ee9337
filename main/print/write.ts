import { lstat, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileNameOf, type FontBytes, renderPdf, renderTonight, type Sheet, type SheetRequest, TONIGHT } from '../../shared/sheets/index.ts';
import { SHEET_TEXTS } from '../../shared/sheets/texts.ts';
import type { TextsOf } from '../../shared/text/together.ts';
import type { Language, Texts } from '../../shared/text/message.ts';
import { type Speaker, speaker } from '../../shared/text/speak.ts';

/** What is said of a game. */
interface Spoken {
  readonly words: { readonly texts: TextsOf };
}
/** All that the sheets of a game say. English stands in where a text is missing. */
export async function sheetTexts({ words }: Spoken, language: Language): Promise<Texts> {
  const texts = await Promise.all([SHEET_TEXTS.en(), words.texts.en(), SHEET_TEXTS[language](), words.texts[language]()]);
  return Object.assign({}, ...texts);
}
export const sheetSpeaker = async (game: Spoken, language: Language): Promise<Speaker> =>
  speaker(language, await sheetTexts(game, language));

export interface Written {
  readonly path: string;
  readonly bytes: number;
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/**
 * Makes a folder and those above it, one by one: made all at once, a file system that takes no folders is tried for ever.
 * @throws the file system's error
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return mustBeFolder(folder);
    const above = dirname(folder);
    // Where the folder above is there, this one cannot be had.
    if (code !== 'ENOENT' || above === folder || (await isThere(above))) throw error;
    await makeFolder(above);
    await mkdir(folder);
  }
}
/** @throws an error with the code ENOTDIR if something else has this name */
async function mustBeFolder(folder: string): Promise<void> {
  if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error(folder), { code: 'ENOTDIR', path: folder });
}
const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** @throws an error with the code EISDIR or EEXIST if something else than a plain file has this name */
async function mustBeFree(path: string): Promise<void> {
  // Not there yet (ENOENT); whatever else is wrong with it the writing will tell.
  const there = await lstat(path).catch(() => null);
  if (!there || there.isFile()) return;
  throw Object.assign(new Error(path), { code: there.isDirectory() ? 'EISDIR' : 'EEXIST', path });
}

/**
 * Writes a sheet into a folder, which is made if it is missing. A file of the same name is replaced only by a whole one,
 * and no half file stays.
 * @throws the file system's error if the folder cannot be written to or something else has the file's name; FontProblem
 */
export async function writeSheet(folder: string, game: string, sheet: Sheet, request: SheetRequest, fonts: FontBytes): Promise<Written> {
  return writeWhole(folder, fileNameOf(game, sheet, request), await renderPdf(sheet, request, fonts));
}
/** The same for all that a group needs tonight, in one file. */
export async function writeTonight(
  folder: string,
  game: string,
  sheets: readonly Sheet[],
  request: SheetRequest,
  fonts: FontBytes,
): Promise<Written> {
  return writeWhole(folder, fileNameOf(game, TONIGHT, request), await renderTonight(game, sheets, request, fonts));
}

async function writeWhole(folder: string, name: string, pdf: Uint8Array): Promise<Written> {
  await makeFolder(resolve(folder));
  const path = join(folder, name);
  const half = `${path}.part`;
  await mustBeFree(path);
  await mustBeFree(half);
  try {
    await writeFile(half, pdf);
    await rename(half, path);
  } catch (error) {
    // Whatever error keeps it from being taken away too: the first cause is the one to tell.
    await rm(half, { force: true }).catch(() => {});
    throw error;
  }
  return { path, bytes: pdf.length };
}
