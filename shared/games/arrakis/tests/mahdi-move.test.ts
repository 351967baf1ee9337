import { describe, expect, test } from 'vitest';
import { settlements } from '../queries/mahdi/place.ts';
import { stepsTo } from '../queries/mahdi/move.ts';
import { against, die, firstRow, marches, nobody, onlySietches, rows } from './mahdi.fixture.ts';
import { rest } from './story.fixture.ts';

const strategy: typeof die = (symbol, more, automa) => die(symbol, { leaders: nobody, ...more }, automa);

describe('moves', () => {
  // R16.9
  test('the nearest legions move towards the target, two of them, the stronger of equally near ones first', () => {
    const story = strategy('strategy', {
      harkonnen: { 'sw-outer-7': { regular: 2 }, 'nw-inner-4': { regular: 3 }, 'sw-outer-3': { regular: 2 }, carthag: { regular: 6 } },
      sietches: onlySietches({ windgap: 2 }),
    });
    while (story.asked.startsWith('automaTie')) story.play('atreides', story.options('atreides')[0]);
    expect(marches(story).map(([from]) => from)).toEqual(['nw-inner-4', 'sw-outer-7']);
    expect(story.told('automaFollows').map(({ row, possible }) => [row, possible])).toEqual([
      ['attackSietch', false],
      ['attackLegion', false],
      ['moveLegions', true],
    ]);
    expect(rows(story)).toContain('stronger');
  });
  // R16.9
  test('steps are counted over areas that are free, and over impassable borders', () => {
    const { state } = against({ atreides: { 'sw-inner-2': { regular: 1 } }, state: { worms: ['sw-inner-5'] } });
    const steps = stepsTo(state, 'windgap');
    expect([steps.get('windgap'), steps.get('sw-inner-3'), steps.get('sw-inner-2'), steps.get('sw-inner-5')]).toEqual([
      0,
      1,
      undefined,
      undefined,
    ]);
    expect(stepsTo(state, 'ne-outer-4').get('rimwall-west')).toBe(1);
  });
  // R16.9
  test('a legion that does not exceed the defenders stays; where none does, another sietch is the target until the end of the round', () => {
    const position = {
      harkonnen: { 'nw-inner-4': { regular: 3 } },
      atreides: { windgap: { regular: 3 }, 'habbanya-ridge': { regular: 2 } },
      sietches: onlySietches({ windgap: 2, 'habbanya-ridge': 1, 'gara-kulon': 3 }),
    };
    const story = strategy('strategy', position);
    expect(story.state.automa?.temporary).toBe('habbanya-ridge'); // closest to the target
    expect(story.told('automaAims')).toMatchObject([{ sietch: 'habbanya-ridge' }]);
    story.play('atreides', story.options('atreides')[0]);
    expect(marches(story)).toHaveLength(1);
    const hopeless = strategy('strategy', {
      ...position,
      atreides: { windgap: { regular: 3 }, 'habbanya-ridge': { regular: 3 }, 'gara-kulon': { regular: 3 } },
    });
    expect([marches(hopeless), hopeless.state.automa?.temporary]).toEqual([[], null]);
    expect(hopeless.told('automaFollows').at(-1)).toMatchObject({ row: 'moveLegions', possible: false });
  });
  // R16.9
  test('of equally close sietches the higher one is the temporary target', () => {
    const story = strategy(
      'strategy',
      {
        harkonnen: { 'se-inner-1': { regular: 3 } },
        atreides: { windgap: { regular: 3 } },
        sietches: onlySietches({ windgap: 2, 'hobars-gap': 1, 'tasmin-sink': 3 }),
        seed: 3,
      },
      { target: 'windgap' },
    );
    expect(story.state.automa?.temporary).toBe('hobars-gap');
  });
  // R16.9 RU-32
  test('a temporary target is named by where its sietch stands now', () => {
    const position = {
      harkonnen: { 'nw-inner-4': { regular: 3 } },
      atreides: { windgap: { regular: 3 } },
      sietches: onlySietches({ windgap: 2, 'hobars-gap': 1 }),
    };
    const { sietches } = against(position).state;
    const moved = { at: 'se-inner-2', rank: { hidden: 1 }, open: true } as const;
    const story = strategy('strategy', { ...position, state: { sietches: { ...sietches, 'hobars-gap': moved } } });
    expect(story.state.automa?.temporary).toBe('hobars-gap');
    expect(story.told('automaChose').find(({ about }) => about === 'target')?.what).toBe('se-inner-2');
  });
  // R16.9
  test('legions at the target do not move, but join one another there', () => {
    const alone = strategy('strategy', {
      harkonnen: { 'sw-inner-3': { regular: 2 } },
      atreides: { windgap: { regular: 1 }, 'sw-outer-5': { regular: 6 } },
      sietches: onlySietches({ windgap: 2 }),
      state: { worms: ['windgap'] },
    });
    expect(marches(alone)).toEqual([]);
    const three = strategy('strategy', {
      harkonnen: { 'sw-inner-3': { regular: 3, generic: 1 }, 'sw-inner-5': { regular: 2 }, 'sw-inner-2': { regular: 1 } },
      sietches: onlySietches({ windgap: 2 }),
      state: { worms: ['windgap'] },
    });
    expect(marches(three)).toEqual([['sw-inner-3', 'sw-inner-5']]); // the strongest legion there can be
    expect(rows(three)).toEqual(['stronger', 'joinAtTarget']);
    expect(three.legion('harkonnen', 'sw-inner-5')).toMatchObject({ regular: 5, generic: 1 });
  });
  // R16.9
  test('as many as fit join, the strongest first, and all leaders', () => {
    const story = strategy('strategy', {
      harkonnen: { 'sw-inner-1': { regular: 2, elite: 1, special: 1, generic: 1 }, 'sw-inner-2': { regular: 4 } },
      sietches: onlySietches({ windgap: 2 }),
      state: { worms: ['windgap'] },
    });
    expect(story.told('marched')[0]).toMatchObject({
      from: 'sw-inner-1',
      to: 'sw-inner-2',
      group: { units: { elite: 1, special: 1, generic: 1 } },
    });
    expect(rows(story).slice(0, 2)).toEqual(['only', 'joinsLegion']);
    // Those who are left behind are another legion. R10.2
    expect(story.told('marched')[1]).toMatchObject({ from: 'sw-inner-1', group: { units: { regular: 2 } } });
  });
  // R16.9
  test('among the shortest ways by where the move ends: nearest to a sietch, mountain, plateau, no wormsign', () => {
    const from = (more: object, automa = {}) =>
      strategy('strategy', { harkonnen: { 'nw-inner-4': { regular: 2 } }, sietches: onlySietches({ windgap: 2 }), ...more }, automa);
    expect(marches(from({}))).toEqual([['nw-inner-4', 'sw-inner-2']]); // the only one of two steps
    const plateau = strategy('strategy', { harkonnen: { 'sw-outer-3': { regular: 2 } }, sietches: onlySietches({ windgap: 2 }) });
    expect(plateau.options('atreides')).toEqual([
      { from: 'sw-outer-3', to: 'sw-inner-1', way: 'foot' },
      { from: 'sw-outer-3', to: 'sw-outer-5', way: 'foot' },
    ]);
    const sign = strategy('strategy', {
      harkonnen: { 'sw-outer-3': { regular: 2 } },
      sietches: onlySietches({ windgap: 2 }),
      state: { wormsigns: ['sw-outer-5'] },
    });
    expect([marches(sign), rows(sign).at(-1)]).toEqual([[['sw-outer-3', 'sw-inner-1']], 'noWormsign']);
    const high = strategy('strategy', {
      harkonnen: { 'sw-inner-1': { regular: 2 } },
      sietches: onlySietches({ windgap: 2 }),
      state: { wormsigns: [] },
    });
    expect(high.asked).toBe('automaTie atreides'); // two plateaus
    const mountain = strategy(
      'strategy',
      { harkonnen: { 'nw-inner-1': { regular: 2 } }, sietches: onlySietches({ 'bight-of-the-cliff': 2 }) },
      { target: 'bight-of-the-cliff' },
    );
    expect([marches(mountain), rows(mountain).at(-1)]).toEqual([[['nw-inner-1', 'nw-outer-13']], 'mountain']);
  });
  // R16.9 R10.4
  test('one move of the round goes by ornithopter, where there is one; attacks on sietches are not counted', () => {
    const story = strategy('strategy', {
      harkonnen: { carthag: { regular: 2 }, arrakeen: { regular: 2 } },
      sietches: onlySietches({ windgap: 2 }),
      state: { zones: { 'air-ne-inner-nw-inner': 'ornithopter', 'air-ne-inner-se-inner': 'ornithopter' } },
    });
    while (story.asked.startsWith('automaTie')) story.play('atreides', story.options('atreides')[0]);
    const ways = story.told('marched').map(({ way }) => way);
    expect(ways.filter((way) => way !== 'foot')).toHaveLength(1);
    expect(ways[0]).not.toBe('foot');
    expect(story.state.automa?.flown).toBe(1);
  });
  // R16.9
  test('who flies comes as near to the target as two areas take it, and does not stop before that to join a legion', () => {
    const story = strategy('leadership', {
      harkonnen: { 'hagga-basin': { regular: 2, generic: 1 }, 'nw-inner-1': { regular: 2 } },
      sietches: onlySietches({ windgap: 2 }),
      state: { zones: { 'air-nw-inner-sw-inner': 'ornithopter' } },
    });
    const steps = stepsTo(story.state, 'windgap');
    expect([steps.get('nw-inner-1'), steps.get('wind-pass'), steps.get('nw-inner-4')]).toEqual([3, 2, 2]);
    expect(story.options('atreides').map((route) => (route as { to: string }).to)).toEqual(['wind-pass', 'nw-inner-4']);
  });
  // R16.9 R16.16
  test('whoever leaves a settlement to nobody leaves two facedown tokens, which move with their legion like units', () => {
    const story = strategy('strategy', { harkonnen: { carthag: { regular: 2 } }, sietches: onlySietches({ windgap: 2 }) });
    while (story.asked.startsWith('automaTie')) story.play('atreides', story.options('atreides')[0]);
    expect(story.legion('harkonnen', 'carthag')).toMatchObject({ regular: 0, facedown: ['black', 'silver'] });
    expect(story.told('garrisoned')).toMatchObject([{ at: 'carthag', count: 2 }]);
    const moving = strategy('strategy', {
      harkonnen: { 'nw-inner-4': { regular: 1, facedown: ['black', 'silver'] } },
      sietches: onlySietches({ windgap: 2 }),
    });
    expect(moving.legion('harkonnen', 'sw-inner-2')).toMatchObject({ regular: 1, facedown: ['black', 'silver'] });
    expect(moving.legion('harkonnen', 'nw-inner-4').facedown).toBeUndefined();
    const driven = against({
      agenda: [{ do: 'flee', side: 'harkonnen', at: 'hagga-basin' }, rest],
      harkonnen: { 'hagga-basin': { regular: 1, facedown: ['silver'] } },
    });
    driven.play('atreides', 'nw-inner-2');
    expect(driven.legion('harkonnen', 'nw-inner-2')).toMatchObject({ regular: 1, facedown: ['silver'] });
    expect(driven.legion('harkonnen', 'hagga-basin').facedown).toEqual(['black', 'silver']);
  });
});

describe('deployment and the House', () => {
  // R16.10
  test('three regulars and a named leader come to the settlement with the strongest legion; Rabban or Feyd first', () => {
    const story = die('deployment', {
      harkonnen: { carthag: { regular: 3 }, arsunt: { regular: 1 } },
      leaders: { 'captain-aramsham': 'tank' },
      tank: { 'giedi-prime': ['captain-aramsham', null, null, null, null] },
    });
    expect(story.legion('harkonnen', 'carthag')).toMatchObject({ regular: 6, named: ['beast-rabban'] });
    expect(rows(story)).toEqual(['strongestLegion', 'rabbanOrFeyd']);
  });
  // R16.10
  test('where all are as strong, the closest to the target; what does not fit goes on to the next', () => {
    const { state } = against({});
    expect(settlements(state)).toEqual({ of: ['north-pole'], row: 'nearTarget' });
    const story = die('deployment', { harkonnen: { carthag: { regular: 5 }, arsunt: { elite: 1 } }, leaders: nobody });
    expect([story.legion('harkonnen', 'carthag').regular, story.legion('harkonnen', 'arsunt').regular]).toEqual([6, 2]);
    expect(story.legion('harkonnen', 'carthag').generic).toBe(1); // no named leader is at hand
    expect(rows(story)).toContain('bashar');
  });
  // R16.10
  test('a missing unit comes one step stronger, else one step weaker', () => {
    const story = die('deployment', {
      harkonnen: {
        carthag: { regular: 1 },
        arsunt: { regular: 6 },
        'hagga-basin': { regular: 6 },
        'imperial-basin': { regular: 6 },
        arrakeen: { regular: 5 },
      },
      leaders: nobody,
    });
    expect(story.legion('harkonnen', 'arrakeen')).toMatchObject({ regular: 5, elite: 1 });
    expect(story.legion('harkonnen', 'carthag')).toMatchObject({ regular: 1, elite: 2 });
  });
  // R16.12
  test('two regulars become elite in the legion closest to a sietch, then a harvester and an ornithopter come', () => {
    const story = die('house', {
      harkonnen: { carthag: { regular: 3 }, 'sw-inner-1': { regular: 1 }, 'sw-outer-8': { regular: 1 } },
      leaders: nobody,
    });
    while (story.asked.startsWith('automaTie')) story.play('atreides', story.options('atreides')[0]);
    expect(story.legion('harkonnen', 'sw-outer-8')).toMatchObject({ regular: 0, elite: 1 });
    expect(story.legion('harkonnen', 'sw-inner-1')).toMatchObject({ regular: 0, elite: 1 });
    expect(story.told('vehiclePlaced').map(({ vehicle }) => vehicle)).toEqual(['harvester', 'ornithopter']);
  });
  // R16.12
  test('with the Baron it is three, and the vehicles come as well', () => {
    const story = die('house', { harkonnen: { 'sw-outer-8': { regular: 4 } } });
    while (story.asked.startsWith('automaTie')) story.play('atreides', story.options('atreides')[0]);
    expect(story.legion('harkonnen', 'sw-outer-8')).toMatchObject({ regular: 1, elite: 3 });
    expect(story.told('vehiclePlaced')).toHaveLength(2);
    expect(story.state.leaders['baron-harkonnen'].spent).toBe(true);
  });
  // R16.12
  test('of legions as close, the one strongest against the defenders of a sietch in reach', () => {
    const story = die('house', {
      harkonnen: { 'false-wall-west': { regular: 2 }, 'sw-outer-8': { regular: 5 } },
      sietches: onlySietches({ windgap: 2 }),
      leaders: nobody,
    });
    expect(firstRow(story)).toBe('relativePower');
    expect(story.legion('harkonnen', 'sw-outer-8').elite).toBe(2);
  });
  // R16.12 R16.16
  test('tokens are turned up where only they can hide the unit that is wanted', () => {
    const story = die('house', { harkonnen: { 'sw-outer-8': { facedown: ['black', 'silver'] } }, leaders: nobody });
    expect(story.told('tokenRevealed')).toHaveLength(2);
    expect(story.legion('harkonnen', 'sw-outer-8').facedown).toBeUndefined();
  });
});

describe('tokens', () => {
  // R16.16
  test('they are turned up when they attack or are attacked: their figures come, too many go, the weakest first', () => {
    const story = die('strategy', {
      harkonnen: { 'sw-outer-8': { regular: 4, facedown: ['black', 'silver'] } },
      sietches: onlySietches({ windgap: 1 }),
      leaders: nobody,
    });
    expect(story.told('tokenRevealed')).toHaveLength(2);
    const legion = story.legion('harkonnen', 'windgap');
    expect([legion.facedown, legion.regular + legion.elite + legion.special]).toEqual([undefined, 6]);
    expect(story.told('removed').every(({ group }) => (group.units.regular ?? 0) === 1)).toBe(true);
  });
  // R16.16
  test('of a regular and a token over the limit the player chooses', () => {
    const story = against({
      agenda: [{ do: 'bans' }, rest],
      harkonnen: { carthag: { regular: 2, elite: 2, facedown: ['black', 'silver'] } },
      state: { bans: ['choam'] },
    });
    expect(story.options('atreides')).toEqual(['regular', 'black', 'silver']);
    story.play('atreides', 'silver');
    expect(story.legion('harkonnen', 'carthag')).toMatchObject({ regular: 2, facedown: ['black'] });
  });
  // R16.16
  test('where the pool has none, tokens of the map are turned up for it, which the player chooses', () => {
    const held = { regular: 1, facedown: ['black'] } as const;
    const story = against({
      agenda: [{ do: 'garrison', at: 'carthag' }, rest],
      harkonnen: {
        arsunt: { regular: 1, facedown: ['black', 'black', 'black'] },
        'hagga-basin': held,
        'nw-inner-4': held,
        'sw-outer-8': held,
        // Another token, or none: of no use.
        'sw-outer-3': { regular: 1, facedown: ['silver'] },
        'ne-outer-4': { regular: 1 },
      },
    });
    expect(story.options('atreides')).toEqual(['arsunt', 'hagga-basin', 'nw-inner-4', 'sw-outer-8']);
    story.play('atreides', 'sw-outer-8');
    expect(story.told('tokenRevealed')).toMatchObject([{ at: 'sw-outer-8' }]);
    expect(story.legion('harkonnen', 'carthag').facedown).toEqual(['black', 'silver']);
  });
});
