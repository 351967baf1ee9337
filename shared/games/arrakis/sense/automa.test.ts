import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { AreaId, PlanningId, SietchId } from '../ids.ts';
import { NOBODY } from '../queries/legions.ts';
import { book } from '../queries/table.ts';
import { against, onlySietches } from '../tests/mahdi.fixture.ts';
import { rest, turnOf } from '../tests/story.fixture.ts';
import type { State } from '../types.ts';
import { sourceWorth } from './effects.ts';
import { forceOf, NO_FORCE } from './force.ts';
import { costOf, promiseNow, tokenCost } from './fulfil.ts';
import { interject } from './interject.ts';
import { lookOf } from './look.ts';
import { moveGain } from './move.ts';
import { raidGain, roadWorth } from './raid.ts';
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
    const shown = [{ card: 'jessica-trains-paul', kept: false, feared: false }] as const;
    const { state } = against({
      atreides: { windgap: { regular: 1, named: ['paul-atreides', 'lady-jessica'] } },
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
  // R16.17
  test('shows it no tokens that only serve a card: each brings the automa one', () => {
    const mine = (people: boolean) => {
      const { table } = against({
        atreides: { windgap: { tokens: ['s-two-regulars'] } },
        dice: { 'sietch-tabr': { strategy: 1 } },
        agenda: [{ do: 'act', house: 'house-atreides' }, rest],
        state: { ...turnOf('atreides'), shown: [{ card: 'the-desert-war', kept: false, feared: false }], claimed: [] },
      });
      if (people) table.position.state.lead = { ...table.state.lead, 'house-harkonnen': 'seat2' };
      return interject(table, 'seat1');
    };
    expect(mine(true)).toMatchObject({ interject: 'train' });
    expect(mine(false)).toBeNull();
  });
  // R16.9
  test('fears most for the sietch that its legions move towards', () => {
    const dangerWith = (target: SietchId): number => {
      const { state } = against(
        {
          sietches: onlySietches({ windgap: 2, 'hobars-gap': 2 }),
          harkonnen: { 'north-pole': { regular: 4 } },
          atreides: { windgap: { regular: 1 }, 'hobars-gap': { regular: 1 } },
        },
        { target },
      );
      const look = lookOf(state, 'atreides');
      const hold = holdAt(look, 'atreides', 'windgap');
      return hold ? dangerNow(look, hold) : NaN;
    };
    expect(dangerWith('windgap')).toBeGreaterThan(2 * dangerWith('hobars-gap'));
  });
  // R16.13
  test('knows that reinforcements fight on, unless Landsraad forbids it', () => {
    const danger = (cards: readonly PlanningId[], bans: State['bans'] = []): number => {
      const { state } = against(
        {
          sietches: onlySietches({ windgap: 3 }),
          harkonnen: { 'false-wall-west': { regular: 3, generic: 1 } },
          atreides: { windgap: { regular: 1, special: 1 } },
          state: { bans },
        },
        { reinforcements: { hidden: cards } },
      );
      const look = lookOf(state, 'atreides');
      const hold = holdAt(look, 'atreides', 'windgap');
      return hold ? dangerNow(look, hold) : NaN;
    };
    const cards = ['spotter-control', 'sandmasters', 'mudir-nahya'] as const;
    expect(danger(cards)).toBeGreaterThan(danger([]) + 0.1);
    expect(danger(cards, ['landsraad'])).toBe(danger([]));
  });
  // R16.8
  test('leaves somebody in a sietch, for an empty one falls to anybody', () => {
    const { state } = against({
      sietches: onlySietches({ windgap: 3 }),
      harkonnen: { 'false-wall-west': { regular: 1 } },
      atreides: { windgap: { regular: 2 } },
      state: { settlements: [] },
    });
    const look = lookOf(state, 'atreides');
    const route = { from: 'windgap', to: 'sw-inner-5', way: 'foot' } as const;
    const one = { ...NOBODY, regular: 1 };
    const both = { ...NOBODY, regular: 2 };
    expect(moveGain(look, 'atreides', route, one)).toBeGreaterThan(moveGain(look, 'atreides', route, both) + 0.5);
  });
  // R13.5, W-8
  test('gives up the token that is missed least, and not the last of a sietch', () => {
    const { state } = against({
      sietches: onlySietches({ windgap: 3, 'hobars-gap': 3 }),
      harkonnen: { 'false-wall-west': { regular: 1 }, 'se-inner-4': { regular: 1 } },
      atreides: { windgap: { tokens: ['s-two-regulars'] }, 'hobars-gap': { tokens: ['s-two-regulars', 's-elite', 's-special'] } },
    });
    const look = lookOf(state, 'atreides');
    expect(tokenCost(look, 'windgap', 's-two-regulars')).toBeGreaterThan(tokenCost(look, 'hobars-gap', 's-two-regulars') + 1);
    expect(costOf(look, { is: 'giveUpToken' })).toBe(tokenCost(look, 'hobars-gap', 's-two-regulars'));
  });
  // R13.10
  test('a card that the dice left cannot fulfil promises nothing', () => {
    const promise = (strategy: number): number => {
      const { state } = against({
        atreides: { windgap: { regular: 2 } },
        dice: { 'sietch-tabr': { strategy } },
        state: { shown: [{ card: 'new-hidden-wind-traps', kept: false, feared: false }], claimed: [] },
      });
      return promiseNow(lookOf(state, 'atreides'));
    };
    expect(promise(0)).toBe(0);
    expect(promise(2)).toBe(0);
  });
  // R12.3, R1.4
  test('strikes where a city is left to few, and goes there together', () => {
    const gain = (guards: number, with6: boolean): number => {
      const { state } = against({
        harkonnen: { arrakeen: { regular: guards } },
        state: { settlements: ['arrakeen'] },
        atreides: { 'broken-land': { regular: 2 }, 'nw-outer-16': { regular: 2, elite: 2 } },
      });
      const look = lookOf(state, 'atreides');
      const all = { ...NOBODY, regular: 4, elite: 2 };
      return raidGain(
        look,
        with6
          ? [
              ['broken-land', forceOf(state, all)],
              ['nw-outer-16', NO_FORCE],
            ]
          : [],
      );
    };
    expect(gain(4, false)).toBe(0);
    expect(gain(4, true)).toBeGreaterThan(1);
  });
  // R10.5
  test('lays wormsigns as a road for those who strike', () => {
    const { state } = against({
      harkonnen: { arrakeen: { regular: 1 } },
      atreides: { 'rock-outcroppings': { regular: 3, elite: 3, named: ['stilgar'] } },
      dice: { 'sietch-tabr': { strategy: 2 } },
      state: { wormsigns: ['nw-outer-10'] },
    });
    const look = lookOf(state, 'atreides');
    expect(roadWorth(look, 'nw-outer-11')).toBeGreaterThan(0);
    expect(roadWorth(look, 'se-outer-1')).toBe(0);
  });
});
