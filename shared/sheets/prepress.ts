import { type Ink, INKS, type Page } from './page.ts';
import { PT } from './shape.ts';

type Doc = PDFKit.PDFDocument;

/** What a print dialog begins with: actual size. Scaled to fit, a card is no card and a ruler lies. */
export function settled(doc: Doc): void {
  const { data } = (doc as unknown as { readonly _root: { readonly data: Record<string, { data: Record<string, unknown> }> } })._root;
  Object.assign(data['ViewerPreferences']?.data ?? {}, { PrintScaling: 'None' });
}

/** Where the page is cut, from the outermost cut to the outermost, and how far its ink reaches beyond. */
export function pageBoxes(doc: Doc, { size, trim = { x: 0, y: 0, ...size }, bleed = 0 }: Page): void {
  const within = (by: number): readonly number[] => {
    const [left, right] = [Math.max(0, trim.x - by), Math.min(size.width, trim.x + trim.width + by)];
    const [top, bottom] = [Math.max(0, trim.y - by), Math.min(size.height, trim.y + trim.height + by)];
    return [left, size.height - bottom, right, size.height - top].map((mm) => mm / PT);
  };
  Object.assign(doc.page.dictionary.data, { TrimBox: within(0), BleedBox: within(bleed) });
}

/**
 * The command that takes up an ink. Greys are shades of black alone: mixed from colours, fine type has fringes, and a
 * printer without colours screens it.
 */
export function inked(ink: Ink, use: 'fill' | 'stroke'): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(INKS[ink].slice(at, at + 2), 16) / 255).map(rounded);
  const name = red === green && green === blue ? `${red} g` : `${red} ${green} ${blue} rg`;
  return use === 'fill' ? name : name.toUpperCase();
}
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
