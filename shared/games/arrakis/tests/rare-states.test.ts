import { describe, expect, test } from 'vitest';
import type { Task } from '../../../kernel/types.ts';
import { type AreaId, PRESCIENCE, SIETCHES } from '../ids.ts';
import { diceTargets } from '../queries/card-effects.ts';
import { NOBODY } from '../queries/legions.ts';
import { canBring } from '../queries/mahdi/effects.ts';
import { canMove } from '../queries/mahdi/move.ts';
import { aim } from '../queries/mahdi/target.ts';
import { companies } from '../queries/movement.ts';
import { sisterPlaces } from '../queries/dice.ts';
import { book } from '../queries/table.ts';
import { canPlaceVehicle } from '../queries/vehicles.ts';
import type { ArrakisGame, ArrakisState, Automa } from '../types.ts';
import { placeSister } from '../verbs/dice.ts';
import { against, onlySietches } from './mahdi.fixture.ts';
import { doing, open, rest, still, turnOf } from './story.fixture.ts';

// Positions that a game seldom comes to: nothing is left, everything is full, nobody can.

const desertWithoutSietch = () => {
  const { state } = open({ agenda: [rest], state: still });
  return book(state).desert.filter((at) => !SIETCHES.some((id) => id === at));
};

describe('nothing is left', () => {
  // R8.2 RU-38
  test('without a wormsign in the box no desert is covered, and nobody is asked; the last one is laid', () => {
    const covering = (laid: number) => {
      const areas = desertWithoutSietch();
      const wormsigns = areas.slice(0, laid);
      const harvesters = areas.slice(20, 21);
      return { ...open({ agenda: [{ do: 'coverDesert' }, rest], state: { ...still, wormsigns, harvesters } }), wormsigns, harvesters };
    };
    const none = covering(16);
    expect([none.asked, none.state.wormsigns]).toEqual(['prune atreides', none.wormsigns]);
    const one = covering(15);
    expect([one.asked, one.state.wormsigns]).toEqual(['prune atreides', [...one.wormsigns, ...one.harvesters]]);
  });
  // R6.4
  test('a board without a free slot takes no Bene Gesserit token', () => {
    const full = (house: number) =>
      open({
        agenda: [rest],
        dice: { 'sietch-tabr': { strategy: 2, leadership: 2, deployment: 2, mentat: 2, house } },
        state: { ...still, sisters: { harkonnen: 0, atreides: 1, reserve: 4 } },
      }).state;
    expect([sisterPlaces(full(2), 'atreides'), sisterPlaces(full(1), 'atreides')]).toEqual([
      [],
      [{ board: 'sietch-tabr', symbol: 'house' }],
    ]);
  });
  // R5.4
  test('a harvester cannot be placed where all desert has a worm or another harvester', () => {
    const [at, ...worms] = desertWithoutSietch();
    const place = (harvesters: readonly AreaId[]) => {
      const { state } = open({ agenda: [rest], state: { ...still, harvesters } });
      return canPlaceVehicle({ ...state, worms: [...worms, ...SIETCHES] }, { harvester: 1 }, false);
    };
    expect([place([]), at && place([at])]).toEqual([true, false]);
  });
  // R16.10
  test('where no unit comes and none stands, no leader of the automa comes either', () => {
    const six = { regular: 4, elite: 2 };
    const areas = ['ne-outer-8', 'ne-outer-9', 'ne-outer-11', 'ne-outer-12', 'nw-outer-1', 'nw-outer-4'] as const;
    const story = against({
      agenda: [{ do: 'automaDeploy', units: { regular: 3 }, leader: true }, rest],
      harkonnen: Object.fromEntries(areas.map((at) => [at, six])),
      state: { settlements: ['arrakeen'] },
    });
    expect([story.told('placed'), story.legion('harkonnen', 'arrakeen')]).toEqual([[], NOBODY]);
  });
  // R16.11 R16.18
  test('no card of both decks makes no reinforcement', () => {
    const { cardsOf } = book(against({}).state);
    const hidden = [...cardsOf['house-harkonnen'], ...cardsOf['corrino-ally']];
    const drawing = (automa: Partial<Automa>) =>
      against({ agenda: [{ do: 'effect', ref: { by: 'house-harkonnen', of: 'card:sandmasters', at: [1] } }, rest] }, automa);
    expect(drawing({}).told('reinforced')).toEqual([{ type: 'reinforced', count: 1 }]);
    const none = drawing({ reinforcements: { hidden } });
    expect([none.told('reinforced'), none.state.automa?.reinforcements.hidden]).toEqual([[], hidden]);
  });
  // R7.12 R5.2 R7.6
  test('beside a board nobody tells what was drawn where nothing could be', () => {
    const options = { board: 'companion' } as const;
    const { state } = open({ seats: 1, agenda: [rest], options, state: still });
    const { cardsOf } = book(state);
    const asked = (task: Task<ArrakisGame>, more: Partial<ArrakisState>) =>
      open({ seats: 1, agenda: [task, rest], options, state: { ...still, ...turnOf('atreides'), ...more } }).asked;
    const deck = { do: 'tellDrawn', house: 'fremen-ally', deck: 'fremen-ally', left: 1 } as const;
    expect(asked(deck, { discards: { ...state.discards, 'fremen-ally': cardsOf['fremen-ally'] } })).toBe('prune atreides');
    expect(asked(deck, {})).toBe('tellDrawn atreides');
    const shown = { do: 'tellShown', left: 1 } as const;
    const others = PRESCIENCE.filter((id) => !still.shown.some(({ card }) => card === id));
    expect(asked(shown, { prescienceGone: others })).toBe('prune atreides');
    expect(asked(shown, {})).toBe('tellShown atreides');
    const ref = { by: 'house-atreides', of: 'action:atreides:deployment:deploy', at: [0] } as const;
    const gone = { hidden: [...state.tokensGone.hidden, ...state.pool.hidden] };
    expect(asked({ do: 'tellTokens', ref, left: 1 }, { pool: { hidden: [] }, tokensGone: gone })).toBe('prune atreides');
    expect(asked({ do: 'tellTokens', ref, left: 1 }, {})).toBe('tellTokens atreides');
  });
  // R16.3
  test('without a sietch there is no target', () => {
    const story = against({ agenda: [{ do: 'tactics' }, rest], sietches: onlySietches({}) });
    expect([story.asked, story.told('tactics')]).toEqual(['prune atreides', []]);
  });
  // R16.4
  test('a harvester of the automa has no place where all desert is taken', () => {
    const { state } = against({ state: { stations: desertWithoutSietch(), stationsTaken: [] } });
    expect([canBring(state, { harvester: 1 }), canBring(against({}).state, { harvester: 1 })]).toEqual([false, true]);
  });
});

describe('nobody can', () => {
  // R7.2 RU-31
  test('where no sietch is threatened a card for one goes on to what it says next, the draw', () => {
    const card = (at: 'ne-outer-8' | 'north-pole') =>
      open({
        agenda: doing('fremen-ally', 'card:cielagos-piping-message'),
        harkonnen: { [at]: { regular: 1 } },
        atreides: { 'sw-outer-9': { regular: 1, tokens: ['s-elite'] } },
        sietches: onlySietches({ 'gara-kulon': 2 }),
        state: { ...still, ...turnOf('atreides') },
      });
    expect([card('ne-outer-8').asked, card('north-pole').asked]).toEqual(['put atreides', 'split atreides']);
  });
  // R13.9
  test('what has gone off does not go off again', () => {
    const story = open({
      agenda: doing('house-atreides', 'card:our-family-atomics'),
      state: {
        ...still,
        ...turnOf('atreides'),
        prescience: { 'kwisatz-haderach': 4, 'sand-dwellers': 0, jihad: 0 },
        atomics: { unlocked: true, at: 'splintered-rock' },
      },
    });
    // The rest of the card.
    expect([story.asked, story.told('detonated')]).toEqual(['desertPower atreides', []]);
  });
  // R13.2 R13.10
  test('a claim of the end of the round can be left', () => {
    const areas = ['ne-outer-5', 'ne-outer-8', 'sw-inner-5', 'nw-outer-4'] as const;
    const story = open({
      agenda: [{ do: 'endOfRound' }, rest],
      atreides: Object.fromEntries(areas.map((at) => [at, { regular: 1 }])),
      state: { ...still, turn: null },
    });
    expect(story.asked).toBe('endClaim atreides');
    story.play('atreides', 'done');
    expect([story.asked, story.state.claimed]).toEqual(['prune atreides', []]);
  });
  // R10.2 RU-56
  test('with a leader who has moved already one unit stays', () => {
    const moved = { hidden: { 'ne-outer-8': { ...NOBODY, named: ['beast-rabban'] } } } as const;
    const of = (at: object) => {
      const { state } = open({
        agenda: [rest],
        harkonnen: { 'ne-outer-8': { regular: 2, named: ['beast-rabban'] } },
        state: { ...still, turn: { ...turnOf('harkonnen').turn, ...at } },
      });
      const effect = { do: 'move', legions: 1, which: {} } as const;
      return companies(state, 'harkonnen', { from: 'ne-outer-8', to: 'ne-outer-9', way: 'foot' }, effect).fields.units;
    };
    expect(of({ moved })).toEqual({ pick: 'amounts', most: { regular: 2 }, min: 1, max: 1 });
    expect(of({})).toEqual({ pick: 'amounts', most: { regular: 2 }, min: 1, max: 2, likely: { regular: 2 } });
  });
  // R16.9
  test('at its target the automa joins no legion that would be as strong as one is already', () => {
    const { state } = against({ harkonnen: { 'sw-outer-8': { elite: 6 }, 'sw-outer-9': { elite: 5 } } });
    expect(canMove(state, { do: 'move', legions: 2, which: {} })).toBe(false);
  });
});

// R16.9
test('a temporary target that has fallen is none: the target of the round is one again', () => {
  const aiming = (rank: number | null) =>
    aim(
      against(
        { harkonnen: { 'sw-outer-7': { regular: 2 } }, sietches: onlySietches({ windgap: 2, 'hobars-gap': rank }) },
        { temporary: 'hobars-gap' },
      ).state,
      {},
    );
  expect([aiming(1), aiming(null)]).toEqual(['hobars-gap', 'windgap']);
});

describe('the same twice', () => {
  // R6.4 RU-30
  test('of a die and a token of one symbol Reports of Traitors uses up the one that is named', () => {
    const story = open({
      agenda: doing('corrino-ally', 'card:reports-of-traitors'),
      dice: { 'sietch-tabr': { house: 1 } },
      state: { ...still, ...turnOf('harkonnen'), sisters: { harkonnen: 0, atreides: 1, reserve: 4 } },
    });
    placeSister(story.table, 'atreides', 'sietch-tabr', 'house');
    expect(story.options('harkonnen')).toEqual(['done', { symbol: 'house' }, { symbol: 'house', token: true }]);
    story.play('harkonnen', { symbol: 'house', token: true });
    expect(story.state.boards['sietch-tabr']).toMatchObject({ token: null, unused: { house: 1 }, used: { house: 0 } });
  });
  // R12.10 RU-30
  test('dice of one symbol on two boards are named once', () => {
    const { state } = open({
      seats: 4,
      agenda: [rest],
      dice: { 'house-harkonnen-board': { mentat: 1, house: 1 }, 'corrino-ally-board': { mentat: 1 } },
      state: still,
    });
    expect(diceTargets(state, 'harkonnen')).toEqual([{ symbol: 'mentat' }, { symbol: 'house' }]);
  });
});
