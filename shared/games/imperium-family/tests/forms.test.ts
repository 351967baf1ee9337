import { describe, expect, test } from 'vitest';
import type { Problem } from '../../merged.ts';
import { reportTo } from '../../checks.ts';
import * as forms from '../check.ts';
import { hagalCardShape, levelShape, rivalShape, variantsShape } from '../check-rivals.ts';
import { effects, someEffects } from '../effects/check.ts';
import * as shapes from '../effects/shape.ts';

// The forms of records: what fits, what does not, and how that is told.

const KNOWN: shapes.Known = {
  card: ['dagger'],
  space: ['dune', 'well'],
  zone: ['city'],
  leader: ['smith'],
  special: ['shortcut'],
  faction: ['fremen', 'emperor'],
  icon: ['city', 'spy'],
};
function told(shape: shapes.Shape, value: unknown, field = 'f'): readonly unknown[] {
  const found: Problem[] = [];
  shape(value, field, { known: KNOWN, report: reportTo('x', found) });
  return found.map(({ field: at, key, with: gaps }) => [at, key.replace('x.problem.', ''), ...(gaps ? [gaps] : [])]);
}
const fits = (shape: shapes.Shape, value: unknown): boolean => told(shape, value).length === 0;
const without = (value: object, field: string): object => Object.fromEntries(Object.entries(value).filter(([name]) => name !== field));

describe('single values', () => {
  test('a number is whole and within its bounds', () => {
    const from2to4 = shapes.amountFrom(2, 4);
    expect([1, 2, 4, 5, 2.5, '3', null].map((value) => fits(from2to4, value))).toEqual([false, true, true, false, false, false, false]);
    expect(told(from2to4, 5)).toEqual([['f', 'notAnAmount', { least: 2, most: 4 }]]);
    expect([0, 1, 99, 100].map((value) => fits(shapes.amount, value))).toEqual([false, true, true, false]);
    expect([-1, 0, 99].map((value) => fits(shapes.amountOrNone, value))).toEqual([false, true, true]);
  });
  test('a word is one of those there are', () => {
    expect(told(shapes.oneOf('a', 1, null), { b: 2 })).toEqual([['f', 'unknownValue', { value: '{"b":2}', values: 'a, 1, null' }]]);
    expect(told(shapes.oneOf('a'), 'b')).toEqual([['f', 'unknownValue', { value: 'b', values: 'a' }]]);
    expect([true, false, 1].map((value) => fits(shapes.yesOrNo, value))).toEqual([true, true, false]);
    expect([true, false].map((value) => fits(shapes.yes, value))).toEqual([true, false]);
    expect([told(shapes.nameOf('card'), 'dagger'), told(shapes.nameOf('card'), 'sword')]).toEqual([
      [],
      [['f', 'unknownName', { sort: 'card', name: 'sword' }]],
    ]);
    expect([told(shapes.knownOf('faction'), 'fremen'), told(shapes.knownOf('faction'), 'guild')]).toEqual([
      [],
      [['f', 'unknownValue', { value: 'guild', values: 'fremen, emperor' }]],
    ]);
    expect(['any', 1, 'all', 0].map((value) => fits(shapes.wordOr('any', shapes.amount), value))).toEqual([true, true, false, false]);
    expect([null, 1, 0].map((value) => fits(shapes.wordOr(null, shapes.amount), value))).toEqual([true, true, false]);
  });
});

describe('lists and objects', () => {
  test('a list has so many entries, each of its form', () => {
    const two = shapes.listOf(shapes.amount, 2);
    expect(told(two, [1, 0])).toEqual([['f.1', 'notAnAmount', { least: 1, most: 99 }]]);
    expect([told(two, [1]), told(two, { 0: 1 })]).toEqual([[['f', 'tooFew', { count: 1, least: 2 }]], [['f', 'notAList']]]);
    expect([fits(two, [1, 1]), fits(two, [1, 1, 1]), fits(shapes.listOf(shapes.amount), [])]).toEqual([true, true, true]);
    const pair = shapes.tupleOf(shapes.amount, shapes.yes);
    expect([told(pair, [1, true]), told(pair, [1]), told(pair, [1, true, 1]), told(pair, 'ab')]).toEqual([
      [],
      ...Array(3).fill([['f', 'notSoMany', { right: 2 }]]),
    ]);
    expect(told(pair, [0, 1])).toEqual([
      ['f.0', 'notAnAmount', { least: 1, most: 99 }],
      ['f.1', 'unknownValue', { value: '1', values: 'true' }],
    ]);
  });
  test('an object has its fields, those that may be missing too, and no others', () => {
    const pair = shapes.fields<{ a: number; b?: number }>({ a: shapes.amount, b: shapes.optional(shapes.amount) });
    expect([fits(pair, { a: 1 }), fits(pair, { a: 1, b: 2 })]).toEqual([true, true]);
    expect(told(pair, { b: 0, c: 1 })).toEqual([
      ['f.a', 'notAnAmount', { least: 1, most: 99 }],
      ['f.b', 'notAnAmount', { least: 1, most: 99 }],
      ['f.c', 'unknownField'],
    ]);
    expect([null, [], 3, undefined].map((value) => told(pair, value))).toEqual(Array(4).fill([['f', 'notAnObject']]));
  });
  test('of some fields there are so many and no more', () => {
    const some = shapes.someOf({ a: shapes.amount, b: shapes.amount, c: shapes.amount }, 1, 2);
    const count = [['f', 'fieldCount', { least: 1, most: 2 }]];
    expect([told(some, {}), told(some, { a: 1 }), told(some, { a: 1, b: 1 }), told(some, { a: 1, b: 1, c: 1 })]).toEqual([
      count,
      [],
      [],
      count,
    ]);
    expect(told(some, { a: 0, toString: 1 })).toEqual([
      ['f.a', 'notAnAmount', { least: 1, most: 99 }],
      ['f.toString', 'unknownField'],
    ]);
    expect([null, []].map((value) => told(some, value))).toEqual(Array(2).fill([['f', 'notAnObject']]));
    expect([told(shapes.justOne({ a: shapes.amount }), {}), fits(shapes.justOne({ a: shapes.amount }), { a: 1 })]).toEqual([
      [['f', 'fieldCount', { least: 1, most: 1 }]],
      true,
    ]);
    expect([fits(shapes.someOf({ a: shapes.amount }, 0), {}), fits(shapes.someOf({ a: shapes.amount }, 0), { b: 1 })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('effects', () => {
  test('are a list of objects with the fields of just one kind', () => {
    const trade = (...goods: readonly string[]) => fits(effects, [{ trade: { with: 'one_teammate', goods } }]);
    expect([trade('intrigue', 'spice', 'water', 'solari'), trade('vp'), trade()]).toEqual([true, false, false]);
    expect([fits(effects, []), fits(effects, [{ draw: 1 }]), told(someEffects, [])]).toEqual([
      true,
      true,
      [['f', 'tooFew', { count: 0, least: 1 }]],
    ]);
    expect(told(effects, [{ draw: 1, recruit: 1 }, 3, { jump: 1 }, undefined])).toEqual([
      ['f.0', 'unknownEffect', { effect: '{"draw":1,"recruit":1}' }],
      ['f.1', 'unknownEffect', { effect: '3' }],
      ['f.2', 'unknownEffect', { effect: '{"jump":1}' }],
      ['f.3', 'unknownEffect', { effect: '' }],
    ]);
    expect(told(effects, [{ complete: 'contract-harvest-3', then: [] }])).toEqual([['f.0', 'unknownEffect', { effect: 'complete' }]]);
  });
  test('R10.6 a card is acquired by its name, its cost, its exact cost, or for what is paid', () => {
    const acquire = (more: object): readonly unknown[] => told(effects, [{ acquire: { to: 'hand', ...more } }]);
    const count = (least: number) => [['f.0.acquire', 'fieldCount', { least, most: 3 }]];
    for (const limit of [{ max_cost: 3 }, { exact_cost: 3 }, { card: 'dagger' }])
      expect([limit, acquire({ pay_with: 'nothing', ...limit }), acquire({ pay_with: 'solari', ...limit })]).toEqual([limit, [], []]);
    expect([acquire({ pay_with: 'nothing' }), acquire({ pay_with: 'solari' })]).toEqual([count(3), []]);
    expect(acquire({ pay_with: 'nothing', max_cost: 3, card: 'dagger' })).toEqual(count(3));
    expect(acquire({ pay_with: 'solari', max_cost: 3, exact_cost: 3 })).toEqual(count(2));
    expect(told(effects, [{ acquire: 3 }])).toEqual([['f.0.acquire', 'notAnObject']]);
    const place = (to: unknown) => told(effects, [{ acquire: { pay_with: 'solari', to } }]);
    expect(place({ if: { alliance: 'any' }, then: 'hand', else: 'discard' })).toEqual([]);
    expect(place({ if: { alliance: 'any' }, then: 'hand' }).length).toBe(1);
  });
  test('R8.2 no more troops have to retreat than may', () => {
    const retreat = (min: unknown, max: unknown) => told(effects, [{ retreat: { min, max } }]);
    expect([retreat(2, 2), retreat(0, 'all'), retreat(3, 2)]).toEqual([
      [],
      [],
      [['f.0.retreat.min', 'notAnAmount', { least: 0, most: 2 }]],
    ]);
    expect(told(effects, [{ retreat: 3 }])).toEqual([['f.0.retreat', 'notAnObject']]);
  });
  test('R17.10 several options are different ones, and fewer than there are', () => {
    const choose = (more: object) => told(effects, [{ choose: [[{ draw: 1 }], [{ draw: 2 }], [{ draw: 3 }]], ...more }]);
    expect([choose({}), choose({ n: 2, distinct: true })]).toEqual([[], []]);
    expect([choose({ n: 2 }), choose({ distinct: true })]).toEqual([[['f.0', 'chooseDistinct']], [['f.0', 'chooseDistinct']]]);
    expect(choose({ n: 3, distinct: true })).toEqual([['f.0.n', 'chooseTooMany', { most: 2 }]]);
    expect(choose({ n: 1, distinct: true })).toEqual([['f.0.n', 'notAnAmount', { least: 2, most: 99 }]]);
    expect(told(effects, [{ choose: [[{ draw: 1 }]] }])).toEqual([['f.0.choose', 'tooFew', { count: 1, least: 2 }]]);
    expect(told(effects, [{ choose: 3, n: 2, distinct: true }])).toEqual([['f.0.choose', 'notAList']]);
  });
  test('R17.11 other costs are lower ones', () => {
    const modify = (more: object) => told(effects, [{ modify: 'space_cost', zone: 'city', resource: 'solari', ...more }]);
    expect([modify({ by: -1 }), modify({ by: -9 })]).toEqual([[], []]);
    const wrong = [['f.0.by', 'notAnAmount', { least: -9, most: -1 }]];
    expect([modify({ by: 0 }), modify({ by: -10 })]).toEqual([wrong, wrong]);
    expect(told(effects, [{ modify: 'weather' }])).toEqual([
      ['f.0.modify', 'unknownValue', { value: 'weather', values: 'acquire_cost, space_cost' }],
    ]);
  });
  test('Uprising R5.7 only what counts Factions names the one that is counted', () => {
    const each = (counter: object, faction: string) =>
      told(effects, [{ for_each: counter, do: [{ influence: { faction, amount: 1 } }] }]).length;
    expect([each({ faction_spied_on: true }, 'that-faction'), each({ sandworm_in_conflict: true }, 'that-faction')]).toEqual([0, 1]);
    expect(each({ sandworm_in_conflict: true }, 'fremen')).toBe(0);
    expect(told(effects, [{ for_each: 3, do: [{ draw: 1 }] }])).toEqual([['f.0.for_each', 'notAnObject']]);
  });
  test('R11.8 Influence is lost twice or more often, or just once', () => {
    const lose = (times: number) =>
      told(effects, [{ pay: { lose_influence: { faction: 'any', amount: 1, times } }, then: [{ draw: 1 }] }]).length;
    expect([lose(1), lose(2), lose(3)]).toEqual([1, 0, 0]);
    expect(told(effects, [{ pay: {}, then: [{ draw: 1 }] }])).toEqual([['f.0.pay', 'fieldCount', { least: 1, most: 99 }]]);
  });
  test('R10.6 what is trashed comes from some zone, prices have lists of their own', () => {
    expect(told(effects, [{ trash: { from: [], count: 1 } }])).toEqual([['f.0.trash.from', 'tooFew', { count: 0, least: 1 }]]);
    expect(told(effects, [{ by_cost_option: [[]] }])).toEqual([['f.0.by_cost_option', 'tooFew', { count: 1, least: 2 }]]);
    expect(told(effects, [{ by_cost_option: [[], []] }])).toEqual([]);
  });
});

describe('records', () => {
  const card = { set: 'starter', copies: 1, cost: 0, factions: [], icons: [], agent: [], reveal: [], acquire: [], source: 'public' };
  test('R10.3 a card costs at most 9, or nothing at all', () => {
    const cost = (value: unknown) => told(forms.cardShape, { ...card, cost: value });
    expect([cost(null), cost(0), cost(9), cost(10)]).toEqual([[], [], [], [['f.cost', 'notAnAmount', { least: 0, most: 9 }]]]);
    expect(told(forms.cardShape, { ...card, on_trash: [] })).toEqual([['f.on_trash', 'tooFew', { count: 0, least: 1 }]]);
  });
  const space = {
    zone: 'city',
    icon: 'city',
    faction: null,
    cost: {},
    requirement: null,
    combat: true,
    once_per_player: false,
    maker: false,
    influence_gain: null,
    control_bonus: null,
    effects: [],
    source: 'public',
  };
  test('Uprising R4.4 the Spy icon stands on cards, on no space', () => {
    expect(fits(forms.cardShape, { ...card, icons: ['city', 'spy'] })).toBe(true);
    expect(told(forms.spaceShape, space)).toEqual([]);
    expect(told(forms.spaceShape, { ...space, icon: 'spy' })).toEqual([['f.icon', 'unknownValue', { value: 'spy', values: 'city' }]]);
    expect(told(forms.spaceShape, { ...space, cost_options: [{ spice: 1 }] })).toEqual([
      ['f.cost_options', 'tooFew', { count: 1, least: 2 }],
    ]);
    expect(told(forms.spaceShape, { ...space, cost_options: [{}, { spice: 1 }], sandworms: 0 })).toEqual([]);
    expect(told(forms.postShape, { spaces: [], source: 'seed' })).toEqual([['f.spaces', 'tooFew', { count: 0, least: 1 }]]);
  });
  test('R11.3 rewards of a team stand at 1 and 3, and there is one', () => {
    const track = { spaces: 6, start: 0, vp_at: 2, bonus_at: 4, alliance_at: 4, bonus: [{ draw: 1 }], source: 'public' };
    const rewards = (team_rewards: object) => told(forms.trackShape, { ...track, team_rewards });
    expect([told(forms.trackShape, track), rewards({ 1: [{ draw: 1 }] }), rewards({ 1: [{ draw: 1 }], 3: [{ draw: 1 }] })]).toEqual([
      [],
      [],
      [],
    ]);
    expect(rewards({})).toEqual([['f.team_rewards', 'fieldCount', { least: 1, most: 99 }]]);
    expect(rewards({ 2: [{ draw: 1 }] })).toEqual([['f.team_rewards.2', 'unknownField']]);
  });
  test('R2.8 an Objective is for some numbers of players, of one Faction or icon', () => {
    const objective = { copies: 1, battle_icon: 'crysknife', first_player: false, players: [1], source: 'public' };
    expect([told(forms.objectiveShape, objective), told(forms.objectiveShape, { ...objective, players: [] })]).toEqual([
      [],
      [['f.players', 'tooFew', { count: 0, least: 1 }]],
    ]);
  });
  test('R12.4 an Intrigue card has a way to be used, and that for an unusual time', () => {
    const intrigue = (more: object) => told(forms.intrigueShape, { copies: 1, source: 'seed', ...more });
    const list = [{ draw: 1 }];
    expect([intrigue({ plot: list }), intrigue({ combat: list }), intrigue({ endgame: list })]).toEqual([[], [], []]);
    expect(intrigue({})).toEqual([['f', 'noMode']]);
    expect([intrigue({ plot: list, timing: 'turn_start' }), intrigue({ combat: list, timing: 'after_winning_conflict' })]).toEqual([
      [],
      [],
    ]);
    expect(intrigue({ combat: list, timing: 'turn_start' })).toEqual([['f.timing', 'timingWithoutMode', { mode: 'plot' }]]);
    expect(intrigue({ plot: list, timing: 'after_winning_conflict' })).toEqual([['f.timing', 'timingWithoutMode', { mode: 'combat' }]]);
    expect(told(forms.intrigueShape, [])).toEqual([['f', 'notAnObject']]);
  });
});

describe('Leaders', () => {
  const leader = {
    house: null,
    complexity: 1,
    ability: { timing: 'static', effects: [{ draw: 1 }] },
    signet: [{ draw: 1 }],
    source: 'seed',
  };
  const shape = forms.leaderShape(['atreides', null]);
  const able = (ability: object) => told(shape, { ...leader, ability: { effects: [{ draw: 1 }], ...ability } });
  test('belong to a House of the edition, or to none where that may be', () => {
    expect([told(shape, leader), told(shape, { ...leader, house: 'atreides' })]).toEqual([[], []]);
    expect(told(forms.leaderShape(['atreides']), leader)).toEqual([['f.house', 'unknownValue', { value: 'null', values: 'atreides' }]]);
    expect(told(shape, 3)).toEqual([['f', 'notAnObject']]);
  });
  test.each([
    ['triggered', { take_high_council_seat: true }, 'once_per_game'],
    ['triggered', { harvest: true }, 'once_per_game'],
    ['triggered', { pay_for_space: 'spice' }, 'once_per_game'],
    ['triggered', { deployed_in_own_turn: 3 }, 'once_per_game'],
    ['own_agent_turn', { send_agent_to: { icons: ['city'] } }, 'once_per_turn'],
    ['on_reach', { reach_influence: ['fremen', 2] }, null],
    ['other_players_agent_turn', { another_player_sends_agent_to: { maker: true, spied_on_by_you: true } }, null],
  ] as const)('Uprising R15.1 an ability that is %s has its trigger %j, and may be limited %s', (timing, trigger, limit) => {
    expect(able({ timing, trigger })).toEqual([]);
    expect(able({ timing })).toEqual([['f.ability.trigger', 'triggerNeeded']]);
    expect(able({ timing: 'static', trigger })).toEqual([['f.ability.trigger', 'triggerNeeded']]);
    const other = timing === 'on_reach' ? { harvest: true } : { reach_influence: ['fremen', 2] };
    expect(able({ timing, trigger: other })).toEqual([['f.ability.trigger', 'triggerNeeded']]);
    for (const most of ['once_per_game', 'once_per_turn']) {
      const wrong = [['f.ability.limit', 'unknownValue', { value: most, values: String(limit) }]];
      expect([most, able({ timing, trigger, limit: most })]).toEqual([most, most === limit ? [] : wrong]);
    }
  });
  test('R18.1 abilities of other times need no trigger', () => {
    for (const timing of ['setup', 'static', 'any_time', 'own_reveal_turn']) expect([timing, able({ timing })]).toEqual([timing, []]);
    expect(able({ timing: 'never' })).toEqual([
      ['f.ability.timing', 'unknownValue', { value: 'never', values: expect.stringContaining('setup') }],
    ]);
    expect(told(shape, { ...leader, ability: 3 })).toEqual([['f.ability', 'notAnObject']]);
    expect(able({ timing: 'own_agent_turn', trigger: { send_agent_to: { icons: [] } } })).toEqual([
      ['f.ability.trigger.send_agent_to.icons', 'tooFew', { count: 0, least: 1 }],
    ]);
  });
  test('Uprising R15.2 a track leads from place to place, all of them its own', () => {
    const track = (training_track: unknown) => told(shape, { ...leader, training_track });
    const nodes = { a: { next: ['b'], reward: [] }, b: { next: [], reward: [{ draw: 1 }] } };
    expect(track({ start: 'a', nodes })).toEqual([]);
    expect(track({ start: 'c', nodes })).toEqual([['f.training_track.start', 'unknownValue', { value: 'c', values: 'a, b' }]]);
    expect(track({ start: 'a', nodes: { ...nodes, b: { next: ['c'], reward: [] } } })).toEqual([
      ['f.training_track.nodes.b.next.0', 'unknownValue', { value: 'c', values: 'a, b' }],
    ]);
    expect(track({ start: 'a', nodes: { ...nodes, b: { next: [''], reward: [] } } })[0]).toEqual([
      'f.training_track.nodes.b.next.0',
      'unknownName',
      { sort: 'leader', name: '' },
    ]);
    expect(track({ start: 'a', nodes: { ...nodes, b: 3 } })).toEqual([['f.training_track.nodes.b', 'notAnObject']]);
    expect(track(3)).toEqual([['f.training_track', 'notAnObject']]);
    expect(track({ start: 'a', nodes: 3 })).toEqual([['f.training_track.start', 'unknownValue', { value: 'a', values: '' }]]);
  });
  test('Uprising R15.6 a side that is turned up is the other side of this Leader', () => {
    const flipping = (id: string, more: object) =>
      told(shape, { ...leader, ability: { timing: 'static', effects: [{ pay: { solari: 1 }, then: [{ flip_leader: id }] }] }, ...more });
    const other = { id: 'seer', ability: { timing: 'static', effects: [{ draw: 1 }] }, signet: [{ draw: 1 }] };
    expect([flipping('seer', { other_side: other }), flipping('seer', {})]).toEqual([
      [],
      [['f.ability.effects', 'unknownName', { sort: 'leader', name: 'seer' }]],
    ]);
    const turned = (id: unknown) =>
      told(shape, { ...leader, ability: { timing: 'static', effects: [{ draw: 1 }, { flip_leader: id }] }, other_side: other })[0];
    expect([turned(''), turned(3)]).toEqual(
      ['', '3'].map((name) => ['f.ability.effects.1.flip_leader', 'unknownName', { sort: 'leader', name }]),
    );
    expect(told(shape, { ...leader, other_side: { ...other, id: '' } })).toEqual([
      ['f.other_side.id', 'unknownName', { sort: 'leader', name: '' }],
    ]);
    expect(told(shape, { ...leader, other_side: { ...other, id: 3 } })).toEqual([
      ['f.other_side.id', 'unknownName', { sort: 'leader', name: '3' }],
    ]);
  });
});

describe('Uprising R17.1 Rivals', () => {
  const card = { copies: 1, swords: null, send_to: 'dune', effects: [], mark: null, source: 'seed' };
  const sent = (send_to: unknown, list: unknown = []) => told(hagalCardShape, { ...card, send_to, effects: list });
  test('R17.6 a card names a space, a fork with a list for each, or the best of several', () => {
    const fork = { if: { alliance: 'any' }, then: 'dune', else: 'well' };
    expect([sent('dune'), sent(null), sent(fork, []), sent({ best_of: ['dune', 'well'], by: 'bonus_spice', least: 0 })]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(sent('nowhere')).toEqual([['f.send_to', 'unknownName', { sort: 'space', name: 'nowhere' }]]);
    expect(sent({ best_of: ['dune'], by: 'bonus_spice', least: 0 })).toEqual([['f.send_to.best_of', 'tooFew', { count: 1, least: 2 }]]);
    expect(sent(fork, { dune: [], well: [] })).toEqual([]);
    expect(sent(fork, { dune: [] })).toEqual([['f.effects.well', 'notAList']]);
    expect(sent(fork, { well: [] })).toEqual([['f.effects.dune', 'notAList']]);
    expect(sent(fork, { dune: [], well: [], nowhere: [] })).toEqual([
      ['f.effects.nowhere', 'unknownName', { sort: 'space', name: 'nowhere' }],
    ]);
    expect(told(hagalCardShape, 3)).toEqual([['f', 'notAnObject']]);
  });
  test('Uprising R17.11 a Spy of theirs goes by their card, or to the first free of some posts', () => {
    const spy = (where: unknown) => sent('dune', [{ rival_spy: where }]).map((fault) => (fault as string[]).slice(0, 2).join(' '));
    expect([spy('faction_priority'), spy({ first_free_of: ['ridge'] })]).toEqual([[], []]);
    expect([spy({ first_free_of: [] }), spy({ first_free_of: ['ridge', ''] }), spy({}), spy(3)]).toEqual([
      ['f.effects.0.rival_spy.first_free_of tooFew'],
      ['f.effects.0.rival_spy.first_free_of.1 unknownName'],
      ['f.effects.0.rival_spy.first_free_of notAList'],
      ['f.effects.0.rival_spy notAnObject'],
    ]);
  });
  test('R17.8 the order on a card names each Faction once', () => {
    const rival = {
      swordmaster_value: 8,
      priority: ['fremen', 'emperor'],
      signet: [{ draw: 1 }],
      scheme: [{ draw: 1 }],
      streamlined: true,
      source: 'seed',
    };
    expect(told(rivalShape, rival)).toEqual([]);
    expect(told(rivalShape, { ...rival, priority: ['fremen', 'fremen'] })).toEqual([['f.priority', 'notSoMany', { right: 2 }]]);
    expect(told(rivalShape, { ...rival, priority: ['fremen'] })).toEqual([['f.priority', 'notSoMany', { right: 2 }]]);
    expect(told(rivalShape, 3)).toEqual([['f', 'notAnObject']]);
    for (const field of Object.keys(rival)) expect([field, told(rivalShape, without(rival, field)).length]).toEqual([field, 1]);
  });
  test('Uprising R17.17 levels and variants are those of the rulebook', () => {
    const level = { human_bonus: [], rival_garrison: 0, human_swordmaster: true, source: 'seed' };
    const all = ['smart-politics', 'brutal-escalation', 'expert-deployment', 'dice-churn', 'streamlined'];
    expect(told(levelShape, { ...level, variants: all })).toEqual([]);
    expect(told(levelShape, { ...level, variants: ['none'] })).toEqual([
      ['f.variants.0', 'unknownValue', { value: 'none', values: all.join(', ') }],
    ]);
    const variants = {
      'smart-politics': { alliance_lead: 1, influence: 1, behind: 1, source: 'seed' },
      'brutal-escalation': { tier: 3, combat_cards: 2, source: 'seed' },
      'expert-deployment': { tiers: [3], lead_in_units: 5, source: 'seed' },
      'dice-churn': { dice: 2, sides: 6, seats: [1], source: 'seed' },
      streamlined: { vp_from: ['alliance'], wins: false, gains_after_swordmaster: false, source: 'seed' },
    };
    expect(told(variantsShape, variants)).toEqual([]);
    const streamlined = (more: object) => told(variantsShape, { ...variants, streamlined: { ...variants.streamlined, ...more } }).length;
    expect([streamlined({ wins: true }), streamlined({ gains_after_swordmaster: true }), streamlined({ vp_from: [] })]).toEqual([1, 1, 1]);
  });
});
