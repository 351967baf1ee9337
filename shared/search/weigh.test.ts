import { expect, test } from 'vitest';
import type { GameSense } from '../games/face.ts';
import { type Auction, auction } from '../kernel/auction.fixture.ts';
import { chanceOf } from '../kernel/chance.ts';
import type { Table } from '../kernel/table.ts';
import { startOf } from '../testkit/play.ts';
import { bestMove, weighByPlayouts } from './weigh.ts';

type Purses = Table<Auction>;
const bid = (answer: number) => ({ seat: 'ann', answer }) as const;
/** After the first bid nobody bids any more; `value` is what ann makes of the purses. */
const senseOf = (value: (table: Purses) => number, answers: readonly number[]): GameSense<Auction> => ({
  value,
  habit: (_, seat) => ({ seat, answer: 0 }),
  candidates: () => answers.map(bid),
  calm: () => true,
  urgent: () => false,
});
/** The best answer of ann, and how often it was looked for. */
function weighed(value: (table: Purses) => number, answers: readonly number[]) {
  let playouts = 0;
  const sense = senseOf((table) => {
    playouts++;
    return value(table);
  }, answers);
  const table: Purses = startOf({ module: auction, seats: 2, options: {} }, 1);
  const move = bestMove(weighByPlayouts(table, sense, 'ann', { chance: chanceOf(3), more: () => true }));
  expect(table.depth).toBe(0);
  return { answer: move.answer, playouts };
}
const MANY = 300;

test('what turns out better than the habit is found, and then no more is thought about it', () => {
  const { answer, playouts } = weighed(({ state }) => state.purse.ann / 20, [3, 2, 0]);
  expect(answer).toBe(0);
  expect(playouts).toBeLessThan(MANY);
});
test('the habit stays where nothing is better, and what has no hope is soon given up', () => {
  const { answer, playouts } = weighed(({ state }) => state.purse.ann / 20, [1, 3, 2]);
  expect(answer).toBe(1);
  expect(playouts).toBeLessThan(MANY / 4);
});
test('luck is no proof: what is only different stays behind the habit', () => {
  const dice = chanceOf(8);
  const { answer } = weighed(() => dice.below(1000) / 1000, [3, 2]);
  expect(answer).toBe(3);
});
test('a sure win is not weighed against hopes', () => {
  const { answer, playouts } = weighed(({ state }) => 1 - state.purse.ann / 20, [0, 3]);
  expect(answer).toBe(0);
  expect(playouts).toBeLessThan(MANY / 4);
});
