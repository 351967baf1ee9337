import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { Condition } from '../data/prescience.ts';
import { type AreaId, AREAS } from '../ids.ts';
import { NOBODY, wholeOf } from '../queries/legions.ts';
import { book } from '../queries/table.ts';
import { against, onlySietches } from '../tests/mahdi.fixture.ts';
import { open, rest, still, turnOf } from '../tests/story.fixture.ts';
import type { State } from '../types.ts';
import { diceFor, standOf, standWith } from './errand.ts';
import { lookOf } from './look.ts';

const looking = (more: Partial<Arrangement>) => {
  const { state } = open({ agenda: [rest], ...more, state: { ...still, ...turnOf('atreides'), ...more.state } });
  return lookOf(state, 'atreides');
};
const dice = (condition: Condition, more: Partial<Arrangement>): number => {
  const look = looking(more);
  return diceFor(look, condition, standOf(look));
};
const of = (card: 'paul-rides-the-maker' | 'the-spice-stops-flowing' | 'paul-leads-the-assault' | 'the-lisan-al-gaib'): Condition =>
  book(looking({}).state).data.prescience[card].condition;
const away = (state: State, from: AreaId, steps: number, isGood: (at: AreaId) => boolean = () => true): AreaId => {
  const found = AREAS.find((at) => book(state).distance(from, at) === steps && isGood(at));
  if (!found) throw new Error(`Nothing is ${steps} steps from ${from}`);
  return found;
};
const { state: calm } = looking({});
const windgap = onlySietches({ windgap: 2 });

describe('how many dice a bot thinks a prescience card still needs', () => {
  // R7.4
  test('two legions go at once: Paul and Jessica meet after as many dice as the farther one has steps', () => {
    const together: Condition = { is: 'togetherInSietch', who: ['paul', 'jessica'] };
    const two = away(calm, 'windgap', 2);
    const one = away(calm, 'windgap', 1);
    const apart = { [two]: { regular: 1, named: ['paul-atreides'] }, [one]: { regular: 1, named: ['lady-jessica'] } } as const;
    expect(dice(together, { sietches: windgap, atreides: apart })).toBe(2);
    const beside = { [two]: { regular: 1, named: ['paul-atreides', 'lady-jessica'] } } as const;
    expect(dice(together, { sietches: windgap, atreides: beside })).toBe(2);
  });
  // R12.10
  test('who is in the tank waits for each slot that is left, and comes after that', () => {
    const meets: Condition = { is: 'revealSietchOfPaul' };
    const from = (slot: number) =>
      dice(meets, { tank: { 'sietch-tabr': [0, 1, 2].map((at) => (at === slot ? ('paul-atreides' as const) : null)) } });
    expect(from(0) - from(2)).toBeCloseTo(2);
    expect(from(2) - dice(meets, {})).toBeCloseTo(1);
  });
  // R7.6
  test('whoever comes to the map stands in a sietch: deep desert is as far as it lies from one', () => {
    const deep: Condition = { is: 'inDeepDesert', who: ['paul'] };
    const on = { atreides: { windgap: { regular: 1, named: ['paul-atreides'] } }, sietches: windgap } as const;
    const off = { ...on, atreides: { windgap: { regular: 1 } } } as const;
    expect(dice(deep, off) - dice(deep, on)).toBeCloseTo(1.2);
  });
  // R7.6
  test('the die that brings Paul brings a token too; tokens that go with him stay with him', () => {
    const tokens = of('the-lisan-al-gaib');
    expect(dice(tokens, { sietches: windgap, atreides: { windgap: { tokens: ['d-elite'] } } })).toBeCloseTo(1.2);
    const look = looking({ sietches: windgap, atreides: { windgap: { tokens: ['d-elite'], named: ['paul-atreides'] } } });
    const near = away(look.state, 'windgap', 1);
    const whole = wholeOf(look.state, 'atreides', 'windgap');
    const gone = standWith(look, [
      ['windgap', NOBODY],
      [near, { ...whole, tokens: ['d-elite', 'd-elite'] }],
    ]);
    expect([gone.paul, [...gone.areas], diceFor(look, tokens, gone)]).toEqual([near, [near], 0]);
  });
  // R13.5
  test('to drink where a Harkonnen legion is in the sector is as far as the next sector without one', () => {
    const water: Condition = { is: 'dieForWater', who: 'paul' };
    const named = { windgap: { regular: 1, named: ['paul-atreides'] } } as const;
    const { sectors } = book(calm).data.areas.windgap;
    const other = away(calm, 'windgap', 2, (at) => book(calm).data.areas[at].sectors.every((sector) => sectors.includes(sector)));
    expect(dice(water, { atreides: named })).toBe(1);
    const pressed = { atreides: named, harkonnen: { [other]: { regular: 1 } } } as const;
    const steps = Math.min(
      ...AREAS.filter((at) => !book(calm).data.areas[at].sectors.some((sector) => sectors.includes(sector))).map((at) =>
        book(calm).distance('windgap', at),
      ),
    );
    expect(dice(water, pressed)).toBe(1 + steps);
  });
  // R7.4
  test('a unit stands in one place: one alone does not spread over two areas, and whoever stands well sends the rest', () => {
    const ground = { is: 'legions', in: ['mountain'], least: 2 } as const;
    const lone = away(calm, 'windgap', 1, (at) => book(calm).data.areas[at].terrain !== 'mountain');
    expect(dice(ground, { sietches: onlySietches({}), atreides: { [lone]: { regular: 1 } } })).toBe(9);
    expect(dice(ground, { sietches: onlySietches({}), atreides: { [lone]: { regular: 2 } } })).toBeLessThan(9);
    const peak = AREAS.find(
      (at) =>
        book(calm).data.areas[at].terrain === 'mountain' &&
        book(calm).open[at].some((near) => book(calm).data.areas[near].terrain === 'mountain'),
    ) as AreaId;
    expect(dice(ground, { sietches: onlySietches({}), atreides: { [peak]: { regular: 2 } } })).toBe(1);
    expect(dice(ground, { sietches: onlySietches({}), atreides: { [peak]: { regular: 1 } } })).toBe(9);
  });
  // R10.5
  test('a wormsign under a Harkonnen legion carries nobody', () => {
    const ride = of('paul-rides-the-maker');
    const sign = away(calm, 'windgap', 1, (at) => book(calm).data.areas[at].terrain === 'desert');
    const with_ = (harkonnen: Arrangement['harkonnen']) =>
      dice(ride, {
        sietches: windgap,
        atreides: { windgap: { regular: 1, named: ['paul-atreides'] } },
        harkonnen: harkonnen ?? {},
        state: { wormsigns: [sign] },
      });
    expect(with_({})).toBe(1);
    expect(with_({ [sign]: { regular: 1 } })).toBeGreaterThan(1);
  });
  // R7.4 R12.7
  test('harvesters far apart are reached at once by two legions, not in half the time of the farther one', () => {
    const far = away(calm, 'windgap', 3, (at) => book(calm).data.areas[at].terrain === 'desert');
    const near = away(calm, 'windgap', 1, (at) => book(calm).data.areas[at].terrain === 'desert');
    const state = { harvesters: [far, near] } as const;
    expect(dice(of('the-spice-stops-flowing'), { atreides: { windgap: { regular: 3 } }, state })).toBe(3);
  });
  // R11.3 R11.12
  test('a legion in a settlement is harder to beat by its rank, and a failed attack needs no second way there', () => {
    const assault = of('paul-leads-the-assault');
    const beside = (goal: AreaId): AreaId => book(calm).open[goal].find((at) => !book(calm).data.areas[at].settlement) as AreaId;
    const against_ = (goal: AreaId, settlements: readonly AreaId[]) =>
      dice(assault, {
        atreides: { [beside(goal)]: { special: 3, regular: 2, named: ['paul-atreides'] } },
        harkonnen: { [goal]: { regular: 4 } },
        state: { settlements: settlements as State['settlements'] },
      });
    const open_ = against_('arrakeen', []);
    expect(open_).toBeGreaterThan(1);
    expect(against_('arrakeen', ['arrakeen'])).toBeGreaterThan(open_);
    const two = away(calm, 'arrakeen', 2);
    const farther = dice(assault, {
      atreides: { [two]: { special: 3, regular: 2, named: ['paul-atreides'] } },
      harkonnen: { arrakeen: { regular: 4 } },
      state: { settlements: [] },
    });
    expect(farther - open_).toBeCloseTo(1);
  });
  // R16.13
  test('the automa throws its reinforcements into the battle', () => {
    const assault = of('paul-leads-the-assault');
    const goal = 'arrakeen';
    const at = book(calm).open[goal][0] as AreaId;
    const needed = (count: number) => {
      const { state } = against(
        {
          atreides: { [at]: { special: 3, regular: 2, named: ['paul-atreides'] } },
          harkonnen: { [goal]: { regular: 4 } },
          state: { settlements: [], ...turnOf('atreides') },
        },
        { reinforcements: { hidden: Array.from({ length: count }, () => 'corrino-shield-wall' as never) } },
      );
      const look = lookOf(state, 'atreides');
      return diceFor(look, assault, standOf(look));
    };
    expect(needed(4)).toBeGreaterThan(needed(0));
  });
});
