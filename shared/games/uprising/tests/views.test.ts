import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { bareGame } from '../../imperium-family/bare-game.fixture.ts';
import { companionInterjections as beside } from '../../imperium-family/companion-interjections.ts';
import { imagine } from '../../imperium-family/imagine.ts';
import type { PlayerId, SeatId } from '../../imperium-family/ids.ts';
import type { FamilyState, Game, State } from '../../imperium-family/types.ts';
import { viewOf } from '../../imperium-family/view.ts';
import { AMBER, GURNEY, MUADDIB, openSix } from './six.fixture.ts';
import { open } from './story.fixture.ts';

// What a seat sees, what it imagines of the rest, and what the teller of a companion may set right.

type Players = NonNullable<Arrangement['players']>;
const at = (players: Players = {}, more: Arrangement = {}): FamilyState =>
  structuredClone(
    open({ ...more, players: { ...players, seat1: { hand: ['dagger', 'diplomacy'], ...players.seat1 } } }).state,
  ) as FamilyState;
const own = (state: State, viewer: SeatId | null, id: PlayerId = 'seat1') => viewOf(state, viewer).players[id];

describe('a view', () => {
  test('Imperium R20.2 shows own hidden cards to their owner, and to others how many there are', () => {
    const state = at({ seat1: { intrigue: ['cunning', 'mercenaries'] } });
    Object.assign(state.players.seat1 ?? {}, { known: { all: 1, owner: 2 }, tokens: { hidden: ['fremen'] } });
    const [first, second] = state.players.seat1?.deck.hidden ?? [];
    expect(own(state, 'seat1')).toMatchObject({
      hand: 2,
      handCards: ['dagger', 'diplomacy'],
      intrigue: 2,
      intrigueCards: ['cunning', 'mercenaries'],
      top: [first, second],
      deck: 8,
      tokens: ['fremen'],
    });
    for (const viewer of ['seat2', null] as const)
      expect(own(state, viewer)).toMatchObject({
        hand: 2,
        handCards: null,
        intrigue: 2,
        intrigueCards: null,
        inVain: null,
        top: [first],
        deck: 8,
        tokens: null,
      });
    Object.assign(state.players.seat1 ?? {}, { abilityUsed: true });
    expect([own(state, 'seat2')?.tokens, own(state, 'seat2', 'seat3')?.tokens]).toEqual([['fremen'], null]);
  });
  test('Imperium R20.1 shows the board and the number of cards in each deck', () => {
    const state = at({}, { options: { choam: 'with' }, posts: { 'post-choam': ['seat2'] }, shieldWall: false });
    const view = viewOf(state, 'seat1');
    expect(view).toMatchObject({
      viewer: 'seat1',
      seats: state.seats,
      rounds: 10,
      conflictDeck: state.conflictDeck.hidden.length,
      imperiumDeck: state.imperiumDeck.hidden.length,
      intrigueDeck: state.intrigueDeck.hidden.length,
      contracts: { open: state.contracts?.open, reserved: [], deck: state.contracts?.deck.hidden.length },
      posts: { 'post-choam': ['seat2'] },
      shieldWall: false,
      hagal: null,
    });
    expect(['mentat', 'teams', 'trashedIntrigue'].map((field) => field in view)).toEqual([false, false, false]);
    expect(viewOf({ ...state, trashedIntrigue: ['cunning'] }, 'seat1').trashedIntrigue).toEqual(['cunning']);
    expect('contracts' in viewOf(at(), 'seat1')).toBe(false);
  });
  test('R16.1 shows units, Spies, won cards and Objectives of everybody', () => {
    const won = [{ conflict: 'skirmish-crysknife', faceUp: false }];
    const state = at({
      seat1: { sandworms: 1, hooks: true, won, leaderBoard: { memories: 1 }, leader: 'lady-jessica' },
      seat2: { hand: ['dagger'] },
    });
    expect(own(state, 'seat2')).toMatchObject({ sandworms: 1, hooks: true, won, spies: 3, leaderBoard: { memories: 1 }, objectives: [] });
    expect(
      ['leaderBoard', 'shown', 'contracts', 'arrows', 'rivalCard'].map((field) => field in (own(state, 'seat1', 'seat2') ?? {})),
    ).toEqual(Array(5).fill(false));
    const solo = open({ seats: 1, players: { rival1: { rivalCard: 'rival-muaddib' } } }).state;
    expect([own(solo, 'seat1', 'rival1')?.rivalCard, viewOf(solo, 'seat1').hagal?.deck]).toEqual([
      'rival-muaddib',
      solo.hagal?.deck.hidden.length,
    ]);
  });
  test('J65 tells the owner which Intrigue cards would do nothing now, in the own turn', () => {
    const state = at({ seat1: { intrigue: ['cunning', 'mercenaries'] } }, { agenda: [{ do: 'nextTurn', by: 'seat1' }] });
    const bare = {
      ...state,
      players: {
        ...state.players,
        seat1: { ...state.players.seat1, deck: { hidden: [] }, hand: { hidden: [] } } as NonNullable<FamilyState['players']['seat1']>,
      },
    };
    expect(Object.entries(own(bare, 'seat1')?.inVain ?? {}).map(([card, why]) => [card, why?.rule])).toEqual([
      ['cunning', 'R10.2'],
      ['mercenaries', 'R17.2'],
    ]);
    expect(Object.keys(own(state, 'seat1')?.inVain ?? {})).toEqual(['mercenaries']);
    expect(own({ ...bare, turn: { ...bare.turn, of: 'seat2' } }, 'seat1')?.inVain).toEqual({});
    expect(own({ ...bare, phase: 'recall' }, 'seat1')?.inVain).toEqual({});
  });
  test('R18.11 R18.15 shows a Commander’s tokens, third Agent and Influence, which is the Allies’', () => {
    const { state } = openSix(
      {
        [GURNEY]: { influence: { 'spacing-guild': 2 } },
        [MUADDIB]: { swordmaster: true, third: 'ready', swordmasterBonus: true },
      } as never,
      { agents: { carthag: [MUADDIB] } },
    );
    const view = viewOf(state, AMBER);
    expect(view.players[MUADDIB]).toMatchObject({
      arrows: ['right', 'double'],
      sentArrows: [{ arrow: 'left', space: 'carthag' }],
      influence: { 'spacing-guild': 2, fremen: 0 },
    });
    expect(Object.keys(view.players[GURNEY]?.influence ?? {})).not.toContain('fremen');
    expect([view.teams?.length, view.throneRow, view.conceded, 'arrows' in (view.players[GURNEY] ?? {})]).toEqual([2, [], [], false]);
  });
});

describe('what a seat imagines', () => {
  const imagined = (state: State, seat: SeatId = 'seat1'): FamilyState => {
    const game = bareGame(state);
    imagine(game, seat);
    return game.state as FamilyState;
  };
  test('Imperium R20.2 keeps the own cards and what is known, and all numbers', () => {
    const state = at({
      seat1: { intrigue: ['cunning'] },
      seat2: { hand: ['dagger', 'diplomacy', 'reconnaissance'], intrigue: ['mercenaries', 'opportunism'] },
    });
    Object.assign(state.players.seat1 ?? {}, { known: { all: 0, owner: 2 } });
    Object.assign(state.players.seat2 ?? {}, { known: { all: 1, owner: 3 }, shown: ['diplomacy'] });
    const other = imagined(state);
    const [mine, theirs] = [other.players.seat1, other.players.seat2];
    expect([mine?.hand, mine?.intrigue, mine?.deck.hidden.slice(0, 2)]).toEqual([
      state.players.seat1?.hand,
      state.players.seat1?.intrigue,
      state.players.seat1?.deck.hidden.slice(0, 2),
    ]);
    expect(mine?.deck.hidden.toSorted()).toEqual(state.players.seat1?.deck.hidden.toSorted());
    expect([
      theirs?.deck.hidden[0],
      theirs?.hand.hidden.includes('diplomacy'),
      theirs?.hand.hidden.length,
      theirs?.intrigue.hidden.length,
    ]).toEqual([state.players.seat2?.deck.hidden[0], true, 3, 2]);
    expect([...(theirs?.deck.hidden ?? []), ...(theirs?.hand.hidden ?? [])].toSorted()).toEqual(
      [...(state.players.seat2?.deck.hidden ?? []), 'dagger', 'diplomacy', 'reconnaissance'].toSorted(),
    );
  });
  test('Imperium R20.4 keeps a card that was stolen from the seat where it is still held, and forgets what others stole from each other', () => {
    const state = at({ seat2: { intrigue: ['mercenaries', 'opportunism'] }, seat3: { intrigue: ['manipulate'] } });
    state.stolen.hidden = [
      { by: 'seat2', from: 'seat1', card: 'mercenaries' },
      { by: 'seat2', from: 'seat1', card: 'cunning' },
      { by: 'seat3', from: 'seat2', card: 'manipulate' },
    ];
    for (let n = 0; n < 5; n++) {
      const other = imagined(state);
      expect(other.players.seat2?.intrigue.hidden).toContain('mercenaries');
      expect([other.players.seat2?.intrigue.hidden.length, other.players.seat3?.intrigue.hidden.length]).toEqual([2, 1]);
      expect(other.stolen.hidden.map(({ by }) => by)).toEqual(['seat2', 'seat2']);
    }
  });
  test('R2.2 deals Conflicts anew within their level, tokens of others unless they were used', () => {
    const state = at();
    Object.assign(state.players.seat2 ?? {}, { tokens: { hidden: ['fremen', 'emperor'] } });
    Object.assign(state.players.seat3 ?? {}, { tokens: { hidden: ['fremen'] }, abilityUsed: true });
    const other = imagined(state);
    expect([other.players.seat2?.tokens.hidden.length, other.players.seat3?.tokens.hidden]).toEqual([2, ['fremen']]);
    const all = (each: FamilyState) => [...each.conflictDeck.hidden, ...each.unusedConflicts.hidden].toSorted();
    expect([all(other), other.conflictDeck.hidden.length]).toEqual([all(state), state.conflictDeck.hidden.length]);
    expect(other.imperiumDeck.hidden.toSorted()).toEqual(state.imperiumDeck.hidden.toSorted());
    expect(other.imperiumDeck.hidden).not.toEqual(state.imperiumDeck.hidden);
  });
});

describe('what the teller of a companion may set right', () => {
  const told = (said: Arrangement = {}): FamilyState =>
    structuredClone(
      open({
        seats: 2,
        ...said,
        options: { board: 'companion' },
        players: { rival1: { rivalCard: 'rival-gurney-halleck' }, ...said.players },
      }).state,
    ) as FamilyState;
  type Name = keyof typeof beside;
  const choices = (state: State, name: Name, seat: SeatId = 'seat1') => beside[name].choices({ state } as Game, seat);
  const of = (state: State, name: Name) => {
    const found = choices(state, name);
    return found?.pick === 'one' ? found.of : found;
  };
  test('from the first round on, the first seat alone, and only there', () => {
    const state = told({ agents: { secrets: ['seat2'] }, posts: { 'post-choam': ['seat1'] } });
    const names: readonly Name[] = ['note', 'lift', 'place', 'token', 'spy', 'turnedUp'];
    expect(names.map((name) => choices(state, name) !== null)).toEqual(names.map(() => true));
    for (const other of [choicesOf(state, 'seat2'), choicesOf({ ...state, phase: 'setup' }, 'seat1'), choicesOf(at(), 'seat1')])
      expect(other).toEqual(names.map(() => null));
    function choicesOf(where: State, seat: SeatId) {
      return names.map((name) => choices(where, name, seat));
    }
  });
  test('books up to 30; Agents from where they stand to where they do not', () => {
    const state = told({ agents: { secrets: ['seat2', 'rival1'] } });
    expect(choices(state, 'note')).toMatchObject({ pick: 'form', fields: { to: { pick: 'number', min: 0, max: 30 } } });
    expect(of(state, 'lift')).toEqual([
      { player: 'seat2', space: 'secrets' },
      { player: 'rival1', space: 'secrets' },
    ]);
    const places = of(state, 'place') as readonly { player: string; space: string }[];
    const to = (player: string) => places.filter((each) => each.player === player).map(({ space }) => space);
    expect([to('seat2').includes('secrets'), to('seat1').includes('secrets'), to('seat2').includes('arrakeen')]).toEqual([
      false,
      true,
      true,
    ]);
    Object.assign(state.players.seat2 ?? {}, { agents: 0 });
    expect((of(state, 'place') as readonly { player: string }[]).some(({ player }) => player === 'seat2')).toBe(false);
    expect([choices(told(), 'lift'), choices(told(), 'open'), choices(told(), 'close')]).toEqual([null, null, null]);
  });
  test('Imperium R19.37 closed spaces, each once', () => {
    const state = told();
    state.voices = [
      { by: 'seat1', space: 'secrets' },
      { by: 'seat2', space: 'secrets' },
      { by: 'seat2', space: 'arrakeen' },
    ];
    expect(of(state, 'open')).toEqual(['secrets', 'arrakeen']);
  });
});
