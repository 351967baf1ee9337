import { expect, test } from 'vitest';
import type { BookGame, BookSeat } from '../../shared/protocol/book.ts';
import { tallied } from './book.ts';

const seat = (name: string | null, house: string, won: boolean): BookSeat => ({
  seat: house,
  kind: name ? 'person' : 'bot',
  name,
  level: name ? null : 'adept',
  sides: [{ stone: house, title: { key: `house.${house}` } }],
  won,
});
const game = (id: string, seats: readonly BookSeat[], of = 'dice'): BookGame => ({
  ...{ id, game: of, name: 'Thursday', at: 1, ended: 2, answers: 9, seats: [...seats] },
});
const GAMES = [
  game('1', [seat('Ann', 'atreides', true), seat('Bob', 'harkonnen', false), seat(null, 'fremen', false)]),
  game('2', [seat('Bob', 'atreides', true), seat('Ann', 'harkonnen', true)]),
  game('3', [seat('Ann', 'atreides', false), seat(null, 'fremen', true)], 'imperium'),
];
const lines = (by: Parameters<typeof tallied>[1]) => tallied(GAMES, by).map(({ id, played, won }) => [id, played, won]);

test('people are counted by their names, bots are not; pairs win together or not at all', () => {
  expect(lines('person')).toEqual([
    ['Ann', 3, 2],
    ['Bob', 2, 1],
  ]);
  expect(lines('together')).toEqual([['Ann\nBob', 2, 1]]);
});
test('sides and games are counted for everybody who played them, seats by their place', () => {
  expect(lines('side')).toEqual([
    ['dice house.atreides', 2, 2],
    ['dice house.harkonnen', 2, 1],
    ['imperium house.fremen', 1, 1],
    ['dice house.fremen', 1, 0],
    ['imperium house.atreides', 1, 0],
  ]);
  expect(lines('game')).toEqual([
    ['dice', 2, 2],
    ['imperium', 1, 0],
  ]);
  expect(lines('seat')).toEqual([
    ['1,2', 2, 1],
    ['1,3', 1, 1],
    ['2,2', 2, 2],
    ['2,3', 1, 0],
    ['3,3', 1, 0],
  ]);
});
