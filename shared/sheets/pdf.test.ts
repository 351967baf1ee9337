import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFonts } from '../../main/print/fonts.ts';
import { openPdf, type OpenPdf } from '../../main/print/pdf.fixture.ts';
import { speaker } from '../text/speak.ts';
import { line, tag } from './draw.ts';
import { framed } from './frame.ts';
import { fileNameOf, previewPages, renderPdf, renderTogether } from './index.ts';
import { pointsOf } from './extent.ts';
import { setterOf } from './measure.ts';
import { svgOf } from './preview.ts';
import { PT, shaperOf } from './shape.ts';
import { PAPERS, type Paper, type Sheet, type SheetRequest } from './sheet.ts';
import { SHEET_TEXTS } from './texts.ts';

const fonts = await readFonts(process.cwd());
const SAMPLES = ['Árvíztűrő tükörfúrógép', 'Příliš žluťoučký kůň', 'Größe der Wüste', '카드 두 장을 가져옵니다'];

/** One page with a sentence of each language, some of it turned. */
const sample: Sheet = {
  id: 'sample',
  title: { key: 'sample.title' },
  about: { key: 'sample.title' },
  pages: (request, setter) => {
    const texts = SAMPLES.map((text, index) =>
      tag('P', setter.set(text, { face: index % 2 === 0 ? 'display' : 'bold', size: 12 }, 20, 40 + 10 * index, 150)),
    );
    const frame = { request, setter, game: { key: 'sample.game' }, title: { key: 'sample.title' } };
    return [framed(frame, { number: 1, of: 1, head: {} }, [...texts, line([20, 100], [120, 100])])];
  },
};
const request = async (paper: Paper): Promise<SheetRequest> => ({
  paper,
  speaker: speaker('hu', await SHEET_TEXTS.en(), { 'sample.title': 'Próbalap', 'sample.game': 'Dűne' }),
  seed: 1,
  seats: 4,
  options: {},
});

describe.each(Object.keys(PAPERS) as Paper[])('a PDF on %s', (paper) => {
  let bytes: Uint8Array;
  let pdf: OpenPdf;
  beforeAll(async () => {
    bytes = await renderPdf(sample, await request(paper), fonts);
    pdf = openPdf(bytes);
  });

  test('has exactly the size of the paper', () => {
    const [width, height] = pdf.sizes[0] ?? [0, 0];
    expect(width).toBeCloseTo(PAPERS[paper].width / PT, 4);
    expect(height).toBeCloseTo(PAPERS[paper].height / PT, 4);
  });

  test('its ruler is 50 mm long', () => {
    const [drawn = ''] = pdf.contents;
    const [, scale = '0'] = /\n([\d.]+) 0 0 [\d.]+ 0 0 cm\n/.exec(drawn) ?? [];
    expect(Number(scale) * PT).toBeCloseTo(1, 5);
    expect(drawn).toContain('0 0 m\n50 0 l\nS');
  });

  test('embeds its fonts, and no others', () => {
    expect(pdf.fonts.length).toBeGreaterThanOrEqual(3);
    for (const name of pdf.fonts) expect(name).toMatch(/^[A-Z]{6}\+(Pretendard|SietchDisplay)/);
    expect(pdf.objects.match(/\/FontFile2 /g)?.length).toBe(new Set(pdf.fonts).size);
  });

  test('is tagged, has an outline, a language and a title, and no pictures', () => {
    expect(pdf.objects).toMatch(/\/MarkInfo/);
    expect(pdf.objects).toMatch(/\/Marked true/);
    expect(pdf.objects).toMatch(/\/StructTreeRoot/);
    expect(pdf.objects).toMatch(/\/Lang \(hu\)/);
    expect(pdf.objects).toMatch(/\/Outlines/);
    expect(pdf.objects).toMatch(/\/DisplayDocTitle true/);
    expect(pdf.objects).not.toMatch(/\/Subtype \/Image/);
    expect(pdf.contents[0]?.match(/BDC/g)?.length).toBe(pdf.contents[0]?.match(/EMC/g)?.length);
  });

  test('is the same byte for byte, whatever was printed before', async () => {
    const again = await renderPdf(sample, await request(paper), fonts);
    expect(Buffer.compare(Buffer.from(bytes), Buffer.from(again))).toBe(0);
    // Letters that contain letters of the sample, printed before it.
    const used = await readFonts(process.cwd());
    const other = speaker('hu', await SHEET_TEXTS.en(), { 'sample.title': 'Űűőúàçñ', 'sample.game': 'Žůľ' });
    await renderPdf(sample, { ...(await request(paper)), speaker: other }, used);
    expect(Buffer.compare(Buffer.from(bytes), Buffer.from(await renderPdf(sample, await request(paper), used)))).toBe(0);
  });
});

/** Of poppler-utils; where it is missing the test is left out. */
const READER = 'pdftotext';
const hasReader = (() => {
  try {
    execFileSync(READER, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
test.skipIf(!hasReader)('its text can be taken out in every language', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sietch-pdf-')), 'sample.pdf');
  writeFileSync(file, await renderPdf(sample, await request('a4'), fonts));
  const text = execFileSync(READER, ['-layout', file, '-'], { encoding: 'utf8' });
  for (const words of SAMPLES) expect(text).toContain(words);
});

test('several sheets make one file', async () => {
  const pdf = openPdf(await renderTogether('Két lap', [sample, sample], await request('a4'), fonts));
  expect(pdf.sizes).toHaveLength(2);
});

test('a file is named after game, sheet, language and paper', async () => {
  expect(fileNameOf('dice', sample, await request('letter'))).toBe('dice-sample-hu-letter.pdf');
});

describe('the preview', () => {
  test('is the same page in millimetres, letters as outlines, words for a screen reader', async () => {
    const [{ svg } = { svg: '' }] = previewPages(sample, await request('a4'), fonts);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 210 297" width="210mm" height="297mm" role="img">/);
    expect(svg).not.toMatch(/<text|font-family|<image/);
    expect(svg).toContain('Příliš žluťoučký kůň');
    expect(svg).toContain('<title>Próbalap</title>');
  });

  test('letters stand where the fonts put them, each with its own outline', async () => {
    const shaper = shaperOf(fonts);
    const words = 'Ůžasný gyom';
    const text = setterOf(shaper).set(words, { face: 'regular', size: 12 }, 20, 20, 100);
    const svg = svgOf({ title: 'Letters', size: { width: 210, height: 297 }, items: [text] }, shaper, 'p-');
    const [, drawn = ''] = /<path fill="#000000" transform="[^"]+" d="([^"]+)"/.exec(svg) ?? [];
    let x = 0;
    const expected = shaper.shape('regular', words).flatMap(({ glyphs, positions }) =>
      glyphs.flatMap((glyph, at) => {
        const outline = glyph.path.toSVG();
        // The pen is set down where the letter stands.
        const moved = outline ? [[x, 0], ...pointsOf(outline).map(([px, py]) => [px + x, py])].map((each) => each.map(Math.round)) : [];
        x += positions[at]?.xAdvance ?? 0;
        return moved;
      }),
    );
    expect(expected.length).toBeGreaterThan(200);
    expect(pointsOf(drawn).map((point) => point.map(Math.round))).toEqual(expected);
  });
});
