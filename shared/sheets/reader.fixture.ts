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
  const textsIn = async (language: Language): Promise<Texts> => ({
    ...english,
    ...(await SHEET_TEXTS[language]()),
    ...(await load[language]()),
  });
  const request = (paper: Paper = 'a4', seats = most, texts: Texts = english, language: Language = 'en'): SheetRequest => ({
    paper,
    speaker: speaker(language, english, texts),
    seed: 7,
    seats,
    options: {},
  });
  const pages = (id: string, of: SheetRequest): readonly Page[] => sheets.find((sheet) => sheet.id === id)?.pages(of, setter) ?? [];
  const allPages = (of: SheetRequest, some = sheets): readonly NamedPage[] => pagesOf(some, of, setter);
  const saidOn = (page: Page): string => shownOn(page).map(textOf).join(' ').replaceAll('\u00a0', ' ');
  return {
    setter,
    english,
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
