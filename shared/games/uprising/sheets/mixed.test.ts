import { expect, test } from 'vitest';
import { readFonts } from '../../../../main/print/fonts.ts';
import { sheetReader } from '../../../sheets/reader.fixture.ts';
import { shaperOf } from '../../../sheets/shape.ts';
import '../base/index.ts';
import { LENT } from '../base/records.ts';
import { TEXTS } from '../text/load.ts';
import { uprisingSheets } from './index.ts';

const { textsIn, request, spilt, named, saidBy } = await sheetReader(shaperOf(await readFonts(process.cwd())), uprisingSheets, TEXTS, 4);
const options = { 'base-imperium': 'with', 'base-intrigue': 'with', 'base-conflicts': 'with' };
const nameOf = (kind: string, id: string): string => named(`uprising.${kind}.${id}`);
/** The sheets that list cards. */
const LISTS = { card: 'card-list', intrigue: 'intrigue-list', conflict: 'influence-conflicts' } as const;
const lists = uprisingSheets.filter(({ id }) => Object.values<string>(LISTS).includes(id));

// R19.1
test.each(['de', 'hu'] as const)('in %s the cards of the first game fit where they are listed', async (language) => {
  expect(spilt({ ...request('a4', 4, await textsIn(language), language), options }, lists)).toEqual([]);
});
// R19.1
test('lists for a table that mixes them in name every one of them, and those for a table without name none', () => {
  for (const [kind, table] of Object.entries({ card: LENT.cards, intrigue: LENT.intrigue, conflict: LENT.conflicts })) {
    const said = saidBy(LISTS[kind as keyof typeof LISTS], { ...request(), options });
    for (const id of Object.keys(table)) expect(said).toContain(nameOf(kind, id));
  }
  expect(saidBy('card-list')).not.toContain(nameOf('card', 'base-choam-directorship'));
});
// R19.1
test('for an evening with its Conflicts all their pages are taken, and for six those of the other side', () => {
  const use = lists.find(({ id }) => id === 'influence-conflicts')?.use;
  const taken = (seats: number, of: Record<string, string>) =>
    [0, 1, 2, 3, 4, 5].filter((page) => use?.copies?.(page, { ...request('a4', seats), options: of }) === 1);
  expect(taken(4, {})).toEqual([0, 1]);
  expect(taken(4, options)).toEqual([0, 1, 2, 3]);
  expect(taken(6, options)).toEqual([4, 5]);
});
