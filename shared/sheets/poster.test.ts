import { describe, expect, test } from 'vitest';
import { readFonts } from '../../main/print/fonts.ts';
import { sheetSpeaker } from '../../main/print/write.ts';
import { entryOf } from '../games/index.ts';
import { sheetDesk } from './desk.ts';
import { path, rect } from './draw.ts';
import { shownOn } from './extent.fixture.ts';
import { RULER } from './frame.ts';
import { setterOf } from './measure.ts';
import type { Box, Item, PathItem } from './page.ts';
import { type Art, tiles, wholePage } from './poster.ts';
import { shaperOf } from './shape.ts';
import { type Paper, PAPERS } from './sheet.ts';

const setter = setterOf(shaperOf(await readFonts(process.cwd())));
const speaker = await sheetSpeaker(entryOf('dice'), 'en');
const papers = Object.keys(PAPERS) as Paper[];
const deskOn = (paper: Paper) => sheetDesk('dice', 'map-poster', { paper, speaker, seed: 1, seats: 4, options: {} }, setter);

/** A frame with a mark in its middle: what tiles show of it can be counted. */
const artOf = (width: number, height: number): Art => {
  const room = { x: 12, y: 26, width, height };
  const mark = { x: 12 + width / 2 - 2, y: 26 + height / 2 - 2, width: 4, height: 4 };
  return { room, items: [rect(room, { stroke: 'ink', width: 1 }), rect(mark, { fill: 'spice' })], name: 'Art' };
};

describe.each(papers)('a poster on %s', (paper) => {
  test.each([
    ['upright', 186, 240],
    ['wide', 186, 130],
  ])('%s: four tiles show the middle of it where they overlap, and all of its edges once cut', (_, width, height) => {
    const pages = tiles(deskOn(paper), artOf(width, height));
    expect(pages).toHaveLength(4);
    for (const page of pages) {
      const marks = shownOn(page).filter(({ item }) => item.kind === 'path' && item.fill === 'spice');
      // The middle lies on the strip that all four have.
      expect(marks).toHaveLength(1);
      const { trim } = page;
      for (const { box } of marks) expect(trim && box.x >= trim.x - 0.01 && box.x + box.width <= trim.x + trim.width + 0.01).toBe(true);
    }
  });

  test('where a tile is cut it shows what its neighbour shows where it is laid on', () => {
    const pages = tiles(deskOn(paper), artOf(186, 240));
    // How far a line with such dashes lies from the mark that all four show.
    const off = (at: number, dash: number, side: 'width' | 'height'): number => {
      const shown = shownOn(pages[at] ?? { title: '', size: { width: 0, height: 0 }, items: [] });
      const along = side === 'width' ? 'x' : 'y';
      const line = shown.find(({ item, box }) => item.kind === 'path' && item.dash?.[0] === dash && box[side] < 1);
      const mark = shown.find(({ item }) => item.kind === 'path' && item.fill === 'spice');
      return (mark?.box[along] ?? 0) - (line?.box[along] ?? 999);
    };
    const [cut, laid] = [1.4, 0.3];
    expect(off(1, cut, 'width')).toBeCloseTo(off(0, laid, 'width'), 2);
    expect(off(2, cut, 'height')).toBeCloseTo(off(0, laid, 'height'), 2);
  });

  test('a tile carries nothing of the picture that lies wholly outside of it', () => {
    const corners = [14, 188].flatMap((x) => [28, 256].map((y): Box => ({ x, y, width: 4, height: 4 })));
    const { room, name } = artOf(186, 240);
    const lines = corners.map(({ x, y }) => `M${x} ${y}h4`).join('');
    const items = [...corners.map((box) => rect(box, { fill: 'spice' })), path(lines, { stroke: 'place' })];
    for (const page of tiles(deskOn(paper), { room, name, items })) {
      const drawn = (all: readonly Item[]): PathItem[] =>
        all.flatMap((item) => (item.kind === 'path' ? [item] : item.kind === 'text' ? [] : drawn(item.items)));
      const paths = drawn(page.items);
      expect(paths.filter(({ fill }) => fill === 'spice')).toHaveLength(1);
      // Its seams are dashed; of the four lines one is left.
      const [line] = paths.filter(({ stroke, dash }) => stroke === 'place' && !dash);
      expect(line?.d.match(/M/g)).toHaveLength(1);
    }
  });

  test('a word stands whole on one tile at least, and on none in part', () => {
    const desk = deskOn(paper);
    const { room, name } = artOf(186, 240);
    const style = { face: 'regular', size: 9 } as const;
    const words = Array.from({ length: 30 }, (_, at) => {
      const [column, row] = [at % 3, Math.floor(at / 3)];
      return setter.set(`Word${at}`, style, room.x + 20 + column * 61 + row * 1.3, room.y + 4 + row * 23, 30);
    });
    const pages = tiles(desk, { room, name, items: words });
    const shown = pages.flatMap(({ trim, ...page }) =>
      shownOn(page).filter(({ runs }) => runs?.some(({ text }) => text.startsWith('Word'))),
    );
    const said = new Set(shown.map(({ runs = [] }) => runs.map(({ text }) => text).join('')));
    expect(said.size).toBe(30);
    // Cut off at an edge, a word would take less room than its letters, against those of others.
    const scales = shown.map(({ box, runs = [] }) => box.width / runs.reduce((sum, run) => sum + run.width, 0));
    for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 5);
  });

  test('tiles are twice as large as the page at least, and the ruler is not', () => {
    const [first] = tiles(deskOn(paper), artOf(186, 240));
    const mark = shownOn(first ?? { title: '', size: { width: 0, height: 0 }, items: [] }).find(
      ({ item }) => item.kind === 'path' && item.fill === 'spice',
    );
    expect(mark?.item.kind).toBe('path');
    const ruler = first && shownOn(first).find(({ item }) => item.kind === 'path' && item.d === `M0 0L${RULER} 0`);
    expect((ruler?.box.width ?? 0) - RULER).toBeCloseTo(0.15, 1);
  });

  test('what is wide is printed on paper on its side', () => {
    expect(wholePage(deskOn(paper), 'a3', artOf(186, 120)).size.width).toBeGreaterThan(400);
    expect(wholePage(deskOn(paper), 'a3', artOf(186, 260)).size.height).toBeGreaterThan(400);
  });
});

test('A3 and A2 are true to the millimetre', () => {
  expect(wholePage(deskOn('a4'), 'a3', artOf(186, 260)).size).toEqual({ width: 297, height: 420 });
  expect(wholePage(deskOn('a4'), 'a2', artOf(186, 260)).size).toEqual({ width: 420, height: 594 });
});
