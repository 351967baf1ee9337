import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arrange.ts';
import type { AreaId } from '../ids.ts';
import { book } from '../queries/table.ts';
import { against, onlySietches } from '../tests/mahdi.fixture.ts';
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
  // R16.2 R16.4
  test('sets harvesters where a worm can reach them, and lets the automa attack where it gains least', () => {
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
});
