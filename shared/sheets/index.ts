import type { FontBytes } from './fonts.ts';
import { inBlack } from './black.ts';
import { type Setter, setterOf } from './measure.ts';
import type { Page } from './page.ts';
import { pdfOf } from './pdf.ts';
import { svgOf } from './preview.ts';
import { type Shaper, shaperOf } from './shape.ts';
import { type Backs, isOwners, type Sheet, type SheetRequest } from './sheet.ts';
import { tonightsPages } from './tonight.ts';

export { type FontBytes, FontProblem } from './fonts.ts';
export { BACKS, type Backs, PAPERS, type Paper, type Sheet, type SheetRequest } from './sheet.ts';

/**
 * A sheet as a PDF file: vector, fonts embedded, tagged, the same bytes for the same request.
 * @throws FontProblem if a font is missing; Error if a text key is missing
 */
export async function renderPdf(sheet: Sheet, request: SheetRequest, fonts: FontBytes): Promise<Uint8Array> {
  return renderTogether(request.speaker.say(sheet.title), [sheet], request, fonts);
}

/**
 * Several sheets as one PDF file, in this order.
 * @param title of the file, as a reader shows it
 */
export async function renderTogether(
  title: string,
  sheets: readonly Sheet[],
  request: SheetRequest,
  fonts: FontBytes,
): Promise<Uint8Array> {
  const setter = setterOf(shaperOf(fonts));
  const pages = sheets.flatMap((sheet) => pagesOf(sheet, request, setter));
  return pdfOf({ title, language: request.speaker.language, pages }, fonts);
}

/**
 * One PDF file with all that a group needs tonight, each page as often as it is needed, bookmarks in the order of use.
 * @throws FontProblem if a font is missing; Error if a text key is missing
 */
export async function renderTonight(game: string, sheets: readonly Sheet[], request: SheetRequest, fonts: FontBytes): Promise<Uint8Array> {
  const pages = inInks(tonightsPages(game, sheets, request, setterOf(shaperOf(fonts))), request);
  const title = request.speaker.say('sheet.tonight.title', { game: { key: `${game}.name` } });
  return pdfOf({ title, language: request.speaker.language, pages }, fonts);
}

/** A page as it is shown before it is printed. */
export interface PreviewPage {
  /** An SVG document, letters as outlines: needs no fonts where it is shown. */
  readonly svg: string;
  readonly title: string;
  /** Nobody should see it unasked. */
  readonly secret: boolean;
}

/**
 * The same pages as pictures.
 * @throws FontProblem if a font is missing; Error if a text key is missing
 */
export function previewPages(sheet: Sheet, request: SheetRequest, fonts: FontBytes): readonly PreviewPage[] {
  const shaper = shaperOf(fonts);
  return shown(pagesOf(sheet, request, setterOf(shaper)), sheet.id, request, shaper);
}
/** The same for all that a group needs tonight. */
export function previewTonight(game: string, sheets: readonly Sheet[], request: SheetRequest, fonts: FontBytes): readonly PreviewPage[] {
  const shaper = shaperOf(fonts);
  return shown(inInks(tonightsPages(game, sheets, request, setterOf(shaper)), request), TONIGHT.id, request, shaper);
}
const shown = (pages: readonly Page[], id: string, { speaker, paper }: SheetRequest, shaper: Shaper): readonly PreviewPage[] =>
  pages.map((page, at) => ({
    svg: svgOf(page, shaper, `${id}-${speaker.language}-${paper}-${at}-`),
    title: page.title,
    secret: page.secret === true,
  }));

/** More names in a file's name than these are counted. */
const NAMED = 3;
/** Name of a file with several sheets: what is in it, e.g. `dice-map-tokens-hu-a4.pdf` or `dice-9-sheets-hu-a4.pdf`. */
export function nameTogether(game: string, sheets: readonly Sheet[], request: SheetRequest): string {
  const id = sheets.length > NAMED ? `${sheets.length}-sheets` : sheets.map((sheet) => sheet.id).join('-');
  return fileNameOf(game, { id, drawn: sheets.some(({ drawn }) => drawn), backed: sheets.some(({ backed }) => backed) }, request);
}

/** As what all that is needed tonight is saved. */
export const TONIGHT = { id: 'tonight', drawn: true } as const;

/** The pages of a sheet in the inks that are asked for. */
function pagesOf(sheet: Sheet, request: SheetRequest, setter: Setter): readonly Page[] {
  return inInks(sheet.pages(request, setter), request);
}
const inInks = (pages: readonly Page[], { black }: SheetRequest): readonly Page[] => (black ? pages.map(inBlack) : pages);

/** Names of files say with which backs. */
const BACKS_IN_NAMES: Readonly<Record<Backs, readonly string[]>> = { none: [], long: ['long-edge'], short: ['short-edge'], fold: ['fold'] };
/** Name of the file a sheet is saved as, e.g. `dice-map-hu-a4.pdf`; what was drawn for so many seats says so. */
export function fileNameOf(game: string, { id, drawn, backed }: Pick<Sheet, 'id' | 'drawn' | 'backed'>, request: SheetRequest): string {
  const { speaker, paper, seats, seed, black, backs = 'none' } = request;
  const draw = drawn ? [`${seats}p`, `draw${seed}`] : [];
  const behind = backed ? BACKS_IN_NAMES[backs] : [];
  const inks = black ? ['black'] : [];
  const own = isOwners(request) ? ['own'] : [];
  return `${[game, id, ...draw, speaker.language, paper, ...behind, ...inks, ...own].join('-')}.pdf`;
}
