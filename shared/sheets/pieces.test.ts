import { describe, expect, test } from 'vitest';
import { readFonts } from '../../main/print/fonts.ts';
import { sheetSpeaker } from '../../main/print/write.ts';
import { entryOf } from '../games/index.ts';
import { BLEED } from './backs.ts';
import { sheetDesk } from './desk.ts';
import { rect } from './draw.ts';
import { shownOn } from './extent.fixture.ts';
import { PRINTABLE } from './frame.ts';
import { setterOf } from './measure.ts';
import type { Box, Page } from './page.ts';
import { type Piece, FORMATS, piecePages } from './pieces.ts';
import { shaperOf } from './shape.ts';
import { type Backs, BACKS, PAPERS, type Paper } from './sheet.ts';
import { stumblesOn } from './structure.fixture.ts';

const setter = setterOf(shaperOf(await readFonts(process.cwd())));
const speaker = await sheetSpeaker(entryOf('dice'), 'en');
const deskOn = (paper: Paper, backs: Backs) =>
  sheetDesk('dice', 'house-cards', { paper, speaker, seed: 1, seats: 4, options: {}, backs }, setter);

/** A mark near the upper left corner of the card, of a size that tells the card. */
const marked =
  (n: number, ink: 'spice' | 'ghost'): Piece['front'] =>
  ({ x, y }: Box) => [rect({ x: x + 5, y: y + 5, width: 4 + n * 0.1, height: 3 }, { fill: ink })];
const pieces = (count: number): readonly Piece[] =>
  Array.from({ length: count }, (_, n) => ({ front: marked(n, 'spice'), back: marked(n, 'ghost') }));
const marksOn = (page: Page | undefined, ink: 'spice' | 'ghost'): readonly Box[] =>
  (page ? shownOn(page) : []).filter(({ item }) => item.kind === 'path' && item.fill === ink).map(({ box }) => box);
/** Seen through the paper that has been turned or folded. */
function through({ x, y, width, height }: Box, page: Page, backs: Backs, fold: Box | undefined): Box {
  const upright = page.size.height > page.size.width;
  if (fold)
    return fold.height > fold.width
      ? { x: 2 * fold.x + fold.width - x - width, y, width, height }
      : { x, y: 2 * fold.y + fold.height - y - height, width, height };
  return (backs === 'long') === upright
    ? { x: page.size.width - x - width, y, width, height }
    : { x, y: page.size.height - y - height, width, height };
}
const apart = (one: Box, two: Box): boolean =>
  two.x > one.x + one.width || two.x + two.width < one.x || two.y > one.y + one.height || two.y + two.height < one.y;
const cutting = { size: FORMATS.card, bleed: BLEED };

describe.each(Object.keys(PAPERS) as Paper[])('pieces on %s', (paper) => {
  test.each(['long', 'short', 'fold'] as const)(
    '%s: every back lies behind its own front, its top where the top of the front is or turned about it',
    (backs) => {
      const pages = piecePages(deskOn(paper, backs), [{ cutting, pieces: pieces(11) }]);
      const check = backs === 'fold' ? 1 : 2;
      for (let at = check; at < pages.length; at += check) {
        const front = pages[at] as Page;
        const fold = shownOn(front).find(({ item }) => item.kind === 'path' && item.dash && item.width === 0.15)?.box;
        const behind = marksOn(backs === 'fold' ? front : pages[at + 1], 'ghost').map((box) => through(box, front, backs, fold));
        const fronts = marksOn(front, 'spice');
        expect(fronts.length).toBeGreaterThan(0);
        expect(behind).toHaveLength(fronts.length);
        for (const box of fronts) {
          // Turned about its side a back has its mark in the other upper corner.
          const width = FORMATS.card.width - 10 - box.width;
          const own = behind.find((one) => Math.abs(one.width - box.width) < 0.01);
          expect(own?.y).toBeCloseTo(box.y, 2);
          expect(own?.x).toBeCloseTo(box.x + width, 2);
        }
      }
    },
  );

  test.each(BACKS)('%s: nothing lies nearer to the edge than a printer prints, and marks stand outside what is printed', (backs) => {
    for (const { size } of Object.values(FORMATS).map((format) => ({ size: format }))) {
      const all =
        (fill: 'spice' | 'ghost'): Piece['front'] =>
        (cell) => [
          rect({ x: cell.x - BLEED, y: cell.y - BLEED, width: cell.width + 2 * BLEED, height: cell.height + 2 * BLEED }, { fill }),
        ];
      const bled: Piece = { front: all('spice'), back: all('ghost') };
      for (const page of piecePages(deskOn(paper, backs), [
        { cutting: { size, bleed: BLEED }, pieces: Array.from({ length: 7 }, () => bled) },
      ])) {
        const boxes = shownOn(page).map(({ box }) => box);
        expect(Math.min(...boxes.map(({ x, y }) => Math.min(x, y)))).toBeGreaterThan(PRINTABLE - 0.1);
        expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeLessThan(page.size.width - PRINTABLE + 0.1);
        expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThan(page.size.height - PRINTABLE + 0.1);
        const fronts = marksOn(page, 'spice');
        const inked = [...fronts, ...marksOn(page, 'ghost')];
        for (const { box, runs } of shownOn(page).filter(({ runs: said }) => said && said.length > 0))
          expect(inked.filter((ink) => apart(ink, box) === false).map(() => runs?.[0]?.text)).toEqual([]);
        const cuts = shownOn(page).filter(({ item }) => item.kind === 'path' && item.width === 0.1);
        if (fronts.length > 0) expect(cuts.length).toBeGreaterThanOrEqual(6);
        for (const { box } of cuts) for (const ink of inked) expect(apart(ink, box)).toBe(true);
      }
    }
  });

  test.each(BACKS)('%s: pages share pieces evenly, and are cut from the outermost to the outermost', (backs) => {
    const pages = piecePages(deskOn(paper, backs), [{ cutting: { size: FORMATS.tarot, bleed: BLEED }, pieces: pieces(9) }]);
    const counts = pages.map((page) => marksOn(page, 'spice').length).filter((count) => count > 0);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    for (const page of pages) {
      const marks = [...marksOn(page, 'spice'), ...marksOn(page, 'ghost')];
      if (marks.length === 0) continue;
      const { trim = { x: 0, y: 0, ...page.size }, bleed = 0 } = page;
      expect(bleed).toBe(BLEED);
      // Marks lie 5 mm from two edges of their card, those of cards that stand on their heads from the other two.
      expect(Math.min(...marks.map(({ x }) => x)) - trim.x).toBeGreaterThanOrEqual(4.9);
      expect(trim.x + trim.width - Math.max(...marks.map(({ x, width }) => x + width))).toBeGreaterThanOrEqual(4.9);
      expect(Math.min(...marks.map(({ y }) => y)) - trim.y).toBeGreaterThanOrEqual(4.9);
      expect(trim.y + trim.height - Math.max(...marks.map(({ y, height }) => y + height))).toBeGreaterThanOrEqual(4.9);
    }
  });

  test('the first pages tell whether backs come to lie behind fronts, and a screen reader finds its way', () => {
    for (const backs of ['long', 'short', 'fold'] as const) {
      const pages = piecePages(deskOn(paper, backs), [{ cutting, pieces: pieces(3) }]);
      expect(pages).toHaveLength(backs === 'fold' ? 2 : 4);
      for (const page of pages.slice(0, backs === 'fold' ? 1 : 2)) expect(stumblesOn(page)).toEqual([]);
    }
  });
});
