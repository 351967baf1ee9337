import { describe, expect, test } from 'vitest';
import {
  CARDS,
  COMMANDER_CARDS,
  CONFLICTS,
  CONTRACTS,
  DATA,
  HAGAL,
  INTRIGUE,
  LEADERS,
  OBJECTIVES,
  POSTS,
  RIVAL_CARDS,
  SPACES,
} from '../data.ts';
import { BATTLE_ICONS, COMMANDERS, CONTROLLED, DIFFICULTIES, TEAM_FACTIONS, VARIANTS } from '../ids.ts';
import { USES } from './walk.fixture.ts';

const { board, cards, conflicts, contracts, game, hagal, intrigue, leaders, objectives, rivals, sixplayer } = DATA;
type Counted = { readonly copies: number };
const copies = (records: Readonly<Record<string, Counted>>, is: (id: string) => boolean = () => true): number =>
  Object.entries(records).reduce((sum, [id, { copies: many }]) => sum + (is(id) ? many : 0), 0);
const ofSet = (set: string): number => copies(cards, (id) => cards[id as keyof typeof cards].set === set);
const ofModule = (records: Readonly<Record<string, object>>): string[] =>
  Object.entries(records).flatMap(([id, record]) => ('module' in record && record.module === 'choam' ? [id] : []));

const FACTIONS = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'];
const ICONS = [...FACTIONS, 'landsraad', 'city', 'spice-trade'];
const ALL_SPACES: readonly string[] = [...SPACES.one_to_four, ...SPACES.six];
const ALL_POSTS: readonly string[] = [...POSTS.one_to_four, ...POSTS.six];
const values = (sort: string, kind: string): readonly unknown[] =>
  USES.filter((use) => use.sort === sort && use.kind === kind).map(({ value }) => value);

describe('the box', () => {
  // R1.2
  test('cards are counted', () => {
    expect([ofSet('imperium'), ofSet('reserve'), copies(intrigue), copies(conflicts), copies(objectives), LEADERS.length]).toEqual([
      69, 18, 44, 16, 5, 9,
    ]);
    expect([1, 2, 3].map((tier) => CONFLICTS.filter((id) => conflicts[id].tier === tier).length)).toEqual([3, 9, 4]);
    expect(copies(contracts)).toBe(20);
    expect([cards['prepare-the-way'].copies, cards['the-spice-must-flow'].copies]).toEqual([8, 10]);
  });
  // R1.2
  test('the CHOAM module brings four and four cards and a Leader', () => {
    // R2.3
    const names = ofModule(cards);
    expect(names.reduce((sum, id) => sum + cards[id as keyof typeof cards].copies, 0)).toBe(4);
    expect(ofModule(intrigue)).toHaveLength(4);
    expect(ofModule(leaders)).toEqual(['shaddam-corrino-iv']);
  });
  // R1.3
  test('a starting deck of ten', () => {
    expect(CARDS.filter((id) => cards[id].set === 'starter').map((id) => `${id} ${cards[id].copies}`)).toEqual([
      ...['convincing-argument 2', 'dagger 2', 'diplomacy 1', 'dune-the-desert-planet 2', 'reconnaissance 1', 'seek-allies 1'],
      'signet-ring 1',
    ]);
    expect(ofSet('starter')).toBe(10);
  });
  // R1.1 R1.3 R1.4
  test('pieces and limits', () => {
    expect(game.components).toMatchObject({
      tokens: { solari: { '1': 20, '5': 8 }, spice: { '1': 20, '5': 7 }, water: { '1': 20 } },
      ...{ alliance_tokens: 4, shield_wall: 1, maker_hooks: 4, sandworms: { plastic: 4, wood: 4 } },
      ...{ cubes: FACTIONS.length + game.limits.troops, discs: 2, spies: 3, control_markers: 3, agents: 3 },
    });
    expect(game.limits).toMatchObject({ troops: 12, spies: 3, control_markers: 3, agents: 3, maker_hooks: 1 });
  });
  // R1.5
  test('Hagal and Rival cards', () => {
    expect(copies(hagal.cards, (id) => id !== 'hagal-reshuffle')).toBe(37);
    expect([HAGAL.length, RIVAL_CARDS.length]).toEqual([23, 10]);
    expect(Object.keys(hagal.difficulties)).toEqual([...DIFFICULTIES]);
    expect(Object.keys(hagal.variants)).toEqual([...VARIANTS]);
  });
  // R18.1
  test('pieces for six players', () => {
    for (const { deck } of Object.values(sixplayer.commanders)) expect(copies(deck)).toBe(10);
    expect(Object.keys(sixplayer.commanders)).toEqual([...COMMANDERS]);
    expect(sixplayer.components).toMatchObject({ swordmaster_bonus_tokens: 6, alliance_tokens: 2, personal_boards: 2, commander_spies: 3 });
    expect(new Set(COMMANDER_CARDS).size).toBe(COMMANDER_CARDS.length);
  });
});

describe('set-up', () => {
  test('Conflict decks of ten and nine cards', () => {
    // R2.2 R18.4
    const deck = game.setup.conflict_deck.map(({ tier, use }) => `${use} of ${tier}`);
    expect(deck).toEqual(['4 of 3', '5 of 2', '1 of 1']);
    expect([game.limits.rounds, sixplayer.setup.rounds]).toEqual([10, 9]);
  });
  test('what a player begins with', () => {
    // R2.6 R2.7 R3.2
    expect(game.setup).toMatchObject({ water: 1, solari: 0, spice: 0, agents: 2, garrison: 3, imperium_row: 5 });
    expect(game.setup.vp).toEqual({ '1': 0, '2': 0, '3': 0, '4': 1 });
    expect(game.limits.hand_drawn_per_round).toBe(5);
  });
  test('Objectives for each number of players', () => {
    // R2.8 R17.4
    const used = (seats: number): string[] =>
      OBJECTIVES.filter((id) => objectives[id].players.includes(seats)).map((id) => objectives[id].battle_icon);
    for (const seats of [1, 2, 3]) expect(used(seats)).toEqual(['desert-mouse', 'crysknife', 'ornithopter']);
    for (const seats of [4, 6]) expect(used(seats)).toEqual(['desert-mouse', 'crysknife', 'desert-mouse', 'crysknife']);
    expect(OBJECTIVES.filter((id) => objectives[id].first_player)).toEqual(['objective-desert-mouse-first']);
    expect(hagal.two_players.objective).toBe(OBJECTIVES.find((id) => objectives[id].battle_icon === 'ornithopter'));
  });
  test('two contracts lie open, two are kept for Shaddam', () => {
    // R2.9 R14.6
    expect(board.contracts.face_up).toBe(2);
    const kept = CONTRACTS.filter((id) => 'reserved_for' in contracts[id]);
    expect(kept).toEqual(['contract-sardaukar-draw', 'contract-sardaukar-recall']);
  });
  test('Leaders with something to set up', () => {
    // R2.5 R2.10
    expect(leaders['staban-tuek'].setup).toEqual([{ remove_from_starting_deck: 'diplomacy' }]);
    const { start, nodes } = leaders['feyd-rautha-harkonnen'].training_track;
    const reached = new Set([start, ...Object.values(nodes).flatMap(({ next }) => next)]);
    expect([...reached].sort()).toEqual(Object.keys(nodes).sort());
  });
});

describe('the board', () => {
  // R6.1
  test('has 22 spaces, ten of them combat spaces', () => {
    // R4.10
    expect(SPACES.one_to_four).toHaveLength(22);
    expect(SPACES.one_to_four.filter((id) => board.spaces[id].combat).sort()).toEqual([
      ...['arrakeen', 'deep-desert', 'desert-tactics', 'fremkit', 'hagga-basin', 'heighliner', 'imperial-basin', 'research-station'],
      ...['sietch-tabr', 'spice-refinery'],
    ]);
  });
  test('every space stands in exactly one zone, and both tables agree', () => {
    const inZones = Object.entries(board.zones).flatMap(([zone, spaces]) => spaces.map((id) => [id, zone]));
    expect(Object.fromEntries(inZones)).toEqual(Object.fromEntries(SPACES.one_to_four.map((id) => [id, board.spaces[id].zone])));
    expect(inZones).toHaveLength(22);
  });
  // R5.1
  test('13 posts watch every space', () => {
    expect(POSTS.one_to_four).toHaveLength(13);
    const watched = Object.values(board.posts).flatMap(({ spaces }) => spaces);
    expect([...new Set(watched)].sort()).toEqual([...SPACES.one_to_four].sort());
  });
  test('two posts watch Research Station and Spice Refinery', () => {
    // R5.6
    const watched = Object.values(board.posts).flatMap(({ spaces }) => spaces);
    const twice = SPACES.one_to_four.filter((id) => watched.filter((space) => space === id).length === 2);
    expect(twice.sort()).toEqual(['research-station', 'spice-refinery']);
  });
  test('three maker spaces take their base and name their sandworms', () => {
    // R6.2 R11.1
    const makers = SPACES.one_to_four.filter((id) => board.spaces[id].maker);
    expect(makers).toEqual(['deep-desert', 'hagga-basin', 'imperial-basin']);
    for (const id of makers) {
      const text = JSON.stringify(board.spaces[id].effects);
      const { base_spice, sandworms } = board.spaces[id] as { base_spice: number; sandworms: number };
      expect(text).toContain(`{"gain":{"spice":${base_spice}}}`);
      expect(text.includes(`{"sandworm":${sandworms}}`)).toBe(sandworms > 0);
    }
  });
  test('three spaces are controlled, and the Shield Wall protects them', () => {
    // R7.6 R7.8
    expect(SPACES.one_to_four.filter((id) => board.spaces[id].control_bonus).sort()).toEqual([...CONTROLLED].sort());
    expect(board.shield_wall.protects).toEqual([...CONTROLLED]);
  });
  test('only Faction spaces give Influence for the visit', () => {
    // R4.9
    for (const { faction, influence_gain } of [...Object.values(board.spaces), ...Object.values(sixplayer.spaces)])
      expect(influence_gain).toEqual(faction === null ? null : { faction, amount: 1 });
    for (const { faction, icon } of Object.values(board.spaces)) expect(FACTIONS.includes(icon) ? icon : null).toBe(faction);
  });
  test('a Conflict about a space gives its control to the first, and no other does', () => {
    // R10.3 R7.8
    const control = (list: readonly object[]): unknown[] => list.flatMap((effect) => ('control' in effect ? [effect.control] : []));
    for (const { location, first, second, third } of Object.values(conflicts)) {
      expect(control(first)).toEqual(location ? [location] : []);
      expect(control([...second, ...third])).toEqual([]);
      if (location) expect(CONTROLLED).toContain(location);
    }
  });
  test('the side for six', () => {
    // R18.3 R18.12
    expect([SPACES.six.length, POSTS.six.length]).toEqual([11, 15]);
    const shared = SPACES.one_to_four.filter((id) => !sixplayer.not_on_this_side.includes(id));
    expect(shared).toHaveLength(17);
    const main = [...shared, ...SPACES.six.filter((id) => !('only' in sixplayer.spaces[id]))];
    const watched = Object.values(sixplayer.posts).flatMap(({ spaces }) => spaces);
    expect([...new Set(watched)].sort()).toEqual([...main].sort());
    expect(Object.values(sixplayer.zones).flat().sort()).toEqual([...shared, ...SPACES.six].sort());
    expect(Object.keys(sixplayer.tracks)).toEqual(expect.arrayContaining([...TEAM_FACTIONS]));
  });
});

describe('references', () => {
  test('name spaces and posts that exist', () => {
    for (const { spaces } of [...Object.values(board.posts), ...Object.values(sixplayer.posts)])
      for (const space of spaces) expect(ALL_SPACES).toContain(space);
    const visits = Object.values(contracts).flatMap(({ condition }) => ('send_agent_to' in condition ? [condition.send_agent_to] : []));
    expect(visits.length).toBeGreaterThan(10);
    for (const space of [...visits, ...values('effect', 'control')]) expect(ALL_SPACES).toContain(space);
    for (const card of Object.values(hagal.cards)) {
      const { send_to: to } = card as { send_to: unknown };
      const named = typeof to === 'string' ? [to] : to === null ? [] : Object.values(to as Record<string, unknown>).flat();
      for (const space of named.filter((name) => typeof name === 'string' && name !== 'bonus_spice')) expect(ALL_SPACES).toContain(space);
    }
    const posts = values('effect', 'rival_spy').flatMap((spy) => (spy as { first_free_of?: string[] }).first_free_of ?? []);
    expect(posts).toHaveLength(9);
    for (const post of posts) expect(ALL_POSTS).toContain(post);
  });
  test('name Factions and icons that exist', () => {
    const deckCards = [...Object.values(cards), ...Object.values(sixplayer.commanders).flatMap(({ deck }) => Object.values(deck))];
    for (const card of deckCards) {
      for (const icon of card.icons) expect([...ICONS, 'spy']).toContain(icon);
      for (const faction of card.factions) expect(FACTIONS).toContain(faction);
    }
    const loose = ['any', 'that-faction', 'lowest', 'priority-1', 'priority-2', 'priority-3'];
    for (const gain of values('effect', 'influence')) expect([...FACTIONS, ...loose]).toContain((gain as { faction: string }).faction);
    for (const needs of values('condition', 'influence')) expect(FACTIONS).toContain((needs as [string, number])[0]);
    for (const spy of values('effect', 'place_spy'))
      for (const icon of (spy as { on?: string[] }).on ?? []) expect([...ICONS, 'space_visited_this_turn']).toContain(icon);
    for (const { priority } of Object.values(rivals)) expect([...priority].sort()).toEqual([...FACTIONS].sort());
  });
  test('name battle icons, cards and Leaders that exist', () => {
    for (const { battle_icon } of [...Object.values(conflicts), ...Object.values(objectives)]) expect(BATTLE_ICONS).toContain(battle_icon);
    for (const cost of values('cost', 'flip_battle_card'))
      for (const icon of (cost as { icons: string[] }).icons) expect(BATTLE_ICONS).toContain(icon);
    for (const [card] of values('condition', 'owned_cards') as [string, number][]) expect(CARDS).toContain(card);
    for (const space of Object.values(sixplayer.spaces)) if ('only' in space) expect(COMMANDERS).toContain(space.only);
    for (const { variants } of Object.values(hagal.difficulties)) for (const variant of variants) expect(VARIANTS).toContain(variant);
    const { muaddib, 'shaddam-corrino-iv': shaddam, either } = sixplayer.setup.recommended_allies;
    expect([...muaddib, ...shaddam, ...either, ...COMMANDERS].sort()).toEqual([...LEADERS].sort());
  });
});

describe('records', () => {
  test('an Agent box needs an icon', () => {
    // R8.14 R4.1
    for (const { icons, agent } of Object.values(cards)) if (icons.length === 0) expect(agent).toEqual([]);
  });
  test('an Intrigue card has one or two ways of use', () => {
    // R9.2
    for (const id of INTRIGUE) {
      const modes = ['plot', 'combat', 'endgame'].filter((mode) => mode in intrigue[id]);
      expect([1, 2]).toContain(modes.length);
    }
  });
  test('say where they are from', () => {
    const records = [
      cards,
      intrigue,
      conflicts,
      contracts,
      objectives,
      leaders,
      rivals,
      board.spaces,
      board.posts,
      hagal.cards,
      sixplayer.spaces,
    ];
    for (const record of records.flatMap((table) => Object.values(table)))
      expect(['seed', 'public', 'reconstructed']).toContain((record as { source: string }).source);
  });
});
