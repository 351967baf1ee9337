import type { Language, Texts } from '../text/message.ts';
import { speaker } from '../text/speak.ts';
import { shownOn } from './extent.fixture.ts';
import { setterOf } from './measure.ts';
import type { Page } from './page.ts';
import { type NamedPage, pagesOf, spiltOn, textOf } from './pages.fixture.ts';
import type { Shaper } from './shape.ts';
import { PAPERS, type Paper, type Sheet, type SheetRequest } from './sheet.ts';
import { SHEET_TEXTS } from './texts.ts';

export const papers = Object.keys(PAPERS) as Paper[];
/** As a language may say it that needs a tenth more room: letters of 7 pt leave no more. */
export const longer = (text: string): string => `${text} ${'lang und '.repeat(Math.max(1, Math.round(text.length / 90))).trim()}`;

/** The sheets of a game as tests read them: in English, on A4 and for `most` seats unless told otherwise. */
export async function sheetReader(
  shaper: Shaper,
  sheets: readonly Sheet[],
  load: Readonly<Record<Language, () => Promise<Texts>>>,
  most: number,
) {
  const setter = setterOf(shaper);
  const english: Texts = { ...(await SHEET_TEXTS.en()), ...(await load.en()) };
  const known = new Map<Language, Texts>([['en', english]]);
  const textsIn = async (language: Language): Promise<Texts> => {
    const texts = known.get(language) ?? { ...english, ...(await SHEET_TEXTS[language]()), ...(await load[language]()) };
    known.set(language, texts);
    return texts;
  };
  const asked = new Map<Texts, Map<string, SheetRequest>>();
  /** The same object for the same wish. */
  const request = (paper: Paper = 'a4', seats = most, texts: Texts = english, language: Language = 'en'): SheetRequest => {
    const requests = asked.get(texts) ?? new Map<string, SheetRequest>();
    asked.set(texts, requests);
    const name = `${paper} ${seats} ${language}`;
    const wish = requests.get(name) ?? { paper, speaker: speaker(language, english, texts), seed: 7, seats, options: {} };
    requests.set(name, wish);
    return wish;
  };
  /** A sheet is laid out once for a request: many tests ask about the same pages. */
  const laidOut = new WeakMap<SheetRequest, Map<Sheet, readonly NamedPage[]>>();
  const allPages = (of: SheetRequest, some = sheets): readonly NamedPage[] => {
    const made = laidOut.get(of) ?? new Map<Sheet, readonly NamedPage[]>();
    laidOut.set(of, made);
    return some.flatMap((sheet) => {
      const pages = made.get(sheet) ?? pagesOf([sheet], of, setter);
      made.set(sheet, pages);
      return pages;
    });
  };
  const pages = (id: string, of: SheetRequest): readonly Page[] =>
    allPages(
      of,
      sheets.filter((sheet) => sheet.id === id),
    ).map(({ page }) => page);
  const saidOn = (page: Page): string => shownOn(page).map(textOf).join(' ').replaceAll('\u00a0', ' ');
  return {
    setter,
    english,
    /** What English texts call it under this key, as it is read: places where a line may part are unseen. */
    named: (key: string): string => english[key]?.replaceAll('\u00ad', '') ?? '?',
    textsIn,
    request,
    pagesOf: pages,
    allPages,
    saidOn,
    saidBy: (id: string, of = request()): string => pages(id, of).map(saidOn).join(' '),
    /** Everything that is wrong with the texts of these sheets. */
    spilt: (of: SheetRequest, some = sheets): readonly string[] => spiltOn(allPages(of, some), shaper),
  };
}
