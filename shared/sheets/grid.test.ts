import { expect, test } from 'vitest';
import { shownOn } from './extent.fixture.ts';
import { CARD, cropMarks, gridOn } from './grid.ts';
import { PAPERS } from './sheet.ts';

const paper = PAPERS.a4;
const grid = gridOn(paper, CARD, 3, 3);
/** Where marks ask to cut from top to bottom. */
const cutsAt = (wide?: number): readonly number[] => {
  const upright = shownOn({ items: cropMarks(grid, paper, 'below', wide) }).filter(({ box }) => box.width < 0.5);
  return [...new Set(upright.map(({ box }) => Math.round((box.x - grid.x) / CARD.width)))].sort();
};

test('cards of one cell are cut apart at every column', () => {
  expect(cutsAt()).toEqual([0, 1, 2, 3]);
});

test('no mark asks to cut through a card that is two cells wide', () => {
  expect(cutsAt(2)).toEqual([0, 2, 3]);
});
