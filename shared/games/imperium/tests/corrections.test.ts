import { describe, expect, test } from 'vitest';
import { imperiumDataEn } from '../../imperium-family/text/data.en.ts';
import { corrected } from '../../merged.ts';
import { problemsOf } from '../check.ts';
import { DATA, type ImperiumData } from '../data.ts';

const problems = (correction: unknown): string[] =>
  (corrected<ImperiumData>(DATA, correction, 'imperium', problemsOf).problems ?? []).map(
    ({ field, key }) => `${field}: ${key.replace('imperium.problem.', '')}`,
  );

describe('corrections', () => {
  test('a record out of its form names the field', () => {
    expect(problems({ cards: { dagger: { reveal: [{ sword: 1 }] } } })).toEqual(['cards.dagger.reveal.0: unknownEffect']);
    expect(problems({ cards: { dagger: { reveal: [{ swords: 0 }] } } })).toEqual(['cards.dagger.reveal.0.swords: notAnAmount']);
    expect(problems({ cards: { dagger: { reveal: [{ swords: 1, draw: 1 }] } } })).toEqual(['cards.dagger.reveal.0: unknownEffect']);
    expect(problems({ cards: { dagger: { icons: ['landsraat'] } } })).toEqual(['cards.dagger.icons.0: unknownValue']);
    expect(problems({ cards: { dagger: 3 } })).toEqual(['cards.dagger: notAnObject']);
    expect(problems({ cards: { dagger: { reveal: [{ gain: {} }] } } })).toEqual(['cards.dagger.reveal.0.gain: fieldCount']);
  });
  test('a wrong word deep inside an effect is found', () => {
    const reveal = [{ if: { alliance: 'any' }, then: [{ choose: [[{ draw: 1 }], [{ pay: { gold: 1 }, then: [{ special: 'magic' }] }]] }] }];
    expect(problems({ cards: { dagger: { reveal } } })).toEqual([
      'cards.dagger.reveal.0.then.0.choose.1.0.pay.gold: unknownField',
      'cards.dagger.reveal.0.then.0.choose.1.0.then.0.special: unknownName',
    ]);
    expect(problems({ conflicts: { 'skirmish-a': { first: [{ control: 'carthage' }] } } })).toEqual([
      'conflicts.skirmish-a.first.0.control: unknownName',
    ]);
    expect(problems({ intrigue: { refocus: { plot: [{ acquire: { pay_with: 'nothing', to: 'discard' } }] } } })).toEqual([
      'intrigue.refocus.plot.0.acquire: fieldCount',
    ]);
    expect(problems({ intrigue: { refocus: { plot: [{ choose: [[{ draw: 1 }], [{ draw: 2 }]], n: 2 }] } } })).toEqual([
      'intrigue.refocus.plot.0: chooseDistinct',
      'intrigue.refocus.plot.0.n: chooseTooMany',
    ]);
  });
  test('every table is held to its forms', () => {
    expect(problems({ hagal: { solo: { rivals: 3 } } })).toEqual(['hagal.solo.rivals: unknownValue']);
    expect(problems({ board: { score: { printed_max: -1 } } })).toEqual(['board.score.printed_max: notAnAmount']);
    expect(problems({ board: { combat: { printed_max: -1 } } })).toEqual(['board.combat.printed_max: notAnAmount']);
    expect(problems({ board: { zones: { choam: [] } } })).toContain('board.zones.choam: tooFew');
    expect(problems({ game: { seats: { least: 0 } } })).toEqual(['game.seats.least: notAnAmount']);
    expect(problems({ game: { setup: { conflict_deck: [] } } })).toEqual(['game.setup.conflict_deck: tooFew']);
    expect(problems({ board: { zones: { choam: ['wealth'] } } })).not.toContain('board.zones.choam: tooFew');
    expect(problems({ hagal: { difficulties: { mercenary: { rival_garrison: 'none' } } } })).toEqual([
      'hagal.difficulties.mercenary.rival_garrison: notAnAmount',
    ]);
    expect(problems({ hagal: { cards: { 'hagal-conspire': { swords: -1 } } } })).toEqual([
      'hagal.cards.hagal-conspire.swords: notAnAmount',
    ]);
    expect(problems({ board: { tracks: { fremen: { vp_at: 'two' } } } })).toEqual(['board.tracks.fremen.vp_at: notAnAmount']);
    expect(problems({ board: { council: { seats: 'all' } } })).toEqual(['board.council.seats: notAnAmount']);
    for (const tier of [0, 4])
      expect(problems({ game: { setup: { conflict_deck: [{ tier, use: 10 }] } } })).toEqual([
        'game.setup.conflict_deck.0.tier: unknownValue',
      ]);
    expect(problems({ hagal: { two_players: { remove_mark: '2P' } } })).toEqual(['hagal.two_players.remove_mark: unknownValue']);
    expect(problems({ hagal: { spending: { conversions: [{ gain: { gold: 1 } }] } } })).toEqual([
      'hagal.spending.conversions.0.gain.gold: unknownField',
    ]);
  });
  // R12.3 R12.4
  test('an Intrigue card is used in some way, and an unusual time belongs to that way', () => {
    const card = (name: 'windfall' | 'ambush', record: unknown) =>
      problemsOf({ ...DATA, intrigue: { ...DATA.intrigue, [name]: record } }).map(({ field, key }) => `${field}: ${key.split('.').at(-1)}`);
    const { plot: _, ...useless } = DATA.intrigue.windfall;
    expect(card('windfall', useless)).toEqual(['intrigue.windfall: noMode']);
    expect(card('windfall', 3)).toEqual(['intrigue.windfall: notAnObject']);
    expect(card('windfall', { ...DATA.intrigue.windfall, timing: 'turn_start' })).toEqual([]);
    expect(card('ambush', { ...DATA.intrigue.ambush, timing: 'turn_start' })).toEqual(['intrigue.ambush.timing: timingWithoutMode']);
  });
  test('what goes by the price paid has two lists at least', () => {
    const byCost = (...lists: object[][]) => problems({ cards: { dagger: { agent: [{ by_cost_option: lists }] } } });
    expect(byCost([{ draw: 1 }])).toEqual(['cards.dagger.agent.0.by_cost_option: tooFew']);
    expect(byCost([{ draw: 1 }], [{ draw: 2 }])).not.toContain('cards.dagger.agent.0.by_cost_option: tooFew');
  });
  // R23.7
  test('the Rivals’ Swordmasters come before the last of ten Conflict cards', () => {
    const above = (cards: number) =>
      problems({ hagal: { difficulties: { mercenary: { conflict_cards_above_rival_swordmasters: cards } } } });
    expect([above(9), above(10), above(11)]).toEqual([
      [],
      ['hagal.difficulties.mercenary: notAnAmount'],
      ['hagal.difficulties.mercenary: notAnAmount'],
    ]);
    const late = corrected<ImperiumData>(
      DATA,
      { hagal: { difficulties: { mercenary: { conflict_cards_above_rival_swordmasters: 10 } } } },
      'imperium',
      problemsOf,
    );
    expect(late.problems?.[0]).toMatchObject({ with: { least: 1, most: 9 } });
  });
  // R22.1 R23.1 R23.3
  test('a Rival has one Agent at least, and so many Hagal cards are for one number of persons only', () => {
    const told = (correction: object) => corrected<ImperiumData>(DATA, correction, 'imperium', problemsOf).problems ?? [];
    expect(told({ hagal: { solo: { agents: 9 } } })).toMatchObject([{ with: { least: 1, most: 3 } }]);
    expect(told({ hagal: { difficulties: { mercenary: { rival_garrison: 13 } } } })).toMatchObject([{ with: { least: 0, most: 12 } }]);
    expect(told({ game: { setup: { agents: 9 } } })).toContainEqual(
      expect.objectContaining({ field: 'game.setup.agents', with: { least: 1, most: 2 } }),
    );
    expect(problems({ hagal: { two_players: { agents: 3 } } })).toEqual([]);
    const marked = Object.entries(DATA.hagal.cards).find(([, { mark }]) => mark === '1P')?.[0] ?? '';
    expect(problems({ hagal: { cards: { [marked]: { mark: null } } } })).toEqual(['hagal.cards: wrongCount']);
    expect(problems({ hagal: { cards: { [marked]: { mark: '2P' } } } })).toEqual(['hagal.cards: wrongCount', 'hagal.cards: wrongCount']);
  });
  // R23.4 R8.1
  test('a Rival has its troops of the twelve there are', () => {
    const garrison = (troops: number) => problems({ hagal: { difficulties: { mercenary: { rival_garrison: troops } } } });
    expect([garrison(12), garrison(13)]).toEqual([[], ['hagal.difficulties.mercenary.rival_garrison: notAnAmount']]);
  });
  // R12.5
  test('what an Intrigue card costs lies no deeper than in one condition', () => {
    const plot = (effect: object) => problems({ intrigue: { bribery: { plot: [effect] } } });
    const cost = { pay: { solari: 2 }, then: [{ draw: 1 }], mandatory: true };
    const inner = { if: { alliance: 'any' }, then: [{ draw: 1 }], required: true };
    expect(plot({ if: { alliance: 'any' }, then: [cost], required: true })).toEqual([]);
    expect(plot({ if: { alliance: 'any' }, then: [cost] })).toEqual(['intrigue.bribery.plot: costTooDeep']);
    expect(plot({ if: { alliance: 'any' }, then: [inner] })).toEqual(['intrigue.bribery.plot: costTooDeep']);
  });
  test('what would do nothing is found', () => {
    expect(problems({ conflicts: { 'skirmish-a': { third: [] } } })).toEqual(['conflicts.skirmish-a.third: tooFew']);
    expect(problems({ intrigue: { windfall: { plot: [] } } })).toEqual(['intrigue.windfall.plot: tooFew']);
    expect(problems({ cards: { scout: { reveal: [{ retreat: { min: 3, max: 2 } }] } } })).toEqual([
      'cards.scout.reveal.0.retreat.min: notAnAmount',
    ]);
  });
  // R1.1 R1.5 R2.4
  test('counts have to fit', () => {
    expect(problems({ cards: { dagger: { copies: 3 } } })).toEqual(['cards: wrongCount']);
    expect(problems({ intrigue: { ambush: { copies: 1 } } })).toEqual(['intrigue: wrongCount']);
    expect(problems({ conflicts: { 'skirmish-a': { tier: 2 } } })).toEqual(['conflicts: wrongCount', 'conflicts: wrongCount']);
    expect(problems({ board: { spaces: { 'sietch-tabr': { icon: 'landsraad' } } } })).toEqual([
      'board.spaces: spacesOfIcon',
      'board.spaces: spacesOfIcon',
    ]);
    expect(problems({ leaders: { 'helena-richese': { house: 'thorvald' } } })).toEqual(['leaders: wrongCount', 'leaders: wrongCount']);
  });
  test('tables have to agree', () => {
    expect(problems({ conflicts: { 'siege-of-carthag': { location: 'arrakeen' } } })).toEqual([
      'conflicts.siege-of-carthag: controlReward',
    ]);
    for (const place of ['second', 'third'])
      expect(problems({ conflicts: { 'siege-of-carthag': { [place]: [{ control: 'carthag' }] } } })).toEqual([
        'conflicts.siege-of-carthag: controlReward',
      ]);
    expect(problems({ board: { spaces: { 'hagga-basin': { base_spice: 3 } } } })).toEqual(['board.spaces.hagga-basin.base_spice: harvest']);
    expect(problems({ board: { spaces: { wealth: { influence_gain: { faction: 'fremen' } } } } })).toEqual([
      'board.spaces.wealth.influence_gain: influenceGain',
    ]);
    expect(problems({ board: { spaces: { wealth: { effects: [{ harvest: { base: 1 } }] } } } })).toEqual([
      'board.spaces.wealth.base_spice: harvest',
    ]);
    for (const card of Object.keys(DATA.hagal.cards).slice(0, 3)) {
      const { send_to, swords } = DATA.hagal.cards[card as 'hagal-arrakeen-1p'];
      expect([card, send_to === null, swords === null]).toEqual([card, false, false]);
      expect(problems({ hagal: { cards: { [card]: { swords: null } } } })).toEqual([`hagal.cards.${card}: reshuffle`]);
    }
    expect(problems({ hagal: { difficulties: { mercenary: { rival_garrison: 13 } } } })).toEqual([
      'hagal.difficulties.mercenary.rival_garrison: notAnAmount',
    ]);
    expect(problems({ hagal: { solo: { agents: 9 } } })).toEqual(['hagal.solo.agents: notAnAmount']);
    expect(problems({ board: { spaces: { 'sell-melange': { cost_options: [{ spice: 2 }] } } } })).toContain(
      'board.spaces.sell-melange.cost_options: tooFew',
    );
    expect(problems({ board: { spaces: { 'sell-melange': { cost_options: [{ spice: 2 }, { spice: 3 }] } } } })).not.toContain(
      'board.spaces.sell-melange.cost_options: tooFew',
    );
    expect(problems({ board: { spaces: { 'sell-melange': { cost_options: [{ spice: 2 }, { spice: 3 }, { spice: 4 }] } } } })).toEqual([
      'board.spaces.sell-melange.cost_options: costOptions',
    ]);
    expect(problems({ board: { tracks: { fremen: { vp_at: 5 } } } })).toEqual(['board.tracks.fremen: trackOrder']);
    expect(problems({ intrigue: { bribery: { plot: [{ pay: { solari: 2 }, then: [{ draw: 1 }] }] } } })).toEqual([
      'intrigue.bribery.plot: costNotMandatory',
    ]);
    expect(problems({ intrigue: { bribery: { plot: [{ draw: 1 }, { pay: { solari: 2 }, then: [{ draw: 1 }] }] } } })).toEqual([
      'intrigue.bribery.plot: costNotMandatory',
    ]);
    expect(problems({ cards: { dagger: { agent: [{ end_turn: 'optional' }] } } })).toEqual(['cards.dagger: onlyOnIntrigue']);
    expect(problems({ hagal: { solo: { recommended_leaders: ['helena-richese'] } } })).toEqual([
      'hagal.solo.recommended_leaders.0: notForRivals',
    ]);
    expect(problems({ game: { setup: { conflict_deck: [{ tier: 3, use: 4 }] } } })).toContain('game.setup.conflict_deck: wrongCount');
  });
  test('a correction in its form is taken', () => {
    expect(problems({ intrigue: { ambush: { combat: [{ swords: 5 }] } }, board: { spaces: { mentat: { cost: { solari: 3 } } } } })).toEqual(
      [],
    );
  });
  test('every contradiction has words, and there are no other words', () => {
    const sources = import.meta.glob<string>(['../*.ts', '../../imperium-family/*.ts', '../../imperium-family/effects/*.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const reported = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/report\(\s*(?:`[^`]*`|[^,`]+),\s*'(\w+)'/g)].map(([, name]) => name),
    );
    const ofMerging = ['notAnObject', 'unknownField'];
    const keys = [...new Set([...reported, ...ofMerging])].map((name) => `imperium.problem.${name}`);
    expect(keys.sort()).toEqual(Object.keys(imperiumDataEn).sort());
  });
});
