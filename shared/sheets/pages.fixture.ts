import { expect, test } from 'vitest';
import { type Shown, shownOn } from './extent.fixture.ts';
import { PRINTABLE } from './frame.ts';
import { type Setter, SMALLEST } from './measure.ts';
import type { Box, Page } from './page.ts';
import type { Shaper } from './shape.ts';
import type { Sheet, SheetRequest } from './sheet.ts';
import { stumblesOnAll } from './structure.fixture.ts';

/** A page and the sheet it belongs to. */
export interface NamedPage {
  readonly id: string;
  readonly page: Page;
}
export const textOf = ({ runs = [] }: Shown): string => runs.map(({ text }) => text).join('');
export const pagesOf = (sheets: readonly Sheet[], of: SheetRequest, setter: Setter): readonly NamedPage[] =>
  sheets.flatMap((sheet) => sheet.pages(of, setter).map((page) => ({ id: sheet.id, page })));

const overlap = (one: Box, two: Box): boolean =>
  Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x) > 0.1 &&
  Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y) > 0.1;

/** What holds for every page of every game: tests to be called inside a `describe`. */
export function holdsOnEvery(pages: readonly NamedPage[], titleOf: (sheet: string) => string | undefined): void {
  test('prints nothing nearer to the edge than a printer can', () => {
    const outside = pages.flatMap(({ id, page }) =>
      shownOn(page)
        .filter(
          ({ box }) =>
            box.x < PRINTABLE - 0.1 ||
            box.y < PRINTABLE - 0.1 ||
            box.x + box.width > page.size.width - PRINTABLE + 0.1 ||
            box.y + box.height > page.size.height - PRINTABLE + 0.1,
        )
        .map((shown) => `${id}: ${textOf(shown)} ${JSON.stringify(shown.box)}`),
    );
    expect(outside).toEqual([]);
  });

  test('carries a ruler of 50 mm, its name, its page number and what it is', () => {
    for (const { id, page } of pages) {
      const ruler = shownOn(page).filter(({ item }) => item.kind === 'path' && item.d === 'M0 0L50 0');
      expect(ruler, id).toHaveLength(1);
      const said = shownOn(page).map(textOf).join('\n');
      expect(titleOf(id), id).toBeDefined();
      expect(said).toContain(titleOf(id));
      expect(said).toMatch(/page \d of \d/);
      expect(said).toContain('unofficial fan project');
    }
  });

  test('no text lies on another', () => {
    const clashes = pages.flatMap(({ id, page }) => {
      const lines = shownOn(page).filter(({ runs }) => runs && runs.length > 0);
      return lines.flatMap((one, at) =>
        lines
          .slice(at + 1)
          .filter((two) => overlap(one.box, two.box))
          .map((two) => `${id}: "${textOf(one)}" on "${textOf(two)}"`),
      );
    });
    expect(clashes).toEqual([]);
  });
}

/** Words of a tile that its edge cuts, or the edge of another that is glued over it. */
function cutOn(page: Page): readonly string[] {
  const { trim, size } = page;
  if (!trim) return [];
  const shown = shownOn(page);
  const seams = shown.flatMap(({ item, box }) => {
    const isLong = Math.max(box.width, box.height) > Math.min(size.width, size.height) / 4;
    const isSeam = item.kind === 'path' && item.dash && isLong && Math.min(box.width, box.height) < 1;
    return isSeam ? [box] : [];
  });
  const inside = (box: Box): boolean => overlap(box, trim);
  const beyond = ({ x, y, width, height }: Box): boolean =>
    x < trim.x - 0.1 || y < trim.y - 0.1 || x + width > trim.x + trim.width + 0.1 || y + height > trim.y + trim.height + 0.1;
  const crosses = (box: Box, seam: Box): boolean =>
    box.x < seam.x + seam.width && seam.x < box.x + box.width && box.y < seam.y + seam.height && seam.y < box.y + box.height;
  return shown
    .filter(({ runs, box }) => runs && inside(box) && (beyond(box) || seams.some((seam) => crosses(box, seam))))
    .map((each) => `${page.title}: "${textOf(each)}" is cut`);
}

/** Everything that is wrong with the texts of these pages, and with how they are read aloud. */
export const spiltOn = (pages: readonly NamedPage[], shaper: Shaper): readonly string[] => [
  ...stumblesOnAll(pages),
  ...pages.flatMap(({ page }) => cutOn(page)),
  ...pages.flatMap(({ id, page }) =>
    shownOn(page).flatMap((shown) => [
      ...(shown.item.kind === 'text' && shown.item.overflow ? [`${id}: "${textOf(shown)}" does not fit`] : []),
      ...(shown.runs ?? []).filter(({ size }) => size < SMALLEST).map(({ text, size }) => `${id}: "${text}" is ${size} pt`),
      ...(shown.runs ?? []).flatMap(({ text }) => shaper.missing(text).map((letter) => `${id}: no letter for ${letter}`)),
    ]),
  ),
];
