import { describe, expect, test } from 'vitest';
import { readFonts } from '../../main/print/fonts.ts';
import { figure, group, headCell, silent, tag } from './draw.ts';
import { setterOf } from './measure.ts';
import type { Item, Page } from './page.ts';
import { shaperOf } from './shape.ts';
import { stumblesOn } from './structure.fixture.ts';

const setter = setterOf(shaperOf(await readFonts(process.cwd())));
const words = (text: string, x = 20, y = 40): Item => setter.set(text, { face: 'regular', size: 8 }, x, y, 60);
const page = (...items: Item[]): Page => ({ title: 'Sheet', size: { width: 210, height: 297 }, items });
const title = tag('H1', words('Sheet', 20, 20));
const row = (...cells: Item[]): Item => tag('TR', ...cells);
const heads = row(headCell('Column', words('Card')), headCell('Column', words('Price')));

test('a page in order has no faults', () => {
  const table = tag('Table', heads, row(headCell('Row', words('Dagger')), tag('TD', figure('two', words('2')))));
  expect(stumblesOn(page(title, tag('H2', words('Cards')), table, tag('P', words('And so on')), silent(words('again'))))).toEqual([]);
});

describe('what a screen reader stumbles over is found', () => {
  test.each<readonly [string, RegExp, readonly Item[]]>([
    ['words without a tag', /"Lost" has no tag/, [title, words('Lost')]],
    ['words beside tags', /"Lost" has no tag \(in Sect\)/, [title, tag('Sect', words('Lost'), tag('P', words('Kept')))]],
    ['the same in a group that is turned', /"Lost" has no tag/, [title, group(0, 0, [words('Lost')], { turn: 90 })]],
    ['a level left out', /H3 right after H1/, [title, tag('H3', words('Deep'))]],
    ['no chief heading', /chief headings: 0/, [tag('H2', words('Cards'))]],
    ['two of them', /chief headings: 2/, [title, tag('H1', words('Other', 20, 60))]],
    ['a figure without words', /a figure without words/, [title, figure(' ', words('2'))]],
    ['a row without a head', /rows without a head/, [title, tag('Table', heads, row(tag('TD', words('a')), tag('TD', words('b'))))]],
    ['a ragged table', /rows of 2, 1 cells/, [title, tag('Table', heads, row(headCell('Row', words('a'))))]],
    ['columns without heads', /columns without heads/, [title, tag('Table', row(tag('TD', words('a'))), row(headCell('Row', words('b'))))]],
    ['a paragraph in a heading', /P in H2/, [title, tag('H2', tag('P', words('a')))]],
    ['an empty paragraph', /an empty P/, [title, tag('P')]],
    ['an order that goes back', /is read after/, [title, tag('P', words('Second', 120, 200)), tag('P', words('First', 20, 60))]],
  ])('%s', (_, fault, items) => {
    expect(stumblesOn(page(...items)).join('\n')).toMatch(fault);
  });
});
