import { describe, expect, test } from 'vitest';
import { type AREAS, SIETCHES } from '../ids.ts';
import { hasDesertPower, wormsignsLeft } from '../queries/worms.ts';
import { isCardPossible } from '../queries/mahdi/effects.ts';
import { book } from '../queries/table.ts';
import { against, nobody, onlySietches } from './mahdi.fixture.ts';
import { action, open, rest, still, turnOf } from './story.fixture.ts';

// What seldom happens, each once.

describe('moves of those who are hemmed in', () => {
  const beside = ['ne-outer-11', 'ne-outer-12', 'ne-outer-5', 'ne-outer-6', 'ne-outer-7', 'ne-outer-9'] as const;
  const enemies = Object.fromEntries(beside.map((at) => [at, { regular: 1 }]));
  const harkonnen = (zones: object) =>
    open({
      agenda: [...action('house-harkonnen', 'strategy'), rest],
      harkonnen: { 'ne-outer-8': { regular: 2 } },
      atreides: enemies,
      dice: { 'giedi-prime': { mentat: 1 } },
      state: { ...still, ...turnOf('harkonnen'), zones },
    });
  // R10.1 R10.4
  test('a legion that can go nowhere on foot is asked only where an ornithopter carries it', () => {
    expect(harkonnen({}).asked).toBe('act atreides');
    const carried = harkonnen({ 'air-ne-inner-ne-outer': 'ornithopter' });
    expect(carried.asked).toBe('march harkonnen');
    expect(carried.options('harkonnen')).toContainEqual({ from: 'ne-outer-8', to: 'ne-outer-13', way: 'air-ne-inner-ne-outer' });
    expect(harkonnen({ 'air-ne-inner-ne-outer': 'carryall' }).asked).toBe('act atreides');
  });
  // R10.5
  test('the worms carry over worms, where nobody else can go', () => {
    const story = open({
      agenda: [...action('house-atreides', 'strategy'), rest],
      atreides: { 'ne-outer-10': { regular: 2 } },
      harkonnen: { 'ne-outer-13': { regular: 1 }, 'sihaya-ridge': { regular: 1 } },
      sietches: { 'sihaya-ridge': null },
      dice: { 'giedi-prime': { mentat: 1 } },
      state: { ...still, ...turnOf('atreides'), worms: ['ne-outer-9'] },
    });
    expect(story.asked).toBe('march atreides');
    const ridden = ['ne-outer-12', 'ne-outer-6', 'ne-outer-8'].map((to) => ({ from: 'ne-outer-10', to, way: 'sand' }));
    expect(story.options('atreides')).toEqual(['done', ...ridden]);
  });
});

// R7.8
test('with all wormsigns out Desert Power is worms alone, and nothing where there are none', () => {
  const power = (worms: readonly (typeof AREAS)[number][]) => {
    const { state } = open({ agenda: [rest], state: { ...still } });
    const signs = book(state)
      .desert.filter((at) => !SIETCHES.some((id) => id === at) && !worms.includes(at))
      .slice(0, 16);
    const full = { ...state, wormsigns: signs, worms };
    return [wormsignsLeft(full), hasDesertPower(full)];
  };
  expect([power([]), power(['nw-outer-1'])]).toEqual([
    [0, false],
    [0, true],
  ]);
});

// R12.9 W-15
test('of a full tank the last one leaves when another comes', () => {
  const tank = ['thufir-hawat', 'shaddam-iv', 'captain-aramsham', 'gaius-helen-mohiam', 'feyd-rautha'] as const;
  const story = open({
    agenda: [{ do: 'casualty', side: 'harkonnen', at: 'ne-outer-8', left: 1, cause: 'storm' }, rest],
    harkonnen: { 'ne-outer-8': { regular: 2, named: ['beast-rabban'] } },
    tank: { 'giedi-prime': tank },
    state: still,
  }).play('harkonnen', 'beast-rabban');
  expect(story.state.boards['giedi-prime']?.tank).toEqual(['beast-rabban', ...tank.slice(0, 4)]);
  expect([story.state.leaders['feyd-rautha'].at, story.state.leaders['beast-rabban'].at]).toEqual(['ready', 'tank']);
  expect(story.events.slice(-2)).toEqual([
    { type: 'leaderToTank', leader: 'beast-rabban', from: 'ne-outer-8' },
    { type: 'tankAdvanced', side: 'harkonnen', out: ['feyd-rautha'] },
  ]);
});

describe('cards of the automa of which one part is possible', () => {
  // R16.11 RU-17
  test('Explosive Artillery: nobody moves, but there is somebody to hit', () => {
    const possible = (at: 'ne-outer-9' | 'nw-outer-9') =>
      isCardPossible(
        against({
          leaders: nobody,
          harkonnen: { 'ne-outer-8': { regular: 1 } },
          atreides: { [at]: { regular: 3 }, windgap: { regular: 6 } },
          sietches: onlySietches({ windgap: 2 }),
        }).state,
        'explosive-artillery',
      );
    expect([possible('ne-outer-9'), possible('nw-outer-9')]).toEqual([true, false]);
  });
  // R16.4 R16.11
  test('Workhorse of Arrakis: no harvester and no card, but a carryall for the harvesters that are there', () => {
    const { state } = against({ leaders: nobody, state: { harvesters: ['ne-outer-1'] } });
    const { cardsOf } = book(state);
    const empty = {
      ...state,
      automa: state.automa && {
        ...state.automa,
        reinforcements: { hidden: [...cardsOf['house-harkonnen'], ...cardsOf['corrino-ally']] },
        harvest: null,
      },
    };
    expect([isCardPossible(empty, 'workhorse-of-arrakis'), isCardPossible(empty, 'sandmasters')]).toEqual([true, false]);
    // With no card to be drawn after it, Shaddam IV still enters.
    expect(isCardPossible(empty, 'rage-overcame-shaddam-iv-a')).toBe(true);
  });
});

// R16.4 RU-35d
test('harvesters of the automa stay in the supply where all desert is taken', () => {
  const { state } = against({});
  const taken = book(state).desert.filter((at) => !SIETCHES.some((id) => id === at));
  const story = against({
    agenda: [{ do: 'automaVehicles', left: { harvester: 2 } }, rest],
    state: { stations: taken, stationsTaken: [] },
  });
  expect([story.asked, story.told('vehiclePlaced')]).toEqual(['prune atreides', []]);
});

describe('tactical cards', () => {
  // R16.3 RU-35c
  test('those that were shown come again when none is left, but not the one that lies there', () => {
    for (let seed = 1; seed < 6; seed++) {
      const story = against(
        { seed, agenda: [{ do: 'tactics' }, rest] },
        { tactical: { hidden: ['gara-kulon'] }, shown: SIETCHES.filter((id) => id !== 'gara-kulon') },
      );
      const [told] = story.told('tactics');
      expect(told?.harvest).toBe('ne-outer');
      expect(['gara-kulon', 'sihaya-ridge']).not.toContain(told?.target);
      expect(story.state.automa?.shown.filter((id) => id === 'gara-kulon')).toHaveLength(1);
      expect([...(story.state.automa?.tactical.hidden ?? []), ...(story.state.automa?.shown ?? [])].toSorted()).toEqual(
        SIETCHES.toSorted(),
      );
    }
  });
});
