import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arrange.ts';
import type { AreaId } from '../ids.ts';
import { book } from '../queries/table.ts';
import { against, onlySietches } from '../tests/mahdi.fixture.ts';
import { sourceWorth } from './effects.ts';
import { promiseNow } from './fulfil.ts';
import { lookOf } from './look.ts';
import { dangerNow, holdAt } from './siege.ts';
import { harmOf } from './ties.ts';

const besieged = (guards: NonNullable<Arrangement['atreides']>[AreaId]) => {
  const { touching } = book(against({}).state);
  const beside = touching.windgap.find((at) => at !== 'windgap') as AreaId;
  const { state } = against({
    sietches: onlySietches({ windgap: 2 }),
    harkonnen: { [beside]: { regular: 4 } },
    atreides: { windgap: guards ?? {} },
  });
  const look = lookOf(state, 'atreides');
  const hold = holdAt(look, 'atreides', 'windgap');
  return hold ? dangerNow(look, hold) : NaN;
};

describe('a bot against the automa', () => {
  // R16.7 R16.8
  test('fears hardly any legion that has no greater power than its sietch', () => {
    const weaker = besieged({ regular: 1 });
    const even = besieged({ regular: 4 });
    const tied = besieged({ regular: 3, named: ['stilgar'] });
    expect(weaker).toBeGreaterThan(1);
    expect(even).toBeLessThan(weaker / 3);
    // Of even powers the finer count decides, and it is even too.
    expect(tied).toBeLessThan(weaker / 3);
  });
  // R16.15
  test('is in haste to claim: supremacy rises by itself', () => {
    const shown = [{ card: 'an-enemy-leader-falls', kept: false, feared: false }] as const;
    const { state } = against({
      atreides: { windgap: { regular: 1 } },
      state: { shown, claimed: [], objectives: { hidden: ['objective-5-10-3'] } },
    });
    const people = { ...state, lead: { ...state.lead, 'house-harkonnen': 'seat2' as const } };
    const promise = (of: typeof state) => promiseNow(lookOf(of, 'atreides'));
    expect(promise(people)).toBeGreaterThan(0);
    expect(promise(state)).toBeGreaterThan(1.5 * promise(people));
  });
  // R2.15 R7.6
  test('sees in a deployment who comes: Jessica, whom cards ask for, rather than a stranger', () => {
    const worth = (leaders: NonNullable<Arrangement['leaders']>) => {
      const { state } = against({ atreides: { windgap: { regular: 1 } }, leaders });
      return sourceWorth(lookOf(state, 'atreides'), 'action:atreides:deployment:deploy');
    };
    const nobody = { 'paul-atreides': 'tank', stilgar: 'tank', 'lady-jessica': 'tank' } as const;
    expect(worth({ ...nobody, 'lady-jessica': 'ready' })).toBeGreaterThan(worth({ ...nobody, stilgar: 'ready' }) + 0.1);
  });
  // R16.2 R16.4
  test('sets harvesters where a worm can reach them', () => {
    const { state } = against({ state: { worms: ['sw-outer-4'] } });
    const look = lookOf(state, 'atreides');
    const { distanceAnyway, desert } = book(state);
    const same = desert.filter((at) => at !== 'sw-outer-4' && book(state).data.areas[at].terrain === 'desert');
    const near = same.find((at) => distanceAnyway(at, 'sw-outer-4') <= 2) as AreaId;
    const far = same.find((at) => distanceAnyway(at, 'sw-outer-4') > 4) as AreaId;
    const placed = (at: AreaId) =>
      harmOf(look, { pick: at, deed: { do: 'automaVehicle', vehicle: { vehicle: 'harvester', at }, left: {} } });
    expect(placed(near)).toBeGreaterThan(placed(far));
  });
  // R16.2 R16.8
  test('lets the automa attack where it gains least', () => {
    const { state } = against({
      sietches: onlySietches({ windgap: 3, 'hobars-gap': 1 }),
      harkonnen: { 'north-pole': { regular: 6 } },
      atreides: { windgap: { regular: 1 }, 'hobars-gap': { regular: 1 } },
    });
    const harm = (to: AreaId): number => {
      const route = { from: 'north-pole', to, way: 'foot' } as const;
      const ref = { by: 'house-harkonnen', of: 'action:harkonnen:strategy:attack', at: [0] } as const;
      return harmOf(lookOf(state, 'atreides'), { pick: route, deed: { do: 'automaCharge', ref, route } });
    };
    expect(harm('hobars-gap')).toBeGreaterThan(harm('windgap') + 1);
  });
});
