import { describe, expect, test } from 'vitest';
import { NOBODY } from '../queries/legions.ts';
import { isAttackable } from '../queries/mahdi/attack.ts';
import { best } from '../queries/mahdi/choice.ts';
import { leaderAt } from '../queries/mahdi/effects.ts';
import { book } from '../queries/table.ts';
import { coarsePower, finePower, powerOf } from '../queries/mahdi/power.ts';
import { against, die, firstRow, marches, nobody, onlySietches, rows } from './mahdi.fixture.ts';

describe('combat power', () => {
  const { state } = against({});
  // R16.7
  test('T-12: units and leaders count 1, tokens 2; the fine count knows every kind', () => {
    const bashars = { ...NOBODY, regular: 3, generic: 1 };
    expect([coarsePower(state, bashars), finePower(state, bashars)]).toEqual([4, 7]);
    expect(coarsePower(state, { ...NOBODY, tokens: ['s-elite', 's-elite'], generic: 1 })).toBe(5);
    const fedaykin = { ...NOBODY, special: 2, named: ['paul-muaddib' as const] };
    expect([coarsePower(state, fedaykin), finePower(state, fedaykin)]).toEqual([3, 10]);
    expect(finePower(state, { ...NOBODY, elite: 1, facedown: ['black'] })).toBe(5); // RU-49
  });
  // R16.7
  test('greater is the coarse power, on a tie the fine one', () => {
    expect(powerOf(state, { ...NOBODY, regular: 5 })).toBeGreaterThan(powerOf(state, { ...NOBODY, special: 4 }));
    expect(powerOf(state, { ...NOBODY, elite: 4 })).toBeGreaterThan(powerOf(state, { ...NOBODY, regular: 4 }));
  });
  // R16.7 R16.8
  test('T-12: 4 against 4 is no attack where the defenders are finer, whatever the rank of the sietch', () => {
    const { state } = against({
      harkonnen: { 'false-wall-west': { regular: 3, generic: 1 } },
      atreides: { windgap: { regular: 3, elite: 1 } },
      sietches: { windgap: 3 },
    });
    expect(isAttackable(state, 'false-wall-west', 'windgap')).toBe(false);
  });
});

describe('attacks', () => {
  // R16.2
  test('a list leaves what is best in each row, from the top; the row that decided is named', () => {
    const rows = [
      { row: 'nearest', by: (n: number) => n % 2 },
      { row: 'stronger', by: (n: number) => n },
    ] as const;
    expect(best([1, 2, 3], rows)).toEqual({ of: [3], row: 'stronger' });
    expect(best([1, 2], rows)).toEqual({ of: [1], row: 'nearest' });
    expect(best([2], rows)).toEqual({ of: [2], row: 'only' });
    expect(best([1, 1], rows)).toEqual({ of: [1, 1], row: 'equal' });
  });
  // R16.8
  test('the sietch of the highest rank comes first, even facedown', () => {
    const story = die('strategy', {
      harkonnen: { 'false-wall-west': { regular: 3 }, 'se-inner-5': { regular: 6 } },
      sietches: { ...onlySietches({ windgap: 3, 'hobars-gap': 2 }) },
      leaders: nobody,
    });
    expect(story.told('attacked')).toMatchObject([{ from: 'false-wall-west', at: 'windgap', surprise: false }]);
    expect(firstRow(story)).toBe('highestRank');
    expect(story.told('automaFollows')[0]).toMatchObject({ row: 'attackSietch', possible: true });
  });
  // R16.8
  test('then the greatest difference of power, then whoever needs no ornithopter', () => {
    const differing = die('strategy', {
      harkonnen: { 'false-wall-west': { regular: 3 }, 'se-inner-5': { regular: 6 } },
      sietches: onlySietches({ windgap: 2, 'hobars-gap': 2 }),
      leaders: nobody,
    });
    expect(differing.told('attacked')).toMatchObject([{ from: 'se-inner-5', at: 'hobars-gap' }]);
    expect(firstRow(differing)).toBe('greatestDifference');
    const flying = die('strategy', {
      harkonnen: { 'false-wall-west': { regular: 3 }, 'se-inner-1': { regular: 3 } },
      sietches: onlySietches({ windgap: 2, 'hobars-gap': 2 }),
      leaders: nobody,
      state: { zones: { 'air-ne-inner-se-inner': 'ornithopter' } },
    });
    expect(flying.told('attacked')).toMatchObject([{ at: 'windgap', way: 'foot' }]);
    expect(firstRow(flying)).toBe('noOrnithopter');
  });
  // R16.8
  test('last the target sietch; what is still equal the player chooses', () => {
    const position = {
      harkonnen: { 'false-wall-west': { regular: 3 }, 'se-inner-5': { regular: 3 } },
      sietches: onlySietches({ windgap: 2, 'hobars-gap': 2 }),
      leaders: nobody,
    };
    const target = die('strategy', position);
    expect(target.told('attacked')).toMatchObject([{ at: 'windgap' }]);
    expect(firstRow(target)).toBe('targetSietch');
    const equal = die('strategy', position, { target: 'gara-kulon' });
    expect(equal.asked).toBe('automaTie atreides');
    equal.play('atreides', { from: 'se-inner-5', to: 'hobars-gap', way: 'foot' });
    expect(equal.told('attacked')).toMatchObject([{ at: 'hobars-gap' }]);
    expect(equal.told('automaTie')).toMatchObject([{ about: 'attack', count: 2 }]);
  });
  // R16.8 R16.9
  test('an impassable border is no hindrance, and an ornithopter carries where it is needed', () => {
    const border = die('strategy', {
      harkonnen: { 'rimwall-west': { regular: 3 } },
      atreides: { 'ne-outer-5': { regular: 1 } },
      leaders: nobody,
    });
    expect(border.told('attacked')).toMatchObject([{ from: 'rimwall-west', at: 'ne-outer-5', way: 'foot' }]);
    const air = die('strategy', {
      harkonnen: { 'se-inner-1': { regular: 3 } },
      sietches: onlySietches({ 'hobars-gap': 2 }),
      leaders: nobody,
      state: { zones: { 'air-ne-inner-se-inner': 'ornithopter' } },
    });
    expect(air.told('attacked')).toMatchObject([{ at: 'hobars-gap', way: 'air-ne-inner-se-inner' }]);
    expect(air.state.zones).toEqual({});
  });
  // R16.8
  test('else the strongest legion that is weaker, then one with a named leader; never by ornithopter', () => {
    const story = die('strategy', {
      harkonnen: { 'ne-outer-8': { regular: 5 } },
      atreides: { 'ne-outer-5': { regular: 2 }, 'ne-outer-6': { regular: 3 }, 'ne-outer-9': { regular: 6 }, 'ne-outer-13': { regular: 4 } },
      leaders: nobody,
      sietches: onlySietches({ windgap: 2 }),
      state: { zones: { 'air-ne-inner-ne-outer': 'ornithopter' } },
    });
    expect(story.told('attacked')).toMatchObject([{ at: 'ne-outer-6', way: 'foot' }]);
    expect(rows(story)[0]).toBe('strongestTarget');
    const named = die('strategy', {
      sietches: onlySietches({ windgap: 2 }),
      harkonnen: { 'ne-outer-8': { regular: 5 } },
      atreides: {
        'ne-outer-5': { regular: 1, elite: 1, generic: 1 },
        'ne-outer-6': { regular: 2, named: ['paul-atreides'] },
      },
      leaders: nobody,
    });
    expect(named.told('attacked')).toMatchObject([{ at: 'ne-outer-6' }]);
    expect(firstRow(named)).toBe('namedTarget');
  });
  // R16.8
  test('Leadership: only legions with a leader, and by surprise', () => {
    const story = die('leadership', {
      harkonnen: { 'false-wall-west': { regular: 6 }, 'se-inner-5': { regular: 3, generic: 1 } },
      sietches: onlySietches({ windgap: 3, 'hobars-gap': 1 }),
      leaders: nobody,
    });
    expect(story.told('attacked')).toMatchObject([{ from: 'se-inner-5', at: 'hobars-gap', surprise: true }]);
  });
});

describe('leaders first', () => {
  // R16.6
  test('Rabban moves twice where his figure is on the map, and his card is spent', () => {
    const story = die(
      'leadership',
      {
        harkonnen: { 'nw-inner-4': { regular: 2, named: ['beast-rabban'] } },
        sietches: onlySietches({ 'hobars-gap': 2 }),
        leaders: { 'captain-aramsham': 'waiting' },
      },
      { target: 'hobars-gap' },
    );
    while (story.asked.startsWith('automaTie')) story.play('atreides', story.options('atreides')[0]);
    expect(marches(story)).toHaveLength(2);
    expect(marches(story)[0]?.[1]).toBe(marches(story)[1]?.[0]);
    expect(story.state.leaders['beast-rabban'].spent).toBe(true);
    expect(story.told('automaFollows')[0]).toMatchObject({ row: 'leaderFirst' });
  });
  // R16.6
  test('a leader whose special action would do nothing, whose card is spent, or who is in the tank, is passed over', () => {
    const { state } = against({ harkonnen: { carthag: { regular: 2 } } });
    expect([leaderAt(state, 'leadership'), leaderAt(state, 'house'), leaderAt(state, 'deployment')]).toEqual([
      null,
      'baron-harkonnen',
      'captain-aramsham',
    ]);
    const spent = against({ harkonnen: { carthag: { regular: 2 } }, spent: ['baron-harkonnen'] });
    expect(leaderAt(spent.state, 'house')).toBeNull();
    const elite = against({ harkonnen: { carthag: { elite: 2 } } });
    expect(leaderAt(elite.state, 'house')).toBeNull(); // nobody to replace
  });
  // R16.6
  test('Feyd does not move where he can attack from where he stands, else moves first', () => {
    const feyd = { leaders: { ...nobody, 'beast-rabban': 'gone' } } as const;
    const there = die('leadership', {
      harkonnen: { 'false-wall-west': { regular: 3, named: ['feyd-rautha'] } },
      sietches: onlySietches({ windgap: 1 }),
      ...feyd,
    });
    expect([marches(there), there.told('attacked')]).toMatchObject([[], [{ at: 'windgap', surprise: false }]]);
    const away = die('leadership', {
      harkonnen: { 'sw-inner-1': { regular: 3, named: ['feyd-rautha'] } },
      sietches: onlySietches({ windgap: 1 }),
      ...feyd,
    });
    while (away.asked.startsWith('automaTie')) away.play('atreides', away.options('atreides')[0]);
    expect(marches(away)).toHaveLength(1);
    expect(away.told('attacked')).toMatchObject([{ at: 'windgap' }]);
  });
  // R16.6
  test('Hawat draws three cards of House Harkonnen and Mohiam three of the Corrino, each played at once or kept', () => {
    for (const [id, deck] of [
      ['thufir-hawat', 'house-harkonnen'],
      ['gaius-helen-mohiam', 'corrino-ally'],
    ] as const) {
      const story = die('mentat', { leaders: { ...nobody, [id]: 'ready' }, harkonnen: { carthag: { regular: 2 } } }).until('prune');
      const cards = story.told('automaCard').filter(({ card }) => book(story.state).deckOf[card] === deck).length;
      const schemes = deck === 'house-harkonnen' ? story.told('automaScheme').length : 0;
      expect([id, cards + schemes >= 3]).toEqual([id, true]);
      expect(story.told('spent')).toMatchObject([{ for: `leader:${id}` }]);
    }
  });
});

describe('rows are told when they have been tried', () => {
  const told = (story: ReturnType<typeof die>) => story.told('automaFollows').map(({ row, possible }) => `${row} ${possible}`);
  // R16.8 R16.9
  test('that nobody can move is told of a row that was tried, never that it could', () => {
    const story = die('strategy', { leaders: nobody, sietches: onlySietches({ windgap: 2 }), atreides: { windgap: { regular: 4 } } });
    expect(told(story)).toEqual(['attackSietch false', 'attackLegion false', 'moveLegions false']);
  });
  // R16.8
  test('one legion that can be attacked is a row followed', () => {
    const story = die('strategy', {
      leaders: nobody,
      harkonnen: { 'nw-inner-4': { regular: 4 } },
      atreides: { 'nw-inner-1': { regular: 1 } },
      sietches: onlySietches({ windgap: 2 }),
    });
    expect(told(story).slice(0, 2)).toEqual(['attackSietch false', 'attackLegion true']);
  });
  // R16.9
  test('one legion that moves is a row followed, though no second one can', () => {
    const story = die('strategy', {
      leaders: nobody,
      harkonnen: { 'nw-inner-4': { regular: 2 } },
      sietches: onlySietches({ windgap: 2 }),
    });
    expect(marches(story)).toHaveLength(1);
    expect(told(story)).toEqual(['attackSietch false', 'attackLegion false', 'moveLegions true']);
  });
  // R16.12
  test('a House die replaces units before it speaks of vehicles, and says of each whether it could', () => {
    const story = die('house', { leaders: nobody, harkonnen: { 'sw-outer-8': { regular: 4 } } });
    while (story.asked.startsWith('automaTie')) story.play('atreides', story.options('atreides')[0]);
    expect(told(story)).toEqual(['replaceUnits true', 'placeVehicles true']);
    const types = story.events.map(({ type }) => type);
    const rowOfVehicles = story.events.findIndex((event) => event.type === 'automaFollows' && event.row === 'placeVehicles');
    expect(types.indexOf('replaced')).toBeGreaterThan(-1);
    expect(types.lastIndexOf('replaced')).toBeLessThan(rowOfVehicles);
    expect(types.indexOf('vehiclePlaced')).toBeGreaterThan(rowOfVehicles);
    const nothing = die('house', { leaders: nobody, harkonnen: { 'sw-outer-8': { elite: 4 } } });
    expect(told(nothing)[0]).toBe('replaceUnits false');
  });
  // R16.12
  test('a House die replaces a unit that stands alone, where it is the nearest to a sietch', () => {
    const story = die('house', {
      leaders: nobody,
      harkonnen: { 'sw-inner-3': { regular: 1 }, carthag: { regular: 4 } },
      sietches: onlySietches({ windgap: 2 }),
    });
    expect(story.told('replaced').map(({ at }) => at)).toEqual(['sw-inner-3', 'carthag']);
    expect(story.legion('harkonnen', 'sw-inner-3')).toMatchObject({ regular: 0, elite: 1 });
  });
  // R16.10 R16.11
  test('a deployment without a settlement is told as not possible', () => {
    const story = die('deployment', { leaders: nobody, state: { settlements: [] } });
    expect(told(story)).toEqual(['deployUnits false']);
  });
});
