import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../kernel/chance.ts';
import type { Table } from '../../kernel/table.ts';
import type { Level } from '../../search/levels.ts';
import { randomMove, startOf } from '../../testkit/play.ts';
import { botAnswer } from '../../testkit/think.ts';
import type { Arrangement } from '../imperium-family/arranged-position.ts';
import type { SeatId } from '../imperium-family/ids.ts';
import { playerOf } from '../imperium-family/queries/table.ts';
import type { Scene } from '../imperium-family/questions.ts';
import { WEIGHTS } from '../imperium-family/sense/weights.ts';
import { lookOf } from '../imperium-family/sense/worth.ts';
import type { FamilyGame, FamilyOptions } from '../imperium-family/types.ts';
import { DATA } from './data.ts';
import { DIFFICULTIES, type LeaderId } from './ids.ts';
import { imperium } from './index.ts';
import { sense } from './sense.ts';
import { LISTS } from './tests/lists.fixture.ts';
import { open, type Story } from './tests/story.fixture.ts';

type Board = Table<FamilyGame>;
const answer = (table: Board, level: Level, n: number): unknown => botAnswer(table, sense, level, n, 16).answer;
const start = (seats: number, options: FamilyOptions, seed: number): Board => startOf({ module: imperium, seats, options }, seed);

type Mode = readonly [name: string, seats: number, options: FamilyOptions];
const MODES: readonly Mode[] = [
  ['four persons', 4, {}],
  ['three persons', 3, { leaders: 'random' }],
  ['two persons and House Hagal', 2, {}],
  ...DIFFICULTIES.map((difficulty): Mode => [`one person, ${difficulty}`, 1, { difficulty }]),
  ['two persons on their own board', 2, { board: 'companion' }],
  ['one person on their own board', 1, { board: 'companion' }],
];

describe('habits', () => {
  test.each(MODES)('are always allowed, and so are the candidates, of which the first is the habit: %s', (_, seats, options) => {
    for (let seed = 1; seed <= 4; seed++) {
      const table = start(seats, options, seed);
      const chance = chanceOf(seed, 9);
      while (!table.position.outcome) {
        const seat = table.asked[0] as SeatId;
        const habit = sense.habit(table, seat, chanceOf(1));
        const candidates = sense.candidates(table, seat, chanceOf(1));
        // What is to be told of a physical board is made up.
        if (table.task?.do.startsWith('tell')) expect(candidates).toEqual([]);
        else expect(candidates[0]).toEqual(habit);
        for (const move of habit ? [habit, ...candidates] : candidates) expect([table.refusal(move), move]).toEqual([null, move]);
        table.play(randomMove(table, chance, 10));
        table.forget();
      }
    }
  });
  test.each(MODES.slice(0, 7))('play whole games to the end: %s', (_, seats, options) => {
    const table = start(seats, options, 3);
    for (let answers = 0; !table.position.outcome; answers++) {
      expect(answers).toBeLessThan(2000);
      const value = sense.value(table, 'seat1');
      expect(value >= 0 && value < 1).toBe(true);
      table.play({ seat: table.asked[0] as SeatId, answer: answer(table, 'adept', answers) });
      table.forget();
    }
    const { winners } = table.position.outcome;
    expect(sense.value(table, 'seat1')).toBe(winners.includes('seat1') ? 1 : 0);
  });
  test('win nearly every game against three who play at random', () => {
    let wins = 0;
    for (let n = 1; n <= 12; n++) {
      const table = start(4, {}, n);
      const bot = imperium.seatIds[n % 4] as SeatId;
      while (!table.position.outcome) {
        table.play({ seat: table.asked[0] as SeatId, answer: answer(table, table.asked[0] === bot ? 'adept' : 'random', n) });
        table.forget();
      }
      if (table.position.outcome.winners.includes(bot)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(10);
  });
});

test('everything that is printed has a worth in every round', () => {
  // What Rivals exchange is nobody's to choose.
  const lists = LISTS.filter((list) => list !== DATA.hagal.spending.conversions);
  for (const conflictsLeft of [9, 0]) {
    const { state } = open({ conflictsLeft });
    const look = lookOf(state, 'seat1', WEIGHTS);
    for (const list of lists)
      for (const when of ['now', 'reveal', 'ever'] as const) {
        const worth = look.worth(look, when, list);
        expect([list, Number.isFinite(worth) && Math.abs(worth) < 150]).toEqual([list, true]);
      }
  }
});

test('a Leader who wins more often is worth more, the longer the game lasts', () => {
  const worth = (leader: LeaderId, conflictsLeft: number): number =>
    sense.value(open({ conflictsLeft, players: { seat1: { leader } } }).table, 'seat1');
  const more = (conflictsLeft: number): number => worth('count-ilban-richese', conflictsLeft) - worth('paul-atreides', conflictsLeft);
  expect(more(0)).toBeCloseTo(0);
  expect(more(9)).toBeGreaterThan(0.02);
});

const SCENE: Scene = { by: 'seat1', origin: null, since: 0, agreed: true };
describe('decisions that are plain', () => {
  /** What an adept answers. */
  function adept(name: string, arrangement: Arrangement, check: (answer: unknown, story: Story) => void): void {
    test(name, () => {
      const story = open(arrangement);
      for (let n = 1; n <= 3; n++) check(answer(story.table, 'adept', n), story);
    });
  }
  // R11.2
  adept(
    'the second step of Influence brings a point',
    {
      agenda: [{ do: 'influence', ...SCENE, amount: 1, among: ['emperor', 'fremen'] }],
      players: { seat1: { influence: { emperor: 0, fremen: 1 } } },
    },
    (faction) => expect(faction).toBe('fremen'),
  );
  // R12.3 R16.7
  adept(
    'spice that buys a point in the last round is spent',
    { conflictsLeft: 0, players: { seat1: { spice: 4, intrigue: ['the-sleeper-must-awaken'], hand: ['dagger'] } } },
    (plot) => expect(plot).toEqual({ plot: 'the-sleeper-must-awaken' }),
  );
  // R10.3
  test('the last Persuasion buys a point, not a card', () => {
    const story = open({
      conflictsLeft: 0,
      row: ['piter-de-vries', 'stilgar', 'chani', 'carryall', 'scout'],
      players: { seat1: { council: true, hand: ['convincing-argument', 'convincing-argument', 'arrakis-liaison', 'arrakis-liaison'] } },
    });
    story.play('reveal');
    expect(answer(story.table, 'adept', 1)).toMatchObject({ acquire: 'the-spice-must-flow' });
  });
  // R13.3
  adept(
    'a card that decides a Conflict is played, one that does not is kept',
    {
      agenda: [{ do: 'window', by: 'seat1', passes: 0, played: false }, { do: 'rank' }],
      conflict: 'battle-for-arrakeen',
      players: { seat1: { conflict: 2, intrigue: ['ambush'] }, seat2: { conflict: 3 } },
    },
    (card) => expect(card).toEqual({ play: 'ambush' }),
  );
  adept(
    'no card is spent in a Conflict that is won',
    {
      agenda: [{ do: 'window', by: 'seat1', passes: 0, played: false }, { do: 'rank' }],
      players: { seat1: { conflict: 5, intrigue: ['ambush'] }, seat2: { conflict: 1 } },
    },
    (card) => expect(card).toBe('pass'),
  );
  // R10.6
  adept(
    'the worst card is trashed, not the best',
    {
      agenda: [{ do: 'trash', ...SCENE, from: ['discard'], due: true }],
      players: { seat1: { discard: ['stilgar', 'lady-jessica', 'dagger'] } },
    },
    (trash) => expect(trash).toEqual({ card: 'dagger', from: 'discard' }),
  );
  // R23.13
  test('what a person decides for a Rival is the worst for it', () => {
    const story = open({
      seats: 1,
      agenda: [{ do: 'choose', ...SCENE, by: 'rival1', lists: [[{ gain: { vp: 1 } }], [{ gain: { water: 1 } }]] }],
    });
    expect(playerOf(story.state, 'rival1').leader).not.toBeNull();
    expect(answer(story.table, 'adept', 1)).toBe(1);
  });
});
