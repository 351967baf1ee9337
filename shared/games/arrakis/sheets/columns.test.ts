import { expect, test } from 'vitest';
import { depthOf, drawnColumn, evened, filled, type Laid } from './columns.ts';

const thing = (height: number, more: Partial<Laid> = {}): Laid => ({ items: [], height, ...more });
const AGAIN = thing(5);
const chapter = (): Laid => thing(6, { keep: true, opens: { what: 'chapter', again: AGAIN } });
const tableHead = (): Laid => thing(4, { keep: true, row: true, opens: { what: 'table', again: thing(3, { row: true }) } });
const heights = (columns: readonly (readonly Laid[])[]): readonly (readonly number[])[] =>
  columns.map((column) => column.map(({ height }) => height));

test('a column that goes on with a chapter has its heading again', () => {
  const { columns, rest } = filled([chapter(), thing(10), thing(10), thing(10)], 30, 2);
  expect(heights(columns)).toEqual([
    [6, 10, 10],
    [5, 10],
  ]);
  expect(rest).toEqual([]);
});

test('rows that go on have the heads of their chapter and of their table again, on the next page too', () => {
  const rows = Array.from({ length: 5 }, () => thing(10, { row: true }));
  const first = filled([chapter(), tableHead(), ...rows], 40, 1);
  expect(heights(first.columns)).toEqual([[6, 4, 10, 10]]);
  expect(heights([first.rest])).toEqual([[5, 3, 10, 10, 10]]);
  // What stands again opens its chapter and table for whatever follows it in turn.
  const second = filled(first.rest, 30, 1);
  expect(heights([second.rest])).toEqual([[5, 3, 10, 10]]);
});

test('a chapter is not parted where whole ones leave the columns nearly as high', () => {
  const three = [chapter(), thing(10), thing(10), thing(10)];
  const four = [...three, thing(8)];
  expect(heights(evened([...four, ...three], 100, 2).columns)).toEqual([
    [6, 10, 10, 10, 8],
    [6, 10, 10, 10],
  ]);
  // One long chapter has to be.
  expect(heights(evened([...four, thing(10), thing(10)], 100, 2).columns)[1]?.[0]).toBe(AGAIN.height);
});

test('rows below each other are one table; another head begins another', () => {
  const items = drawnColumn([tableHead(), thing(4, { row: true }), thing(9), tableHead(), thing(4, { row: true })], 0, 0);
  expect(items.map((item) => (item.kind === 'tag' ? [item.tag, item.items.length] : item.kind))).toEqual([
    ['Table', 2],
    'group',
    ['Table', 2],
  ]);
});

test('rows stand close, chapters apart', () => {
  const rows = [thing(10, { row: true }), thing(10, { row: true })];
  const [close, plain, apart] = [rows, [thing(10), thing(10)], [thing(10), thing(10, { opens: { what: 'chapter', again: AGAIN } })]].map(
    depthOf,
  );
  expect([close, plain, apart]).toEqual([20.9, 21.5, 23.5]);
});
