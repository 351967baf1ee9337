import PDFDocument from 'pdfkit';
import type { FontBytes } from './fonts.ts';
import {
  type Face,
  FACES,
  type GroupItem,
  holdsTags,
  type Item,
  type Line,
  type Page,
  type PathItem,
  type TagItem,
  type TextItem,
} from './page.ts';
import { inked, pageBoxes, settled } from './prepress.ts';
import { PT, shaperOf } from './shape.ts';

type Doc = PDFKit.PDFDocument;
type Struct = PDFKit.PDFStructureElement;

/** The same bytes today and tomorrow: a sheet's date says nothing. */
const DATE = new Date(Date.UTC(2026, 0, 1));

/** The typings of pdfkit do not know this subset. */
const UA = { subset: 'PDF/UA' } as object;

export interface Printed {
  readonly title: string;
  readonly language: string;
  readonly pages: readonly Page[];
}

/**
 * Draws pages as a tagged PDF with embedded fonts and an outline, in actual size. That it is PDF/UA-1 is what
 * `structure.fixture.ts` and `ua.fixture.ts` hold all sheets to.
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
    ...UA,
    // A font given here keeps pdfkit from opening one of the standard fonts, which are never embedded.
    font: font('regular'),
    info: { Title: printed.title, Author: 'Sietch', Creator: 'Sietch', Producer: 'Sietch', CreationDate: DATE, ModDate: DATE },
  });
  settled(doc);
  const bytes = collect(doc);
  for (const face of FACES) doc.registerFont(face, font(face));
  remembered(doc, 'regular');
  const root = doc.struct('Document');
  doc.addStructure(root);
  for (const [at, page] of printed.pages.entries()) drawPage(doc, root, page, printed.pages[at - 1]);
  root.end();
  doc.end();
  return bytes;
}

/** The font a file began with would be opened anew for each line in it, were it not known by the name it is asked for by. */
function remembered(doc: Doc, face: Face): void {
  const { _fontFamilies: families, _font: first } = doc as unknown as { _fontFamilies: Record<string, unknown>; _font: unknown };
  families[face] = first;
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

function drawPage(doc: Doc, root: Struct, page: Page, before?: Page): void {
  doc.addPage({ size: [page.size.width / PT, page.size.height / PT], margin: 0 });
  pageBoxes(doc, page);
  outlined(doc, page, before);
  const section = doc.struct('Sect', { title: page.title });
  root.add(section);
  doc.save();
  doc.scale(1 / PT);
  drawTagged(doc, section, page.items);
  doc.restore();
  section.end();
}

/** The entry of a page; a copy of the page before has none. */
function outlined({ outline }: Doc, { title, chapter }: Page, before?: Page): void {
  if (chapter !== before?.chapter && chapter) outline.addItem(chapter, { expanded: true });
  else if (title === before?.title) return;
  (chapter ? outline.children.at(-1) : outline)?.addItem(title);
}

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
  const { alt, scope } = item;
  const element = doc.struct(item.tag, { ...(alt ? { alt } : {}), ...(scope ? { scope } : {}) });
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
    doc.lineWidth(width).addContent(inked(stroke, 'stroke'));
    doc.lineCap(round ? 'round' : 'butt').lineJoin(round ? 'round' : 'miter');
    if (dash) doc.dash(dash[0] ?? 1, { space: dash[1] ?? dash[0] ?? 1 });
    else doc.undash();
  }
  if (fill) doc.addContent(inked(fill, 'fill'));
  doc.path(d);
  const rule = evenodd ? '*' : '';
  if (fill && stroke) doc.addContent(`B${rule}`);
  else if (fill) doc.addContent(`f${rule}`);
  else if (stroke) doc.stroke();
}

/** A line is parted from the next by a space, or the last word of the one and the first of the other are read as one. */
function drawText(doc: Doc, item: TextItem): void {
  for (const line of item.lines) {
    let x = line.x;
    for (const [index, run] of line.runs.entries()) {
      doc
        .font(run.face)
        .fontSize(run.size * PT)
        .addContent(inked(run.ink, 'fill'));
      const put = (text: string, at: number): PDFKit.PDFDocument =>
        doc.text(text, at, line.y, { lineBreak: false, baseline: 'alphabetic' });
      if (index < line.runs.length - 1) put(run.text, x);
      else putLast(doc, line, { text: run.text, x }, put);
      x += run.width;
    }
  }
}
/** The end of a line: the hyphen of one that ends inside a word is none of the word's letters. */
function putLast(doc: Doc, { broken }: Line, { text, x }: { text: string; x: number }, put: (text: string, at: number) => Doc): void {
  if (broken !== 'soft') {
    put(broken ? text : `${text} `, x);
    return;
  }
  const word = text.slice(0, -1);
  if (word) put(word, x);
  doc.markContent('Span', { actual: '\u00ad' });
  put('-', x + doc.widthOfString(word));
  doc.endMarkedContent();
}
