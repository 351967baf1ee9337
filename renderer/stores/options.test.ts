import { expect, test } from 'vitest';
import { optionsOf } from './options.ts';
import type { AnyEntry } from './shelf.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'game.option.map': 'Borders',
  'game.option.map.about': 'Where regions meet.',
  'game.option.map.wide': 'Wide',
  'game.option.map.wide.about': 'All meet.',
  'game.option.six': 'Face Dancers',
  'option.dice': 'Dice',
};
const texts = {
  has: (key: string) => key in TEXTS,
  tell: (message: { key: string } | null | undefined) => TEXTS[message?.key ?? ''] ?? message?.key ?? '',
};
const entry = {
  facts: {
    options: [
      { id: 'six', values: ['a', 'b'], seats: [6] },
      { id: 'map', values: ['narrow', 'wide'], reconstructed: true },
      { id: 'dice', values: ['app', 'table'] },
    ],
  },
} as unknown as AnyEntry;
const seats = (count: number) => Array.from({ length: count }, () => ({})) as never;

test('says what an option is and what its chosen value means; what does not fit the seats stands last, without explanation', () => {
  const said = optionsOf(texts, entry, { game: 'game', seats: seats(4), options: { map: 'wide', six: 'a', dice: 'app' } });
  expect(said.map(({ id, fits }) => [id, fits])).toEqual([
    ['map', true],
    ['dice', true],
    ['six', false],
  ]);
  expect(said[0]).toMatchObject({ name: 'Borders', about: 'Where regions meet. All meet.', reconstructed: true, chosen: 'wide' });
  expect(said[1]).toMatchObject({ name: 'Dice', about: '' });
  expect(said[2]?.about).toBe('');
});
test('with six seats it may be chosen; without a table nothing is', () => {
  expect(optionsOf(texts, entry, { game: 'game', seats: seats(6), options: {} })[0]).toMatchObject({ id: 'six', fits: true, chosen: 'a' });
  expect(optionsOf(texts, entry, null)).toEqual([]);
});
