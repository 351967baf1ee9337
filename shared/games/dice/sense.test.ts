import { describe, expect, test } from 'vitest';
import type { Table } from '../../kernel/table.ts';
import type { Level } from '../../search/levels.ts';
import { botAnswer } from '../../testkit/think.ts';
import type { Arrangement } from './arranged-position.ts';
import type { HouseId } from './ids.ts';
import { seals } from './queries/end.ts';
import { sense } from './sense.ts';
import { open, type Story } from './tests/story.fixture.ts';
import type { DiceGame } from './types.ts';

const LEVELS = ['novice', 'adept', 'mentat'] as const;
const ORDER = ['atreides', 'harkonnen', 'corrino', 'guild'] as const;
const TRIES = { novice: 12, adept: 12, mentat: 2 } as const;

const answerOf = (table: Table<DiceGame>, level: Level, seed: number) => botAnswer(table, sense, level, seed);
/** Bots of one level answer everything until the turn is over or the question is open. */
function playTurn(story: Story, level: Level, seed: number, question = 'roll'): void {
  for (let answers = 0; story.table.task && story.table.task.do !== question; answers++) {
    if (answers > 80) throw new Error('The turn does not end');
    story.table.play(answerOf(story.table, level, seed + answers));
  }
}
/** Tells the story several times with bots of each level. */
function everyBot(name: string, arrangement: Arrangement, check: (story: Story, level: Level, seed: number) => void): void {
  for (const level of LEVELS) {
    test(`${level} ${name}`, () => {
      for (let seed = 1; seed <= TRIES[level]; seed++) check(open({ ...arrangement, seed }), level, seed);
    });
  }
}
const thrown = (region: '1' | '2' | '3' | '4' | '5' | '6', spice: '1' | '2' | '3' = '1', vendetta: 'poison' | 'snooper' = 'snooper') =>
  ({ house: ['fremen', 'fremen', 'fremen', 'fremen'], region, spice, vendetta }) as const;
const two = { carthag: 2, arrakeen: 2 };

describe('a win that lies on the table is taken', () => {
  const marching: Arrangement = {
    order: ORDER,
    step: 'movement',
    dice: thrown('3'),
    storm: 6,
    houses: { atreides: { troop: { ...two, 'polar-sink': 3 } }, guild: { troop: { card: 3 } } },
  };
  everyBot('marches into the third region', marching, (story, level, seed) => {
    playTurn(story, level, seed);
    expect(story.table.position.outcome).toMatchObject({ winners: ['seat1'], reason: 'solo' });
  });
  const shipping: Arrangement = {
    ...marching,
    step: 'shipping',
    dice: thrown('3', '2'),
    houses: { atreides: { troop: { ...two, card: 2 } } },
  };
  everyBot(
    'ships what it needs first',
    { ...shipping, houses: { atreides: { troop: { carthag: 1, arrakeen: 1, card: 2 } } } },
    (story, level, seed) => {
      playTurn(story, level, seed);
      expect(story.table.position.outcome?.winners).toEqual(['seat1']);
    },
  );
  everyBot(
    'does not give up the third region when it has it',
    { ...marching, houses: { atreides: { troop: { ...two, 'sietch-tabr': 2 } } } },
    (story, level, seed) => {
      playTurn(story, level, seed);
      expect(story.table.position.outcome?.winners).toEqual(['seat1']);
    },
  );
  const together: Arrangement = {
    order: ORDER,
    step: 'alliance',
    round: 6,
    dice: { ...thrown('1'), house: ['fremen', 'fremen', 'fremen', 'harkonnen'] },
    houses: { atreides: { troop: two }, harkonnen: { troop: { 'sietch-tabr': 2, 'tueks-sietch': 2 } } },
  };
  everyBot('invites whoever makes it win, and the invited one accepts', together, (story, level, seed) => {
    playTurn(story, level, seed);
    expect(story.table.position.outcome).toMatchObject({ winners: ['seat1', 'seat2'], reason: 'allied' });
  });
});

describe('a win of somebody else is stopped', () => {
  const leading: Arrangement = {
    order: ORDER,
    step: 'vendetta',
    storm: 6,
    dice: thrown('1', '1', 'poison'),
    houses: {
      atreides: { troop: { card: 2 } },
      harkonnen: { troop: { carthag: 1, arrakeen: 3, 'sietch-tabr': 3 } },
      guild: { troop: { 'polar-sink': 2, 'minor-erg': 1 } },
    },
  };
  everyBot('murders the last guard', leading, (story, level, seed) => {
    playTurn(story, level, seed);
    expect(seals(story.state, 'harkonnen')).toBe(2);
  });
  const invited: Arrangement = {
    order: ORDER,
    active: 'harkonnen',
    step: 'alliance',
    storm: 6,
    dice: { ...thrown('5'), house: ['atreides', 'fremen', 'fremen', 'fremen'] },
    houses: {
      atreides: { troop: { 'polar-sink': 2 } },
      harkonnen: { troop: { carthag: 2, 'tueks-sietch': 2, 'polar-sink': 6 } },
      guild: { troop: { arrakeen: 1 } },
    },
  };
  everyBot('refuses to help a leader who needs nobody else to win alone', invited, (story, level, seed) => {
    story.play('harkonnen', { house: 'atreides', face: null, dice: 0 });
    expect(answerOf(story.table, level === 'mentat' ? 'adept' : level, seed).answer).toBe('refuse');
  });
});

describe('deals', () => {
  const dealing = (houses: Arrangement['houses']): Arrangement => ({
    order: ORDER,
    step: 'shipping',
    ally: 'corrino',
    storm: 6,
    dice: thrown('3', '1'),
    turn: { allySilent: true },
    ...(houses && { houses }),
  });
  const propose = (story: Story, by: HouseId, ...parts: readonly object[]): void => {
    story.play(by, by === 'corrino' ? 'propose' : 'deal');
    for (const part of parts) story.play(by, part);
    story.play(by, 'propose');
  };
  const poor = dealing({ atreides: { troop: { carthag: 2, card: 3 } }, corrino: { reserve: 4, troop: { 'polar-sink': 1, card: 2 } } });

  everyBot('gives no spice for nothing', poor, (story, level, seed) => {
    propose(story, 'atreides', { gift: 4 });
    expect(answerOf(story.table, level, seed).answer).toBe('refuse');
  });
  everyBot('does not pay for shipments that help only the ally', { ...poor, turn: {} }, (story, level, seed) => {
    propose(story, 'corrino', { add: { house: 'corrino', what: 'troop', to: 'polar-sink' } });
    expect(answerOf(story.table, level, seed).answer).toBe('refuse');
  });
  everyBot('takes a gift', { ...poor, turn: {} }, (story, level, seed) => {
    propose(story, 'corrino', { gift: 3 });
    const answers = new Set([answerOf(story.table, level === 'novice' ? 'adept' : level, seed).answer]);
    expect([...answers]).toEqual(['accept']);
  });
  const near = dealing({
    atreides: { troop: { carthag: 2, arrakeen: 1, card: 3 } },
    corrino: { reserve: 4, large: { 'tueks-sietch': 2 } },
    harkonnen: { troop: { 'sietch-tabr': 1 } },
    guild: { troop: { 'habbanya-sietch': 1 } },
  });
  everyBot(
    'gives no spice to who would win alone with it',
    { ...near, houses: { ...near.houses, corrino: { reserve: 4 } } },
    (story, level, seed) => {
      propose(story, 'atreides', { gift: 3 });
      expect(answerOf(story.table, level, seed).answer).toBe('refuse');
    },
  );
  const joint = dealing({
    atreides: { troop: { arrakeen: 2, card: 4 } },
    corrino: { reserve: 4, large: { 'tueks-sietch': 2 }, troop: { 'habbanya-sietch': 2 } },
    harkonnen: { troop: { 'sietch-tabr': 1 } },
  });
  everyBot('asks Corrino for spice where that brings a win together, and Corrino gives it', joint, (story, level, seed) => {
    playTurn(story, level === 'mentat' ? 'adept' : level, seed, 'target');
    expect(story.house('corrino').reserve).toBeLessThan(4);
    expect(story.troops('atreides', 'polar-sink')).toBe(4);
  });
});

describe('shipping', () => {
  const storm: Arrangement = {
    order: ['bene-gesserit', 'harkonnen', 'atreides', 'guild', 'corrino'],
    step: 'shipping',
    ally: 'harkonnen',
    storm: 4,
    dice: thrown('4', '3'),
    turn: { allySilent: true },
    houses: { 'bene-gesserit': { troop: { card: 4, 'polar-sink': 1 } }, harkonnen: { troop: { 'sietch-tabr': 3 } } },
  };
  everyBot('puts nobody where the coming storm takes the only troop', storm, (story, level, seed) => {
    playTurn(story, level, seed, 'target');
    expect(story.troops('bene-gesserit', 'sietch-tabr')).toBe(0);
  });
  everyBot('uses spice that would be lost', storm, (story, level, seed) => {
    playTurn(story, level === 'novice' ? 'adept' : level, seed, 'target');
    if (level !== 'mentat') expect(story.troops('bene-gesserit', 'polar-sink')).toBe(4);
  });
});

describe('fists', () => {
  const uneven: Arrangement = {
    order: ORDER,
    step: 'battle',
    storm: 6,
    dice: thrown('4'),
    houses: { atreides: { troop: { carthag: 3 }, leaders: ['leto'] }, harkonnen: { troop: { carthag: 5 }, leaders: ['baron-vladimir'] } },
  };
  test('the same battle is not always fought with the same fist', () => {
    const fists = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) fists.add(JSON.stringify(answerOf(open(uneven).table, 'adept', seed).answer));
    expect(fists.size).toBeGreaterThan(2);
  });
  test('an attacker who cannot be beaten wins and stays', () => {
    const strong = {
      ...uneven,
      houses: { atreides: { troop: { carthag: 9 }, leaders: ['leto' as const] }, harkonnen: { troop: { carthag: 1 } } },
    };
    for (let seed = 1; seed <= TRIES.adept; seed++) {
      const story = open(strong);
      playTurn(story, 'adept', seed);
      expect(story.troops('atreides', 'carthag')).toBeGreaterThan(5);
    }
  });
});

test('a value lies between 0 and 1, and is 1 for the winner at the end', () => {
  const story = open({ order: ORDER, step: 'end', houses: { atreides: { troop: { ...two, 'sietch-tabr': 1 } } } });
  expect(sense.value(story.table, 'seat1')).toBe(1);
  expect(sense.value(story.table, 'seat2')).toBe(0);
  const open4 = open({ order: ORDER, houses: { atreides: { troop: two } } });
  const values = open4.state.seats.map((seat) => sense.value(open4.table, seat));
  for (const value of values) expect(value > 0 && value < 1).toBe(true);
  expect(values[0]).toBe(Math.max(...values));
});
