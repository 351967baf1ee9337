import PDFDocument from 'pdfkit';
import type { FontBytes } from './fonts.ts';
import { type Face, FACES, type GroupItem, INKS, type Item, type Page, type PathItem, type TagItem, type TextItem } from './page.ts';
import { PT, shaperOf } from './shape.ts';

type Doc = PDFKit.PDFDocument;
type Struct = PDFKit.PDFStructureElement;

/** The same bytes today and tomorrow: a sheet's date says nothing. */
const DATE = new Date(Date.UTC(2026, 0, 1));

export interface Printed {
  readonly title: string;
  readonly language: string;
  readonly pages: readonly Page[];
}

/**
 * Draws pages as a tagged PDF with embedded fonts and an outline.
 * @throws FontProblem if a font is missing
 */
export async function pdfOf(printed: Printed, fonts: FontBytes): Promise<Uint8Array> {
  // Fonts are handed over as they have been read: reading them again for each file takes longer than drawing it.
  const shaper = shaperOf(fonts);
  const font = (face: Face): string => shaper.drawn(face) as string;
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: printed.language,
    displayTitle: true,
    // A font given here keeps pdfkit from opening one of the standard fonts, which are never embedded.
    font: font('regular'),
    info: { Title: printed.title, Author: 'Sietch', Creator: 'Sietch', Producer: 'Sietch', CreationDate: DATE, ModDate: DATE },
  });
  const bytes = collect(doc);
  for (const face of FACES) doc.registerFont(face, font(face));
  const root = doc.struct('Document');
  doc.addStructure(root);
  for (const page of printed.pages) drawPage(doc, root, page);
  root.end();
  doc.end();
  return bytes;
}

function collect(doc: Doc): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('error', reject);
    doc.on('end', () => {
      const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
      let at = 0;
      for (const chunk of chunks) {
        all.set(chunk, at);
        at += chunk.length;
      }
      resolve(all);
    });
  });
}

function drawPage(doc: Doc, root: Struct, page: Page): void {
  doc.addPage({ size: [page.size.width / PT, page.size.height / PT], margin: 0 });
  doc.outline.addItem(page.title);
  const section = doc.struct('Sect', { title: page.title });
  root.add(section);
  doc.save();
  doc.scale(1 / PT);
  drawTagged(doc, section, page.items);
  doc.restore();
  section.end();
}

const holdsTags = (item: Item): boolean => item.kind === 'tag' || (item.kind === 'group' && item.items.some(holdsTags));

/** Tags become structure; what lies between them is decoration, marked so. */
function drawTagged(doc: Doc, parent: Struct, items: readonly Item[]): void {
  let decoration: Item[] = [];
  const flush = () => {
    if (decoration.length > 0) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw(doc, decoration);
      doc.endMarkedContent();
    }
    decoration = [];
  };
  for (const item of items) {
    if (!holdsTags(item)) {
      decoration.push(item);
      continue;
    }
    flush();
    if (item.kind === 'tag') drawTag(doc, parent, item);
    else if (item.kind === 'group') within(doc, item, () => drawTagged(doc, parent, item.items));
  }
  flush();
}

function drawTag(doc: Doc, parent: Struct, item: TagItem): void {
  const element = doc.struct(item.tag, item.alt ? { alt: item.alt } : {});
  parent.add(element);
  if (item.items.some(holdsTags)) drawTagged(doc, element, item.items);
  else element.add(() => draw(doc, item.items));
  element.end();
}

function draw(doc: Doc, items: readonly Item[]): void {
  for (const item of items) {
    if (item.kind === 'path') drawPath(doc, item);
    else if (item.kind === 'text') drawText(doc, item);
    else if (item.kind === 'group') within(doc, item, () => draw(doc, item.items));
    else draw(doc, item.items);
  }
}

function within(doc: Doc, { x, y, turn, scale, clip }: GroupItem, inside: () => void): void {
  doc.save();
  doc.translate(x, y);
  if (turn) doc.rotate(turn);
  if (scale && scale !== 1) doc.scale(scale);
  if (clip) doc.path(clip).clip();
  inside();
  doc.restore();
}

function drawPath(doc: Doc, { d, fill, evenodd, stroke, width = 0.2, dash, round }: PathItem): void {
  if (stroke) {
    doc.lineWidth(width).strokeColor(INKS[stroke]);
    doc.lineCap(round ? 'round' : 'butt').lineJoin(round ? 'round' : 'miter');
    if (dash) doc.dash(dash[0] ?? 1, { space: dash[1] ?? dash[0] ?? 1 });
    else doc.undash();
  }
  if (fill) doc.fillColor(INKS[fill]);
  doc.path(d);
  const rule = evenodd ? 'even-odd' : 'non-zero';
  if (fill && stroke) doc.fillAndStroke(INKS[fill], INKS[stroke], rule);
  else if (fill) doc.fill(rule);
  else if (stroke) doc.stroke();
}

function drawText(doc: Doc, item: TextItem): void {
  for (const line of item.lines) {
    let x = line.x;
    for (const run of line.runs) {
      doc
        .font(run.face)
        .fontSize(run.size * PT)
        .fillColor(INKS[run.ink]);
      doc.text(run.text, x, line.y, { lineBreak: false, baseline: 'alphabetic' });
      x += run.width;
    }
  }
}
