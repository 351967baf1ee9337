import { expect, test } from 'vitest';
import type { GameSense } from '../games/face.ts';
import { auction, type Auction } from '../kernel/auction.fixture.ts';
import { chanceOf } from '../kernel/chance.ts';
import { startOf } from '../testkit/play.ts';
import { chooseInterjection, MOST_INTERJECTIONS, playInterjections } from './interjections.ts';

const sense = (interject: NonNullable<GameSense<Auction>['interject']>): GameSense<Auction> => ({
  value: () => 0.5,
  habit: () => null,
  candidates: () => [],
  calm: () => true,
  urgent: () => false,
  interject,
});
const generous = sense((_, seat) => ({ seat, interject: 'give', answer: seat === 'ann' ? 'bob' : 'ann' }));
const open = () => startOf<Auction>({ module: auction, seats: 2, options: {} }, 1);

test('a bot interjects what is allowed, or nothing', () => {
  const table = open();
  expect(chooseInterjection(table, generous, 'ann', 'adept', chanceOf(1))).toEqual({ seat: 'ann', interject: 'give', answer: 'bob' });
  const mad = sense((_, seat) => ({ seat, interject: 'give', answer: seat }));
  expect(chooseInterjection(table, mad, 'ann', 'adept', chanceOf(1))).toBeNull();
  const answers = sense((_, seat) => ({ seat, answer: 1 }));
  expect(chooseInterjection(table, answers, 'ann', 'adept', chanceOf(1))).toBeNull();
});

test('bots that play at random say nothing', () => {
  expect(chooseInterjection(open(), generous, 'ann', 'random', chanceOf(1))).toBeNull();
});

test('interjections follow each other until nobody wants more, and never for ever', () => {
  const table = open();
  const decide = (limit: number) => (seat: 'ann' | 'bob') =>
    table.state.purse[seat] > limit ? chooseInterjection(table, generous, seat, 'adept', chanceOf(1)) : null;
  expect(playInterjections(table, decide(3), (move) => void table.play(move))).toBe(0);
  expect(playInterjections(table, decide(2), (move) => void table.play(move))).toBe(MOST_INTERJECTIONS);
});
