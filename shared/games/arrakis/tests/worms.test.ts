import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { AreaId } from '../ids.ts';
import { turnWormsigns } from '../verbs/worms.ts';
import { bringsWorm, isPrey, mixOf, mostWorms, wormAttacks, wormMoves, wormSources } from '../queries/worms.ts';
import { doing, open, rest, still, turnOf } from './story.fixture.ts';

/** A worm comes in phase 2 or in the hazards phase. */
const comes = (at: AreaId, more: Partial<Arrangement>) =>
  open({
    agenda: [{ do: 'wormComes', at }, rest],
    options: { dice: 'table' },
    ...more,
    state: { ...still, ...turnOf('harkonnen'), worms: [at], ...more.state },
  });
const power = (more: Partial<Arrangement>) =>
  open({
    agenda: [{ do: 'desertPower', house: 'house-atreides', times: 1 }, rest],
    options: { dice: 'table' },
    ...more,
    state: { ...still, ...turnOf('atreides'), ...more.state },
  });

describe('worms that come', () => {
  // R8.5 R11.15 R14.3
  test('T-8: the Atreides drive the legion to a free area without a wormsign, over open borders', () => {
    const position = { harkonnen: { 'ne-outer-4': { regular: 2, generic: 1 } }, atreides: { 'ne-outer-5': { regular: 1 } } } as const;
    const story = comes('ne-outer-4', { ...position, state: { wormsigns: ['ne-outer-3'], worms: ['ne-outer-1', 'ne-outer-4'] } });
    expect(story.asked).toBe('flee atreides');
    expect(story.options('atreides')).toEqual(['ne-outer-2']);
    story.play('atreides', 'ne-outer-2');
    expect(story.legion('harkonnen', 'ne-outer-2')).toMatchObject({ regular: 2, generic: 1 });
    expect(story.state.worms).toContain('ne-outer-4');
  });
  // R8.5 R14.7 R12.9
  test('T-8: a legion that cannot go anywhere is attacked at once, and the worm leaves', () => {
    const story = comes('ne-outer-4', {
      harkonnen: { 'ne-outer-4': { regular: 2, named: ['beast-rabban'] } },
      atreides: { 'ne-outer-5': { regular: 1 } },
      agenda: [{ do: 'nextWorm' }, rest],
      state: {
        coming: ['ne-outer-4', 'ne-outer-9'],
        wormsigns: ['ne-outer-3'],
        worms: ['ne-outer-1', 'ne-outer-2', 'ne-outer-4'],
        harvesters: ['ne-outer-4'],
      },
    });
    story.play('atreides', 'ne-outer-4', [1, 6, 4, 5]);
    expect(story.told('wormRoll')).toMatchObject([{ roll: { hit: 1, shield: 2, special: 1 } }]);
    expect(story.told('hits')).toMatchObject([{ count: 2, cause: 'worm' }]);
    expect(story.state.worms).toEqual(['ne-outer-1', 'ne-outer-2']);
    story.play('harkonnen', 'beast-rabban').play('harkonnen', 'regular');
    expect(story.legion('harkonnen', 'ne-outer-4').regular).toBe(1);
    expect(story.state.harvesters).toEqual(['ne-outer-4']); // beside a legion that has survived it remains
  });
  // R8.5 R8.6 R14.3
  test('a lone harvester is swallowed; in the hazards phase a carryall may save it', () => {
    const sky = { harvesters: ['ne-outer-4'], zones: { 'air-ne-inner-ne-outer': 'carryall' } } as const;
    const lost = comes('ne-outer-4', { state: sky });
    expect(lost.told('vehicleRemoved')).toMatchObject([{ vehicle: 'harvester', by: 'worm' }]);
    expect(lost.state.deeds.harvesters).toBe(1);
    const saved = comes('ne-outer-4', { state: { ...sky, phase: 'hazards' } });
    expect(saved.options('harkonnen')).toEqual(['no', 'air-ne-inner-ne-outer']);
    saved.play('harkonnen', 'air-ne-inner-ne-outer');
    expect([saved.state.harvesters, saved.state.zones, saved.state.worms]).toEqual([['ne-outer-4'], {}, ['ne-outer-4']]);
    const given = comes('ne-outer-4', { state: { ...sky, phase: 'hazards' } }).play('harkonnen', 'no');
    expect(given.state.harvesters).toEqual([]);
  });
  // R8.4 R14.10
  test('T-17: with an empty supply a worm comes from the map, as the Atreides say; one just placed stays', () => {
    const worms = ['ne-outer-9', 'se-outer-3', 'sw-outer-5', 'nw-outer-8'] as const;
    const story = open({
      agenda: [{ do: 'bringWorm', at: 'ne-outer-4', bound: [] }, { do: 'bringWorm', at: 'ne-outer-5', bound: ['ne-outer-4'] }, rest],
      state: { ...still, worms },
    });
    expect(story.options('atreides')).toEqual(worms);
    story.play('atreides', 'se-outer-3');
    expect(story.options('atreides')).toEqual(['ne-outer-9', 'sw-outer-5', 'nw-outer-8']);
    story.play('atreides', 'nw-outer-8');
    expect([...story.state.worms].sort()).toEqual(['ne-outer-4', 'ne-outer-5', 'ne-outer-9', 'sw-outer-5']);
  });
  // R8.4 R14.9
  test('the Wild Maker in play may come instead, and raises the most worms to five', () => {
    const table = open({ agenda: [rest], leaders: { 'wild-maker': 'ready' }, state: { ...still, worms: ['ne-outer-9'] } });
    expect(wormSources(table.state, [])).toEqual(['supply', 'wild-maker', 'ne-outer-9']);
    expect(mostWorms(table.state)).toBe(5);
    expect(mostWorms(open({ agenda: [rest], state: still }).state)).toBe(4);
  });
  // R8.3 R14.1
  test('wormsigns are turned up among all of the box; a burrowing worm comes in deep desert only', () => {
    const { table } = open({ agenda: [rest], state: { ...still, wormsigns: ['ne-outer-4', 'ne-outer-1'] } });
    const turned = turnWormsigns(table, ['ne-outer-4', 'ne-outer-1']);
    expect(turned.map(({ at }) => at)).toEqual(['ne-outer-4', 'ne-outer-1']);
    expect(table.state.wormsigns).toEqual([]);
    expect(mixOf(table.state)).toHaveLength(16);
    const comesAt = (at: AreaId) => (['sand', 'sandworm', 'burrowing'] as const).map((shows) => bringsWorm(table.state, at, shows));
    expect([comesAt('ne-outer-4'), comesAt('ne-outer-1')]).toEqual([
      [false, true, false],
      [false, true, true],
    ]);
  });
  // R10.7 R14.3 RU-12
  test('a Harkonnen legion that ends its move on a wormsign turns it up; an Atreides legion does not', () => {
    const mostlyWorms = { pieces: { wormsigns: { mix: { sand: 1, sandworm: 14, burrowing: 1 } } } };
    const story = open({
      agenda: [{ do: 'effect', ref: { by: 'house-harkonnen', of: 'action:harkonnen:strategy:move', at: [0] } }, rest],
      options: { corrections: mostlyWorms },
      harkonnen: { 'ne-outer-5': { regular: 1 } },
      state: { ...still, ...turnOf('harkonnen'), wormsigns: ['ne-outer-4'] },
    });
    story.play('harkonnen', { from: 'ne-outer-5', to: 'ne-outer-4', way: 'foot' });
    expect(story.told('wormsignTurned')).toMatchObject([{ at: 'ne-outer-4', shows: 'sandworm' }]);
    expect(story.state.worms).toEqual(['ne-outer-4']);
    expect(story.options('atreides')).toEqual(['ne-outer-1', 'ne-outer-2', 'ne-outer-3', 'ne-outer-5']);
    story.play('atreides', 'ne-outer-2');
    expect(story.state.turn?.moved.hidden['ne-outer-2']).toMatchObject({ regular: 1 }); // it moves no second time
    expect(story.asked).toBe('prune atreides');
  });
});

describe('Desert Power', () => {
  // R7.8 R14.2 R14.4
  test('lays two wormsigns on desert without wormsign, worm and sietch; what stands there does not turn them up', () => {
    const story = power({
      harkonnen: { 'ne-outer-4': { regular: 1 } },
      state: { wormsigns: ['ne-outer-1'], worms: ['ne-outer-2'], harvesters: ['ne-outer-5'] },
    }).play('atreides', 'wormsigns');
    const places = story.options('atreides');
    expect(['ne-outer-1', 'ne-outer-2', 'gara-kulon', 'arrakeen'].filter((at) => places.includes(at))).toEqual([]);
    expect(places).toContain('ne-outer-5');
    story.play('atreides', 'ne-outer-4');
    expect(story.options('atreides')).not.toContain('ne-outer-4');
    story.play('atreides', 'ne-outer-5');
    expect(story.state.wormsigns).toEqual(['ne-outer-1', 'ne-outer-4', 'ne-outer-5']);
    expect(story.told('wormsignTurned')).toEqual([]);
    expect(story.asked).toBe('prune atreides');
  });
  // R7.8 R14.6 R14.8 RU-51
  test('moves two different worms up to two areas over desert, also over impassable borders, to where nothing is but a station', () => {
    const story = power({
      harkonnen: { 'ne-outer-5': { regular: 1 } },
      state: {
        worms: ['ne-outer-4', 'se-outer-3'],
        stations: ['ne-outer-2'],
        stationsTaken: still.stationsTaken.slice(1),
        harvesters: ['ne-outer-3'],
      },
    }).play('atreides', 'move');
    const reach = wormMoves(story.state, false, []).filter(({ from }) => from === 'ne-outer-4');
    const to = reach.map((move) => move.to);
    expect(to).toContain('ne-outer-2');
    expect(to).toContain('ne-outer-7'); // over the head of the legion
    expect(to).not.toContain('ne-outer-5');
    expect(to).not.toContain('ne-outer-3');
    expect(to).not.toContain('rimwall-west');
    story.play('atreides', { from: 'ne-outer-4', to: 'ne-outer-7' });
    expect(story.options('atreides').every((move) => move === 'done' || (move as { from: string }).from === 'se-outer-3')).toBe(true);
    story.play('atreides', 'done');
    expect(story.state.worms).toContain('ne-outer-7');
    const struck = power({ state: { worms: ['ne-outer-4'], atomics: { unlocked: true, at: 'rimwall-west' } } });
    expect(wormMoves(struck.state, false, []).map((move) => move.to)).toContain('rimwall-west');
  });
  // R14.7
  test.each([
    ['ne-outer-15', 'pasty-mesa', null, true],
    ['ne-outer-16', 'pasty-mesa', null, true],
    ['ne-outer-15', 'se-inner-2', null, false],
    ['ne-outer-7', 'ne-inner-6', null, false],
    ['ne-outer-4', 'arrakeen', 'rimwall-west', true],
    ['ne-outer-4', 'arrakeen', null, false],
  ] as const)('T-7: from %s a worm attacks %s (atomics: %s): %s', (from, at, struck, isLegal) => {
    const { state } = open({
      agenda: [rest],
      harkonnen: { [at]: { regular: 1 } },
      state: { ...still, worms: [from], atomics: { unlocked: true, at: struck } },
    });
    expect(wormAttacks(state, false)).toEqual(isLegal ? [{ from, at }] : []);
  });
  // R7.8 R14.7
  test('a worm attacks a legion with four dice; if it destroys it, the harvester goes too', () => {
    const story = power({
      harkonnen: { 'ne-outer-5': { regular: 1 } },
      state: { worms: ['ne-outer-4'], harvesters: ['ne-outer-5'], zones: { 'air-ne-inner-ne-outer': 'carryall' } },
    }).play('atreides', 'attack');
    story.play('atreides', { from: 'ne-outer-4', at: 'ne-outer-5' }, [1, 4, 4, 4]).play('harkonnen', 'regular');
    expect([story.state.worms, story.state.harvesters]).toEqual([[], []]);
    expect(story.state.legions.harkonnen).toEqual({});
  });
  // R14.7 R3.6
  test('mountains and sheltered plateaus are safe, and a lone harvester is lost without dice', () => {
    const { state } = open({
      agenda: [rest],
      harkonnen: { 'ne-inner-6': { regular: 1 }, 'pasty-mesa': { regular: 1 }, arsunt: { regular: 1 } },
      state: { ...still, harvesters: ['ne-outer-5'] },
    });
    expect((['ne-inner-6', 'pasty-mesa', 'arsunt', 'ne-outer-5'] as const).map((at) => isPrey(state, at))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    const story = power({ state: { worms: ['ne-outer-4'], harvesters: ['ne-outer-5'] } }).play('atreides', 'attack');
    story.play('atreides', { from: 'ne-outer-4', at: 'ne-outer-5' });
    expect([story.state.worms, story.state.harvesters]).toEqual([[], []]);
  });
  // R7.8 R14.9 R17.3
  test('the Wild Maker uses his own special action: move, then attack with six dice; his card is spent', () => {
    const story = power({
      harkonnen: { 'ne-outer-7': { regular: 3 } },
      state: { leaders: { ...power({}).state.leaders, 'wild-maker': { at: 'ne-outer-4', spent: false } } },
    });
    expect(story.options('atreides')).toContain('maker');
    story.play('atreides', 'maker').play('atreides', { from: 'ne-outer-4', to: 'ne-outer-6' });
    expect(story.state.leaders['wild-maker']).toEqual({ at: 'ne-outer-6', spent: true });
    story.play('atreides', { from: 'ne-outer-6', at: 'ne-outer-7' }, [1, 1, 4, 4, 4, 4]);
    expect(story.told('hits')).toMatchObject([{ count: 2 }]);
    expect(story.state.leaders['wild-maker'].at).toBe('ready');
    const spent = power({ state: { leaders: { ...story.state.leaders, 'wild-maker': { at: 'ne-outer-4', spent: true } } } });
    expect(spent.options('atreides')).not.toContain('maker');
  });
  // R6.6 R6.7 R7.8 RU-44
  test('is an action of a turn with fewer dice than the Harkonnen, and spends none', () => {
    const turn = [{ do: 'turn', side: 'atreides' }, rest] as const;
    const dice = { 'sietch-tabr': { mentat: 1 }, 'giedi-prime': { mentat: 2 } } as const;
    const story = open({ agenda: turn, dice, state: still });
    expect(story.options('atreides')).toContain('desertPower');
    expect(story.options('atreides')).not.toContain('pass');
    story.play('atreides', 'desertPower').play('atreides', 'done');
    expect(story.asked).toBe('act harkonnen');
    expect(story.state.boards['sietch-tabr']?.unused.mentat).toBe(1);
    const even = open({ agenda: turn, dice: { ...dice, 'sietch-tabr': { mentat: 2 } }, state: still });
    expect(even.options('atreides')).not.toContain('desertPower');
  });
  // R7.8
  test('a card grants it without a die, twice in a row', () => {
    const story = open({
      agenda: doing('house-atreides', 'card:our-family-atomics'),
      state: { ...still, ...turnOf('atreides'), atomics: { unlocked: true, at: 'splintered-rock' } },
    });
    for (const _ of [1, 2]) {
      expect(story.asked).toBe('desertPower atreides');
      story.play('atreides', 'wormsigns').play('atreides', 'done');
    }
    expect(story.asked).toBe('prune atreides');
  });
});

describe('storms and the hazards phase', () => {
  // R8.8
  test.each([
    ['ne-outer-1', [6, 1], 3],
    ['ne-outer-4', [6, 4], 1],
    ['harg-pass', [6, 1], 1],
    ['pasty-mesa', [6, 6], 0],
  ] as const)('T-6: in %s the dice %j make %i hits', (at, dice, hits) => {
    const story = open({
      agenda: [{ do: 'relieve', side: 'harkonnen' }, { do: 'storms' }, rest],
      options: { dice: 'table' },
      harkonnen: { [at]: { regular: 5 }, arrakeen: { regular: 1, named: ['beast-rabban'] } },
      state: still,
    });
    story.play('harkonnen', [], [...dice]);
    expect(story.told('storm').map((event) => event.at)).toEqual([at]);
    expect(story.told('hits').map(({ count }) => count)).toEqual(hits > 0 ? [hits] : []);
  });
  // R8.8 R3.6 R13.9
  test('T-6, T-9: no storm reaches sheltered plateaus and mountains, until the atomics expose them', () => {
    const stormy = (struck: 'rimwall-west' | null) => {
      const story = open({
        agenda: [{ do: 'storms' }, rest],
        harkonnen: {
          arrakeen: { regular: 6 },
          'imperial-basin': { regular: 6 },
          'hagga-basin': { regular: 6 },
          'north-pole': { regular: 6 },
        },
        state: { ...still, atomics: { unlocked: true, at: struck } },
      }).until('prune');
      return story.told('storm').map(({ at }) => at);
    };
    expect(stormy(null)).toEqual([]);
    expect(stormy('rimwall-west')).toEqual(['arrakeen', 'imperial-basin']);
  });
  // R8.1 R8.2 R8.3 R8.7
  test('wormsigns under Atreides and worms go, the desert of the Harkonnen is covered, all are turned up and go back', () => {
    const story = open({
      agenda: [{ do: 'clearWormsigns' }, { do: 'coverDesert' }, { do: 'turnWormsigns' }, rest],
      harkonnen: { 'ne-outer-4': { regular: 1 }, 'pasty-mesa': { regular: 1 } },
      atreides: { 'ne-outer-8': { regular: 1 } },
      state: {
        ...still,
        phase: 'hazards',
        wormsigns: ['ne-outer-8', 'ne-outer-9', 'ne-outer-6'],
        worms: ['ne-outer-9'],
        harvesters: ['ne-outer-5'],
      },
    });
    expect(story.told('wormsignDiscarded').map(({ at }) => at)).toEqual(['ne-outer-8', 'ne-outer-9']);
    expect(story.told('wormsignLaid').map(({ at }) => at)).toEqual(['ne-outer-4', 'ne-outer-5']);
    expect(story.told('wormsignTurned').map(({ at }) => at)).toEqual(['ne-outer-6', 'ne-outer-4', 'ne-outer-5']);
    expect(story.state.wormsigns).toEqual([]);
  });
  // R8.2 RU-38
  test('with too few wormsigns the Atreides choose the areas', () => {
    const laid = open({ agenda: [rest], state: still }).table.state;
    expect(mixOf(laid)).toHaveLength(16);
    const wormsigns = [
      'sw-outer-1',
      'sw-outer-2',
      'sw-outer-3',
      'sw-outer-4',
      'sw-outer-5',
      'sw-outer-6',
      'sw-outer-7',
      'sw-outer-8',
      'sw-outer-9',
      'nw-outer-1',
      'nw-outer-2',
      'nw-outer-3',
      'nw-outer-4',
      'nw-outer-5',
      'nw-outer-6',
    ] as const;
    const story = open({
      agenda: [{ do: 'coverDesert' }, rest],
      state: { ...still, phase: 'hazards', wormsigns, harvesters: ['ne-outer-1', 'ne-outer-2'] },
    });
    expect(story.choices('atreides')).toEqual({ pick: 'some', of: ['ne-outer-1', 'ne-outer-2'], min: 1, max: 1 });
    story.play('atreides', ['ne-outer-2']);
    expect(story.state.wormsigns).toEqual([...wormsigns, 'ne-outer-2']);
  });
  // R8.4 R8.5
  test('at most four tokens bring worms, the Atreides say which; then they say in which order the areas are resolved', () => {
    const coming = ['ne-outer-1', 'ne-outer-2', 'ne-outer-4', 'ne-outer-5', 'ne-outer-6'] as const;
    const story = open({
      agenda: [{ do: 'chooseWorms', most: 4 }, rest],
      state: { ...still, phase: 'hazards', coming, harvesters: ['ne-outer-2', 'ne-outer-4', 'ne-outer-6'] },
    });
    expect(story.choices('atreides')).toMatchObject({ min: 4, max: 4 });
    story.play('atreides', ['ne-outer-1', 'ne-outer-2', 'ne-outer-4', 'ne-outer-5']);
    expect([...story.state.worms].sort()).toEqual(['ne-outer-1', 'ne-outer-2', 'ne-outer-4', 'ne-outer-5']);
    expect(story.options('atreides')).toEqual(['ne-outer-2', 'ne-outer-4']);
    story.play('atreides', 'ne-outer-4');
    expect(story.told('vehicleRemoved').map(({ at }) => at)).toEqual(['ne-outer-4', 'ne-outer-2']);
    expect(story.state.harvesters).toEqual(['ne-outer-6']);
  });
  // R8.5 R8.6
  test('an area is resolved once: a harvester that a carryall has saved stays, whatever comes after it', () => {
    const story = open({
      agenda: [{ do: 'resolveWorms' }, rest],
      state: {
        ...still,
        phase: 'hazards',
        coming: ['ne-outer-4', 'ne-outer-6'],
        worms: ['ne-outer-4', 'ne-outer-6'],
        harvesters: ['ne-outer-4', 'ne-outer-6'],
        zones: { 'air-ne-inner-ne-outer': 'carryall' },
      },
    });
    story.play('atreides', 'ne-outer-4').play('harkonnen', 'air-ne-inner-ne-outer');
    expect(story.asked).toBe('prune atreides');
    expect([story.state.harvesters, story.state.zones]).toEqual([['ne-outer-4'], {}]);
  });
  // R8.8
  test('a card calls the storm in the action phase', () => {
    const story = open({
      agenda: doing('fremen-ally', 'card:grandmother-of-a-storm'),
      harkonnen: { 'ne-outer-1': { regular: 6 } },
      state: { ...still, ...turnOf('atreides') },
    }).until('prune');
    expect(story.told('storm')).toHaveLength(1);
  });
});
