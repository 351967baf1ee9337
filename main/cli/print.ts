import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyLazy, LAZY } from '../../shared/games/lazy.ts';
import { keysOf } from '../../shared/kernel/typed.ts';
import { BACKS, FontProblem, PAPERS, type Sheet, type SheetRequest } from '../../shared/sheets/index.ts';
import { LONGEST_NAME } from '../../shared/sheets/sheet.ts';
import { SHEET_TEXTS } from '../../shared/sheets/texts.ts';
import { hostEn } from '../../shared/text/host.en.ts';
import { type Language, LANGUAGES } from '../../shared/text/message.ts';
import { speaker } from '../../shared/text/speak.ts';
import { readFonts } from '../print/fonts.ts';
import { sheetSpeaker, sheetTexts, writeSheet, writeTonight } from '../print/write.ts';
import { readArgs, run, UsageError, wholeNumber } from './args.ts';
import { readGames, readOptions } from './game-options.ts';
import { isFolder, type OwnNames, readCorrections, readOwnNames, readPlainFile, renamed, unknownIn } from './owner-files.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** One of a few names. @throws UsageError that lists them */
function oneOf<Name extends string>(option: string, value: string, names: readonly Name[]): Name {
  if (!names.includes(value as Name)) throw new UsageError(`--${option} takes ${names.join(', ')}, not "${value}"`);
  return value as Name;
}

const DEFAULTS = {
  game: '',
  sheet: 'all',
  lang: 'en',
  paper: 'a4',
  out: '.',
  seed: '1',
  seats: '4',
  options: '',
  names: '',
  backs: 'none',
  record: '',
  host: '',
  corrections: '',
  own: '',
};
const ABOUT = {
  game: 'one game, or all',
  sheet: 'names of sheets with commas between them; kit = all that a game without its box needs',
  lang: `language of the sheets: ${LANGUAGES.join(', ')}, or all`,
  paper: Object.keys(PAPERS).join(' or '),
  out: 'folder for the files; made if it is missing',
  seed: 'number of the draw on set-up sheets',
  seats: 'how many play; where a game has not so many, its nearest number',
  options: 'how it is played, e.g. map=rim-split',
  names: 'who plays, with commas between them, for --tonight',
  host: 'address of your host, e.g. http://192.168.1.20:4747: the page for teaching leads there',
  record: 'the record of a finished game: writes its report, two pages, instead of sheets',
  corrections: 'your own values: a JSON file with what differs from the data of the game, or a folder with one for each, e.g. dice.json',
  own: 'your own names: a JSON file such as {"Prana Bindu": "Prana-bindu"}, in the language of the sheets',
  backs: 'how backs of cards and tokens get behind them: none, long or short (the edge the paper is turned along), fold',
  tonight: 'one file with all that these players need, each page as often as they need it',
  black: 'in black alone, for printers that dither grey',
  list: 'names what can be printed, and writes nothing',
} as const;
/** What must be known of a game to print its sheets. */
type Printed = Awaited<ReturnType<AnyLazy['face']>> & { readonly sheets: readonly Sheet[] };
const games = new Map<string, Promise<Printed>>();
/** Reading the other games would take longer than printing a sheet of this one. */
function printed(game: string): Promise<Printed> {
  const known = games.get(game) ?? load(game);
  games.set(game, known);
  return known;
}
async function load(game: string): Promise<Printed> {
  const lazy = LAZY[game];
  if (!lazy) throw new UsageError(`No game is called "${game}".`);
  const [face, sheets] = await Promise.all([lazy.face(), lazy.sheets()]);
  return { ...face, sheets };
}
/** What is to be written of one game. */
interface Job {
  readonly game: string;
  readonly sheets: readonly Sheet[];
  readonly request: SheetRequest;
}

/** `npm run print`: writes PDF files, or lists what can be printed, of one game or of all. @throws UsageError */
export async function print(): Promise<void> {
  const { text, flag, rest } = readArgs(DEFAULTS, ['tonight', 'black', 'list'], ABOUT);
  if (rest.length > 0) throw new UsageError(`Not understood: ${rest.join(' ')}. Name sheets with --sheet.`);
  if (text.record) return writeReport(text, flag.black);
  const games = readGames(text.game === 'all' ? '' : text.game);
  const languages = languagesOf(text);
  if (flag.list) {
    for (const game of games) for (const language of languages) await list(game, text, language);
    return;
  }
  if (text.names && !flag.tonight) throw new UsageError('--names goes with --tonight.');
  if (text.out.trim() === '') throw new UsageError('--out names no folder. Leave it out to write here.');
  // All that can be wrong with the call is found before the first file is written.
  const named = await chosenSheets(games, text.sheet);
  const own = await ownersOwn(text, games, languages);
  const jobs: Job[] = [];
  for (const game of games) {
    const sheets = named(game);
    if (sheets.length === 0) continue;
    for (const language of languages) {
      const request = await requestFor(game, text, language, own);
      jobs.push({
        game,
        sheets,
        request: { ...request, ...(flag.black ? { black: true } : {}), ...(flag.tonight ? { names: namesIn(text, request.seats) } : {}) },
      });
    }
  }
  await write(jobs, text.out, flag.tonight);
}

/**
 * The sheets of a game that are meant by `all` or by names with commas between them.
 * @throws UsageError that lists the names, if none of the games has a sheet that is named
 */
async function chosenSheets(games: readonly string[], names: string): Promise<(game: string) => readonly Sheet[]> {
  const all = new Map(await Promise.all(games.map(async (game) => [game, (await printed(game)).sheets] as const)));
  const sheetsOf = (game: string): readonly Sheet[] => all.get(game) ?? [];
  if (names === 'all') return sheetsOf;
  if (names === 'kit') return (game) => kitOf(game, sheetsOf(game));
  // Named twice, a sheet is still one file.
  const wanted = [...new Set(names.split(',').map((name) => name.trim()))];
  const known = new Set(games.flatMap((game) => sheetsOf(game).map(({ id }) => id)));
  const unknown = wanted.find((name) => !known.has(name));
  if (unknown !== undefined) throw new UsageError(`No sheet is called "${unknown}". There are: all, ${[...known].join(', ')}`);
  return (game) => wanted.flatMap((name) => sheetsOf(game).filter(({ id }) => id === name));
}

/** @throws UsageError if the game cannot be played without its box */
function kitOf(game: string, all: readonly Sheet[]): readonly Sheet[] {
  const sheets = all.filter(({ kit }) => kit);
  if (sheets.length > 0) return sheets;
  throw new UsageError(`${game} needs its box: no set of its sheets stands for it.`);
}

type Words = Readonly<Record<keyof typeof DEFAULTS, string>>;
const isOne = ({ game }: Words): boolean => game !== '' && game !== 'all';
const languagesOf = ({ lang }: Words): readonly Language[] => {
  const named = oneOf('lang', lang, ['all', ...LANGUAGES]);
  return named === 'all' ? LANGUAGES : [named];
};

async function list(game: string, text: Words, language: Language): Promise<void> {
  const known = await printed(game);
  const speaker = await sheetSpeaker(known, language);
  if (!isOne(text)) console.log(`${game}:`);
  for (const { id, title, about } of known.sheets) console.log(`${id}\t${speaker.say(title)}: ${speaker.say(about)}`);
}

/** What owners of boxes know better, by their games. */
interface Own {
  readonly corrections: Readonly<Record<string, string>>;
  readonly names: OwnNames;
}
const NOTHING_OWN: Own = { corrections: {}, names: new Map() };

/** @throws UsageError if something in the files of an owner cannot be used */
async function ownersOwn({ corrections: path, own }: Words, games: readonly string[], languages: readonly Language[]): Promise<Own> {
  if (path && games.length > 1 && !(await isFolder(path)))
    throw new UsageError('--corrections takes a file only with one game: name it with --game, or give a folder.');
  const corrections: Record<string, string> = {};
  for (const game of path ? games : []) {
    // What contradicts itself in a correction only the whole game can tell.
    const { entryOf } = await import('../../shared/games/index.ts');
    const entry = entryOf(game);
    const found = await readCorrections(path, entry, await sheetSpeaker(entry, 'en'));
    if (found !== null) corrections[game] = found;
  }
  if (path && Object.keys(corrections).length === 0) throw new UsageError(`${path} has no file such as ${games[0]}.json.`);
  if (!own) return { ...NOTHING_OWN, corrections };
  const names = await readOwnNames(own);
  const texts = await Promise.all(games.flatMap((game) => languages.map(async (language) => sheetTexts(await printed(game), language))));
  const [unknown] = unknownIn(texts, names);
  if (unknown !== undefined) throw new UsageError(`${own}: nothing on these sheets is called "${unknown}" in ${languages.join(', ')}.`);
  return { corrections, names };
}

/** What a game's sheets are asked for. @throws UsageError for what it does not know */
async function requestFor(game: string, text: Words, language: Language, own = NOTHING_OWN): Promise<SheetRequest> {
  const known = await printed(game);
  const { [game]: corrections } = own.corrections;
  const { seatCounts } = known.facts;
  const [fewest, most] = [Math.min(...seatCounts), Math.max(...seatCounts)];
  // Of all games together, a number that one of them does not have is no mistake.
  const seats = isOne(text) ? wholeNumber('seats', text.seats, fewest, most) : wholeNumber('seats', text.seats, 1, 8);
  const options = { ...readOptions(known.facts, text.options), ...(corrections ? { corrections } : {}) };
  const { [game]: lazy } = LAZY;
  if (lazy?.added?.asks(options)) await lazy.added.open();
  return {
    paper: oneOf('paper', text.paper, keysOf(PAPERS)),
    speaker:
      own.names.size > 0 ? speaker(language, renamed(await sheetTexts(known, language), own.names)) : await sheetSpeaker(known, language),
    ...(own.names.size > 0 ? { renamed: true as const } : {}),
    seed: wholeNumber('seed', text.seed, 0, 2 ** 31),
    seats: Math.min(most, Math.max(fewest, seats)),
    options,
    backs: oneOf('backs', text.backs, BACKS),
    ...(text.host ? { host: addressOf(text.host) } : {}),
  };
}

/** @throws UsageError if it is no address of a host */
function addressOf(host: string): string {
  if (!/^https?:[/][/][^\s/]+[/]?$/.test(host) || host.length > 100)
    throw new UsageError(`--host takes an address such as http://192.168.1.20:4747, not "${host}"`);
  return host;
}

/** Who plays; nobody more than there are seats. @throws UsageError */
function namesIn({ names }: Words, seats: number): readonly string[] {
  const all = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const wrong = all.find((name) => name.length > LONGEST_NAME || /\p{Cc}/u.test(name));
  if (wrong !== undefined) throw new UsageError(`--names takes names of at most ${LONGEST_NAME} letters, not "${wrong.slice(0, 40)}".`);
  if (all.length > seats) throw new UsageError(`--names has ${all.length} names for ${seats} seats. Say how many play with --seats.`);
  return all;
}

/** What a failed file operation means for whoever called. */
const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EROFS: 'it is not allowed',
  EISDIR: 'a folder has the name of the file',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'something else than a plain file has its name',
  ENAMETOOLONG: 'the name is too long',
};

/** The report of the game that a record tells of. @throws UsageError if it cannot be read, tells no finished game, or cannot be written */
async function writeReport(text: Words, black: boolean): Promise<void> {
  if (text.out.trim() === '') throw new UsageError('--out names no folder. Leave it out to write here.');
  const record = await readPlainFile(text.record, 'a record that was saved at the end of a game', MOST_RECORD_BYTES);
  const english = speaker('en', hostEn, await SHEET_TEXTS.en());
  const [{ SHELF }, { reportOf }, { reportSheet }] = await Promise.all([
    import('../../shared/games/index.ts'),
    import('../../shared/report/report.ts'),
    import('../../shared/sheets/report/report-sheet.ts'),
  ]);
  const { report, misfit } = reportOf(record, (game) => (Object.hasOwn(SHELF, game) ? SHELF[game] : undefined));
  if (misfit) throw new UsageError(`${text.record}: ${english.say({ key: misfit.key, with: misfit.with ?? {} })}`);
  const jobs: Job[] = [];
  for (const language of languagesOf(text)) {
    const { paper, speaker: says } = await requestFor(
      report.game,
      { ...text, seats: String(report.players.filter(({ kind }) => kind !== 'rule').length), options: '' },
      language,
    );
    const request = { paper, speaker: says, seed: 0, seats: report.players.length, options: {}, ...(black ? { black } : {}) };
    jobs.push({ game: report.game, sheets: [reportSheet(report)], request });
  }
  await write(jobs, text.out, false);
}
/** So large a file is no record. */
const MOST_RECORD_BYTES = 64_000_000;

/** A line for each file that was written. @throws UsageError that says what stopped it; what is written by then stays */
async function write(jobs: readonly Job[], out: string, tonight: boolean): Promise<void> {
  try {
    const fonts = await readFonts(root);
    for (const { game, sheets, request } of jobs) {
      const files = tonight
        ? [() => writeTonight(out, game, sheets, request, fonts)]
        : sheets.map((sheet) => () => writeSheet(out, game, sheet, request, fonts));
      for (const file of files) {
        const { path, bytes } = await file();
        console.log(`${path}\t${Math.ceil(bytes / 1000)} kB`);
      }
    }
  } catch (error) {
    if (error instanceof FontProblem) throw new UsageError(error.message);
    const { code, path } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new UsageError(
      `Cannot write ${path ?? out}: ${CAUSES[code] ?? 'the file system refuses it'} (${code}). Choose another folder with --out.`,
    );
  }
}

if (import.meta.main) await run(print);
