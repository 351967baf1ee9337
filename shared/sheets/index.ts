import type { FontBytes } from './fonts.ts';
import { setterOf } from './measure.ts';
import { pdfOf } from './pdf.ts';
import { svgOf } from './preview.ts';
import { shaperOf } from './shape.ts';
import type { Sheet, SheetRequest } from './sheet.ts';

export { type FontBytes, FontProblem } from './fonts.ts';
export { PAPERS, type Paper, type Sheet, type SheetRequest } from './sheet.ts';

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
  const pages = sheets.flatMap((sheet) => sheet.pages(request, setter));
  return pdfOf({ title, language: request.speaker.language, pages }, fonts);
}

/**
 * The same pages as SVG documents, one string a page, letters as outlines: needs no fonts where it is shown.
 * @throws FontProblem if a font is missing; Error if a text key is missing
 */
export function previewPages(sheet: Sheet, request: SheetRequest, fonts: FontBytes): readonly string[] {
  const shaper = shaperOf(fonts);
  const pages = sheet.pages(request, setterOf(shaper));
  return pages.map((page, index) => svgOf(page, shaper, `${sheet.id}-${request.speaker.language}-${request.paper}-${index}-`));
}

/** Name of the file a sheet is saved as, e.g. `dice-map-hu-a4.pdf`. */
export function fileNameOf(game: string, sheet: Sheet, request: SheetRequest): string {
  return `${game}-${sheet.id}-${request.speaker.language}-${request.paper}.pdf`;
}
