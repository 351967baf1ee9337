import { expect, test } from 'vitest';
import type { SeatLook } from '../../shared/games/face.ts';
import { inTurnOrder, sidesOf, stonesOf } from './looks.ts';

const plain: SeatLook = { stone: 'fremen', title: { key: 'fremen' }, has: [], seals: 0, goal: 0 };
const side = (stone: string, out = false) => ({ stone, title: { key: stone }, has: [], out });

test('a seat with one side is that side', () => {
  expect(sidesOf(plain)).toEqual([{ stone: 'fremen', title: { key: 'fremen' }, has: [], members: [], out: false }]);
  expect(stonesOf(plain)).toEqual(['fremen']);
});

test('a seat with two sides shows both stones, what is out last in nothing but light', () => {
  const look: SeatLook = { ...plain, stone: null, title: null, sides: [side('atreides', true), side('fremen')] };
  expect(stonesOf(look)).toEqual(['atreides', 'fremen']);
  expect(sidesOf(look).map(({ out }) => out)).toEqual([true, false]);
});

test('a seat that has chosen no side yet has no stone', () => {
  expect(stonesOf({ ...plain, stone: null, title: null })).toEqual([]);
});

test('players who are no seats stand where their turn is', () => {
  const seats = [{ seat: 'ann' }, { seat: 'bob' }];
  const rivals = [
    { id: 'left', after: 'ann' },
    { id: 'right', after: 'left' },
  ];
  expect(inTurnOrder(seats, rivals)).toEqual([{ seat: 'ann' }, ...rivals, { seat: 'bob' }]);
});
