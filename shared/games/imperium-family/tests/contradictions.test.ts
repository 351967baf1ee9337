import { describe, expect, test } from 'vitest';
import type { Problem } from '../../merged.ts';
import { reportTo } from '../../checks.ts';
import { type Counted, holdTogether } from '../contradictions.ts';
import type { Records } from '../edition.ts';
import { HAMLET } from '../hamlet.fixture.ts';

// What can contradict itself in the records, told with its field and its figures.

const { records: RIGHT } = HAMLET;
const COUNTED: Counted = {
  cards: { starter: 9, imperium: 18, reserve: 5 },
  intrigue: 12,
  conflicts: { 1: 2, 2: 2, 3: 0 },
  hagal: 0,
  spacesOf: { fremen: 1, emperor: 1, city: 2, 'spice-trade': 1 },
  controlled: ['well'],
  agents: 3,
};
type Told = readonly [field: string, name: string, gaps?: Problem['with']];
function told(records: Partial<Records> = {}, counted: Partial<Counted> = {}): readonly Told[] {
  const found: Problem[] = [];
  holdTogether({ ...RIGHT, ...records }, HAMLET, { ...COUNTED, ...counted }, reportTo('x', found));
  return found.map(({ field, key, with: gaps }) => [field, key.replace('x.problem.', ''), ...(gaps ? [gaps] : [])] as unknown as Told);
}
const card = (name: string, change: Partial<Records['cards'][string]>): Partial<Records> => ({
  cards: { ...RIGHT.cards, [name]: { ...(RIGHT.cards[name] as Records['cards'][string]), ...change } },
});
const intrigue = (name: string, change: Partial<Records['intrigue'][string]>): Partial<Records> => ({
  intrigue: { ...RIGHT.intrigue, [name]: { ...(RIGHT.intrigue[name] as Records['intrigue'][string]), ...change } },
});
const conflict = (name: string, change: Partial<Records['conflicts'][string]>): Partial<Records> => ({
  conflicts: { ...RIGHT.conflicts, [name]: { ...(RIGHT.conflicts[name] as Records['conflicts'][string]), ...change } },
});
const board = (change: Partial<Records['board']>): Partial<Records> => ({ board: { ...RIGHT.board, ...change } });
const space = (name: string, change: Partial<Records['board']['spaces'][string]>): Partial<Records> =>
  board({ spaces: { ...RIGHT.board.spaces, [name]: { ...(RIGHT.board.spaces[name] as Records['board']['spaces'][string]), ...change } } });
const setup = (change: Partial<Records['game']['setup']>): Partial<Records> => ({
  game: { ...RIGHT.game, setup: { ...RIGHT.game.setup, ...change } },
});
const limits = (change: Partial<Records['game']['limits']>): Partial<Records> => ({
  game: { ...RIGHT.game, limits: { ...RIGHT.game.limits, ...change } },
});

test('right records contradict themselves nowhere', () => {
  expect(told()).toEqual([]);
});

describe('R1.1 counts', () => {
  test('of cards by their set, of Intrigue cards, of Conflicts by their level, of Hagal cards', () => {
    expect(told({}, { cards: { starter: 9, imperium: 19, reserve: 5 } })).toEqual([['cards', 'wrongCount', { count: 18, right: 19 }]]);
    expect(told({}, { intrigue: 11 })).toEqual([['intrigue', 'wrongCount', { count: 12, right: 11 }]]);
    expect(told({}, { conflicts: { 1: 2, 2: 3, 3: 0 } })).toEqual([['conflicts', 'wrongCount', { count: 2, right: 3 }]]);
    expect(told({}, { hagal: 1 })).toEqual([['hagal.cards', 'wrongCount', { count: 0, right: 1 }]]);
    expect(told(card('guard', { copies: 3 }))).toEqual([['cards', 'wrongCount', { count: 10, right: 9 }]]);
  });
  test('of spaces by their icon, also of an icon that no space should have', () => {
    expect(told({}, { spacesOf: { ...COUNTED.spacesOf, city: 3 } })).toEqual([
      ['board.spaces', 'spacesOfIcon', { icon: 'city', count: 2, right: 3 }],
    ]);
    const { city: _, ...others } = COUNTED.spacesOf;
    expect(told({}, { spacesOf: others })).toEqual([['board.spaces', 'spacesOfIcon', { icon: 'city', count: 2, right: 0 }]]);
  });
});

describe('R6.2 cards', () => {
  test('R10.3, Uprising R13.7: a starting card costs nothing, one of the Row something', () => {
    expect(told(card('guard', { cost: 1 }))).toEqual([['cards.guard.cost', 'starterCost']]);
    expect([told(card('path', { cost: 0 })), told(card('path', { cost: null as never }))]).toEqual([
      [['cards.path.cost', 'noPrice']],
      [['cards.path.cost', 'noPrice']],
    ]);
    expect(told(card('bargain', { cost: 0 }))).toEqual([]);
  });
  test('an Agent box needs an icon, and nothing is named twice', () => {
    expect(told(card('guard', { agent: [{ draw: 1 }] }))).toEqual([['cards.guard.agent', 'agentBoxWithoutIcons']]);
    expect(told(card('errand', { icons: ['city', 'city'] }))).toEqual([['cards.errand.icons', 'twice']]);
    expect(told(card('tribe', { factions: ['fremen', 'fremen'] }))).toEqual([['cards.tribe.factions', 'twice']]);
  });
  test.each([
    ['this_round', { this_round: { during: 'own_reveal_turn', do: [{ draw: 1 }] } }],
    ['end_turn', { end_turn: 'optional' }],
    ['a mandatory price', { pay: { solari: 1 }, then: [{ draw: 1 }], mandatory: true }],
    ['a required condition', { if: { alliance: 'any' }, then: [{ draw: 1 }], required: true }],
  ] as const)('R12.5 %s stands on Intrigue cards alone, in whatever box', (_, effect) => {
    const wrong = [['cards.path', 'onlyOnIntrigue']];
    for (const box of ['agent', 'reveal', 'acquire', 'on_trash'] as const)
      expect([box, told(card('path', { [box]: [{ choose: [[{ draw: 1 }], [effect]] }] }))]).toEqual([box, wrong]);
  });
  test('R12.5 a price and a condition that leave a choice may stand on a card', () => {
    const fine = [
      { pay: { solari: 1 }, then: [{ draw: 1 }] },
      { if: { alliance: 'any' }, then: [{ draw: 1 }] },
    ] as const;
    expect(told(card('path', { agent: fine }))).toEqual([]);
  });
  test.each([
    ['plot', { trash_this: true }],
    ['combat', { signet: true }],
    ['endgame', { modify_space_influence: { set_amount: 2 } }],
  ] as const)('R10.6 on an Intrigue card for %s nothing stands that only a card of a deck can do', (mode, effect) => {
    expect(told(intrigue('gift', { [mode]: [{ pay: { solari: 1 }, then: [effect] }] }))).toEqual([
      [`intrigue.gift.${mode}`, 'onlyOnCards'],
    ]);
  });
});

describe('R14.1 control', () => {
  test('of the space of the Conflict, once, for the winner', () => {
    const wrong = [['conflicts.siege', 'controlReward']];
    expect(told(conflict('siege', { first: [] }))).toEqual(wrong);
    expect(told(conflict('siege', { first: [{ control: 'dune' }] }))).toEqual(wrong);
    expect(told(conflict('siege', { first: [{ control: 'well' }, { control: 'well' }] }))).toEqual(wrong);
    expect(told(conflict('siege', { second: [{ control: 'well' }] }))).toEqual(wrong);
    expect(told(conflict('siege', { third: [{ control: 'well' }] }))).toEqual(wrong);
    expect(told(conflict('brawl', { first: [{ control: 'well' }] }))).toEqual([['conflicts.brawl', 'controlReward']]);
    expect(told(conflict('brawl', { location: 'well', first: [] }))).toEqual([['conflicts.brawl', 'controlReward']]);
  });
  test('is of spaces that can be controlled, and these have a bonus', () => {
    expect(told(conflict('brawl', { location: 'dune', first: [{ control: 'dune' }] }))).toEqual([
      ['conflicts.brawl.location', 'notControlled', { space: 'dune' }],
    ]);
    expect(told(space('well', { control_bonus: null }))).toEqual([['board.spaces.well.control_bonus', 'controlBonus']]);
    expect(told(space('dune', { control_bonus: [{ gain: { spice: 1 } }] }))).toEqual([['board.spaces.dune.control_bonus', 'controlBonus']]);
  });
});

describe('spaces', () => {
  test('lie in one zone, the one they name', () => {
    const { zones } = RIGHT.board;
    const wrong = (id: string) => [`board.spaces.${id}.zone`, 'zone', { space: id }];
    expect(told(board({ zones: { ...zones, city: ['square'] } }))).toEqual([wrong('well')]);
    expect(told(board({ zones: { ...zones, city: ['square', 'well', 'dune'] } }))).toEqual([wrong('dune')]);
    expect(told(space('dune', { zone: 'city' }))).toEqual([wrong('dune')]);
  });
  test('R1.5 R6.6 of a Faction have its icon and give its Influence, others neither', () => {
    expect(told(space('camp', { faction: 'emperor' }))).toEqual([
      ['board.spaces.camp.faction', 'factionIcon'],
      ['board.spaces.camp.influence_gain', 'influenceGain'],
    ]);
    expect(told(space('camp', { influence_gain: null }))).toEqual([['board.spaces.camp.influence_gain', 'influenceGain']]);
    expect(told(space('dune', { influence_gain: { faction: 'fremen', amount: 1 } }))).toEqual([
      ['board.spaces.dune.influence_gain', 'influenceGain'],
    ]);
  });
  test('R7.18 with several prices have a list for each and no other price', () => {
    const wrong = [['board.spaces.square.cost_options', 'costOptions']];
    const two = [{ solari: 1 }, { solari: 2 }] as const;
    const lists = (...of: readonly number[]) => of.map((count) => [{ draw: count }] as const);
    const priced = (change: object) => told(space('square', { cost: {}, cost_options: two, ...change }));
    expect(priced({ effects: [{ by_cost_option: lists(1, 2) }] })).toEqual([]);
    expect(priced({ effects: [{ by_cost_option: lists(1, 2, 3) }] })).toEqual(wrong);
    expect(priced({ effects: [{ by_cost_option: lists(1, 2) }, { by_cost_option: lists(1, 2) }] })).toEqual(wrong);
    expect(priced({ effects: [{ draw: 1 }] })).toEqual(wrong);
    expect(priced({ effects: [{ by_cost_option: lists(1, 2) }], cost: { solari: 1 } })).toEqual(wrong);
    expect(told(space('square', { effects: [{ by_cost_option: lists(1, 2) }] }))).toEqual(wrong);
  });
});

describe('tracks, posts and limits', () => {
  test('R11.1 a track rises from its start to the point, the bonus and its end, the Alliance at the bonus', () => {
    const track = (change: object) =>
      told(board({ tracks: { ...RIGHT.board.tracks, fremen: { ...RIGHT.board.tracks.fremen, ...change } } }));
    const wrong = [['board.tracks.fremen', 'trackOrder']];
    expect([track({ start: 1 }), track({ spaces: 3 })]).toEqual([[], []]);
    for (const change of [{ start: 2 }, { vp_at: 3 }, { spaces: 2 }, { alliance_at: 4 }, { bonus_at: 4 }])
      expect([change, track(change)]).toEqual([change, wrong]);
  });
  test('Uprising R5.1 posts and Spies go together, no more Spies than posts, no space twice', () => {
    const posts = { ridge: { spaces: ['dune'], source: 'public' }, roof: { spaces: ['well'], source: 'public' } } as const;
    const spies = (count: number | undefined, with_: boolean) =>
      told({ ...board(with_ ? { posts } : {}), ...limits(count === undefined ? {} : { spies: count }) });
    const wrong = (most: number) => [['game.limits.spies', 'notAnAmount', { least: 1, most }]];
    expect([spies(2, true), spies(1, true), spies(undefined, false)]).toEqual([[], [], []]);
    expect([spies(3, true), spies(undefined, true), spies(1, false)]).toEqual([wrong(2), wrong(2), wrong(0)]);
    const twice = { ...posts, roof: { spaces: ['well', 'well'], source: 'public' } } as const;
    expect(told({ ...board({ posts: twice }), ...limits({ spies: 1 }) })).toEqual([['board.posts.roof.spaces', 'twice']]);
  });
  test('R2.2 R3.2 the deck of Conflicts lasts for all rounds, and there are so many of each level', () => {
    const deck = (one: number, two: number) =>
      told(
        setup({
          conflict_deck: [
            { tier: 2, use: two },
            { tier: 1, use: one },
          ],
        }),
      );
    expect(deck(1, 2)).toEqual([['game.setup.conflict_deck', 'wrongCount', { count: 3, right: 4 }]]);
    expect(deck(1, 3)).toEqual([['game.setup.conflict_deck.0.use', 'notAnAmount', { least: 1, most: 2 }]]);
    expect(deck(3, 1)).toEqual([['game.setup.conflict_deck.1.use', 'notAnAmount', { least: 1, most: 2 }]]);
    expect(told(limits({ rounds: 5 }))).toEqual([['game.setup.conflict_deck', 'wrongCount', { count: 4, right: 5 }]]);
  });
  test('R2.7 nobody begins with more troops than there are, or with all Agents', () => {
    const troops = [['game.setup.garrison', 'notAnAmount', { least: 0, most: 8 }]];
    expect([told(setup({ garrison: 8 })), told(setup({ garrison: 9 }))]).toEqual([[], troops]);
    const agents = [['game.setup.agents', 'notAnAmount', { least: 1, most: 2 }]];
    expect([told(setup({ agents: 2 })), told(setup({ agents: 3 })), told(setup({ agents: 4 }))]).toEqual([[], agents, agents]);
  });
});
