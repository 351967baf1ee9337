import { openPdf } from './pdf.fixture.ts';

/** Everything that keeps a file from being what it says it is: PDF/UA-1, in actual size, black text. */
export function claimsBroken(bytes: Uint8Array, language: string): readonly string[] {
  const raw = Buffer.from(bytes);
  const { objects, contents, fonts, sizes, boxes } = openPdf(bytes);
  const faults: string[] = [];
  const must = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  const count = (pattern: RegExp, text = objects): number => text.match(pattern)?.length ?? 0;
  must(raw.includes('<pdfuaid:part>1</pdfuaid:part>'), 'does not say that it is PDF/UA-1');
  must(raw.includes('<dc:title>'), 'has no title among its metadata');
  must(/\/Marked true/.test(objects) && /\/StructTreeRoot/.test(objects), 'is not tagged');
  must(objects.includes(`/Lang (${language})`), `does not say that it is in ${language}`);
  must(/\/DisplayDocTitle true/.test(objects), 'shows its file name instead of its title');
  must(/\/PrintScaling \/None/.test(objects), 'lets a printer scale it');
  must(count(/\/Tabs \/S/g) === sizes.length, 'a page without an order for the tab key');
  must(count(/\/TrimBox \[/g) === sizes.length && count(/\/BleedBox \[/g) === sizes.length, 'a page without boxes for the cutter');
  for (const [at, { MediaBox, BleedBox, TrimBox }] of boxes.entries()) {
    must(inside(TrimBox, BleedBox), `page ${at + 1}: is cut outside of its bleed`);
    must(inside(BleedBox, MediaBox), `page ${at + 1}: bleeds over the edge of the paper`);
  }
  must(
    fonts.every((font) => /^[A-Z]{6}\+/.test(font)) && count(/\/ToUnicode /g) >= new Set(fonts).size,
    'a font that is not embedded or not known by letters',
  );
  must(count(/\/S \/Figure/g) === count(/\/S \/Figure\n\/Alt [(<]/g), 'a figure without words');
  must(count(/\/S \/TH/g) === count(/\/Scope \/(?:Row|Column)/g), 'a header cell of nothing');
  for (const [at, drawn] of contents.entries()) {
    must(outsideOf(drawn) === 0, `page ${at + 1}: something is neither tagged nor marked as decoration`);
    must(!/ (?:1 1 1|0 0 0) rg/i.test(` ${drawn}`), `page ${at + 1}: black or white mixed from colours`);
  }
  return faults;
}

/** Whether a box that is none of nothing lies in another; a printer knows no finer than a hundredth of a point. */
function inside(inner: readonly number[], outer: readonly number[]): boolean {
  const [left = 1, bottom = 1, right = 0, top = 0] = inner;
  const [outerLeft = 0, outerBottom = 0, outerRight = 0, outerTop = 0] = outer;
  const within = left >= outerLeft - 0.01 && bottom >= outerBottom - 0.01 && right <= outerRight + 0.01 && top <= outerTop + 0.01;
  return within && left < right && bottom < top;
}

/** Commands that draw outside of all marked content. */
function outsideOf(drawn: string): number {
  let depth = 0;
  let outside = 0;
  for (const line of drawn.split('\n')) {
    if (/ (?:BDC|BMC)$/.test(line)) depth += 1;
    else if (line === 'EMC') depth -= 1;
    else if (depth === 0 && /^(?:S|f\*?|B\*?|BT)$/.test(line)) outside += 1;
  }
  return outside + Math.abs(depth);
}
