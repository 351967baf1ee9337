import { describe, expect, test } from 'vitest';
import { problemsOf } from '../check.ts';
import { withCorrections } from '../corrections.ts';
import { RECORDS } from '../records.ts';
import { uprisingDataEn } from '../text/data.en.ts';

const problems = (correction: unknown): string[] =>
  (withCorrections(correction).problems ?? []).map(({ field, key }) => `${field}: ${key.replace(/^(imperium|uprising)\.problem\./, '')}`);

describe('corrections', () => {
  test('the delivered data contradict themselves nowhere, and a correction in its form is taken', () => {
    expect(problemsOf(RECORDS)).toEqual([]);
    expect(problems({ board: { spaces: { espionage: { cost: { spice: 2 } } } }, game: { strength: { sandworm: 4 } } })).toEqual([]);
  });
  test('a record out of its form names the field', () => {
    expect(problems({ cards: { dagger: { reveal: [{ sword: 1 }] } } })).toEqual(['cards.dagger.reveal.0: unknownEffect']);
    expect(problems({ board: { posts: { 'post-choam': { spaces: ['atlantis'] } } } })).toEqual([
      'board.posts.post-choam.spaces.0: unknownName',
    ]);
    expect(problems({ contracts: { cards: { 'contract-harvest-3': { condition: { harvest: 0 } } } } })).toEqual([
      'contracts.cards.contract-harvest-3.condition.harvest: notAnAmount',
    ]);
    expect(problems({ conflicts: { propaganda: { battle_icon: 'sword' } } })).toEqual(['conflicts.propaganda.battle_icon: unknownValue']);
    expect(problems({ hagal: { cards: { 'hagal-secrets': { copy: 2 } } } })).toEqual(['hagal.cards.hagal-secrets.copy: unknownField']);
    expect(problems({ rivals: { 'rival-muaddib': { priority: ['fremen', 'fremen', 'emperor', 'spacing-guild'] } } })).toEqual([
      'rivals.rival-muaddib.priority: notSoMany',
    ]);
    expect(problems({ hagal: { cards: { 'hagal-hagga-imperial': { send_to: { best_of: ['hagga-basin'] } } } } })).toEqual([
      'hagal.cards.hagal-hagga-imperial.send_to.best_of: tooFew',
    ]);
  });
  test('every table is held to its forms, and one thing is enough where some are wanted', () => {
    expect(problems({ leaders: { muaddib: { house: 'nobody' } } })).toEqual(['leaders.muaddib.house: unknownValue']);
    expect(problems({ board: { tracks: { fremen: { vp_at: 'two' } } } })).toEqual(['board.tracks.fremen.vp_at: notAnAmount']);
    expect(problems({ board: { shield_wall: { protects: ['arrakeen'] } } })).toEqual([]);
    expect(problems({ board: { shield_wall: { protects: [] } } })).toEqual(['board.shield_wall.protects: tooFew']);
    expect(problems({ board: { zones: { city: ['atlantis'] } } })).toEqual(['board.zones.city.0: unknownName']);
    expect(problems({ board: { spaces: { arrakeen: { combat: 'yes' } } } })).toEqual(['board.spaces.arrakeen.combat: unknownValue']);
    const { objectives: _, ...without } = RECORDS;
    expect(problemsOf(without).map(({ field }) => field)).toContain('objectives');
    const { 'post-choam': __, ...posts } = RECORDS.board.posts ?? {};
    const fewer = problemsOf({ ...RECORDS, board: { ...RECORDS.board, posts } });
    expect(fewer).toContainEqual(expect.objectContaining({ field: 'board.posts', with: { count: 12, right: 13 } }));
    expect(problems({ board: { score: { printed_max: 'much' } } })).toEqual(['board.score.printed_max: notAnAmount']);
    expect(problems({ objectives: { 'objective-crysknife': { battle_icon: 'sword' } } })).toEqual([
      'objectives.objective-crysknife.battle_icon: unknownValue',
    ]);
    expect(problems({ game: { battle_icons: { paired: [] } } })).toEqual(['game.battle_icons.paired: tooFew']);
    expect(problems({ hagal: { two_players: { recommended_rivals: ['rival-muaddib'] } } })).toEqual([]);
    expect(problems({ hagal: { spending: { swordmaster: ['solari'] } } })).toEqual([]);
    const traded = (...goods: string[]) => problems({ cards: { dagger: { agent: [{ trade: { with: 'one_teammate', goods } }] } } });
    expect([traded('spice'), traded()]).toEqual([[], ['cards.dagger.agent.0.trade.goods: tooFew']]);
    expect(problems({ hagal: { variants: { 'brutal-escalation': { combat_cards: -1 } } } })).toEqual([
      'hagal.variants.brutal-escalation.combat_cards: notAnAmount',
    ]);
    expect(problems({ hagal: { spending: { swordmaster: [] } } })).toEqual(['hagal.spending.swordmaster: tooFew']);
    expect(problems({ hagal: { two_players: { recommended_rivals: [] } } })).toEqual(['hagal.two_players.recommended_rivals: tooFew']);
  });
  test('tables without a name of their own are held to their forms too', () => {
    const wrong: readonly (readonly [correction: object, problem: string])[] = [
      [{ contracts: { face_up: 0 } }, 'contracts.face_up: notAnAmount'],
      [{ contracts: { otherwise: [{ gain: { gold: 1 } }] } }, 'contracts.otherwise.0.gain.gold: unknownField'],
      [{ board: { council: { seats: 'all' } } }, 'board.council.seats: notAnAmount'],
      [{ board: { combat: { printed_max: -1 } } }, 'board.combat.printed_max: notAnAmount'],
      [{ hagal: { solo: { rivals: 3 } } }, 'hagal.solo.rivals: unknownValue'],
      [{ hagal: { solo: { remove_mark: '1P' } } }, 'hagal.solo.remove_mark: unknownValue'],
      [{ hagal: { two_players: { rivals: 2 } } }, 'hagal.two_players.rivals: unknownValue'],
      [{ hagal: { two_players: { objective: 'objective-none' } } }, 'hagal.two_players.objective: unknownValue'],
      [{ hagal: { spending: { conversions: [{ gain: { gold: 1 } }] } } }, 'hagal.spending.conversions.0.gain.gold: unknownField'],
      [{ game: { setup: { conflict_deck: [] } } }, 'game.setup.conflict_deck: tooFew'],
      [{ game: { limits: { maker_hooks: 2 } } }, 'game.limits.maker_hooks: unknownValue'],
    ];
    for (const [correction, problem] of wrong) expect(problems(correction)).toContain(problem);
    expect(problems({ game: { battle_icons: { paired: ['crysknife'] } } })).not.toContain('game.battle_icons.paired: tooFew');
    expect(problems({ hagal: { solo: { recommended_rivals: ['rival-muaddib'] } } })).toEqual([]);
  });
  test('variants of Rivals go by levels there are, and dice have two sides at least', () => {
    const variant = (name: string, record: object) => problems({ hagal: { variants: { [name]: record } } });
    for (const tier of [1, 2, 3]) {
      expect(variant('brutal-escalation', { tier })).toEqual([]);
      expect(variant('expert-deployment', { tiers: [tier] })).toEqual([]);
    }
    expect([variant('brutal-escalation', { tier: 0 }), variant('brutal-escalation', { tier: 4 })]).toEqual([
      ['hagal.variants.brutal-escalation.tier: unknownValue'],
      ['hagal.variants.brutal-escalation.tier: unknownValue'],
    ]);
    expect(variant('expert-deployment', { tiers: [] })).toEqual(['hagal.variants.expert-deployment.tiers: tooFew']);
    expect([variant('dice-churn', { sides: 2, seats: [1] }), variant('dice-churn', { sides: 1 })]).toEqual([
      [],
      ['hagal.variants.dice-churn.sides: notAnAmount'],
    ]);
    expect(variant('dice-churn', { seats: [] })).toEqual(['hagal.variants.dice-churn.seats: tooFew']);
  });
  // R2.2 R5.1
  test('the deck of Conflicts has what there is, and Spies have posts', () => {
    const use = RECORDS.game.setup.conflict_deck.map((each, at) => (at === 0 ? { ...each, use: 9 } : each));
    const deck = withCorrections({ game: { setup: { conflict_deck: use } } }).problems ?? [];
    expect(deck).toContainEqual(expect.objectContaining({ field: 'game.setup.conflict_deck.0.use', with: { least: 1, most: 4 } }));
    const posts = Object.keys(RECORDS.board.posts ?? {}).length;
    const spies = (count: number) =>
      (withCorrections({ game: { limits: { spies: count } } }).problems ?? []).filter(({ field }) => field === 'game.limits.spies');
    expect(spies(posts)).toEqual([]);
    expect(spies(posts + 1)).toMatchObject([{ with: { least: 1, most: posts } }]);
    const twice = problems({ board: { posts: { 'post-choam': { spaces: ['shipping', 'shipping'] } } } });
    expect(twice).toContain('board.posts.post-choam.spaces: twice');
  });
  test('a Rival’s card has a list of effects for each space it can lead to', () => {
    const found = (to: string) => problems({ hagal: { cards: { 'hagal-deliver-supplies-heighliner': { send_to: { else: to } } } } });
    expect([found('deliver-supplies'), found('arrakeen')]).toEqual([
      [],
      ['hagal.cards.hagal-deliver-supplies-heighliner.effects.arrakeen: notAList'],
    ]);
  });
  test('each of those lists is held to the forms of effects', () => {
    const effects = { 'deliver-supplies': [{ gain: { gold: 1 } }] };
    expect(problems({ hagal: { cards: { 'hagal-deliver-supplies-heighliner': { effects } } } })).toEqual([
      'hagal.cards.hagal-deliver-supplies-heighliner.effects.deliver-supplies.0.gain.gold: unknownField',
    ]);
  });
  // R17.3 R17.11
  test('Rivals have no more than players have, and so many Spies as a Scheme takes', () => {
    const setup = (more: object): string[] => problems({ hagal: { setup: more } });
    expect([setup({ agents: 3 }), setup({ agents: 4 })]).toEqual([[], ['hagal.setup.agents: notAnAmount']]);
    expect([setup({ garrison: 12 }), setup({ garrison: 13 })]).toEqual([[], ['hagal.setup.garrison: notAnAmount']]);
    expect(withCorrections({ hagal: { setup: { spies: 2 } } }).problems).toMatchObject([
      { field: 'hagal.setup.spies', with: { count: 2, right: 3 } },
      { field: 'hagal.setup.spies_for_scheme', with: { count: 3, right: 2 } },
    ]);
    const garrison = (troops: number): string[] => problems({ hagal: { difficulties: { mentat: { rival_garrison: troops } } } });
    expect([garrison(12), garrison(13)]).toEqual([[], ['hagal.difficulties.mentat.rival_garrison: notAnAmount']]);
    const amounts = (correction: object) => withCorrections(correction).problems?.map(({ with: values }) => values);
    expect(amounts({ hagal: { setup: { garrison: 13 } } })).toEqual([{ least: 0, most: 12 }]);
    expect(amounts({ hagal: { difficulties: { mentat: { rival_garrison: 13 } } } })).toEqual([{ least: 0, most: 12 }]);
    // Without Spies of players Rivals have none either.
    const { spies: _, ...limits } = RECORDS.game.limits;
    expect(problemsOf({ ...RECORDS, game: { ...RECORDS.game, limits } })).toContainEqual(
      expect.objectContaining({ field: 'hagal.setup.spies', with: { count: 3, right: 0 } }),
    );
  });
  // R8.7
  test('where no space is a maker space, a contract for a harvest is never completed', () => {
    const spaces = Object.fromEntries(
      Object.entries(RECORDS.board.spaces).flatMap(([id, { maker }]) => (maker ? [[id, { maker: false }]] : [])),
    );
    expect(problems({ board: { spaces } })).toContain('contracts.cards.contract-harvest-3.condition: neverDone');
  });
  // R15.1
  test('an ability has what sets it off where its timing needs that, and how often it may', () => {
    const feyd = (ability: object): string[] => problems({ leaders: { 'feyd-rautha-harkonnen': { ability } } });
    const field = 'leaders.feyd-rautha-harkonnen.ability';
    expect(feyd({ timing: 'own_agent_turn' })).toEqual([`${field}.trigger: triggerNeeded`]);
    expect(feyd({ timing: 'any_time' })).toEqual([]);
  });
  // R2.8
  test.each([1, 2, 3, 4])('with %i persons there is an Objective for each and one First Player', (persons) => {
    const players = [1, 2, 3, 4, 6].filter((size) => size !== persons);
    expect(problems({ objectives: { 'objective-crysknife': { players } } })).toEqual(['objectives: objectives']);
  });
  // R1.2 R2.8 R5.1
  test('counts have to fit', () => {
    expect(problems({ cards: { dagger: { copies: 3 } } })).toEqual(['cards: wrongCount']);
    expect(problems({ contracts: { cards: { 'contract-harvest-3': { copies: 1 } } } })).toEqual(['contracts.cards: wrongCount']);
    expect(problems({ objectives: { 'objective-crysknife': { players: [4, 6] } } })).toEqual(Array(3).fill('objectives: objectives'));
    expect(problems({ board: { posts: { 'post-deep-desert': { spaces: ['hagga-basin'] } } } })).toEqual(['board.posts: unwatched']);
    expect(problems({ hagal: { cards: { 'hagal-secrets': { copies: 2 } } } })).toEqual(['hagal.cards: wrongCount']); // R1.5
    expect(problems({ hagal: { setup: { garrison: 13 } } })).toEqual(['hagal.setup.garrison: notAnAmount']);
    expect(problems({ hagal: { setup: { spies_for_scheme: 2 } } })).toEqual(['hagal.setup.spies_for_scheme: wrongCount']);
    expect(problems({ board: { spaces: { 'sietch-tabr': { icon: 'landsraad' } } } })).toEqual([
      'board.spaces: spacesOfIcon',
      'board.spaces: spacesOfIcon',
    ]);
  });
  // R2.8 R5.1 R8.7 R14.2
  test('a card, a post and a contract that no game can use name their field', () => {
    expect(problems({ cards: { dagger: { icons: ['atlantis'] } } })).toEqual(['cards.dagger.icons.0: unknownValue']);
    expect(problems({ board: { posts: { 'post-choam': { spaces: [] } } } })).toEqual(['board.posts.post-choam.spaces: tooFew']);
    const contract = (condition: object): string[] => problems({ contracts: { cards: { 'contract-acquire-tsmf': { condition } } } });
    expect(contract({ acquire_card: 'dagger' })).toEqual(['contracts.cards.contract-acquire-tsmf.condition: neverDone']);
    expect(contract({ acquire_card: 'nobody' })).toEqual(['contracts.cards.contract-acquire-tsmf.condition.acquire_card: unknownName']);
    expect(contract({ acquire_card: 'the-spice-must-flow' })).toEqual([]);
  });
  // R6.2 R7.8
  test('tables have to agree', () => {
    expect(problems({ board: { spaces: { 'hagga-basin': { base_spice: 3 } } } })).toEqual([
      'board.spaces.hagga-basin.base_spice: makerSpace',
    ]);
    // Only a maker space has base spice and gathers more.
    for (const effects of [undefined, [{ gain: { spice: 2 } }]])
      expect(problems({ board: { spaces: { 'hagga-basin': { maker: false, ...(effects && { effects }) } } } })).toContain(
        'board.spaces.hagga-basin.base_spice: makerSpace',
      );
    expect(problems({ conflicts: { 'siege-of-arrakeen': { location: 'spice-refinery' } } })).toEqual([
      'conflicts.siege-of-arrakeen: controlReward',
    ]);
    const listed = { 'hagal-place-spy-city': { effects: [{ rival_spy: { first_free_of: ['nowhere'] } }, { reveal_another_card: true }] } };
    expect(problems({ hagal: { cards: listed } })).toEqual(['hagal.cards.hagal-place-spy-city.effects: unknownName']);
    expect(problems({ hagal: { cards: { 'hagal-secrets': { send_to: null } } } })).toEqual(['hagal.cards.hagal-secrets: sendsNobody']);
    expect(problems({ board: { tracks: { fremen: { vp_at: 5 } } } })).toEqual(['board.tracks.fremen: trackOrder']);
    expect(problems({ game: { setup: { conflict_deck: [{ tier: 3, use: 4 }] } } })).toContain('game.setup.conflict_deck: wrongCount');
  });
  test('every contradiction of this edition has words, and there are no other words', () => {
    const sources = import.meta.glob<string>('../check{,-hagal}.ts', { query: '?raw', import: 'default', eager: true });
    const reported = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/report(?:Own)?\(\s*(?:`[^`]*`|[^,`]+),\s*'(\w+)'/g)].map(([, name]) => `uprising.problem.${name}`),
    );
    expect([...new Set(reported)].sort()).toEqual(Object.keys(uprisingDataEn).sort());
  });
});
