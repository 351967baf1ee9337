import { afterEach, expect, test } from 'vitest';
import { entryOf } from '../../shared/games/index.ts';
import { chanceOf } from '../../shared/kernel/chance.ts';
import type { GameTypes } from '../../shared/kernel/types.ts';
import { LEVELS } from '../../shared/search/levels.ts';
import { redealt } from '../../shared/search/redeal.ts';
import { optionsFor } from '../../shared/testkit/cases.ts';
import { playWithDice, startOf } from '../../shared/testkit/play.ts';
import { type BotRequest, type Bots, createBots } from './index.ts';
import { think } from './worker.ts';

const { module } = entryOf('dice');
const real = optionsFor(module, 6).find(({ dice, face_dancers }) => dice === 'table' && face_dancers === 'spice') ?? {};

const WHOSE = { maker: 'host', table: 'one' } as const;

let bots: Bots | undefined;
afterEach(() => bots?.close());

test('bots of every level play whole games by the rules, also where the players throw real dice', () => {
  const chance = chanceOf(5);
  for (const [at, level] of LEVELS.entries()) {
    const options = at % 2 === 0 ? real : {};
    const table = startOf<GameTypes>({ module, seats: 6, options }, at + 1);
    for (let answers = 0; !table.position.outcome; answers++) {
      expect(answers).toBeLessThan(2000);
      const seat = table.asked[0] as string;
      const move = think({ game: 'dice', position: redealt(table, seat, chance), options, seat, level, budgetMs: 1, ...WHOSE });
      expect(table.refusal(move)).toBeNull();
      playWithDice(table, move, chance);
    }
  }
}, 60_000);

test('a mentat keeps to its time', () => {
  const table = startOf<GameTypes>({ module, seats: 8, options: {} }, 3);
  const request = (seat: string, budgetMs: number): BotRequest => ({
    game: 'dice',
    position: redealt(table, seat, chanceOf(1)),
    options: {},
    seat,
    level: 'mentat',
    budgetMs,
    ...WHOSE,
  });
  const chance = chanceOf(9);
  let longest = 0;
  for (let answers = 0; answers < 60 && !table.position.outcome; answers++) {
    const seat = table.asked[0] as string;
    const began = performance.now();
    const move = think(request(seat, 20));
    longest = Math.max(longest, performance.now() - began);
    playWithDice(table, move, chance);
  }
  // One last playout may run over; the rest of the margin is for a busy machine.
  expect(longest).toBeLessThan(1000);
}, 60_000);

test('a worker thread answers for the seat that is asked', async () => {
  bots = createBots({ most: 1 });
  const table = startOf<GameTypes>({ module, seats: 4, options: {} }, 8);
  const seat = table.asked[0] as string;
  const move = await bots.answer({
    game: 'dice',
    position: redealt(table, seat, chanceOf(2)),
    options: {},
    seat,
    level: 'mentat',
    budgetMs: 30,
    ...WHOSE,
  });
  expect(move.seat).toBe(seat);
  expect(table.refusal(move)).toBeNull();
}, 30_000);
