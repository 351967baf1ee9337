import { describe, expect, test } from 'vitest';
import { startOf } from '../../../testkit/play.ts';
import { FIGURES, HOUSES, SETTLEMENTS, SIETCHES } from '../ids.ts';
import { arrakis } from '../index.ts';
import { freshState } from '../verbs/setup.ts';
import { chanceOf } from '../../../kernel/chance.ts';
import { legionAt, unitsAt } from '../queries/legions.ts';
import { boardsOf, deckLeft, deckSize, modeOf } from '../queries/table.ts';

const table = startOf({ module: arrakis, seats: 2, options: {} }, 4);

// R1.2 R15.1
test('three choose which faction two of them share; two and four have no choice', () => {
  const isAsked = (seats: number): boolean => arrakis.options.some(({ id, seats: for_ = [] }) => id === 'shared' && for_.includes(seats));
  expect([1, 2, 3, 4].filter(isAsked)).toEqual([3]);
});

// R1.2 R15.1 R16.1
test('what a table can choose, and each choice has all its answers', () => {
  const choices = (seats: number): string =>
    arrakis.options
      .filter((option) => option.seats?.includes(seats) ?? true)
      .map(({ id }) => id)
      .join(' ');
  expect(arrakis.seatCounts).toEqual([1, 2, 3, 4]);
  expect([1, 2, 3, 4].map(choices)).toEqual([
    'board transport surprise token flights advances baron odds dice',
    'mode board sides transport surprise token flights advances baron odds dice',
    'sides shared transport surprise token odds dice',
    'sides transport surprise token odds dice',
  ]);
  expect(Object.fromEntries(arrakis.options.map(({ id, values }) => [id, values.join(' ')]))).toEqual({
    mode: 'war mahdi',
    board: 'app companion',
    sides: 'atreides harkonnen random',
    shared: 'harkonnen atreides',
    transport: 'round turn',
    surprise: 'special die',
    token: 'returns lost',
    flights: 'moves all',
    advances: 'always asked',
    baron: 'vehicles alone',
    odds: 'shown hidden',
    dice: 'app table',
  });
});

// R4.2 R4.3 R16.1
test('beside a board of their own both who play against Mahdi hear what lies facedown in each sietch', () => {
  const two = startOf({ module: arrakis, seats: 2, options: { mode: 'mahdi', board: 'companion' } }, 4);
  const { lead } = two.state;
  expect(lead['house-atreides']).not.toBe(lead['fremen-ally']);
  const told = two.opening.filter(({ event }) => event.type === 'laidOut');
  expect(told).toHaveLength(SIETCHES.length);
  for (const { to } of told) expect(to).toEqual([lead['house-atreides'], lead['fremen-ally']]);
});

describe('set-up for two', () => {
  // R4.2 R4.3 R4.4
  test('each sietch has a rank, a Naib and a facedown token; eight more are the pool', () => {
    const { sietches, legions, pool } = table.state;
    expect(SIETCHES.map((id) => sietches[id]?.rank.hidden).sort()).toEqual([1, 1, 2, 2, 2, 2, 3, 3]);
    for (const id of SIETCHES) expect([legions.atreides[id]?.generic, legions.atreides[id]?.tokens.hidden.length]).toEqual([1, 1]);
    expect(pool.hidden).toHaveLength(8);
  });
  // R4.5 R4.6 R2.8
  test('two tokens are flipped in each Harkonnen settlement', () => {
    for (const at of SETTLEMENTS) expect(unitsAt(table.state, 'harkonnen', at)).toBe(4);
    const all = SETTLEMENTS.reduce(
      (sum, at) => sum + FIGURES.reduce((n, each) => n + (legionAt(table.state, 'harkonnen', at)?.[each] ?? 0), 0),
      0,
    );
    expect(all).toBe(12 * 2 + 5);
    expect(table.opening.filter(({ event }) => event.type === 'tokenFlipped')).toHaveLength(12);
  });
  // R4.6
  test('W-10: a Bashar, a Sardaukar and a regular of a token that is flipped in Arrakeen stand there', () => {
    const flippedIn = (seed: number) => {
      const { opening, state } = startOf({ module: arrakis, seats: 2, options: {} }, seed);
      const tokens = opening.flatMap(({ event }) => (event.type === 'tokenFlipped' && event.at === 'arrakeen' ? [event.token] : []));
      return { tokens, legion: legionAt(state, 'harkonnen', 'arrakeen') };
    };
    const seeds = Array.from({ length: 60 }, (_, seed) => flippedIn(seed + 1));
    const found = seeds.filter(({ tokens }) => tokens.includes('black-special-bashar') && tokens.includes('silver-two-regulars'));
    expect(found.length).toBeGreaterThan(0);
    // The token of the other set brings two regulars.
    for (const { legion } of found) expect(legion).toMatchObject({ regular: 1 + 2, elite: 0, special: 1, generic: 1 });
  });
  // R4.7 R4.8 R4.12 R4.16
  test('stations facedown, markers at their starts, a Bene Gesserit token for the Atreides', () => {
    const { stations, prescience, supremacy, imperium, sisters } = table.state;
    expect([stations.length, supremacy]).toEqual([6, 0]);
    expect([...Object.values(prescience), ...Object.values(imperium)]).toEqual([0, 0, 0, 5, 5, 5]);
    expect(sisters).toEqual({ atreides: 1, harkonnen: 0, reserve: 4 });
  });
  // R4.11 R4.15
  test('three leaders of each side are ready beside the board, no named leader and no vehicle is on the map', () => {
    const { leaders, harvesters, zones } = table.state;
    const ready = Object.entries(leaders).flatMap(([id, { at }]) => (at === 'ready' ? [id] : []));
    expect(ready).toEqual(['baron-harkonnen', 'beast-rabban', 'captain-aramsham', 'paul-atreides', 'lady-jessica', 'stilgar']);
    expect(Object.values(leaders).filter(({ at }) => at !== 'ready' && at !== 'waiting')).toEqual([]);
    expect([harvesters, zones]).toEqual([[], {}]);
  });
  // R4.14 R18
  test('the objective, ranks, tokens and hands are seen only by those who may', () => {
    const [atreides, harkonnen, spectator] = [
      arrakis.view(table.state, 'seat1'),
      arrakis.view(table.state, 'seat2'),
      arrakis.view(table.state, null),
    ];
    expect(atreides.objectives).toHaveLength(1);
    expect(atreides.sietches.windgap?.rank).toBeGreaterThan(0);
    expect(atreides.legions.atreides.windgap?.known).toHaveLength(1);
    expect(atreides.hands['house-harkonnen'].cards).toBeNull();
    for (const view of [harkonnen, spectator]) {
      expect(view.objectives).toBeNull();
      expect(view.sietches.windgap?.rank).toBeNull();
      expect(view.legions.atreides.windgap).toMatchObject({ known: null, tokens: 1 });
      expect(view.hands['fremen-ally']).toMatchObject({ cards: null, count: 1, deck: 17 });
    }
    expect(JSON.stringify(atreides).length).toBeLessThan(12_000);
  });
  // R5.2
  test('each own deck gives a card, three prescience cards are revealed', () => {
    expect(Object.values(table.state.hands).map(({ hidden }) => hidden.length)).toEqual([1, 1, 1, 1]);
    expect(table.state.shown).toHaveLength(3);
  });
});

describe('who plays', () => {
  const state = (seats: number, options = {}) =>
    freshState({ seats: (['seat1', 'seat2', 'seat3', 'seat4'] as const).slice(0, seats), options }, chanceOf(1));
  // R1.2
  test('sides of two players', () => {
    expect(state(2).lead).toEqual({
      'house-harkonnen': 'seat2',
      'corrino-ally': 'seat2',
      'house-atreides': 'seat1',
      'fremen-ally': 'seat1',
    });
    expect(state(2, { sides: 'harkonnen' }).lead['house-harkonnen']).toBe('seat1');
  });
  // R15.1
  test('three share the Harkonnen or the Atreides, four both; a shared side has two dashboards and its cones', () => {
    expect(state(3).lead).toEqual({
      'house-harkonnen': 'seat2',
      'corrino-ally': 'seat3',
      'house-atreides': 'seat1',
      'fremen-ally': 'seat1',
    });
    expect(boardsOf(state(3), 'harkonnen')).toEqual(['house-harkonnen-board', 'corrino-ally-board']);
    expect(boardsOf(state(3), 'atreides')).toEqual(['sietch-tabr']);
    expect(state(3).cones).toEqual({ harkonnen: 3 });
    expect(boardsOf(state(3, { shared: 'atreides' }), 'harkonnen')).toEqual(['giedi-prime']);
    expect(new Set(Object.values(state(4).lead)).size).toBe(4);
    expect(state(4).cones).toEqual({ harkonnen: 3, atreides: 3 });
  });
  // R16.1
  test('alone, or together by choice, against the automa', () => {
    expect([modeOf(state(1)), modeOf(state(2)), modeOf(state(2, { mode: 'mahdi' }))]).toEqual(['mahdi', 'war', 'mahdi']);
    expect(boardsOf(state(2, { mode: 'mahdi' }), 'atreides')).toEqual(['house-atreides-board', 'fremen-ally-board']);
    expect(state(2, { mode: 'mahdi' }).cones).toEqual({});
  });
});

// R7.12
test('a deck is what is in no hand, on no pile and on no prescience card', () => {
  const { state } = table;
  for (const house of HOUSES) expect(deckSize(state, house)).toBe(deckLeft(state, house).length);
  const used = {
    ...state,
    attached: ['eyes-of-ibad'] as const,
    discards: { ...state.discards, 'fremen-ally': ['thumpers', 'shai-hulud'] as const },
  };
  expect([deckSize(used, 'fremen-ally'), deckLeft(used, 'fremen-ally').length]).toEqual([14, 14]);
});
