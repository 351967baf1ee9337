import { describe, expect, test } from 'vitest';
import { SIETCHES } from '../ids.ts';
import { canDraw } from '../queries/mahdi/effects.ts';
import { nextHit } from '../queries/mahdi/hits.ts';
import { canMove } from '../queries/mahdi/move.ts';
import { movable } from '../queries/movement.ts';
import { book } from '../queries/table.ts';
import { seesHand } from '../queries/talk.ts';
import { sendToTank } from '../verbs/tank.ts';
import { dismiss, gainPrescience, gainSisters, gainSupremacy } from '../verbs/tracks.ts';
import { against, onlySietches } from './mahdi.fixture.ts';
import { open, rest, still, turnOf } from './story.fixture.ts';

const AIR = 'air-ne-inner-ne-outer';

// RU-5
test('of a legion of which some were carried as many of each kind stay on the ground, and all may walk', () => {
  const { state } = open({
    agenda: [rest],
    harkonnen: {
      carthag: { regular: 3, elite: 2, special: 2, generic: 3, named: ['beast-rabban', 'baron-harkonnen'] },
      arsunt: { regular: 1, elite: 1 },
    },
    state: {
      ...still,
      ...turnOf('harkonnen'),
      carried: {
        carthag: { regular: 1, elite: 1, special: 1, generic: 1, named: ['beast-rabban'], tokens: [] },
        arsunt: { regular: 2, elite: 0, special: 1, generic: 1, named: [], tokens: [] },
      },
    },
  });
  const flying = (from: 'carthag' | 'arsunt') => movable(state, 'harkonnen', { from, way: AIR });
  expect(flying('carthag')).toEqual({ regular: 2, elite: 1, special: 1, generic: 2, named: ['baron-harkonnen'], tokens: [] });
  expect(flying('arsunt')).toEqual({ regular: 0, elite: 1, special: 0, generic: 0, named: [], tokens: [] });
  const walking = movable(state, 'harkonnen', { from: 'carthag', way: 'foot' });
  expect(walking).toEqual({ regular: 3, elite: 2, special: 2, generic: 3, named: ['baron-harkonnen', 'beast-rabban'], tokens: [] });
});

describe('tokens of the Bene Gesserit', () => {
  // R16.18
  test('for each the automa takes a die of the spice board instead, and without one a step of supremacy', () => {
    const { table } = against({ state: { setAside: 1, supremacy: 3 } }, { unrolled: 3 });
    gainSisters(table, 'harkonnen', 2);
    expect([table.state.setAside, table.state.automa?.unrolled, table.state.supremacy]).toEqual([0, 4, 4]);
    expect(table.state.sisters.harkonnen).toBe(0);
  });
  // R2.4
  test('nobody takes more than the box holds', () => {
    const { table } = open({ agenda: [rest], state: { ...still, sisters: { harkonnen: 0, atreides: 4, reserve: 1 } } });
    gainSisters(table, 'harkonnen', 2);
    gainSisters(table, 'atreides', 1);
    expect(table.state.sisters).toEqual({ harkonnen: 1, atreides: 4, reserve: 0 });
  });
});

describe('leaders who take the place of others', () => {
  const four = (tank: object) =>
    open({ seats: 4, agenda: [rest], tank, state: { ...still, prescience: { 'kwisatz-haderach': 2, 'sand-dwellers': 2, jihad: 0 } } })
      .table;
  // R17.5 RU-57
  test('Muad’Dib of the Fremen lies in the same slot of their tank, Jessica stays where she is', () => {
    const table = four({ 'house-atreides-board': ['lady-jessica', 'paul-atreides', null] });
    gainPrescience(table, 'kwisatz-haderach', 1);
    gainPrescience(table, 'sand-dwellers', 1);
    expect(table.state.boards['house-atreides-board']?.tank).toEqual(['reverend-mother-jessica', null, null]);
    expect(table.state.boards['fremen-ally-board']?.tank).toEqual([null, 'paul-muaddib', null]);
    expect([table.state.leaders['paul-muaddib'].at, table.state.leaders['paul-atreides'].at]).toEqual(['tank', 'gone']);
  });
  test('who is in no tank comes into none', () => {
    const table = four({ 'fremen-ally-board': ['stilgar', null, null] });
    gainPrescience(table, 'kwisatz-haderach', 1);
    expect(table.state.boards['house-atreides-board']?.tank).toEqual([null, null, null]);
    expect(table.state.boards['fremen-ally-board']?.tank).toEqual(['stilgar', null, null]);
    expect(table.state.leaders['paul-muaddib'].at).toBe('ready');
  });
  // R12.12 R17.6
  test('who leaves the game leaves the tank too, and nobody else does', () => {
    const { table } = open({
      agenda: [rest],
      tank: { 'giedi-prime': [null, 'beast-rabban', 'captain-aramsham', null, null] },
      state: still,
    });
    gainSupremacy(table, 6);
    expect(table.state.boards['giedi-prime']?.tank).toEqual([null, null, 'captain-aramsham', null, null]);
    dismiss(table, 'beast-rabban');
    expect(table.state.leaders['beast-rabban']).toEqual({ at: 'gone', spent: false });
  });
  // R12.9
  test('another in a tank pushes only as far as there is somebody', () => {
    const { table } = open({
      agenda: [rest],
      tank: { 'giedi-prime': ['beast-rabban', null, 'captain-aramsham', null, null] },
      state: still,
    });
    sendToTank(table, 'baron-harkonnen');
    expect(table.state.boards['giedi-prime']?.tank).toEqual(['baron-harkonnen', 'beast-rabban', 'captain-aramsham', null, null]);
  });
});

describe('the automa', () => {
  // R16.13
  test('the last elite becomes a regular while there is one, and a leader goes before it where there is none', () => {
    const next = (regular: number) =>
      nextHit(
        against({
          harkonnen: {
            'ne-outer-8': { elite: 1, generic: 1 },
            arrakeen: { regular: 6 },
            carthag: { regular: 6 },
            arsunt: { regular: 6 },
            'hagga-basin': { regular },
          },
        }).state,
        'ne-outer-8',
      );
    expect([next(5), next(6)]).toEqual([
      { of: ['elite'], row: 'elites' },
      { of: ['generic'], row: 'lastLeader' },
    ]);
  });
  // R16.9
  test('at its target nobody joins another where the legion would not be stronger than both were', () => {
    const move = { do: 'move', legions: 2, which: {} } as const;
    const could = (there: object) => canMove(against({ harkonnen: { 'sw-outer-8': { special: 6 }, 'sw-outer-9': there } }).state, move);
    expect([could({ regular: 5 }), could({ special: 5, elite: 1 })]).toEqual([false, false]);
  });
  // R16.9 R10.7
  test('a legion of it turns up a wormsign where it comes to rest', () => {
    const story = against({
      agenda: [{ do: 'effect', ref: { by: 'house-harkonnen', of: 'action:harkonnen:strategy:move', at: [0] } }, rest],
      harkonnen: { 'se-inner-1': { regular: 4 } },
      sietches: onlySietches({ windgap: 2 }),
      state: { wormsigns: ['sw-inner-5'] },
    });
    expect(story.told('marched').map(({ to }) => to)).toEqual(['sw-inner-5']);
    expect(story.told('wormsignTurned').map(({ at }) => at)).toEqual(['sw-inner-5']);
  });
  // R16.18
  test('it draws nothing where all cards of both decks lie with its reinforcements', () => {
    const { cardsOf } = book(against({}).state);
    const [house, corrino] = [cardsOf['house-harkonnen'], cardsOf['corrino-ally']];
    const holding = (cards: typeof house) =>
      against({ agenda: [{ do: 'automaCard', deck: null }, rest] }, { reinforcements: { hidden: cards } });
    expect([canDraw(holding([...house, ...corrino]).state), canDraw(holding(house).state), canDraw(holding(corrino).state)]).toEqual([
      false,
      true,
      true,
    ]);
    const empty = holding([...house, ...corrino]);
    expect([empty.told('automaCard'), empty.state.automa?.reinforcements.hidden.length]).toEqual([[], house.length + corrino.length]);
  });
  // R16.3
  test('it keeps a target that stands', () => {
    const story = against({ agenda: [{ do: 'newTarget' }, rest] });
    expect([story.state.automa?.target, story.told('tactics')]).toEqual(['windgap', []]);
    const fallen = against(
      { agenda: [{ do: 'newTarget' }, rest], sietches: { windgap: null } },
      { tactical: { hidden: SIETCHES.filter((id) => id !== 'windgap') } },
    );
    expect(fallen.told('tactics')).toHaveLength(1);
  });
  // R18.1
  test('a spectator does not see its hands, although nobody plays them', () => {
    expect(seesHand(against({}).state, null, 'house-harkonnen')).toBe(false);
  });
});
