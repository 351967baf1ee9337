import { defineStore } from 'pinia';
import type { Language } from '../../shared/text/message.ts';
import type { Backs, FontBytes, Paper, PreviewPage, Sheet, SheetRequest } from '../../shared/sheets/index.ts';
import type { Finding } from '../../shared/review/findings.ts';
import { lately } from '../app/lately.ts';
import { useTexts } from './texts.ts';

export interface PrintWish {
  readonly language: Language;
  readonly paper: Paper;
  readonly seed: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** In black alone. */
  readonly black: boolean;
  readonly backs: Backs;
  /** Where the group's host answers; '' = nowhere on the network. */
  readonly host: string;
  /** Who plays tonight; null = single sheets. */
  readonly names: readonly string[] | null;
}
export interface Previewed {
  readonly id: string;
  readonly pages: readonly PreviewPage[];
}

/** Numbers of draws go from 1 to this. */
export const MOST_DRAWS = 999_999;
/** The number of a draw that somebody typed; null = it is none. */
export function drawFrom(text: string): number | null {
  const number = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= MOST_DRAWS ? number : null;
}

/** @throws Error if the file is not there: a page that says so would be taken for a font */
async function bytesOf(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url.split('/').at(-1)}`);
  return new Uint8Array(await answer.arrayBuffer());
}
let fonts: Promise<FontBytes> | null = null;
/** The four fonts of paper, fetched once. */
function loadFonts(): Promise<FontBytes> {
  fonts ??= (async () => {
    const [{ default: regular }, { default: semibold }, { default: bold }, { default: display }] = await Promise.all([
      import('pretendard/dist/public/static/alternative/Pretendard-Regular.ttf?url'),
      import('pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf?url'),
      import('pretendard/dist/public/static/alternative/Pretendard-Bold.ttf?url'),
      import('../../shared/sheets/fonts/SietchDisplay-Regular.ttf?url'),
    ]);
    const [r, s, b, d] = await Promise.all([regular, semibold, bold, display].map(bytesOf));
    return { regular: r, semibold: s, bold: b, display: d } as FontBytes;
  })();
  // Whoever waits for them hears of the error (Error); the next one tries again.
  fonts.catch(() => {
    fonts = null;
  });
  return fonts;
}

/** The paper that people use where this device is. */
export const usualPaper = (): Paper => (navigator.languages.some((tag) => /-(US|CA|MX)$/.test(tag)) ? 'letter' : 'a4');

/** So many sheets are kept as they were laid out: what is chosen again stands there at once. */
const KEPT = 40;
/** Before anything is laid out, what was clicked is shown (milliseconds); before each sheet, another click is heard. */
const SHOWN = 30;

/** Somebody waits for pages. */
interface Call {
  /** Once it says no, nothing more is laid out. */
  isWanted(): boolean;
  /** Before the next sheet that is laid out. */
  pause: number;
}
async function pause(call: Call): Promise<void> {
  await new Promise((soon) => setTimeout(soon, call.pause));
  call.pause = 0;
}

/** The print room: the sheets of a game as pages on the screen and as one PDF. */
export const usePrint = defineStore('print', () => {
  const texts = useTexts();
  const laidOut = lately<readonly PreviewPage[]>(KEPT);

  async function requestOf({ language, paper, seed, seats, options, black, backs, host, names }: PrintWish): Promise<SheetRequest> {
    const { SHEET_TEXTS } = await import('../../shared/sheets/texts.ts');
    await texts.learn('sheets', (one) => SHEET_TEXTS[one]());
    const more = { ...(black ? { black } : {}), ...(names ? { names } : {}), ...(host ? { host } : {}) };
    return { paper, speaker: await texts.speakerOf(language), seed, seats, options, backs, ...more };
  }
  /** The pages of this name, which tells all that changes them; null = nobody wanted them any more when they were to be laid out. */
  async function kept(name: string, call: Call, make: () => readonly PreviewPage[]): Promise<readonly PreviewPage[] | null> {
    if (!laidOut.has(name)) await pause(call);
    if (!call.isWanted()) return null;
    return laidOut.take([name], make)[0] ?? null;
  }

  /**
   * The real pages, as they will be printed.
   * @param isWanted asked before each sheet: once it says no, nothing more is laid out
   * @returns null if they were not wanted any more
   * @throws Error if they cannot be laid out
   */
  async function preview(
    game: string,
    sheets: readonly Sheet[],
    wish: PrintWish,
    isWanted: () => boolean,
  ): Promise<readonly Previewed[] | null> {
    const [{ previewPages, previewTonight, TONIGHT }, loaded, request] = await Promise.all([
      import('../../shared/sheets/index.ts'),
      loadFonts(),
      requestOf(wish),
    ]);
    const all = sheets.map(({ id }) => id);
    const call: Call = { isWanted, pause: SHOWN };
    if (wish.names) {
      const pages = await kept(JSON.stringify([game, all, wish]), call, () => previewTonight(game, sheets, request, loaded));
      return pages && [{ id: TONIGHT.id, pages }];
    }
    const made: Previewed[] = [];
    for (const sheet of sheets) {
      // What a sheet does not heed makes no other sheet of it.
      const heeded = sheet.backed ? wish : { ...wish, backs: 'none' };
      const drawn = sheet.drawn ? heeded : { ...heeded, seed: 0, seats: 0 };
      const pages = await kept(JSON.stringify([game, sheet.id, drawn]), call, () => previewPages(sheet, request, loaded));
      if (!pages) return null;
      made.push({ id: sheet.id, pages });
    }
    return made;
  }
  /** All chosen sheets as one PDF, and what it is called. @throws Error if it cannot be made */
  async function pdf(
    game: string,
    sheets: readonly Sheet[],
    wish: PrintWish,
  ): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
    const [{ fileNameOf, nameTogether, renderPdf, renderTogether, renderTonight, TONIGHT }, loaded, request] = await Promise.all([
      import('../../shared/sheets/index.ts'),
      loadFonts(),
      requestOf(wish),
    ]);
    if (wish.names) return { name: fileNameOf(game, TONIGHT, request), bytes: await renderTonight(game, sheets, request, loaded) };
    const [only] = sheets;
    if (sheets.length === 1 && only) return { name: fileNameOf(game, only, request), bytes: await renderPdf(only, request, loaded) };
    const title = request.speaker.say({ key: `${game}.name` });
    return { name: nameTogether(game, sheets, request), bytes: await renderTogether(title, sheets, request, loaded) };
  }
  /**
   * Two pages about a finished game, in the language and on the paper of whoever asks.
   * @param findings of a mentat's review, if there is one
   * @throws Error that says what is wrong with the record
   */
  async function report(record: string, findings: readonly Finding[]): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
    const [{ fileNameOf, renderPdf }, { reportOf }, { readRecord }, { reportSheet }, { LAZY }, loaded] = await Promise.all([
      import('../../shared/sheets/index.ts'),
      import('../../shared/report/report.ts'),
      import('../../shared/kernel/record.ts'),
      import('../../shared/sheets/report/report-sheet.ts'),
      import('../../shared/games/lazy.ts'),
      loadFonts(),
    ]);
    const [header] = readRecord(record).lines;
    const game = header?.kind === 'record' ? header.game : '';
    const lazy = LAZY[game];
    const [module, face] = await Promise.all([lazy?.module(), lazy?.face()]);
    const told = reportOf(record, (id) => (id === game && module && face ? { module, words: face.words } : undefined), findings);
    const { language } = texts.spoken;
    const wish = {
      language,
      paper: usualPaper(),
      seed: 0,
      seats: 0,
      options: {},
      black: false,
      backs: 'none',
      host: '',
      names: null,
    } as const;
    const request = await requestOf(wish);
    if (!told.report) throw new Error(texts.tell({ key: told.misfit.key, with: told.misfit.with ?? {} }));
    const sheet = reportSheet(told.report);
    return { name: fileNameOf(game, sheet, request), bytes: await renderPdf(sheet, request, loaded) };
  }
  return { preview, pdf, report };
});
