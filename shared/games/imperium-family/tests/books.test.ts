import { describe, expect, test } from 'vitest';
import { BAZAAR } from '../bazaar.fixture.ts';
import { CARDPLAY } from '../cardplay.fixture.ts';
import { citing } from '../citing.ts';
import { withDefaults } from '../default-options.ts';
import { bookOf, cardRecord, conflictNow, isOfFaction, specialsIn, type Records } from '../edition.ts';
import type { Effect, Effects } from '../effects/effects.ts';
import { isAmong, nestedIn } from '../effects/walk.ts';
import { looksBack } from '../effects/looks-back.ts';
import { HAMLET } from '../hamlet.fixture.ts';
import { heededIn, watchesOf } from '../heeded.ts';
import { ACADEMY } from '../leaders.fixture.ts';
import { withoutContracts } from '../modules.ts';
import { mixOf, withMix } from '../other-box.ts';
import { setupSteps } from '../steps/setup.ts';
import type { FamilyGame } from '../types.ts';
import type { Steps } from '../../../kernel/types.ts';

// The records of an edition, ready to be looked up.

const { records } = HAMLET;
const withCard = (name: string, change: object, of: Records = records): Records => ({
  ...of,
  cards: { ...of.cards, [name]: { ...(of.cards[name] as Records['cards'][string]), ...change } },
});
const withIntrigue = (name: string, change: object): Records => ({
  ...records,
  intrigue: { ...records.intrigue, [name]: { ...(records.intrigue[name] as Records['intrigue'][string]), ...change } },
});

describe('what records ask for', () => {
  test('of the smallest edition nothing is written down', () => {
    expect(heededIn(records)).toEqual({
      acquisitions: false,
      swords: false,
      councilSpaces: [],
      hosts: [],
      victories: false,
      visitors: false,
      costChanges: {},
      influenceChanges: {},
      statics: expect.anything(),
    });
    expect([watchesOf(records), watchesOf(BAZAAR.records)]).toEqual([
      { spice: false, givenUp: false },
      { spice: true, givenUp: true },
    ]);
  });
  const draw: Effects = [{ draw: 1 }];
  test('acquisitions and swords that a card or a Plot card looks back at, wherever it stands', () => {
    const back: Effect = { this_turn: { on_first: { acquire_card: 'any' }, do: draw } };
    const armed: Effect = { for_each: { other_revealed_card_providing_swords: true }, do: draw };
    for (const box of ['agent', 'reveal'] as const) {
      expect([box, heededIn(withCard('path', { [box]: [{ may: [back] }] })).acquisitions]).toEqual([box, true]);
      expect([box, heededIn(withCard('path', { [box]: [armed] })).swords]).toEqual([box, true]);
    }
    expect([
      heededIn(withIntrigue('gift', { plot: [back] })).acquisitions,
      heededIn(withIntrigue('gift', { combat: [back] })).acquisitions,
    ]).toEqual([true, false]);
    expect(heededIn(withCard('path', { reveal: [{ for_each: { completed_contract: true }, do: draw }] })).swords).toBe(false);
  });
  test('spaces with a seat of the Council, spaces that give something to who stands there, cards after a victory', () => {
    const { councilSpaces } = heededIn(CARDPLAY.records);
    expect(councilSpaces).toEqual(['bench']);
    const hall = { ...records.board.spaces['well'], effects: [{ while_agent_here: { during: 'own_reveal_turn', do: draw } }, { draw: 1 }] };
    const board = { ...records.board, spaces: { ...records.board.spaces, well: hall as Records['board']['spaces'][string] } };
    expect(heededIn({ ...records, board }).hosts).toEqual(['well']);
    expect([
      heededIn(withIntrigue('knife', { timing: 'after_winning_conflict' })).victories,
      heededIn(withIntrigue('gift', { timing: 'turn_start' })).victories,
    ]).toEqual([true, false]);
    expect(heededIn(ACADEMY.records).visitors).toBe(true);
  });
  test('other costs and other Influence by a card, added up where it says so twice', () => {
    const cheaper = (by: number): Effect => ({ modify: 'acquire_cost', card: 'bargain', by, until: 'end_of_turn' });
    const other: Effect = { modify: 'space_cost', zone: 'city', resource: 'solari', by: -1 };
    const both = withCard('court', { reveal: [cheaper(-1)] }, withCard('path', { reveal: [cheaper(-1), { draw: 1 }, cheaper(-2), other] }));
    expect(heededIn(both).costChanges).toEqual({ bargain: { path: -3, court: -1 } });
    expect(heededIn(CARDPLAY.records).influenceChanges).toEqual({ overthrow: 2 });
  });
  test('who says what overrides a rule: cards, and Leaders by either side', () => {
    const { statics } = heededIn(CARDPLAY.records);
    expect([[...statics['ignore-influence-requirements'].cards], [...statics['no-deployment-this-turn'].cards]]).toEqual([
      ['asset'],
      ['ban'],
    ]);
    expect([...heededIn(ACADEMY.records).statics['no-deployment-this-turn'].sides]).toEqual(['regent']);
    const { dreamer } = ACADEMY.records.leaders;
    const flipped = { ...dreamer, other_side: { ...dreamer?.other_side, signet: [{ static: 'no-deployment-this-turn' }] } };
    const leaders = { ...ACADEMY.records.leaders, dreamer: flipped as Records['leaders'][string] };
    expect([...heededIn({ ...ACADEMY.records, leaders }).statics['no-deployment-this-turn'].sides]).toEqual(['seer', 'regent']);
  });
  test('what was discarded or trashed, and the spice of a turn', () => {
    const asks = (condition: object) => watchesOf(withCard('path', { agent: [{ if: condition, then: draw }] }));
    expect([
      asks({ discarded_faction: 'fremen' }),
      asks({ trashed_card_cost_at_least: 1 }),
      asks({ gained_spice_this_turn: true }),
      asks({ alliance: 'any' }),
    ]).toEqual([
      { spice: false, givenUp: true },
      { spice: false, givenUp: true },
      { spice: true, givenUp: false },
      { spice: false, givenUp: false },
    ]);
  });
});

describe('Uprising R14.1 a table without contracts', () => {
  const without = withoutContracts(BAZAAR.records);
  test('has no cards and Leaders of the module, and each icon stands for something else', () => {
    expect(['contracts' in without, 'broker' in without.cards, 'leverage' in without.intrigue, 'scribe' in without.leaders]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(['usher' in without.cards, 'ritual' in without.intrigue, 'elder' in without.leaders]).toEqual([true, true, true]);
    expect(without.board.spaces['office']?.effects).toEqual([{ gain: { solari: 2 } }, { draw: 1 }]);
  });
  test('so often as it was printed, also deep inside an effect', () => {
    const board = {
      ...BAZAAR.records.board,
      spaces: {
        ...BAZAAR.records.board.spaces,
        office: {
          ...BAZAAR.records.board.spaces['office'],
          effects: [{ contract: 2 }, { choose: [[{ contract: 1 }], [{ draw: 1 }]] }],
        } as Records['board']['spaces'][string],
      },
    };
    expect(withoutContracts({ ...BAZAAR.records, board }).board.spaces['office']?.effects).toEqual([
      { gain: { solari: 2 } },
      { gain: { solari: 2 } },
      { choose: [[{ gain: { solari: 2 } }], [{ draw: 1 }]] },
    ]);
  });
  test('records that have none stay as they are', () => {
    expect(withoutContracts(records)).toEqual(records);
  });
});

describe('Uprising R19.1 cards of another box', () => {
  test('are taken in by kinds', () => {
    const mix = (options: object): number => mixOf(options);
    expect([
      mix({}),
      mix({ 'base-imperium': 'with' }),
      mix({ 'base-intrigue': 'with' }),
      mix({ 'base-conflicts': 'with' }),
      mix({ 'base-imperium': 'without', 'base-conflicts': 'with' }),
    ]).toEqual([0, 1, 2, 4, 4]);
    const lent: Records = {
      ...withCard('path', { box: 'base' }),
      intrigue: { ...records.intrigue, gift: { ...(records.intrigue['gift'] as Records['intrigue'][string]), box: 'base' } },
      conflicts: { ...records.conflicts, brawl: { ...(records.conflicts['brawl'] as Records['conflicts'][string]), box: 'base' } },
    };
    const has = (taken: number) => {
      const { cards, intrigue, conflicts } = withMix(lent, taken);
      return ['path' in cards, 'gift' in intrigue, 'brawl' in conflicts, 'errand' in cards, 'knife' in intrigue, 'siege' in conflicts];
    };
    for (let taken = 0; taken < 8; taken++)
      expect([taken, has(taken)]).toEqual([taken, [taken % 2 === 1, (taken >> 1) % 2 === 1, taken >> 2 === 1, true, true, true]]);
  });
});

describe('a book', () => {
  const book = bookOf({ edition: 'hamlet', options: {} });
  test('knows the spaces, by their icon, with spice, with control; what fits a card; the stacks', () => {
    expect([book.spaceNames, book.makers, book.controlled, book.spacesOf['city'], book.reserve]).toEqual([
      ['camp', 'throne', 'square', 'well', 'dune'],
      ['dune'],
      ['well'],
      ['square', 'well'],
      ['bargain'],
    ]);
    expect([book.spacesOfCard['errand'], book.spacesOfCard['guard'], book.postsOf['dune']]).toEqual([['square', 'well', 'dune'], [], []]);
    const academy = bookOf({ edition: 'academy', options: {} });
    expect([academy.postsOf['dune'], academy.postsOf['camp']]).toEqual([['ridge'], []]);
    expect([book.cardRank['errand'], book.cardRank['envoy'], book.intrigueRank['gift']]).toEqual([0, 1, 1]);
    expect([book.factions, book.everyFaction, book.rivalsFor, [...book.sentAnywhere]]).toEqual([
      ['fremen', 'emperor'],
      ['fremen', 'emperor'],
      {},
      [],
    ]);
  });
  test('begins each turn with nothing done, and with Spies only where there are some', () => {
    expect(book.turn).toEqual({
      of: null,
      kind: 'open',
      space: null,
      origins: [],
      pieces: [],
      made: 0,
      recruited: 0,
      deployed: 0,
      netDeployed: 0,
      plots: 0,
      persuasion: 0,
      shortcut: false,
    });
    expect(bookOf({ edition: 'academy', options: {} }).turn).toMatchObject({ spies: { recalled: 0, placed: [] } });
    expect([book.marking.map(({ mark }) => mark.field), Object.keys(book.abilities).length]).toEqual([['shortcut'], 4]);
    expect(Object.keys(bookOf({ edition: 'academy', options: {} }).abilities)).toContain('seer');
  });
  test('plays with contracts unless they are left out', () => {
    const has = (choam?: 'with' | 'without') => 'contracts' in bookOf({ edition: 'bazaar', options: choam === undefined ? {} : { choam } });
    expect([has(), has('with'), has('without')]).toEqual([true, true, false]);
  });
  test('says of a card what it is, of the round what it is fought for', () => {
    const setting = { edition: 'hamlet', options: {}, seats: ['seat1', 'seat2'] } as const;
    expect([cardRecord(setting, 'path').cost, isOfFaction(setting, 'tribe', 'fremen'), isOfFaction(setting, 'tribe', 'emperor')]).toEqual([
      2,
      true,
      false,
    ]);
    expect([conflictNow({ ...setting, conflicts: [] }), conflictNow({ ...setting, conflicts: ['brawl', 'siege'] })?.location]).toEqual([
      null,
      'well',
    ]);
    expect([specialsIn([{ special: 'a' }, { draw: 1 }, { special: 'b' }]), specialsIn([{ draw: 1 }])]).toEqual([['a', 'b'], []]);
  });
  test('fills in the defaults of options', () => {
    expect([withDefaults('hamlet', {}), withDefaults('hamlet', { leaders: 'random', start: 'seat1' })]).toEqual([
      { leaders: 'choose', houses: 'any', start: 'random' },
      { leaders: 'random', houses: 'any', start: 'seat1' },
    ]);
  });
});

describe('effects', () => {
  test('hold others in lists as they are printed', () => {
    const [a, b]: readonly Effects[] = [[{ draw: 1 }], [{ recruit: 1 }]];
    const lists = (effect: object) => nestedIn(effect as Effect);
    expect([
      lists({ choose: [a, b] }),
      lists({ by_cost_option: [a, b] }),
      lists({ each_opponent: a }),
      lists({ pay: { spice: 1 }, then: a }),
      lists({ complete: 'x', then: a }),
      lists({ if: {}, then: a }),
      lists({ if: {}, then: a, else: b }),
      lists({ for_each: {}, do: a }),
      lists({ this_round: { do: a } }),
      lists({ move_track_token: 1 }),
      lists({ move_track_token: 1, to: { place: 'x', reward: a, after: b } }),
      lists({ may: a }),
      lists({ lines: [a, b] }),
      lists({ this_turn: { do: a } }),
      lists({ each_ally: a }),
      lists({ split: { options: [a, b] } }),
      lists({ while_agent_here: { do: a } }),
      lists({ draw: 1 }),
    ]).toEqual([[a, b], [a, b], [a], [a], [a], [a], [a, b], [a], [a], [], [a, b], [a], [a, b], [a], [a], [a, b], [a], []]);
    expect([
      isAmong(new Set(['draw']), { draw: 1 }),
      isAmong(new Set(['draw']), { recruit: 1 }),
      isAmong(new Set(['then']), { pay: {}, then: [] } as Effect),
    ]).toEqual([true, false, true]);
  });
  test('Uprising R4.6 some look back at what was done before them', () => {
    const back = (effect: object) => looksBack(effect as Effect);
    expect([
      back({ refill_contracts: true }),
      back({ if: { discarded_faction: 'fremen' }, then: [] }),
      back({ if: { trashed_card_cost_at_least: 1 }, then: [] }),
      back({ if: { placed_on_post_of: ['city'] }, then: [] }),
      back({ for_each: { memory_returned: true }, do: [] }),
      back({ if: { alliance: 'any' }, then: [] }),
      back({ for_each: { completed_contract: true }, do: [] }),
      back({ draw: 1 }),
    ]).toEqual([true, true, true, true, true, false, false, false]);
  });
});

test('reasons cite the rules of their edition, others and steps without reasons stay as they are', () => {
  const why = (key: string) => ({ target: 1, why: { key, rule: 'R1.1' } });
  const steps = {
    ...setupSteps,
    turn: { asks: () => 'seat1', choices: () => null, blocked: () => [why('imperium.why.occupied'), why('imperium.why.closed')] },
  };
  const cited = citing(steps as unknown as Steps<FamilyGame>, { occupied: 'R9.9' }) as unknown as typeof steps;
  expect(cited.turn.blocked()).toEqual([
    { target: 1, why: { key: 'imperium.why.occupied', rule: 'R9.9' } },
    { target: 1, why: { key: 'imperium.why.closed', rule: 'R1.1' } },
  ]);
  expect([cited.ready === setupSteps.ready, cited.rivalCard === setupSteps.rivalCard]).toEqual([true, true]);
});
