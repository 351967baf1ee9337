import { describe, expect, test } from 'vitest';
import { arrange, type Arrangement } from '../../../../shared/games/arrakis/arranged-position.ts';
import { areas } from '../../../../shared/games/arrakis/data/map.ts';
import { AREAS, type SeatId } from '../../../../shared/games/arrakis/ids.ts';
import { viewOf } from '../../../../shared/games/arrakis/view.ts';
import type { LitEntity } from '../../scene.ts';
import type { MapModel } from './model.ts';
import { type Asked, litMap, positionOf } from './of-view.ts';

const WAR: Arrangement = {
  atreides: {
    'sihaya-ridge': { regular: 3, elite: 1, special: 1, generic: 1, named: ['stilgar'] },
    windgap: { tokens: ['s-elite', 's-special'], generic: 1, named: ['lady-jessica'] },
  },
  harkonnen: { 'ne-outer-8': { regular: 2, elite: 2, named: ['beast-rabban'] }, arrakeen: { regular: 3 } },
  state: {
    wormsigns: ['ne-outer-9'],
    worms: ['ne-outer-12'],
    harvesters: ['ne-outer-13'],
    zones: { 'air-ne-inner-ne-outer': 'ornithopter' },
  },
  agenda: [],
};
const NOTHING: Asked = { lit: [], blocked: [], pointed: null, task: null };
const viewFor = (seat: SeatId | null, more: Partial<Arrangement> = {}) => viewOf(arrange({ ...WAR, ...more }).state, seat);
const seenBy = (seat: SeatId | null, asked: Partial<Asked> = {}, more: Partial<Arrangement> = {}): MapModel => {
  const view = viewFor(seat, more);
  return litMap(
    view,
    positionOf(view, (id) => id.slice(0, 2)),
    { ...NOTHING, ...asked },
    [],
  );
};
const lit = (id: string, more: Partial<LitEntity> = {}): LitEntity => ({ entity: { kind: 'area', id }, ...more });

describe('what lies on the map', () => {
  test('is what the view says, leaders by two letters', () => {
    const { areas: shown, zones } = seenBy('seat1');
    expect(shown['sihaya-ridge'].legion).toEqual({
      side: 'atreides',
      regular: 3,
      elite: 1,
      special: 1,
      generic: 1,
      tokens: [],
      named: [{ id: 'stilgar', short: 'st' }],
    });
    expect(AREAS.filter((id) => shown[id].wormsign)).toEqual(['ne-outer-9']);
    expect(AREAS.filter((id) => shown[id].worm)).toEqual(['ne-outer-12']);
    expect(AREAS.filter((id) => shown[id].harvester)).toEqual(['ne-outer-13']);
    expect(AREAS.filter((id) => shown[id].settlement !== null)).toEqual(AREAS.filter((id) => areas[id].settlement));
    expect(shown.arrakeen.settlement).toBe(3);
    expect(zones['air-ne-inner-ne-outer'].vehicle).toBe('ornithopter');
  });

  test('has the secrets of a side for that side alone', () => {
    expect(seenBy('seat1').areas.windgap.legion?.tokens).toEqual(['own', 'own']);
    expect(seenBy('seat1').areas.windgap.sietch).toEqual({ rank: 2, open: false });
    for (const other of ['seat2', null] as const) {
      expect(seenBy(other).areas.windgap.legion?.tokens).toEqual(['hidden', 'hidden']);
      expect(seenBy(other).areas.windgap.sietch).toEqual({ rank: null, open: false });
    }
  });
});

describe('the light of a question', () => {
  test('lies on what answers it; what can be gone to before anything is taken up is not veiled', () => {
    const model = seenBy('seat1', { lit: [lit('windgap', { key: '1' }), lit('sw-inner-6', { reached: true })] });
    expect(model.areas.windgap).toMatchObject({ light: 'offer', key: '1' });
    expect(model.areas['sw-inner-6'].light).toBe('reached');
    expect(model.areas.arrakeen.light).toBe('veiled');
    expect(model.ways).toEqual([]);
  });

  test('leaves the map as it is where something else is asked about', () => {
    const model = seenBy('seat1', { lit: [{ entity: { kind: 'die', id: 'mentat' } }] });
    expect(AREAS.every((id) => model.areas[id].light === 'plain')).toBe(true);
  });

  test('lies on zones too', () => {
    const zone = { kind: 'zone', id: 'air-ne-inner-ne-outer' };
    const { zones } = seenBy('seat2', { lit: [{ entity: zone, key: '2' }], pointed: zone });
    expect(zones['air-ne-inner-ne-outer']).toMatchObject({ light: 'offer', key: '2', pointed: true });
    expect(zones['air-se-inner-se-outer'].light).toBe('veiled');
  });

  test('has keys only where there is one for each place that answers', () => {
    const some = [lit('windgap', { key: '1' }), lit('sw-inner-6'), lit('sw-inner-5', { reached: true })];
    expect(seenBy('seat1', { lit: some }).areas.windgap).toMatchObject({ light: 'offer', key: null });
    const each = [lit('windgap', { key: '1' }), lit('sw-inner-6', { key: '2' }), lit('sw-inner-5', { chosen: true })];
    expect(seenBy('seat1', { lit: each }).areas['sw-inner-6'].key).toBe('2');
  });
});

test('every way to a place is told with its cost, and the one that is pointed at stands out', () => {
  const from = 'sihaya-ridge';
  const to = (id: string, way: string, more: Partial<LitEntity> = {}) => lit(id, { answers: [{ from, to: id, way }], ...more });
  const { areas: shown, ways } = seenBy('seat1', {
    lit: [lit(from, { chosen: true }), to('ne-outer-6', 'foot'), to('ne-outer-8', 'sand'), to('ne-outer-13', 'sand')],
    pointed: { kind: 'area', id: 'ne-outer-13' },
  });
  expect(shown[from]).toMatchObject({ light: 'chosen', target: true });
  expect(shown['ne-outer-6'].tags).toEqual([{ kind: 'foot', cost: 1, attacks: false }]);
  expect(shown['ne-outer-8'].tags).toEqual([{ kind: 'sand', cost: 2, attacks: true }]);
  expect(ways.filter(({ strong }) => strong)).toEqual([
    { from, to: 'ne-outer-13', kind: 'sand', cost: 2, attacks: false, strong: true, over: [from, 'ne-outer-9', 'ne-outer-13'] },
  ]);
});

test('a legion that sets out, and one that attacks, are seen on their way', () => {
  const route = { from: 'windgap', to: 'sw-inner-6', way: 'foot' };
  const { ways, areas: shown } = seenBy('seat1', { task: { do: 'company', route } as Asked['task'] });
  expect(ways).toMatchObject([{ from: 'windgap', to: 'sw-inner-6', kind: 'foot', strong: true }]);
  expect([shown.windgap.target, shown['sw-inner-6'].target]).toEqual([true, true]);
});

test('what a prescience card asks for, and where a leader is, is shown while one points at it', () => {
  const targets = (pointed: Asked['pointed']) => {
    const { areas: shown } = seenBy('seat1', { pointed });
    return AREAS.filter((id) => shown[id].target);
  };
  expect(targets({ kind: 'leader', id: 'beast-rabban' })).toEqual(['ne-outer-8']);
  // Legions in plateaus and so on: those in desert without a sietch.
  const desert = AREAS.filter((id) => ['sihaya-ridge', 'windgap'].includes(id) && !areas[id].sietch);
  expect(targets({ kind: 'prescience', id: 'the-desert-war' })).toEqual(desert);
  expect(targets({ kind: 'prescience', id: 'jessica-trains-paul' })).toEqual(['windgap']);
});
