import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import type { FamilyState as State } from '../../imperium-family/types.ts';
import { uprising } from '../index.ts';
import { AMBER, GURNEY, MUADDIB, openSix } from './six.fixture.ts';
import { open } from './story.fixture.ts';

// What is broken is told, and nothing else; what just holds is not.

type Player = NonNullable<State['players']['seat1']>;
type Spoil = (player: Player, state: State) => unknown;
type Wrong = readonly [broken: readonly string[], spoil: Spoil];
const broken = (said: Arrangement, spoil: Spoil): readonly string[] => {
  const state = structuredClone(open(said).state) as State;
  spoil(state.players.seat1 as Player, state);
  return uprising.invariants(state);
};
const four: Arrangement = { seats: 4, players: { seat1: { hand: ['dagger'], deck: ['diplomacy'], noMore: true, leader: 'lady-jessica' } } };

describe('cards', () => {
  test.each<Wrong>([
    [['9 cards dagger instead of 8'], (player) => (player.discard = ['dagger'])],
    [['7 cards dagger instead of 8'], (player) => Object.assign(player.hand, { hidden: [] })],
    [[], (player) => Object.assign(player, { hand: { hidden: [] }, aside: ['dagger'] })],
    [[], (player) => Object.assign(player, { hand: { hidden: [] }, inPlay: ['dagger'] })],
    [[], (player, state) => Object.assign(player, { hand: { hidden: [] } }) && Object.assign(state, { throneRow: ['dagger'] })],
    [
      [],
      (player, state) => Object.assign(player, { hand: { hidden: [] } }) && Object.assign(state, { trashed: [...state.trashed, 'dagger'] }),
    ],
    [
      ['9 cards the-spice-must-flow instead of 10'],
      (_, { reserve }) => (reserve['the-spice-must-flow'] = (reserve['the-spice-must-flow'] as number) - 1),
    ],
    [
      [],
      (player, { reserve }) =>
        Object.assign(reserve, { 'the-spice-must-flow': (reserve['the-spice-must-flow'] as number) - 1 }) &&
        Object.assign(player, { discard: ['the-spice-must-flow'] }),
    ],
  ])('%j', (wrong, spoil) => {
    expect(broken(four, spoil)).toEqual(wrong);
  });
  test.each(['intrigue', 'waiting', 'resolving', 'intrigueDiscard', 'trashedIntrigue'] as const)(
    'an Intrigue card lies among the %s and nowhere else',
    (zone) => {
      const put = (player: Player, state: State): void => {
        if (zone === 'intrigue') player.intrigue.hidden = ['cunning'];
        else if (zone === 'waiting') player.waiting = ['cunning'];
        else Object.assign(state, { [zone]: ['cunning'] });
      };
      const taken = (state: State) =>
        Object.assign(state.intrigueDeck, { hidden: state.intrigueDeck.hidden.filter((card) => card !== 'cunning') });
      expect(broken(four, put)).toEqual(['2 Intrigue cards cunning instead of 1']);
      expect(broken(four, (_, state) => taken(state))).toEqual(['0 Intrigue cards cunning instead of 1']);
      expect(broken(four, (player, state) => taken(state) && put(player, state))).toEqual([]);
    },
  );
  test.each<Wrong>([
    [[], (_, state) => (state.stolen.hidden = [])],
    [['stolen Intrigue cards'], (_, state) => (state.stolen.hidden = [{ by: 'seat1', from: 'seat2', card: 'cunning' }])],
  ])('%j', (wrong, spoil) => {
    expect(broken(four, spoil)).toEqual(wrong);
  });
  test('Conflict cards are in the deck, left out or turned up', () => {
    const lost = (zone: 'conflictDeck' | 'unusedConflicts') =>
      broken(four, (_, state) => Object.assign(state[zone], { hidden: state[zone].hidden.slice(1) }));
    expect([lost('conflictDeck').length, lost('unusedConflicts').length]).toEqual([1, 1]);
    expect(broken(four, (_, state) => (state.conflicts = [])).length).toBe(1);
  });
});

describe('players', () => {
  test.each<Wrong>([
    [[], (player) => Object.assign(player, { supply: 0, garrison: 0, conflict: 12 })],
    [['troops of seat1'], (player) => Object.assign(player, { supply: 0, garrison: 0, conflict: 13 })],
    [['troops of seat1'], (player) => Object.assign(player, { supply: -1, garrison: 13, conflict: 0 })],
    [['troops of seat1'], (player) => Object.assign(player, { supply: 13, garrison: -1, conflict: 0 })],
    [['troops of seat1'], (player) => Object.assign(player, { supply: 12, garrison: 1, conflict: -1 })],
    [[], (player) => Object.assign(player, { supply: 10, garrison: 0, conflict: 0, leaderBoard: { memories: 2 } })],
    [['troops of seat1'], (player) => Object.assign(player, { supply: 12, garrison: 0, conflict: 0, leaderBoard: { memories: 2 } })],
    [['memories of seat1'], (player) => Object.assign(player, { supply: 13, garrison: 0, conflict: 0, leaderBoard: { memories: -1 } })],
    [[], (player) => Object.assign(player, { solari: 0, spice: 0, water: 0, vp: 0 })],
    [['seat1 owes'], (player) => (player.solari = -1)],
    [['seat1 owes'], (player) => (player.spice = -1)],
    [['seat1 owes'], (player) => (player.water = -1)],
    [['seat1 owes'], (player) => (player.vp = -1)],
    [['Agents of seat1'], (player) => (player.agents = 3)],
    [['Agents of seat1'], (player) => (player.agents = -1)],
    [
      [],
      (player, state) => Object.assign(player, { agents: 0 }) && Object.assign(state.agents, { secrets: ['seat1'], arrakeen: ['seat1'] }),
    ],
    [
      ['Agents of seat1'],
      (player, state) =>
        Object.assign(player, { agents: -1 }) && Object.assign(state.agents, { secrets: ['seat1', 'seat1'], arrakeen: ['seat1'] }),
    ],
    [[], (player) => (player.shown = ['dagger'])],
    [['shown cards of seat1'], (player) => (player.shown = ['diplomacy'])],
    [[], (player) => (player.known = { all: 1, owner: 1 })],
    [['known cards of seat1'], (player) => (player.known = { all: 1, owner: 0 })],
    [['known cards of seat1'], (player) => (player.known = { all: 0, owner: 2 })],
    [[], (player) => (player.influence.fremen = 6)],
    [['Influence of seat1'], (player) => (player.influence.fremen = 7)],
    [['Influence of seat1'], (player) => (player.influence.fremen = -1)],
    [[], (_, { turn }) => (turn.deployed = 2)],
    [['deployment of seat1'], (_, { turn }) => (turn.deployed = 3)],
    [[], (_, { turn }) => Object.assign(turn, { deployed: 3, recruited: 1 })],
    [[], (_, { turn }) => Object.assign(turn, { deployed: 9, of: null })],
  ])('%j %s', (wrong, spoil) => {
    expect(broken(four, spoil)).toEqual(wrong);
  });
});

describe('the board', () => {
  test.each<Wrong>([
    [[], (player, state) => Object.assign(player.influence, { fremen: 4 }) && Object.assign(state.alliances, { fremen: 'seat1' })],
    [
      ['Alliance of fremen'],
      (player, state) => Object.assign(player.influence, { fremen: 3 }) && Object.assign(state.alliances, { fremen: 'seat1' }),
    ],
    [
      [],
      (player, state) => {
        Object.assign(player.influence, { fremen: 3 });
        for (const id of ['seat2', 'seat3'] as const) Object.assign(state.players[id]?.influence ?? {}, { fremen: 4 });
        state.alliances.fremen = 'seat1';
      },
    ],
    [[], (_, state) => state.order.map((id) => Object.assign(state.players[id] ?? {}, { council: true }))],
    [[], (_, { turn }) => (turn.persuasion = 0)],
    [['Persuasion'], (_, { turn }) => (turn.persuasion = -1)],
    [['House Hagal'], (_, state) => (state.hagal = { deck: { hidden: [] }, discard: [] })],
  ])('%j', (wrong, spoil) => {
    const found = broken(four, spoil);
    expect(found.filter((line) => !/Hagal cards/.test(line))).toEqual(wrong);
  });
  test('more seats in the Council than there are, and more cards in the Row', () => {
    expect(broken(four, (_, state) => (state.row = [...state.row.slice(0, 4)])).filter((line) => line === 'Row')).toEqual([]);
    const sixth = (player: Player, state: State) => {
      const [card, ...rest] = state.imperiumDeck.hidden;
      Object.assign(player, {});
      state.imperiumDeck.hidden = rest;
      state.row = [...state.row, card as string];
    };
    expect(broken(four, sixth)).toEqual(['Row']);
  });
});

describe('Spies, sandworms, Objectives, won cards', () => {
  const objective = (faceUp = true) => ({ objective: 'objective-crysknife', faceUp });
  test.each<Wrong>([
    [[], (player, state) => Object.assign(player, { spies: 2 }) && Object.assign(state.posts ?? {}, { 'post-guild': ['seat1'] })],
    [['Spies of seat1'], (player) => (player.spies = 2)],
    [['Spies of seat1'], (player) => (player.spies = 4)],
    [['Spies of seat1'], (player) => delete player.spies],
    [
      [],
      (player, state) =>
        Object.assign(player, { spies: 0 }) &&
        Object.assign(state.posts ?? {}, { 'post-guild': ['seat1'], 'post-choam': ['seat1'], 'post-fremen': ['seat1'] }),
    ],
    [
      ['Spies on a post', 'Spies of seat1'],
      (player, state) => Object.assign(player, { spies: 1 }) && Object.assign(state.posts ?? {}, { 'post-guild': ['seat1', 'seat1'] }),
    ],
    [['posts', 'Spies of seat1'], (_, state) => delete state.posts && Object.assign(state.players.seat1 ?? {}, { spies: 2 })],
    [[], (player) => (player.sandworms = 3)],
    [['sandworms of seat1'], (player) => (player.sandworms = -1)],
    [['sandworms of seat1'], (player) => delete player.sandworms],
    [['sandworms of seat1'], (player) => delete player.hooks],
    [['the Shield Wall'], (_, state) => delete state.shieldWall],
    [[], (player, { conflicts }) => (player.won = [{ conflict: conflicts[0] as string, faceUp: false }])],
    [[], (_, state) => (state.phase = 'recall')],
    [
      ['units of seat1 after the Conflict'],
      (player, state) => Object.assign(state, { phase: 'recall' }) && Object.assign(player, { garrison: 0, supply: 11, conflict: 1 }),
    ],
    [
      ['units of seat1 after the Conflict'],
      (player, state) => Object.assign(state, { phase: 'endgame' }) && Object.assign(player, { sandworms: 1 }),
    ],
    [[], (player, state) => Object.assign(state, { phase: 'combat' }) && Object.assign(player, { sandworms: 1 })],
    [[], (player) => (player.objectives = [objective()])],
    [['Objectives objective-crysknife'], (player) => (player.objectives = Array.from({ length: 9 }, () => objective()))],
  ])('%j %s', (wrong, spoil) => {
    expect(broken(four, spoil)).toEqual(wrong);
  });
  test('a card is won once, and never before it was turned up', () => {
    const won = (conflicts: (state: State) => readonly string[]) =>
      broken(four, (player, state) => (player.won = conflicts(state).map((conflict) => ({ conflict, faceUp: true }))));
    const first = (state: State) => state.conflicts[0] as string;
    const name = first(open(four).state as State);
    expect(won((state) => [first(state), first(state)])).toEqual([`${name} was won twice, or never turned up`]);
    const next = open(four).state.conflictDeck.hidden[0] as string;
    expect(won(() => [next])).toEqual([`${next} was won twice, or never turned up`]);
    expect(won((state) => [next, first(state)])).toEqual([`${next} was won twice, or never turned up`]);
  });
  // R15.2 R15.6
  test('what lies on a Leader fits to it', () => {
    const on = (leaderBoard: object, leader?: string | null) =>
      broken(four, (player) => Object.assign(player, { leaderBoard, ...(leader !== undefined && { leader }) }));
    expect([on({}), on({ side: 'nobody' }), on({ place: 'nowhere' })]).toEqual([[], ['side of seat1'], ['track of seat1']]);
    expect([on({ place: 'nowhere' }, null), on({ side: 'nobody' }, null), on({}, null)]).toEqual([
      ['track of seat1'],
      ['side of seat1'],
      [],
    ]);
  });
});

describe('contracts', () => {
  const said: Arrangement = { seats: 4, options: { choam: 'with' }, players: { seat1: { hand: ['dagger'] } } };
  test('lie somewhere once, in all places while the deck lasts', () => {
    const move = (change: (contracts: NonNullable<State['contracts']>, player: Player, state: State) => unknown) =>
      broken(said, (player, state) => change(state.contracts as never, player, state));
    expect(move((contracts) => (contracts.deck.hidden = contracts.deck.hidden.slice(1))).length).toBe(1);
    expect(move((contracts) => (contracts.open = contracts.open.slice(1))).at(-1)).toBe('places for contracts');
    expect(
      move(
        (contracts, _, state) =>
          Object.assign(state, { phase: 'setup' }) &&
          Object.assign(contracts, { deck: { hidden: [...contracts.open, ...contracts.deck.hidden] }, open: [] }),
      ),
    ).toEqual([]);
    expect(
      move((contracts, player) => {
        player.contracts = { open: contracts.deck.hidden, done: contracts.open.slice(0, 1) };
        Object.assign(contracts, { deck: { hidden: [] }, open: contracts.open.slice(1) });
      }),
    ).toEqual([]);
    const many = move((contracts) => {
      const [next, ...rest] = contracts.deck.hidden;
      Object.assign(contracts, { open: [...contracts.open, next], deck: { hidden: rest } });
    });
    expect(many).toEqual(['too many contracts lie open', 'places for contracts']);
  });
});

describe('Rivals', () => {
  const rivals: Arrangement = { seats: 1, players: { rival1: { rivalCard: 'rival-muaddib' } } };
  const spoilt = (spoil: Spoil) => broken(rivals, (_, state) => spoil(state.players.rival1 as Player, state));
  test.each<Wrong>([
    [['House Hagal'], (_, state) => (state.hagal = null)],
    [[], (_, { hagal }) => Object.assign(hagal ?? {}, { discard: hagal?.deck.hidden ?? [], deck: { hidden: [] } })],
    [[], (player) => (player.intrigue.hidden = [])],
    [[], (_, state) => (state.stolen.hidden = [{ by: 'rival1', from: 'seat1', card: 'cunning' }])],
  ])('%j', (wrong, spoil) => {
    expect(spoilt(spoil)).toEqual(wrong);
  });
  test.each(['deck', 'hand', 'inPlay', 'discard'] as const)('have no cards in their %s', (zone) => {
    const found = spoilt((player) =>
      Object.assign(player, { [zone]: zone === 'deck' || zone === 'hand' ? { hidden: ['dagger'] } : ['dagger'] }),
    );
    expect(found).toContain('cards of rival1');
  });
});

describe('two teams', () => {
  const six = (spoil: (state: State, commander: Player) => unknown): readonly string[] => {
    const state = structuredClone(openSix({ [MUADDIB]: { hand: ['md-usul'] } }).state) as State;
    spoil(state, state.players[MUADDIB] as Player);
    return uprising.invariants(state);
  };
  const what = `what Commander ${MUADDIB} cannot hold`;
  test.each<readonly [broken: readonly string[], spoil: Parameters<typeof six>[0]]>([
    [[], () => null],
    [[`tokens of ${MUADDIB}`], (_, player) => delete player.arrows],
    [[`arrows of ${MUADDIB}`], (_, player) => (player.arrows = ['left', 'double'])],
    [[`arrows of ${MUADDIB}`, `Agents of Commander ${MUADDIB}`], (_, player) => (player.arrows = ['left'])],
    [[what], (_, player) => (player.swords = 1)],
    [[what], (_, player) => (player.sandworms = 1)],
    [[what], (_, player) => (player.objectives = [{ objective: 'objective-none', faceUp: true }])],
    [[`troops of ${MUADDIB}`, what], (_, player) => (player.garrison = 1)],
    [[`troops of ${MUADDIB}`, what], (_, player) => (player.conflict = 1)],
    [[`main board of ${MUADDIB}`], (_, player) => (player.influence['spacing-guild'] = 1)],
    [[`main board of ${MUADDIB}`], (state) => (state.control = { arrakeen: MUADDIB })],
    [[], (state) => (state.control = { arrakeen: GURNEY })],
    [[`own track of ${MUADDIB}`], (_, player) => (player.influence.emperor = 1)],
    [
      [`tokens of ${AMBER}`, `arrows of ${AMBER}`, `Agents of Commander ${AMBER}`, `what Commander ${AMBER} cannot hold`],
      (state) => ((state.players[AMBER] as Player).arrows = []),
    ],
  ])('%j', (wrong, spoil) => {
    const found = six(spoil).filter((line) => !/^(Objectives|\d)/.test(line));
    expect(found).toEqual(wrong);
  });
});
