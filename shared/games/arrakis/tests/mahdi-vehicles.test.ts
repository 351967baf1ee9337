import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import { boardOf } from '../board.ts';
import { carryallZones, flyingLegions, harvesterAreas, nextSectors, rescuers, zonesForTarget } from '../queries/mahdi/vehicles.ts';
import { against, onlySietches, rows } from './mahdi.fixture.ts';
import { rest } from './story.fixture.ts';

describe('vehicles', () => {
  const placing = (left: object, more: Partial<Arrangement> = {}, automa = {}) =>
    against({ agenda: [{ do: 'automaVehicles', left }, rest], ...more }, automa);
  // R16.4
  test('harvesters: empty deep desert far from the Atreides, then desert, then what is nearer to them', () => {
    const { state } = placing({});
    expect(harvesterAreas(state, 'ne-outer')).toEqual({ of: ['ne-outer-1', 'ne-outer-13'], row: 'deepAway' });
    const deep = placing({}, { state: { harvesters: ['ne-outer-1', 'ne-outer-13'] } });
    expect(harvesterAreas(deep.state, 'ne-outer')).toMatchObject({ row: 'desertAway' });
    const away = harvesterAreas(deep.state, 'ne-outer').of;
    const near = placing({}, { state: { harvesters: ['ne-outer-1', 'ne-outer-13', ...away] } });
    expect(harvesterAreas(near.state, 'ne-outer').row).toBe('deep');
    const guarded = placing({}, { atreides: { 'ne-outer-2': { regular: 1 } } });
    expect(harvesterAreas(guarded.state, 'ne-outer').of).toEqual(['ne-outer-13']); // next to a legion
    const signs = placing({}, { state: { wormsigns: ['ne-outer-1'] } });
    expect(harvesterAreas(signs.state, 'ne-outer').of).toEqual(['ne-outer-13']); // not empty
  });
  // R16.4
  test('where there are more equal areas than harvesters the player chooses, one by one', () => {
    const story = placing({ harvester: 3 });
    expect(story.asked).toBe('automaTie atreides'); // the third of the desert areas
    expect(story.state.harvesters).toEqual(['ne-outer-1', 'ne-outer-13']);
    story.play('atreides', 'ne-outer-8');
    expect(story.state.harvesters).toEqual(['ne-outer-1', 'ne-outer-13', 'ne-outer-8']);
  });
  // R16.4
  test('what does not fit goes to one sector beside it that is not the target’s, as the player likes', () => {
    const { areasIn } = boardOf({});
    const full = areasIn['ne-outer'].filter((at) => at !== 'gara-kulon' && at !== 'sihaya-ridge');
    const story = placing({ harvester: 1 }, { state: { wormsigns: full } });
    expect(story.options('atreides')).toEqual(['se-outer', 'nw-outer']);
    expect(nextSectors(story.state)).toEqual(['se-outer', 'nw-outer']); // the target is in the inner ones
    story.play('atreides', 'se-outer');
    expect(story.asked).toBe('automaTie atreides');
    expect((story.options('atreides') as string[]).every((at) => areasIn['se-outer'].includes(at as never))).toBe(true);
  });
  // R16.4
  test('a carryall guards as many harvesters as it can', () => {
    const { state } = placing({}, { state: { harvesters: ['ne-outer-1', 'ne-outer-2', 'sw-outer-1'] } });
    expect(carryallZones(state, 1)).toEqual({ of: ['air-ne-inner-ne-outer'], row: 'mostHarvesters' });
    expect(carryallZones(state, 2).of).toEqual(['air-ne-inner-ne-outer', 'air-sw-inner-sw-outer']);
  });
  // R16.4
  test('what a carryall on the map guards already needs no other', () => {
    const { state } = placing(
      {},
      { state: { harvesters: ['ne-inner-1', 'ne-inner-2', 'sw-outer-1'], zones: { 'air-ne-inner-ne-outer': 'carryall' } } },
    );
    expect(carryallZones(state, 1).of).toEqual(['air-sw-inner-sw-outer']);
  });
  // R16.4
  test('with more legions that wait for an ornithopter than there are, the player says which has it', () => {
    const legions = {
      harkonnen: { 'nw-inner-1': { regular: 5 }, 'sw-inner-1': { regular: 5 } },
      atreides: { 'bight-of-the-cliff': { regular: 3 } },
      sietches: onlySietches({ 'bight-of-the-cliff': 2, windgap: 2 }),
    } as const;
    const { state } = placing({}, legions);
    expect(flyingLegions(state).length).toBeGreaterThan(1);
    const story = placing({ ornithopter: 1 }, legions);
    expect(story.options('atreides')).toEqual(flyingLegions(state));
  });
  const flying = {
    harkonnen: { 'nw-inner-1': { regular: 5 } },
    atreides: { 'bight-of-the-cliff': { regular: 3 } },
    sietches: onlySietches({ 'bight-of-the-cliff': 2, windgap: 2 }),
  } as const;
  // R16.4
  test('T-16: ornithopters over a legion two areas from a sietch that it may attack; the player chooses among equal zones', () => {
    const story = placing({ ornithopter: 2 }, flying);
    const zones = ['air-ne-inner-nw-inner', 'air-nw-inner-nw-outer', 'air-nw-inner-sw-inner'];
    expect(story.options('atreides')).toEqual(zones);
    story.play('atreides', 'air-nw-inner-sw-inner').play('atreides', 'air-ne-inner-nw-inner');
    expect(story.state.zones).toEqual({ 'air-nw-inner-sw-inner': 'ornithopter', 'air-ne-inner-nw-inner': 'ornithopter' });
  });
  // R16.4
  test('T-16: a zone with a carryall is left alone; the rest goes to the sector of the target', () => {
    const story = placing(
      { ornithopter: 4 },
      { ...flying, state: { zones: { 'air-nw-inner-nw-outer': 'carryall' } } },
      { target: 'bight-of-the-cliff' },
    );
    // Nothing is free over the target's sector any more: the inner zones beside it are next.
    expect(rows(story)).toEqual(['forAttack', 'forAttack', 'forAttack', 'innerZones', 'innerZones']);
    const inner = ['air-ne-inner-nw-inner', 'air-nw-inner-sw-inner', 'air-ne-inner-se-inner', 'air-se-inner-sw-inner'];
    expect(story.state.zones).toEqual({
      ...Object.fromEntries(inner.map((zone) => [zone, 'ornithopter'])),
      'air-nw-inner-nw-outer': 'carryall',
    });
  });
  // R16.4
  test('where the target’s zone and all inner ones are taken, any zone over a sector beside the target’s will do', () => {
    const inner = ['air-ne-inner-nw-inner', 'air-nw-inner-sw-inner', 'air-ne-inner-se-inner', 'air-se-inner-sw-inner'] as const;
    const zones = {
      'air-ne-inner-ne-outer': 'carryall',
      ...Object.fromEntries(inner.map((zone) => [zone, 'ornithopter'] as const)),
    } as const;
    const story = placing({ ornithopter: 1 }, { state: { zones } }, { harvest: 'sw-outer', target: 'gara-kulon' });
    const outer = ['air-nw-inner-nw-outer', 'air-se-inner-se-outer', 'air-sw-inner-sw-outer'];
    expect(story.options('atreides')).toEqual(outer);
    expect(zonesForTarget(story.state)).toEqual({ of: outer, row: 'besideTarget' });
  });
  // R16.4
  test('T-16: a legion that may not attack is no reason', () => {
    const story = placing(
      { ornithopter: 1 },
      { ...flying, atreides: { 'bight-of-the-cliff': { regular: 4, elite: 1 } } },
      { target: 'bight-of-the-cliff' },
    );
    expect(story.state.zones).toEqual({ 'air-nw-inner-nw-outer': 'ornithopter' });
    expect(rows(story)).toEqual(['targetSector']);
  });
  // R16.4
  test('vehicles come only from the supply; what finds no place stays there', () => {
    const areas = boardOf({}).desert;
    const story = placing({ harvester: 2, carryall: 9 }, { state: { wormsigns: areas.slice(0, 16), harvesters: areas.slice(16, 24) } });
    expect(story.state.harvesters).toHaveLength(8);
    while (story.asked.startsWith('automaTie')) story.play('atreides', story.options('atreides')[0]);
    expect(Object.values(story.state.zones)).toEqual(['carryall', 'carryall', 'carryall']);
  });
  // R16.14
  test('harvesters in deep desert are rescued first', () => {
    const state = {
      phase: 'hazards',
      harvesters: ['ne-outer-3', 'ne-outer-2'],
      worms: ['ne-outer-3', 'ne-outer-2'],
      zones: { 'air-ne-inner-ne-outer': 'carryall' },
    } as const;
    const story = against({
      agenda: [{ do: 'wormComes', at: 'ne-outer-3' }, { do: 'wormComes', at: 'ne-outer-2' }, rest],
      state: { ...state, coming: ['ne-outer-2'] },
    });
    expect(story.state.harvesters).toEqual(['ne-outer-2']);
    expect(story.told('rescued')).toMatchObject([{ at: 'ne-outer-2' }]);
    expect(rescuers({ ...against({ state }).state, coming: [] }, 'ne-outer-3').of).toEqual(['air-ne-inner-ne-outer']);
    // Where a worm comes and no harvester is, none is missed.
    expect(rescuers({ ...against({ state }).state, coming: ['ne-outer-1', 'ne-outer-4'] }, 'ne-outer-3').of).toHaveLength(1);
  });
  // R16.14 RU-35
  test('each harvester in deep desert needs a carryall of its own', () => {
    const { areas } = boardOf({}).data;
    const deep = boardOf({}).areasIn['sw-outer'].find((at) => areas[at].terrain === 'deep-desert') ?? 'sw-outer-1';
    const harvesters = [deep, 'ne-outer-2', 'ne-outer-3'] as const;
    const zones = { 'air-ne-inner-ne-outer': 'carryall', 'air-sw-inner-sw-outer': 'carryall' } as const;
    const { state } = against({ state: { phase: 'hazards', harvesters, worms: ['ne-outer-3'], zones } });
    expect(rescuers({ ...state, coming: [deep, 'ne-outer-2'] }, 'ne-outer-3').of).toEqual([]);
  });
});
