import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryOf } from '../../shared/games/index.ts';
import { FontProblem, type Paper, PAPERS, type Sheet, type SheetRequest } from '../../shared/sheets/index.ts';
import { type Language, LANGUAGES } from '../../shared/text/message.ts';
import { readFonts } from '../print/fonts.ts';
import { sheetSpeaker, writeSheet } from '../print/write.ts';
import { readArgs, run, UsageError, wholeNumber } from './args.ts';
import { readGames, readOptions } from './game-options.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** One of a few names. @throws UsageError that lists them */
function oneOf<Name extends string>(option: string, value: string, names: readonly Name[]): Name {
  if (!names.includes(value as Name)) throw new UsageError(`--${option} takes ${names.join(', ')}, not "${value}"`);
  return value as Name;
}

/** The sheets meant by `all` or by names with commas between them. @throws UsageError that lists the names */
function chosenSheets(sheets: readonly Sheet[], names: string): readonly Sheet[] {
  if (names === 'all') return sheets;
  return names.split(',').map((name) => {
    const sheet = sheets.find(({ id }) => id === name.trim());
    if (!sheet) throw new UsageError(`No sheet is called "${name.trim()}". There are: all, ${sheets.map(({ id }) => id).join(', ')}`);
    return sheet;
  });
}

const DEFAULTS = { game: '', sheet: 'all', lang: 'en', paper: 'a4', out: '.', seed: '1', seats: '4', options: '' };

/** `npm run print`: writes PDF files, or lists what can be printed, of one game or of all. @throws UsageError */
export async function print(): Promise<void> {
  const { text, flag, rest } = readArgs(DEFAULTS, ['list']);
  if (rest.length > 0) throw new UsageError(`Not understood: ${rest.join(' ')}. Name sheets with --sheet.`);
  for (const game of readGames(text.game)) await printGame(game, text, flag.list);
}

async function printGame(game: string, text: Readonly<Record<keyof typeof DEFAULTS, string>>, isList: boolean): Promise<void> {
  const entry = entryOf(game);
  const language: Language = oneOf('lang', text.lang, LANGUAGES);
  const speaker = await sheetSpeaker(entry, language);
  if (isList) {
    if (!text.game) console.log(`${game}:`);
    for (const { id, title, about } of entry.sheets) console.log(`${id}\t${speaker.say(title)}: ${speaker.say(about)}`);
    return;
  }
  const { seatCounts } = entry.module;
  const seats = wholeNumber('seats', text.seats, Math.min(...seatCounts), Math.max(...seatCounts));
  const request: SheetRequest = {
    paper: oneOf('paper', text.paper, Object.keys(PAPERS) as Paper[]),
    speaker,
    seed: wholeNumber('seed', text.seed, 0, 2 ** 31),
    seats,
    options: readOptions(entry.module, text.options),
  };
  const sheets = chosenSheets(entry.sheets, text.sheet);
  await write(sheets, { out: text.out, game }, request);
}

/** A line for each file that was written. */
async function write(
  sheets: readonly Sheet[],
  { out, game }: { readonly out: string; readonly game: string },
  request: SheetRequest,
): Promise<void> {
  try {
    const fonts = await readFonts(root);
    for (const sheet of sheets) {
      const { path, bytes } = await writeSheet(out, game, sheet, request, fonts);
      console.log(`${path}\t${Math.ceil(bytes / 1000)} kB`);
    }
  } catch (error) {
    if (error instanceof FontProblem) throw new UsageError(error.message);
    const { code, path } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new UsageError(`Cannot write ${path ?? out} (${code}). Choose another folder with --out.`);
  }
}

if (import.meta.main) await run(print);
