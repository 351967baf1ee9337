import { describe, expect, test } from 'vitest';
import type { Task } from '../../../kernel/types.ts';
import type { Arrangement } from '../arranged-position.ts';
import type { AreaId } from '../ids.ts';
import type { ArrakisGame, ArrakisOptions } from '../types.ts';
import { viewOf } from '../view.ts';
import { words } from '../words.ts';
import { lookOf } from '../sense/look.ts';
import { nearnessOf } from '../sense/siege.ts';
import { harmOf } from '../sense/ties.ts';
import { against, die, marches, nobody, onlySietches } from './mahdi.fixture.ts';
import { rest, shown, type Story } from './story.fixture.ts';

/** Ties of the automa are settled by their first option. */
function settled(story: Story): Story {
  while (story.asked.startsWith('automaTie')) story.play('atreides', story.options('atreides')[0]);
  return story;
}

describe('what the one ornithopter of the automa is counted by', () => {
  const position = (options: ArrakisOptions): Partial<Arrangement> => ({
    options,
    leaders: nobody,
    harkonnen: { 'sw-inner-1': { regular: 3 } },
    sietches: onlySietches({ windgap: 1 }),
    atreides: { windgap: { regular: 1 } },
    state: { zones: { 'air-nw-inner-sw-inner': 'ornithopter' } },
  });
  const strike = (options: ArrakisOptions, flown: number) => settled(die('strategy', position(options), { flown }));
  // RU-5 R16.8 R16.9
  test('moves alone: a sietch is attacked by ornithopter after a move by one, and it is not counted', () => {
    for (const options of [{}, { flights: 'moves' } as const]) {
      const story = strike(options, 1);
      expect(story.told('attacked')).toMatchObject([{ at: 'windgap', way: 'air-nw-inner-sw-inner' }]);
      expect(story.state.automa?.flown).toBe(1);
    }
  });
  // RU-5 R16.8 R16.9
  test('attacks too, where the table plays so: the first takes the flight, a second is none, and the legion walks', () => {
    const first = strike({ flights: 'all' }, 0);
    expect(first.told('attacked')).toMatchObject([{ at: 'windgap', way: 'air-nw-inner-sw-inner' }]);
    expect(first.state.automa?.flown).toBe(1);
    const second = strike({ flights: 'all' }, 1);
    expect(second.told('attacked')).toEqual([]);
    expect(second.told('marched').map(({ way }) => way)).toEqual(['foot']);
  });
  // RU-5
  test('a bot knows that no further sietch is reached through the air then', () => {
    const near = (options: ArrakisOptions, flown: number): number => {
      const { state } = against({ ...position(options) }, { flown });
      return nearnessOf(lookOf(state, 'atreides'), 'harkonnen', 'sw-inner-1', 'windgap');
    };
    expect(near({ flights: 'all' }, 1)).toBeLessThan(near({ flights: 'all' }, 0));
    expect(near({}, 1)).toBe(near({}, 0));
  });
});

describe('after a victory of the automa', () => {
  const NO_SIDE = { cards: 0, roll: { hit: 0, shield: 0, special: 0 }, convert: [], hits: 0 };
  const won = (options: ArrakisOptions, at: 'ne-outer-6' | 'windgap') => {
    const from = at === 'windgap' ? 'sw-inner-3' : 'ne-outer-5';
    return against({
      agenda: [{ do: 'settle' }, rest],
      options,
      harkonnen: { [from]: { regular: 3 } },
      sietches: onlySietches({ windgap: 1, 'gara-kulon': 1 }),
      state: {
        battle: {
          attacker: 'harkonnen',
          from,
          at,
          way: 'foot',
          surprise: false,
          terms: {},
          round: 1,
          defended: true,
          sides: { harkonnen: NO_SIDE, atreides: NO_SIDE },
          retreated: false,
        },
      },
    });
  };
  // RU-35 R16.13
  test('it advances every time, in the open too', () => {
    for (const options of [{}, { advances: 'always' } as const])
      expect(won(options, 'ne-outer-6').told('advanced')).toMatchObject([{ from: 'ne-outer-5', to: 'ne-outer-6' }]);
  });
  // RU-35 R16.2
  test('where the table plays so the Atreides say whether it advances in the open, yet a sietch it always takes', () => {
    const open = () => won({ advances: 'asked' }, 'ne-outer-6');
    expect([open().asked, open().options('atreides')]).toEqual(['automaTie atreides', ['ne-outer-6', 'ne-outer-5']]);
    const goes = open().play('atreides', 'ne-outer-6');
    expect([goes.legion('harkonnen', 'ne-outer-6').regular, goes.asked]).toEqual([3, 'prune atreides']);
    const stays = open().play('atreides', 'ne-outer-5');
    expect([stays.legion('harkonnen', 'ne-outer-5').regular, stays.told('advanced')]).toEqual([3, []]);
    // It is no tie, and nothing says so.
    for (const story of [goes, stays]) expect(story.told('automaTie')).toEqual([]);
    expect([goes.told('automaAdvance'), stays.told('automaAdvance')]).toMatchObject([
      [{ at: 'ne-outer-6', goes: true }],
      [{ at: 'ne-outer-5', goes: false }],
    ]);
    const { state, table } = open();
    const view = viewOf(state, 'seat1');
    const task = table.task as Task<ArrakisGame>;
    expect(words.question(view, task, 'seat1', {}).key).toBe('arrakis.ask.automaTie.advance');
    const label = (at: AreaId) => words.option(view, task.do, at, undefined, {}, task).label.key;
    expect([label('ne-outer-6'), label('ne-outer-5')]).toEqual(['arrakis.option.automaAdvances', 'arrakis.option.automaStays']);
    const taken = won({ advances: 'asked' }, 'windgap');
    expect(taken.told('advanced')).toHaveLength(1);
    expect(taken.state.sietches.windgap).toBeNull();
  });
  // RU-35 R16.2
  test('a bot weighs both: what draws the automa nearer to a sietch it leaves', () => {
    const { state } = against({
      harkonnen: { 'sw-inner-2': { regular: 5 } },
      sietches: onlySietches({ windgap: 3 }),
      atreides: { windgap: { regular: 1 } },
    });
    const look = lookOf(state, 'atreides');
    const harm = (to: 'sw-inner-3', goes: boolean): number =>
      harmOf(look, { pick: goes ? to : 'sw-inner-2', deed: { do: 'automaAdvance', from: 'sw-inner-2', at: to, goes } });
    expect(harm('sw-inner-3', false)).toBe(0);
    expect(harm('sw-inner-3', true)).not.toBe(0);
  });
});

describe('beside the special action of the Baron', () => {
  const house = (options: ArrakisOptions, more: Partial<Arrangement> = {}) =>
    settled(die('house', { options, harkonnen: { 'sw-outer-8': { regular: 4 } }, ...more }));
  // R16.12
  test('the vehicles come as well', () => {
    for (const options of [{}, { baron: 'vehicles' } as const]) expect(house(options).told('vehiclePlaced')).toHaveLength(2);
  });
  // R16.6 R16.12
  test('nothing else comes, where the table plays so; without him the vehicles come as ever', () => {
    const alone = house({ baron: 'alone' });
    expect(alone.legion('harkonnen', 'sw-outer-8')).toMatchObject({ regular: 1, elite: 3 });
    expect(alone.told('vehiclePlaced')).toEqual([]);
    expect(house({ baron: 'alone' }, { leaders: nobody }).told('vehiclePlaced')).toHaveLength(2);
  });
});

// RU-5 RU-35 R16.12
test('a whole turn under the other readings moves at most one legion through the air', () => {
  const story = settled(
    die('strategy', {
      options: { flights: 'all', advances: 'asked', baron: 'alone' },
      leaders: nobody,
      harkonnen: { carthag: { regular: 2 }, arrakeen: { regular: 2 } },
      sietches: onlySietches({ windgap: 2 }),
      state: { zones: { 'air-ne-inner-nw-inner': 'ornithopter', 'air-ne-inner-se-inner': 'ornithopter' } },
    }),
  );
  expect(marches(story).length).toBeGreaterThan(0);
  expect(story.state.automa?.flown).toBe(1);
});

// R16.17 R13.6
test('a claim that reveals brings the automa a reinforcement for the sietch, and one for each token', () => {
  const claimed = (card: 'the-fremen-call-paul-the-mahdi' | 'the-lisan-al-gaib', bans: readonly 'spacing-guild'[] = []) => {
    const { state } = against({
      agenda: [{ do: 'endClaim' }, rest],
      atreides: { windgap: { regular: 1, tokens: ['s-elite', 's-two-regulars'], named: ['paul-atreides'] } },
      state: { shown: [{ card, kept: false, feared: false }, ...shown], bans },
    }).play('atreides', card);
    expect(state.claimed).toEqual([card]);
    return state.automa?.reinforcements.hidden.length;
  };
  expect([claimed('the-fremen-call-paul-the-mahdi'), claimed('the-lisan-al-gaib')]).toEqual([1, 2]);
  expect(claimed('the-fremen-call-paul-the-mahdi', ['spacing-guild'])).toBe(0);
});
