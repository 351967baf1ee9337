import { describe, expect, test } from 'vitest';
import { arranged, type Arrangement } from '../../imperium-family/arranged-position.ts';
import type { PlayerId } from '../../imperium-family/ids.ts';
import type { FamilyState } from '../../imperium-family/types.ts';
import { EDITION } from '../edition.ts';
import { uprising } from '../index.ts';
import { MUADDIB, openSix } from './six.fixture.ts';

// Positions that tests, lessons and pictures say in a few words.

const lay = (said: Arrangement) => arranged(EDITION.id, said);
const laid = (said: Arrangement): FamilyState => {
  const { state } = lay(said);
  expect(uprising.invariants(state)).toEqual([]);
  return state;
};
const of = (state: FamilyState, id: PlayerId) => state.players[id] as NonNullable<FamilyState['players']['seat1']>;

test('with nothing said three sit at the table, the first begins, and it is the first round', () => {
  const { state, agenda, outcome, turn, floor, draws } = lay({});
  expect([state.seats, state.order, state.firstPlayer, state.phase, state.round, state.conflicts.length]).toEqual([
    ['seat1', 'seat2', 'seat3'],
    ['seat1', 'seat2', 'seat3'],
    'seat1',
    'turns',
    1,
    1,
  ]);
  expect([agenda, outcome, turn, floor, draws]).toEqual([[{ do: 'nextTurn', by: 'seat1' }], null, 0, 0, 0]);
  expect(state.conflictDeck.hidden).toHaveLength(9);
  expect(new Set(state.order.map((id) => of(state, id).leader)).size).toBe(3);
  expect([state.shieldWall, state.intrigueDiscard, state.trashed]).toEqual([true, [], []]);
});

describe('players', () => {
  test('have their cards where they are said to be, the rest of the starting cards in the deck', () => {
    const state = laid({
      players: {
        seat1: {
          hand: ['dagger'],
          deck: ['diplomacy', 'dagger'],
          inPlay: ['reconnaissance'],
          discard: ['seek-allies'],
          intrigue: ['cunning'],
          waiting: ['call-to-arms'],
        },
        seat2: { hand: ['dagger'], noMore: true },
      },
    });
    expect(of(state, 'seat1')).toMatchObject({
      hand: { hidden: ['dagger'] },
      inPlay: ['reconnaissance'],
      discard: ['seek-allies'],
      intrigue: { hidden: ['cunning'] },
      waiting: ['call-to-arms'],
      tokens: { hidden: [] },
    });
    expect([of(state, 'seat1').deck.hidden.slice(0, 2), of(state, 'seat1').deck.hidden.length]).toEqual([['diplomacy', 'dagger'], 7]);
    expect([of(state, 'seat2').deck.hidden, state.trashed.length]).toEqual([[], 9]);
    expect(of(state, 'seat3').deck.hidden).toHaveLength(10);
  });
  test('have troops that are nowhere else in the supply, memories too', () => {
    const state = laid({
      players: { seat1: { garrison: 4, conflict: 3 }, seat2: { leaderBoard: { memories: 2 }, leader: 'lady-jessica' } },
    });
    expect([of(state, 'seat1').supply, of(state, 'seat2').supply, of(state, 'seat3').supply]).toEqual([5, 7, 9]);
  });
  test('with the Swordmaster have three Agents, unless it is said how many', () => {
    expect(of(laid({ players: { seat1: { swordmaster: true } } }), 'seat1').agents).toBe(3);
    const told = lay({ players: { seat1: { swordmaster: true, agents: 2 } } }).state;
    expect(of(told, 'seat1').agents).toBe(2);
    expect(of(laid({}), 'seat1').agents).toBe(2);
    const sent = laid({ players: { seat1: { swordmaster: true } }, agents: { arrakeen: ['seat1'], secrets: ['seat1', 'seat2'] } });
    expect([of(sent, 'seat1').agents, of(sent, 'seat2').agents, sent.agents['secrets']]).toEqual([1, 1, ['seat1', 'seat2']]);
  });
  test('have the Leader that is said, for themselves or for the seat', () => {
    const state = laid({ leaders: { seat1: 'muaddib', seat2: 'feyd-rautha-harkonnen' }, players: { seat1: { leader: 'lady-jessica' } } });
    expect([of(state, 'seat1').leader, of(state, 'seat2').leader]).toEqual(['lady-jessica', 'feyd-rautha-harkonnen']);
  });
  test('have bought cards from the Row, the deck or their stack, and none that is gone', () => {
    const state = laid({
      row: ['calculus-of-power', 'covert-operation', 'corrinth-city', 'desert-power', 'weirding-woman'],
      players: { seat1: { hand: ['the-spice-must-flow'] } },
    });
    const left = laid({}).reserve['the-spice-must-flow'] as number;
    expect(state.reserve['the-spice-must-flow']).toBe(left - 1);
    expect(() => lay({ players: { seat1: { hand: Array(left + 1).fill('the-spice-must-flow') } } })).toThrow(
      'No "the-spice-must-flow" is left',
    );
    expect(() => lay({ players: { seat1: { intrigue: ['cunning', 'cunning'] } } })).toThrow('No "cunning" is left');
    expect(() => lay({ players: { seat1: { hand: Array(9).fill('dagger') } } })).toThrow('No "dagger" is left');
  });
  test('take a card that lies in the Row from there, and another fills its place', () => {
    const plain = lay({}).state;
    const [card] = plain.row as [string];
    const copies = [...plain.row, ...plain.imperiumDeck.hidden].filter((each) => each === card).length;
    const state = laid({ players: { seat1: { hand: Array(copies).fill(card) } } });
    expect([state.row.includes(card), state.row.length, state.imperiumDeck.hidden.includes(card)]).toEqual([false, 5, false]);
    expect(() => lay({ players: { seat1: { hand: Array(copies + 1).fill(card) } } })).toThrow(`No "${card}" is left`);
  });
});

describe('the market', () => {
  test('has the Row and the tops that are said', () => {
    const row = ['calculus-of-power', 'covert-operation', 'corrinth-city', 'desert-power', 'weirding-woman'];
    const state = laid({
      row,
      imperiumTop: ['stilgar-the-devoted', 'maker-keeper'],
      intrigueTop: ['cunning', 'mercenaries'],
      intrigueDiscard: ['opportunism'],
    });
    expect([state.row, state.imperiumDeck.hidden.slice(0, 2)]).toEqual([row, ['stilgar-the-devoted', 'maker-keeper']]);
    expect([state.intrigueDeck.hidden.slice(0, 2), state.intrigueDiscard]).toEqual([['cunning', 'mercenaries'], ['opportunism']]);
    const spent = laid({ intrigueDiscard: 'all' });
    expect([spent.intrigueDeck.hidden, spent.intrigueDiscard.length > 20]).toEqual([[], true]);
  });
  test('of a stack has so many left, the rest lies with the last seat', () => {
    const state = laid({ reserve: { 'the-spice-must-flow': 2 } });
    const all = laid({}).reserve['the-spice-must-flow'] as number;
    expect([state.reserve['the-spice-must-flow'], of(state, 'seat3').discard.length, of(state, 'seat1').discard]).toEqual([2, all - 2, []]);
  });
});

describe('the Conflict', () => {
  test('is the one that is said, with those before, the next one and so many left', () => {
    const state = laid({
      conflict: 'propaganda',
      conflictTop: 'siege-of-arrakeen',
      conflictsLeft: 3,
      round: 8,
      players: { seat2: { won: [{ conflict: 'skirmish-crysknife', faceUp: true }] } },
    });
    expect([state.conflicts, state.conflictDeck.hidden[0], state.conflictDeck.hidden.length, state.round]).toEqual([
      ['skirmish-crysknife', 'propaganda'],
      'siege-of-arrakeen',
      3,
      8,
    ]);
    expect(state.unusedConflicts.hidden.length).toBeGreaterThan(0);
    const plain = laid({ conflictTop: 'siege-of-arrakeen' });
    expect([plain.conflicts.includes('siege-of-arrakeen'), plain.conflictDeck.hidden[0]]).toEqual([false, 'siege-of-arrakeen']);
  });
});

describe('Rivals and their cards', () => {
  test('have the first free cards, each another, and the top of the Hagal deck that is said', () => {
    const state = laid({ seats: 1, hagalTop: ['hagal-secrets', 'hagal-arrakeen'] });
    expect(state.order).toEqual(['seat1', 'rival1', 'rival2']);
    const [one, two] = [of(state, 'rival1').rivalCard, of(state, 'rival2').rivalCard];
    expect([one === undefined, one === two, of(state, 'rival1').leader]).toEqual([false, false, null]);
    expect([state.hagal?.deck.hidden.slice(0, 2), state.hagal?.discard]).toEqual([['hagal-secrets', 'hagal-arrakeen'], []]);
    const spent = laid({ seats: 1, hagalTop: ['hagal-secrets'], hagalSpent: true });
    expect([spent.hagal?.deck.hidden, (spent.hagal?.discard.length ?? 0) > 10]).toEqual([['hagal-secrets'], true]);
  });
  test('sit to the left of the First Player', () => {
    const next = (firstPlayer: 'seat1' | 'seat2') => {
      const { order } = laid({ seats: 2, firstPlayer });
      return order[(order.indexOf(firstPlayer) + 1) % order.length];
    };
    expect([next('seat1'), next('seat2')]).toEqual(['rival1', 'rival1']);
  });
});

describe('what lies on the board', () => {
  test('is as it is said: control, bonus spice, Alliances, Spies, the wall', () => {
    const state = laid({
      control: { arrakeen: 'seat2' },
      bonusSpice: { 'hagga-basin': 2 },
      alliances: { fremen: 'seat1' },
      players: { seat1: { influence: { fremen: 4 } } },
      posts: { 'post-choam': ['seat1', 'seat2'], 'post-guild': ['seat1'] },
      shieldWall: false,
      firstPlayer: 'seat3',
    });
    expect([state.control['arrakeen'], state.bonusSpice['hagga-basin'], state.alliances.fremen, state.shieldWall]).toEqual([
      'seat2',
      2,
      'seat1',
      false,
    ]);
    expect([state.posts?.['post-choam'], of(state, 'seat1').spies, of(state, 'seat2').spies, of(state, 'seat3').spies]).toEqual([
      ['seat1', 'seat2'],
      1,
      2,
      3,
    ]);
    expect(lay({ firstPlayer: 'seat3' }).agenda).toEqual([{ do: 'nextTurn', by: 'seat3' }]);
  });
  test('contracts: those that are open, the next ones, how many are left; what is completed counts', () => {
    const options = { choam: 'with' } as const;
    const state = laid({
      options,
      contracts: { open: ['contract-harvest-3', 'contract-deliver-supplies'], top: ['contract-immediate'], left: 1 },
      players: { seat1: { contracts: { open: ['contract-harvest-4'], done: ['contract-espionage'] } } },
      shieldWall: true,
    });
    expect([state.contracts?.open, state.contracts?.deck.hidden, of(state, 'seat1').contracts]).toEqual([
      ['contract-harvest-3', 'contract-deliver-supplies'],
      ['contract-immediate'],
      { open: ['contract-harvest-4'], done: ['contract-espionage'] },
    ]);
    expect(of(state, 'seat3').contracts?.done.length).toBeGreaterThan(5);
    const had = laid({ options, contracts: { left: 1 }, players: { seat3: { contracts: { done: ['contract-espionage'] } } } });
    expect(of(had, 'seat3').contracts?.done[0]).toBe('contract-espionage');
    const plain = laid({ options });
    expect([plain.contracts?.open.length, of(plain, 'seat3').contracts]).toEqual([2, { open: [], done: [] }]);
    expect('contracts' in laid({})).toBe(false);
  });
  test('of a table of six: Agent tokens of Commanders who have sent some', () => {
    const { state } = openSix({ [MUADDIB]: { swordmaster: true } }, { agents: { arrakeen: [MUADDIB] }, throneRow: ['calculus-of-power'] });
    expect(of(state as FamilyState, MUADDIB)).toMatchObject({
      agents: 2,
      arrows: ['right', 'double'],
      sentArrows: [{ arrow: 'left', space: 'arrakeen' }],
    });
    expect(state.throneRow).toEqual(['calculus-of-power']);
  });
});
