import { type Ink, INKS, type Page } from './page.ts';
import { PT } from './shape.ts';

type Doc = PDFKit.PDFDocument;

/** What a print dialog begins with: actual size. Scaled to fit, a card is no card and a ruler lies. */
export function settled(doc: Doc): void {
  const { data } = (doc as unknown as { readonly _root: { readonly data: Record<string, { data: Record<string, unknown> }> } })._root;
  Object.assign(data['ViewerPreferences']?.data ?? {}, { PrintScaling: 'None' });
}

/** Where the page is cut and how far its ink reaches beyond: all of it, unless the page says otherwise. */
export function pageBoxes(doc: Doc, { size, trim = { x: 0, y: 0, ...size } }: Page): void {
  const { x, y, width, height } = trim;
  const points = [x, size.height - y - height, x + width, size.height - y].map((mm) => mm / PT);
  Object.assign(doc.page.dictionary.data, { TrimBox: points, BleedBox: [0, 0, size.width / PT, size.height / PT] });
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
