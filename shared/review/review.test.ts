import { expect, test } from 'vitest';
import type { GameSense } from '../games/face.ts';
import { type Auction, auction } from '../kernel/auction.fixture.ts';
import { chanceOf } from '../kernel/chance.ts';
import { structuredCopy, type Table } from '../kernel/table.ts';
import type { GameModule, Move } from '../kernel/types.ts';
import { tableToThinkOn } from '../search/redeal.ts';
import { startOf } from '../testkit/play.ts';
import { type Finished, walkOf } from './decisions.ts';
import { countedMost, type Finding, surenessOf, wholeOf } from './findings.ts';
import { lookAt } from './look.ts';
import { CLOSER, FIRST, lookMs, worthACloserLook } from './plan.ts';

type Purses = Table<Auction>;
const bid = (seat: 'ann' | 'bob', answer: number): Move<Auction> => ({ seat, answer });
/** Whoever keeps more coins does better; people usually bid nothing. */
const thrift = (seen: (table: Purses) => void = () => {}): GameSense<Auction> => ({
  value(table, seat) {
    seen(table);
    return table.state.purse[seat] / 20;
  },
  habit: (_, seat) => bid(seat, 0),
  candidates: (_, seat) => [0, 1, 3].map((answer) => bid(seat as 'ann', answer)),
  calm: () => true,
  urgent: () => false,
});
function finished(log: readonly Move<Auction>[], module: GameModule<Auction> = auction): Finished<Auction> {
  return { start: structuredCopy(startOf({ module, seats: 2, options: {} }, 1).position), options: {}, log };
}
const GAME = finished([bid('ann', 0), bid('bob', 2), bid('bob', 0), bid('ann', 3)]);
function look(game: Finished<Auction>, at: number, sense = thrift(), hint?: readonly unknown[], module = auction): Finding {
  const { decisions, before } = walkOf(module, game);
  const decision = decisions[at];
  if (!decision) throw new Error('No such decision');
  const table = tableToThinkOn(module, before(decision, chanceOf(4)), {});
  let rounds = 0;
  const found = lookAt(table, sense, decision.move, { chance: chanceOf(9), more: () => ++rounds < 30 }, hint);
  expect(table.depth).toBe(0);
  return found;
}

test('a game that is not over cannot be walked through', () => {
  expect(() => walkOf(auction, finished([bid('ann', 0), bid('bob', 2)]))).toThrow('finished games only');
});

test('its decisions are the answers with a choice; what is said unasked and what had to be said are none', () => {
  const give: Move<Auction> = { seat: 'bob', interject: 'give', answer: 'ann' };
  const game = finished([give, bid('ann', 0), bid('bob', 2), bid('ann', 1), bid('bob', 0)]);
  expect(walkOf(auction, game).decisions.map(({ turn }) => turn)).toEqual([1, 2, 3]);
});

test('a decision can be looked at in any order, and the game is as it was', () => {
  const { decisions, before } = walkOf(auction, GAME);
  const purses = (at: number) => before(decisions[at] as never, chanceOf(1)).state.purse;
  const first = structuredCopy(purses(0));
  const last = structuredCopy(purses(3));
  expect(purses(0)).toEqual(first);
  expect(purses(3)).toEqual(last);
  expect(last).not.toEqual(first);
});

test('what cost most is found with what would have been better, and how sure that is', () => {
  const costly = look(GAME, 3);
  expect(costly).toMatchObject({
    turn: 3,
    seat: 'ann',
    task: { do: 'bid' },
    shape: 'number',
    done: 3,
    better: { answer: 0 },
    usual: { answer: 0 },
    close: false,
    line: null,
  });
  expect(costly.gain).toBeCloseTo(-0.15);
  expect(surenessOf(costly)).toBe('very');
  expect(look(GAME, 0)).toMatchObject({ done: 0, better: null, usual: null, gain: 0 });
});

test('an answer that nobody thinks of, and that is better, gained something', () => {
  const waste = { ...thrift(), value: (table: Purses, seat: string) => 1 - table.state.purse[seat as 'ann'] / 20 };
  const found = look(GAME, 3, waste);
  expect(found).toMatchObject({ better: null, usual: { answer: 0 } });
  expect(found.gain).toBeCloseTo(0.15);
});

test('a closer look weighs what it is told to and tells how it might have gone on', () => {
  const found = look(GAME, 1, thrift(), [1]);
  expect(found).toMatchObject({ close: true, done: 2, better: { answer: 0 } });
  expect(found.line?.[0]).toEqual([]);
  expect(found.line?.flat().every(({ type }) => type === 'rolled')).toBe(true);
});

test('the mentat is given worlds that its seat could not tell from the real one, never the real one', () => {
  /** Bob's purse is his secret: for ann it may hold 7 or 8 coins. */
  const secretive: GameModule<Auction> = {
    ...auction,
    imagine(game, seat) {
      if (seat === 'ann') (game.state.purse as { bob: number }).bob = 7 + game.chance.below(2);
    },
  };
  const { decisions, before } = walkOf(secretive, GAME);
  const position = before(decisions[3] as never, chanceOf(2));
  expect(position.state.purse.bob).toBeGreaterThan(6);
  expect(position.seed).not.toBe(GAME.start.seed);
  // Bob had answered in secret: his answer is not among what ann could know.
  expect(JSON.stringify(position.agenda)).not.toContain('given');
  const purses = new Set<number>();
  const seen = (table: Purses) => void purses.add(table.state.purse.bob);
  look(GAME, 3, thrift(seen), undefined, secretive);
  expect([...purses].every((coins) => coins >= 4)).toBe(true);
  expect(purses.size).toBeGreaterThan(1);
});

const finding = (turn: number, seat: string, gain: number, doubt = 0.01): Finding => ({
  ...{
    turn,
    seat,
    task: { do: 'bid' },
    shape: 'number',
    done: 0,
    better: null,
    usual: null,
    gain,
    doubt,
    games: 9,
    chances: {},
    close: false,
    line: null,
  },
});

test('the five that counted most are those that are large and sure, in the order of the game', () => {
  const all = [
    ...[finding(9, 'ann', -0.3), finding(2, 'ann', 0.2), finding(3, 'ann', -0.25, 0.24), finding(4, 'ann', 0.1)],
    ...[finding(5, 'ann', -0.15), finding(6, 'ann', 0.12), finding(7, 'bob', -0.9), finding(8, 'ann', 0.001)],
  ];
  expect(countedMost(all, 'ann').map(({ turn }) => turn)).toEqual([2, 4, 5, 6, 9]);
  expect(countedMost(all, 'bob').map(({ turn }) => turn)).toEqual([7]);
  expect(countedMost(all, 'eve')).toEqual([]);
});

test('a few of each seat are looked at again, the largest first', () => {
  const own = Array.from({ length: 12 }, (_, turn) => finding(turn, 'ann', turn / 100));
  const picked = worthACloserLook([...own, finding(20, 'bob', -0.05)], 3);
  expect(picked.map(({ turn }) => turn)).toEqual([11, 10, 9, 20]);
});

test('shares of a win are parts of one whole; against the game alone the rest is its own', () => {
  expect(wholeOf({ ann: 0.6, bob: 0.6 })).toEqual({ ann: 0.5, bob: 0.5 });
  expect(wholeOf({ ann: 0.3 })).toEqual({ ann: 0.3 });
  expect(wholeOf({ ann: 0, bob: 0 })).toEqual({ ann: 0, bob: 0 });
});

test.each([20, 500, 2000])('the looks at %d decisions end within a minute, also where each takes longer than it should', (decisions) => {
  const workers = 2;
  let all = 0;
  for (const [round, looks] of [
    [FIRST, decisions],
    [CLOSER, 42],
  ] as const) {
    let spent = 0;
    for (let left = looks; left > 0; left--) spent += (lookMs(round, left, spent, workers) + 10) / workers;
    all += spent;
  }
  expect(all).toBeLessThan(60_000);
});
test('what is left is shared out: a round that is late hurries', () => {
  expect(lookMs(FIRST, 400, 0, 2)).toBe(160);
  expect(lookMs(FIRST, 200, 24_000, 2)).toBe(80);
  expect(lookMs(FIRST, 1, 40_000, 2)).toBe(FIRST.least);
  expect(lookMs(CLOSER, 3, 0, 2)).toBe(CLOSER.most);
});
