import { expect, test } from 'vitest';
import type { GameSense } from '../games/face.ts';
import { auction, type Auction } from '../kernel/auction.fixture.ts';
import { chanceOf } from '../kernel/chance.ts';
import { startOf } from '../testkit/play.ts';
import { chooseAside, MOST_ASIDES, playAsides } from './aside.ts';

const sense = (aside: NonNullable<GameSense<Auction>['aside']>): GameSense<Auction> => ({
  value: () => 0.5,
  habit: () => null,
  candidates: () => [],
  calm: () => true,
  urgent: () => false,
  aside,
});
const generous = sense((_, seat) => ({ seat, interject: 'give', answer: seat === 'ann' ? 'bob' : 'ann' }));
const open = () => startOf<Auction>({ module: auction, seats: 2, options: {} }, 1);

test('an aside is an interjection that is allowed, or nothing', () => {
  const table = open();
  expect(chooseAside(table, generous, 'ann', 'adept', chanceOf(1))).toEqual({ seat: 'ann', interject: 'give', answer: 'bob' });
  const mad = sense((_, seat) => ({ seat, interject: 'give', answer: seat }));
  expect(chooseAside(table, mad, 'ann', 'adept', chanceOf(1))).toBeNull();
  const answers = sense((_, seat) => ({ seat, answer: 1 }));
  expect(chooseAside(table, answers, 'ann', 'adept', chanceOf(1))).toBeNull();
});

test('bots that play at random say nothing', () => {
  expect(chooseAside(open(), generous, 'ann', 'random', chanceOf(1))).toBeNull();
});

test('asides follow each other until nobody wants more, and never for ever', () => {
  const table = open();
  const decide = (limit: number) => (seat: 'ann' | 'bob') =>
    table.state.purse[seat] > limit ? chooseAside(table, generous, seat, 'adept', chanceOf(1)) : null;
  expect(playAsides(table, decide(3), (move) => void table.play(move))).toBe(0);
  expect(playAsides(table, decide(2), (move) => void table.play(move))).toBe(MOST_ASIDES);
});
