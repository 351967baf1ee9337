import { describe, expect, test } from 'vitest';
import { arranged, type ArrangedPlayer, type Arrangement } from '../arranged-position.ts';
import { ACADEMY } from '../leaders.fixture.ts';
import type { Condition } from '../effects/conditions.ts';
import type { Costs } from '../effects/costs.ts';
import type { Counter } from '../effects/counters.ts';
import type { Effect, Effects } from '../effects/effects.ts';
import { isPartOfTurn, isSetOffBy } from '../queries/abilities.ts';
import { acquirable, affordable, asideDiscount, bargainOf, notAffordable, persuasionFor, placeFor } from '../queries/acquire.ts';
import { agentsToRecall } from '../queries/agents.ts';
import { counted, holds } from '../queries/conditions.ts';
import { onAcquired, shownInHand } from '../queries/cardplay.ts';
import { nextInWindow, participants, ranking } from '../queries/combat.ts';
import { canPay, canPayTogether } from '../queries/costs.ts';
import { isCouncilFull } from '../queries/council.ts';
import { deployable, deployableBy, noDeployment, recruitsToDeploy } from '../queries/deployment.ts';
import { inOrder, openPiecesBefore, together } from '../queries/effect-order.ts';
import { lastGivenUp, othersOfFaction } from '../queries/given-up.ts';
import { stageOf, stagesOf, stepsOf } from '../queries/leader-track.ts';
import { holdsIntrigue, notPlayable, playable } from '../queries/playable-intrigue.ts';
import { shortOf, whyCannotPay, whyTooDear } from '../queries/price.ts';
import { sceneFor, sourceIn } from '../queries/scene.ts';
import { standingAt } from '../queries/score.ts';
import { clockwise } from '../queries/table.ts';
import { sceneOf } from '../queries/turn.ts';
import { trashOptions } from '../queries/zones.ts';
import type { FamilyState, State } from '../types.ts';
import { alone, open } from './cardplay-story.fixture.ts';

// What can be asked about a position.

type Player = NonNullable<FamilyState['players']['seat1']>;
const at = (player: ArrangedPlayer = {}, more: Arrangement = {}): FamilyState => structuredClone(alone(player, more).state) as FamilyState;
/** The position with something else in it that no arrangement says. */
function where(state: FamilyState, change: (state: FamilyState, own: Player) => unknown): FamilyState {
  const copy = structuredClone(state);
  change(copy, copy.players.seat1 as Player);
  return copy;
}
const true_ = (state: State, condition: Condition, by: 'seat1' | 'seat2' = 'seat1', origin: number | null = null): boolean =>
  holds(state, { ...sceneFor(state, by), origin }, condition);
const count = (state: State, counter: Counter, origin: number | null = null): number =>
  counted(state, { ...sceneFor(state, 'seat1'), origin }, counter);

describe('R17.4 conditions', () => {
  test('R11.9 Influence and Alliances, of a Faction or of any', () => {
    const state = at({ influence: { fremen: 4 } }, { alliances: { fremen: 'seat1' } });
    expect([4, 5].map((least) => true_(state, { influence: ['fremen', least] }))).toEqual([true, false]);
    expect([true_(state, { alliance: 'fremen' }), true_(state, { alliance: 'emperor' }), true_(state, { alliance: 'any' })]).toEqual([
      true,
      false,
      true,
    ]);
    expect([true_(state, { alliance: 'any' }, 'seat2'), true_(state, { alliance: 'fremen' }, 'seat2')]).toEqual([false, false]);
    expect([1, 2].map((tracks) => true_(state, { tracks_with_influence: { min_influence: 4, tracks } }))).toEqual([true, false]);
  });
  test('R17.5 another card of the Faction in play than the one that asks', () => {
    const state = where(at({ inPlay: ['tribe', 'weirding', 'guard'] }), ({ turn }) => {
      turn.origins = [
        { card: 'tribe', works: true },
        { card: 'weirding', works: false },
        { card: 'guard', works: true },
      ];
    });
    const bond: Condition = { in_play_other: { faction: 'fremen' } };
    expect([null, 0, 1, 2].map((origin) => true_(state, bond, 'seat1', origin))).toEqual([true, true, true, true]);
    const one = where(state, (_, own) => (own.inPlay = ['tribe', 'guard']));
    expect([null, 0, 1, 2].map((origin) => true_(one, bond, 'seat1', origin))).toEqual([true, false, true, true]);
    expect(true_(one, { in_play_other: { faction: 'emperor' } }, 'seat1', 0)).toBe(false);
    expect([
      count(state, { card_in_play: { faction: 'fremen', including_this: true } }, 0),
      count(one, { card_in_play: { faction: 'fremen', including_this: true } }),
    ]).toEqual([2, 1]);
  });
  test('R9.1 the own Reveal turn, the own seat in the Council, the own Swordmaster', () => {
    const reveal = where(at({ council: true, swordmaster: true }), ({ turn }) => (turn.kind = 'reveal'));
    expect([
      true_(reveal, { reveal_turn: true }),
      true_(reveal, { reveal_turn: true }, 'seat2'),
      true_(at(), { reveal_turn: true }),
    ]).toEqual([true, false, false]);
    expect([true_(reveal, { high_council_seat: true }), true_(reveal, { high_council_seat: false })]).toEqual([true, false]);
    expect([true_(reveal, { swordmaster: true }), true_(reveal, { swordmaster: true }, 'seat2')]).toEqual([true, false]);
    expect(true_(at(), { mentat_on_space: true })).toBe(false);
  });
  test('R19.43 troops in the Conflict: the own, those of all opponents together, the strength', () => {
    const state = at({ conflict: 2, swords: 1 }, { players: { seat2: { conflict: 1 }, seat3: { conflict: 2 } } });
    expect([3, 4].map((least) => true_(state, { opponent_troop_in_conflict: least }))).toEqual([true, false]);
    expect([2, 3].map((least) => true_(state, { units_in_conflict: least }))).toEqual([true, false]);
    expect([5, 6].map((least) => true_(state, { strength_in_conflict: least }))).toEqual([true, false]);
    const deployed = where(state, ({ turn }) => (turn.netDeployed = 2));
    expect([2, 3].map((least) => true_(deployed, { deployed_units_this_turn: least }))).toEqual([true, false]);
    expect(true_(deployed, { deployed_units_this_turn: 1 }, 'seat2')).toBe(false);
  });
  test('R19.45 copies of a card in all own zones, more than each opponent', () => {
    const state = at({ deck: ['bargain'], hand: ['bargain'], inPlay: ['bargain'], discard: ['bargain'] });
    expect([4, 5].map((least) => true_(state, { owned_cards: ['bargain', least] }))).toEqual([true, false]);
    expect(true_(state, { card_count_more_than_each_opponent: 'bargain' })).toBe(true);
    const equal = at({ hand: ['bargain'] }, { players: { seat2: { hand: ['bargain'], noMore: true } } });
    expect(true_(equal, { card_count_more_than_each_opponent: 'bargain' })).toBe(false);
  });
  test('Uprising R13.3, Uprising R15.9 the card that was given up last for this very effect', () => {
    const given = (how: 'discarded' | 'trashed', card: string, origin: number | null = 3) => ({ by: 'seat1' as const, origin, how, card });
    const state = where(
      at(),
      ({ turn }) => (turn.givenUp = [given('discarded', 'tribe'), given('discarded', 'guard', 4), given('trashed', 'path')]),
    );
    expect([3, 4, null].map((origin) => true_(state, { discarded_faction: 'fremen' }, 'seat1', origin))).toEqual([true, false, false]);
    expect([2, 3].map((least) => true_(state, { trashed_card_cost_at_least: least }, 'seat1', 3))).toEqual([true, false]);
    expect([
      true_(state, { trashed_card_cost_at_least: 0 }, 'seat1', 4),
      true_(state, { discarded_faction: 'fremen' }, 'seat2', 3),
    ]).toEqual([false, false]);
    const later = where(state, ({ turn }) => (turn.givenUp = [...(turn.givenUp ?? []), given('discarded', 'guard')]));
    expect(lastGivenUp(later, { ...sceneFor(later, 'seat1'), origin: 3 }, 'discarded')).toBe('guard');
    expect(lastGivenUp(at(), sceneFor(at(), 'seat1'), 'trashed')).toBeNull();
  });
  test('Uprising R13.4 where the Agent of the own turn went, and what was gained in it', () => {
    const sent = (space: string, kind: 'agent' | 'reveal' = 'agent') => where(at(), ({ turn }) => Object.assign(turn, { space, kind }));
    const maker: Condition = { sent_agent_to: { maker: true } };
    const faction: Condition = { sent_agent_to: { faction_space: true } };
    expect([true_(sent('dune'), maker), true_(sent('camp'), maker), true_(sent('camp'), faction), true_(sent('dune'), faction)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([true_(sent('dune'), maker, 'seat2'), true_(sent('dune', 'reveal'), maker), true_(at(), maker)]).toEqual([false, false, false]);
    const spice = where(at(), ({ turn }) => (turn.spiceGained = 1));
    expect([
      true_(spice, { gained_spice_this_turn: true }),
      true_(spice, { gained_spice_this_turn: true }, 'seat2'),
      true_(at(), { gained_spice_this_turn: true }),
    ]).toEqual([true, false, false]);
    expect([2, 3].map((least) => true_(at({ deck: ['guard', 'envoy'] }), { deck_size: least }))).toEqual([true, false]);
  });
  test('Uprising R12.4 Influence where an opponent, and nobody else, has the Alliance', () => {
    const state = at({ influence: { fremen: 3 } }, { alliances: { fremen: 'seat2' }, players: { seat2: { influence: { fremen: 4 } } } });
    expect([3, 4].map((least) => true_(state, { influence_where_opponent_has_alliance: least }))).toEqual([true, false]);
    expect([
      true_(state, { influence_where_opponent_has_alliance: 3 }, 'seat2'),
      true_(at({ influence: { fremen: 3 } }), { influence_where_opponent_has_alliance: 3 }),
    ]).toEqual([false, false]);
  });
  test('of several all have to hold', () => {
    const both = { influence: ['fremen', 0], reveal_turn: true } as unknown as Condition;
    expect([
      true_(at(), both),
      true_(
        where(at(), ({ turn }) => (turn.kind = 'reveal')),
        both,
      ),
    ]).toEqual([false, true]);
  });
});

describe('Uprising R8.2 counters', () => {
  test('cards of the Faction that were revealed in the own Reveal turn', () => {
    const state = where(at(), ({ turn }) => {
      turn.kind = 'reveal';
      turn.origins = ['soldier', 'coordination', 'guard'].map((card) => ({ card, works: true }));
    });
    const revealed: Counter = { revealed_card: { faction: 'emperor', including_this: true } };
    expect([
      count(state, revealed),
      count(
        where(state, ({ turn }) => (turn.kind = 'agent')),
        revealed,
      ),
    ]).toEqual([2, 0]);
    expect(
      count(
        where(state, ({ turn }) => (turn.of = 'seat2')),
        revealed,
      ),
    ).toBe(0);
  });
  test('other cards that gave swords and still work', () => {
    const state = where(at(), ({ turn }) => {
      Object.assign(turn, { kind: 'reveal', armed: [0, 1, 2] });
      turn.origins = [true, true, false].map((works) => ({ card: 'guard', works }));
    });
    const armed: Counter = { other_revealed_card_providing_swords: true };
    expect([count(state, armed, 0), count(state, armed)]).toEqual([1, 2]);
    expect(
      count(
        where(state, ({ turn }) => (turn.kind = 'agent')),
        armed,
      ),
    ).toBe(0);
    expect(
      count(
        where(state, ({ turn }) => (turn.of = 'seat2')),
        armed,
      ),
    ).toBe(0);
    expect(
      count(
        where(at(), ({ turn }) => (turn.kind = 'reveal')),
        armed,
      ),
    ).toBe(0);
  });
  test('several together are added', () => {
    const state = where(at({ inPlay: ['tribe'] }), ({ turn }) =>
      Object.assign(turn, { kind: 'reveal', origins: [{ card: 'soldier', works: true }] }),
    );
    expect(
      count(state, {
        card_in_play: { faction: 'fremen', including_this: true },
        revealed_card: { faction: 'emperor', including_this: true },
      } as never),
    ).toBe(2);
  });
});

describe('R17.2 prices', () => {
  const pays = (state: State, costs: Costs, origin: number | null = null): boolean =>
    canPay(state, { ...sceneFor(state, 'seat1'), origin }, costs);
  test('goods, cards and troops have to be there, all of them', () => {
    const state = at({
      solari: 2,
      spice: 1,
      water: 3,
      hand: ['guard', 'tribe'],
      discard: ['envoy'],
      intrigue: ['arms', 'offer'],
      conflict: 2,
      garrison: 1,
    });
    const most: readonly Costs[] = [
      { solari: 2 },
      { spice: 1 },
      { water: 3 },
      { intrigue: 2 },
      { trash_intrigue: 2 },
      { discard: 2 },
      { trash: { from: ['hand', 'discard'], count: 3 } },
      { lose_troop: { from: 'conflict', count: 2 } },
      { retreat: { min: 2, max: 2 } },
    ];
    expect(most.map((costs) => pays(state, costs))).toEqual(most.map(() => true));
    const more: readonly Costs[] = [
      { solari: 3 },
      { spice: 2 },
      { water: 4 },
      { intrigue: 3 },
      { trash_intrigue: 3 },
      { discard: 3 },
      { trash: { from: ['hand', 'discard'], count: 4 } },
      { lose_troop: { from: 'conflict', count: 3 } },
      { retreat: { min: 3, max: 3 } },
      { solari: 2, spice: 2 },
      { spice: 2, solari: 2 },
    ];
    expect(more.map((costs) => pays(state, costs))).toEqual(more.map(() => false));
  });
  test('Uprising R8.14 cards of a Faction, in hand or in play beside the own', () => {
    const state = where(
      at({ hand: ['tribe'], inPlay: ['weirding', 'guard'] }),
      ({ turn }) => (turn.origins = [{ card: 'weirding', works: true }]),
    );
    const hand = (faction: 'fremen' | 'emperor'): Costs => ({ trash_from_hand: { faction } });
    expect([pays(state, hand('fremen')), pays(state, hand('emperor'))]).toEqual([true, false]);
    const play: Costs = { trash_from_play: { faction: 'fremen', other_than_this: true } };
    expect([pays(state, play, 0), pays(state, play), pays(at({ inPlay: [] }), play)]).toEqual([false, true, false]);
    const two = where(state, (_, own) => (own.inPlay = ['weirding', 'tribe', 'weirding']));
    expect(othersOfFaction(two, { ...sceneFor(two, 'seat1'), origin: 0 }, 'fremen')).toEqual(['weirding', 'tribe']);
  });
  test('the card itself, while it works', () => {
    const state = where(at(), ({ turn }) => {
      turn.origins = [
        { card: 'guard', works: true },
        { card: 'envoy', works: false },
      ];
    });
    expect([0, 1, 2, null].map((origin) => pays(state, { trash_this: true }, origin))).toEqual([true, false, false, false]);
  });
  test('R11.8 Influence, so often so much of the Faction or of any', () => {
    const state = at({ influence: { fremen: 3, emperor: 1 } });
    const lose = (faction: 'fremen' | 'any', amount: number, times?: number): boolean =>
      pays(state, { lose_influence: { faction, amount, ...(times !== undefined && { times }) } });
    expect([
      lose('fremen', 3),
      lose('fremen', 4),
      lose('fremen', 1, 3),
      lose('fremen', 1, 4),
      lose('any', 1, 4),
      lose('any', 1, 5),
      lose('any', 2, 2),
    ]).toEqual([true, false, true, false, true, false, false]);
  });
  test('Uprising R18.8 alone nobody else gives anything', () => {
    const state = at({ spice: 2 }, { players: { seat2: { spice: 5 } } });
    expect([2, 3].map((spice) => canPayTogether(state, sceneFor(state, 'seat1'), { spice }))).toEqual([true, false]);
    expect(canPayTogether(state, sceneFor(state, 'seat1'), {})).toBe(true);
  });
  test('R6.3 what there is too little of is told with its figures, the first of the goods', () => {
    const state = at({ solari: 1, spice: 0, water: 1 });
    expect([
      shortOf(state, 'seat1', { solari: 1 }),
      shortOf(state, 'seat1', { solari: 2, spice: 1 }),
      shortOf(state, 'seat1', { spice: 1 }),
    ]).toEqual([null, 'solari', 'spice']);
    expect(whyTooDear(state, 'seat1', { spice: 2 })).toMatchObject({ rule: 'R6.3', with: { resource: 'spice', amount: 2, have: 0 } });
    expect(whyTooDear(state, 'seat1', { water: 1 })).toBeNull();
    expect(whyCannotPay(state, 'seat1', { spice: 2 })).toMatchObject({ rule: 'R17.2', with: { resource: 'spice', amount: 2, have: 0 } });
    expect(whyCannotPay(state, 'seat1', { discard: 1 })).toMatchObject({ key: 'imperium.why.cannotPay', with: { price: '{"discard":1}' } });
  });
});

describe('R8.4 deploying', () => {
  const sent = (change: Partial<FamilyState['turn']>, player: ArrangedPlayer = { garrison: 5 }): FamilyState =>
    where(at(player), ({ turn }) => Object.assign(turn, { kind: 'agent', space: 'dune', ...change }));
  test('the recruits of the turn and two more, as far as they are in the garrison', () => {
    expect([
      deployable(sent({}), 'seat1'),
      deployable(sent({ recruited: 2 }), 'seat1'),
      deployable(sent({ recruited: 2, deployed: 3 }), 'seat1'),
      deployable(sent({ recruited: 9 }), 'seat1'),
      deployable(sent({}, { garrison: 1 }), 'seat1'),
    ]).toEqual([2, 4, 1, 5, 1]);
    expect(
      [sent({ space: 'throne' }), sent({ kind: 'reveal' }), sent({ kind: 'open', space: null }), sent({ space: null })].map((state) =>
        deployable(state, 'seat1'),
      ),
    ).toEqual([0, 0, 0, 0]);
  });
  test('R8.6 why no more can be, where more are in the garrison', () => {
    const why = (state: State) => noDeployment(state, 'seat1').map(({ target, why: { rule, with: gaps } }) => [target, rule, gaps]);
    expect(why(sent({}))).toEqual([[{ deploy: 3 }, 'R8.4', { most: 2 }]]);
    expect([why(sent({}, { garrison: 2 })), why(sent({}, { garrison: 0 }))]).toEqual([[], []]);
    expect(why(sent({ space: 'throne' }))).toEqual([[{ deploy: 1 }, 'R8.6', undefined]]);
    expect(why(sent({ kind: 'open', space: null }))).toEqual([[{ deploy: 1 }, 'R8.6', undefined]]);
    expect(why(sent({ origins: [{ card: 'ban', works: true }] }))).toEqual([[{ deploy: 1 }, 'R15.10', undefined]]);
  });
  test('R8.6 by an effect, of the garrison, the supply, or what was recruited for it', () => {
    const state = sent({ recruited: 4 }, { garrison: 5 });
    const scene = { ...sceneFor(state, 'seat1'), since: 1 };
    const by = (from: 'garrison' | 'supply' | 'recruited_now', max: number | 'all') => deployableBy(state, scene, from, max);
    expect([
      by('garrison', 'all'),
      by('garrison', 2),
      by('supply', 'all'),
      by('supply', 1),
      by('recruited_now', 'all'),
      by('recruited_now', 2),
    ]).toEqual([5, 2, 3, 1, 3, 2]);
    const few = sent({ recruited: 4 }, { garrison: 2 });
    expect(deployableBy(few, { ...scene, since: 1 }, 'recruited_now', 'all')).toBe(2);
    expect(deployableBy(sent({ origins: [{ card: 'ban', works: true }] }), scene, 'garrison', 'all')).toBe(0);
  });
  test('Uprising R7.4 recruits of the own turn from anywhere, bounded by what all may', () => {
    const left = (change: Partial<FamilyState['turn']>, by: 'seat1' | 'seat2' = 'seat1', garrison = 5) =>
      recruitsToDeploy(sent(change, { garrison }), by);
    expect([
      left({ recruited: 3 }),
      left({ recruited: 3, deployed: 4 }),
      left({ recruited: 1, deployed: 5 }),
      left({ recruited: 3 }, 'seat1', 2),
      left({ recruited: 3 }, 'seat2'),
    ]).toEqual([3, 1, 0, 2, 0]);
    expect(left({ recruited: 3, origins: [{ card: 'ban', works: true }] })).toBe(0);
  });
});

describe('R10.3 what is for sale', () => {
  const market = { row: ['path', 'tribe', 'court'], reserve: { bargain: 1 } } as const;
  const shop = (persuasion: number, player: ArrangedPlayer = {}, more: Arrangement = {}): FamilyState =>
    where(at(player, { ...market, ...more }), ({ turn }) => Object.assign(turn, { persuasion, kind: 'reveal' }));
  const names = (list: readonly { acquire: string; from: string; to: string }[]) =>
    list.map(({ acquire, from, to }) => `${acquire} ${from} ${to}`);
  test('as far as the Persuasion goes: of the Row, the stacks, and what is set aside', () => {
    expect([names(affordable(shop(1), 'seat1')), names(affordable(shop(2), 'seat1'))]).toEqual([
      [],
      ['path row discard', 'bargain reserve discard'],
    ]);
    expect(names(affordable(shop(4, { aside: ['asset'] }), 'seat1'))).toEqual([
      'path row discard',
      'tribe row discard',
      'court row discard',
      'bargain reserve discard',
      'asset aside discard',
    ]);
    expect(names(affordable(shop(9, {}, { reserve: { bargain: 0 } }), 'seat1'))).toEqual([
      'path row discard',
      'tribe row discard',
      'court row discard',
    ]);
  });
  test('why the rest is not: too dear by how much, or none is left', () => {
    const why = (state: State) =>
      notAffordable(state, 'seat1').map(({ target, why: { rule, with: gaps } }) => [(target as { acquire: string }).acquire, rule, gaps]);
    expect(why(shop(3))).toEqual([['court', 'R10.3', { cost: 4, have: 3 }]]);
    expect(why(shop(9, {}, { reserve: { bargain: 0 } }))).toEqual([['bargain', 'R10.9', undefined]]);
  });
  test('R18.6 what was set aside by a card costs less, never below nothing', () => {
    const state = shop(0, { aside: ['court'], waiting: ['manipulate'] });
    expect([persuasionFor(state, { acquire: 'court', from: 'aside' }), persuasionFor(state, { acquire: 'court', from: 'row' })]).toEqual([
      3, 4,
    ]);
    expect([asideDiscount(state, 'seat1'), asideDiscount(state, 'seat2'), asideDiscount(state, null)]).toEqual([1, 0, 0]);
    const resolving = where(shop(0), (each) => (each.resolving = ['manipulate']));
    expect([
      asideDiscount(resolving, 'seat1'),
      asideDiscount(
        where(resolving, (each) => (each.resolving = ['weakness'])),
        'seat1',
      ),
    ]).toEqual([1, 0]);
  });
  test('R19.40 without Persuasion: up to a cost, of just that cost, or for Solari that are there', () => {
    const state = shop(0, { solari: 3 });
    const by = (bargain: object) => names(acquirable(state, 'seat1', { maxCost: null, to: 'hand', ...bargain } as never));
    expect([
      by({ maxCost: 2 }),
      by({ maxCost: 3, exact: true }),
      by({ payWith: 'solari' }),
      by({ maxCost: 9, payWith: 'solari' }).length,
      by({}).length,
    ]).toEqual([
      ['path row hand', 'bargain reserve hand'],
      ['tribe row hand'],
      ['path row hand', 'tribe row hand', 'bargain reserve hand'],
      3,
      4,
    ]);
    const scene = sceneFor(state, 'seat1');
    expect(bargainOf(state, scene, { pay_with: 'nothing', to: 'deck_top', max_cost: 3 })).toEqual({ maxCost: 3, to: 'deck' });
    expect(bargainOf(state, scene, { pay_with: 'solari', to: 'hand', exact_cost: 2 })).toEqual({
      maxCost: 2,
      exact: true,
      payWith: 'solari',
      to: 'hand',
    });
    expect(bargainOf(state, scene, { pay_with: 'solari', to: 'discard' })).toEqual({ maxCost: null, payWith: 'solari', to: 'discard' });
    const place = { if: { influence: ['fremen', 1] }, then: 'hand', else: 'deck_top' } as const;
    expect([placeFor(state, scene, place), placeFor(at({ influence: { fremen: 1 } }), scene, place)]).toEqual(['deck', 'hand']);
  });
});

describe('R17.9 orders', () => {
  const scene = (state: State) => sceneFor(state, 'seat1');
  const [swords, draw, discard, water]: readonly Effect[] = [{ swords: 1 }, { draw: 1 }, { discard: 1 }, { gain: { water: 1 } }];
  const lists = (tasks: readonly { do: string; list?: Effects }[]) => tasks.map(({ do: name, list }) => [name, list]);
  test('plain gains come first; the rest is asked about, unless it is all the same', () => {
    const state = at();
    const order = (...list: readonly (Effect | undefined)[]) => lists(inOrder(scene(state), list as Effects) as never);
    expect(order(draw, swords, discard)).toEqual([
      ['run', [swords]],
      ['order', [draw, discard]],
    ]);
    expect([order(draw, draw, water), order(water), order()]).toEqual([[['run', [water, draw, draw]]], [['run', [water]]], []]);
    expect(order(draw, discard)).toEqual([['order', [draw, discard]]]);
    expect(lists(inOrder({ ...scene(state), by: 'rival1' }, [draw, discard] as Effects) as never)).toEqual([['run', [draw, discard]]]);
  });
  test('Uprising R13.2 what stands together is asked about where the rules say so and it can make a difference', () => {
    const state = at();
    const here = (...list: readonly (Effect | undefined)[]) => lists(together(state, scene(state), list as Effects) as never);
    expect(
      [here(draw, swords), here(draw, { intrigue: 1 }), here(draw, { if: { alliance: 'any' }, then: [{ draw: 1 }] })].map(
        (tasks) => tasks[0]?.[0],
      ),
    ).toEqual(['run', 'run', 'run']);
    expect(here(draw, discard)).toEqual([['order', [draw, discard]]]);
    expect(here(draw, { if: { alliance: 'any' }, then: [{ discard: 1 }] })[0]?.[0]).toBe('order');
    expect(here(discard, { if: { discarded_faction: 'fremen' }, then: [{ draw: 1 }] })[0]?.[0]).toBe('run');
    const { state: hamlet } = arranged('hamlet', {});
    expect(together(hamlet, scene(hamlet), [draw, discard] as Effects).map((task) => task.do)).toEqual(['run']);
    const companion = where(state, (each) => (each.options = { ...each.options, board: 'companion' }));
    expect(together(companion, scene(companion), [draw, discard] as Effects).map((task) => task.do)).toEqual(['run']);
  });
  test('R17.12 a card is trashed last: open pieces of its own come before, those that wait do not', () => {
    const state = (pieces: readonly object[]): FamilyState => where(at(), ({ turn }) => Object.assign(turn, { pieces }));
    const piece = (id: number, effect: object, origin: number | null, from = 'card') => ({ id, effect, origin, from });
    const never = () => false;
    const isOpen = (pieces: readonly object[], waits: (effect: Effect) => boolean = never) => openPiecesBefore(state(pieces), 0, waits);
    expect([isOpen([piece(1, { draw: 1 }, 0)]), isOpen([piece(1, { draw: 1 }, 1)]), isOpen([])]).toEqual([true, false, false]);
    expect(isOpen([piece(1, { draw: 1 }, 0)], () => true)).toBe(false);
    expect(
      isOpen([
        piece(1, { pay: { trash_this: true }, then: [] }, 0),
        piece(2, { if: { alliance: 'any' }, then: [{ trash_this: true }] }, 0),
      ]),
    ).toBe(true);
    expect(isOpen([piece(2, { if: { alliance: 'any' }, then: [{ trash_this: true }] }, 0)])).toBe(false);
    expect(isOpen([piece(1, { influence: { faction: 'fremen', amount: 1 } }, null, 'influence')])).toBe(false);
  });
});

describe('Uprising R15.2 tracks', () => {
  const { training_track: track } = ACADEMY.records.leaders['squire'] ?? {};
  const squire = (place?: string, leader = 'squire'): State =>
    arranged('academy', { players: { seat1: { leader, ...(place !== undefined && { leaderBoard: { place } }) } } }).state;
  test('have stages, each with its ways, until the ways meet again', () => {
    if (!track) throw new Error('The squire trains');
    expect(stagesOf(track).map((ways) => ways.map(({ place, after }) => [place, after.length]))).toEqual([
      [
        ['smithy', 0],
        ['library', 0],
      ],
      [['hall', 0]],
      [
        ['stable', 0],
        ['cellar', 1],
      ],
      [['tower', 0]],
    ]);
  });
  test('a token stands in one of them, or at the start', () => {
    const stage = (place?: string) => stageOf(squire(place), 'seat1');
    expect(['smithy', 'library', 'hall', 'stable', 'cellar', 'vault', 'tower'].map(stage)).toEqual([1, 1, 2, 3, 3, 3, 4]);
    expect([stageOf(squire(), 'seat1'), stageOf(squire(undefined, 'captain'), 'seat1')]).toEqual([0, 0]);
  });
  test('steps lead on from where it stands, from the start where it does not stand anywhere yet', () => {
    const steps = (place?: string) => stepsOf(squire(place), 'seat1').map((way) => way.place);
    expect([steps(), steps('hall'), steps('cellar'), steps('tower')]).toEqual([['smithy', 'library'], ['stable', 'cellar'], ['vault'], []]);
    expect(stepsOf(squire(undefined, 'captain'), 'seat1')).toEqual([]);
    const [way] = stepsOf(squire('smithy'), 'seat1');
    expect(way).toEqual({ place: 'hall', reward: [{ gain: { water: 1 } }], after: [] });
    expect(stepsOf(squire('hall'), 'seat1')[1]?.after).toEqual([{ gain: { solari: 3 } }]);
  });
});

describe('Combat', () => {
  const fight = (strengths: readonly number[], more: Arrangement = {}): State =>
    open({
      agenda: [{ do: 'nextTurn', by: 'seat1' }],
      ...more,
      players: Object.fromEntries(strengths.map((conflict, n) => [`seat${n + 1}`, { conflict, garrison: 0 }])),
    }).state;
  const places = (...strengths: readonly number[]) =>
    ranking(fight(strengths)).map(({ player, place, won }) => `${player} ${place}${won ? ' won' : ''}`);
  test('R13.7 R13.8 places go by strength; who shares a place has the next one, and a single third of three none', () => {
    expect(places(3, 2, 1)).toEqual(['seat1 first won', 'seat2 second']);
    expect(places(2, 2, 1)).toEqual(['seat1 second', 'seat2 second']);
    expect(places(3, 2, 2)).toEqual(['seat1 first won', 'seat2 third', 'seat3 third']);
    expect(places(2, 2, 2)).toEqual(['seat1 second', 'seat2 second', 'seat3 second']);
    expect([places(0, 0, 0), places(0, 1, 0)]).toEqual([[], ['seat2 first won']]);
  });
  test('R13.2 only who has a unit there takes part', () => {
    expect(participants(fight([1, 0, 2], { firstPlayer: 'seat3' }))).toEqual(['seat3', 'seat1']);
  });
  test('R13.3 whoever has no card passes unasked, and when all have passed nobody is next', () => {
    const state = open({
      agenda: [{ do: 'nextTurn', by: 'seat1' }],
      players: { seat1: { conflict: 1, intrigue: ['knife'] }, seat2: { conflict: 1 }, seat3: { conflict: 1, intrigue: ['weakness'] } },
    }).state;
    expect(nextInWindow(state, null, 0)).toEqual({ by: 'seat1', passes: 0 });
    expect(nextInWindow(state, 'seat1', 1)).toEqual({ by: 'seat3', passes: 2 });
    expect(nextInWindow(state, 'seat1', 0)).toEqual({ by: 'seat3', passes: 1 });
    expect(nextInWindow(state, 'seat3', 3)).toBeNull();
    expect(nextInWindow(state, 'seat3', 2)).toEqual({ by: 'seat1', passes: 2 });
    const one = open({ players: { seat1: { conflict: 1, intrigue: ['knife'] }, seat2: { conflict: 1 } } }).state;
    expect([nextInWindow(one, 'seat1', 0), nextInWindow(one, 'seat1', 1)]).toEqual([null, null]);
    const out = open({ players: { seat1: { intrigue: ['knife'] }, seat2: { conflict: 1, intrigue: ['knife'] } } }).state;
    expect([nextInWindow(out, null, 0), nextInWindow(out, 'seat1', 0)]).toEqual([
      { by: 'seat2', passes: 0 },
      { by: 'seat2', passes: 0 },
    ]);
  });
});

describe('at the table', () => {
  test('R5.1 all sit clockwise from anybody', () => {
    const state = at();
    expect([clockwise(state, 'seat1'), clockwise(state, 'seat2'), clockwise(state, 'seat3')]).toEqual([
      ['seat1', 'seat2', 'seat3'],
      ['seat2', 'seat3', 'seat1'],
      ['seat3', 'seat1', 'seat2'],
    ]);
  });
  test('Uprising R4.14 the Council is full for whoever has no seat', () => {
    const seats = (...with_: readonly ('seat1' | 'seat2' | 'seat3')[]): State =>
      open({ players: Object.fromEntries(with_.map((id) => [id, { council: true }])) }).state;
    expect([
      isCouncilFull(seats('seat2'), 'seat1'),
      isCouncilFull(seats('seat2', 'seat3'), 'seat1'),
      isCouncilFull(seats('seat2', 'seat3'), 'seat2'),
    ]).toEqual([false, true, false]);
  });
  test('R19.56 own Agents can be recalled, but for the one just sent', () => {
    const state = where(at({}, { agents: { well: ['seat1'], dune: ['seat2', 'seat1'] } }), ({ turn }) =>
      Object.assign(turn, { space: 'dune', kind: 'agent' }),
    );
    expect([agentsToRecall(state, 'seat1', false), agentsToRecall(state, 'seat1', true), agentsToRecall(state, 'seat3', false)]).toEqual([
      expect.arrayContaining(['well', 'dune']),
      ['well'],
      [],
    ]);
  });
  test('R10.6 each kind can be trashed once from each zone, of a Faction, beside one copy of a card', () => {
    const state = at({ hand: ['tribe', 'errand', 'errand'], discard: ['tribe'], inPlay: ['weirding', 'weirding', 'guard'] });
    expect(trashOptions(state, 'seat1', ['hand', 'discard'])).toEqual([
      { card: 'tribe', from: 'hand' },
      { card: 'errand', from: 'hand' },
      { card: 'tribe', from: 'discard' },
    ]);
    expect(trashOptions(state, 'seat1', ['hand', 'in_play'], { faction: 'fremen' })).toMatchObject([
      { card: 'tribe' },
      { card: 'weirding' },
    ]);
    expect(trashOptions(state, 'seat1', ['in_play'], { besides: 'weirding' })).toMatchObject([{ card: 'weirding' }, { card: 'guard' }]);
    expect(
      trashOptions(
        where(state, (_, own) => (own.inPlay = ['weirding'])),
        'seat1',
        ['in_play'],
        { besides: 'weirding' },
      ),
    ).toEqual([]);
    expect(trashOptions(state, 'seat1', ['hand'], { besides: 'weirding' }).length).toBe(2);
  });
  test('Uprising R16.2 of known cards as many are in hand as lie there', () => {
    const known = (hand: readonly string[], shown: readonly string[]) =>
      shownInHand(
        where(at(), (_, own) => Object.assign(own, { hand: { hidden: hand }, shown })),
        'seat1',
      );
    expect([
      known(['guard', 'envoy'], ['guard']),
      known(['guard'], ['guard', 'guard']),
      known(['envoy'], ['guard']),
      known(['guard', 'guard'], ['guard', 'guard']),
    ]).toEqual([['guard'], ['guard'], [], ['guard', 'guard']]);
  });
  test('R12.4 cards that can be played, each kind once, and why the others cannot', () => {
    const state = at({ intrigue: ['cunning', 'knife', 'knife', 'market'], spice: 0, solari: 0 });
    expect([playable(state, 'seat1', 'plot'), playable(state, 'seat1', 'combat'), playable(state, 'seat2', 'plot')]).toEqual([
      ['cunning'],
      ['knife'],
      [],
    ]);
    expect(notPlayable(state, 'seat1', 'plot', (card) => ({ card })).map(({ target, why }) => [target, why.rule])).toEqual([
      [{ card: 'knife' }, 'R12.4'],
      [{ card: 'market' }, 'R17.2'],
    ]);
    expect([holdsIntrigue(state, 'seat1'), holdsIntrigue(state, 'seat2')]).toEqual([true, false]);
  });
  test('Uprising R9.8 a waiting card works at each purchase of the own Reveal turn, and at no other', () => {
    const state = where(at({ waiting: ['arms', 'manipulate'] }), ({ turn }) => (turn.kind = 'reveal'));
    expect(onAcquired(state, 'seat1', 'path')).toMatchObject([
      { do: 'run', by: 'seat1', source: { intrigue: 'arms' }, list: [{ recruit: 1 }] },
    ]);
    expect([
      onAcquired(
        where(state, ({ turn }) => (turn.kind = 'agent')),
        'seat1',
        'path',
      ),
      onAcquired(
        where(state, ({ turn }) => (turn.of = 'seat2')),
        'seat1',
        'path',
      ),
    ]).toEqual([[], []]);
  });
  test('Uprising R4.5 an ability is part of the Reveal turn, or set off by the visit', () => {
    const state = (change: object): State => where(at(), ({ turn }) => Object.assign(turn, change));
    const visit = { timing: 'own_agent_turn', trigger: { send_agent_to: { icons: ['fremen'] } }, effects: [] } as const;
    const reveal = { timing: 'own_reveal_turn', effects: [] } as const;
    expect([
      isPartOfTurn(state({ kind: 'agent', space: 'camp' }), visit),
      isPartOfTurn(state({ kind: 'agent', space: 'dune' }), visit),
      isPartOfTurn(state({ kind: 'open', space: 'camp' }), visit),
    ]).toEqual([true, false, false]);
    expect([
      isPartOfTurn(state({ kind: 'reveal' }), reveal),
      isPartOfTurn(state({ kind: 'reveal', space: 'camp' }), visit),
      isPartOfTurn(state({ kind: 'agent', space: 'camp' }), reveal),
    ]).toEqual([true, false, false]);
    expect([isSetOffBy(visit, 'fremen'), isSetOffBy(visit, 'city'), isSetOffBy(reveal, 'fremen')]).toEqual([true, false, false]);
  });
  test('what an effect comes from is said by its scene, or by the card that it stands on', () => {
    const state = where(at(), ({ turn }) => (turn.origins = [{ card: 'guard', works: false }]));
    const scene = sceneFor(state, 'seat1');
    expect([
      sourceIn(state, scene),
      sourceIn(state, { ...scene, origin: 0 }),
      sourceIn(state, { ...scene, origin: 0, source: { space: 'dune' } }),
    ]).toEqual([undefined, { card: 'guard' }, { space: 'dune' }]);
    const piece = (from: string, effect: object) => sceneOf(state, 'seat1', { id: 1, origin: null, from, effect } as never).source;
    expect([
      piece('space', { draw: 1 }),
      piece('signet', { draw: 1 }),
      piece('ability', { draw: 1 }),
      piece('contract', { complete: 'well-solari', then: [] }),
    ]).toEqual([undefined, { signet: 'elder' }, { ability: 'elder' }, { contract: 'well-solari' }]);
  });
  test('how near a score is to where charts end', () => {
    expect([standingAt(0, 8), standingAt(5, 8), standingAt(10, 8), standingAt(12, 8), standingAt(-1, 8)]).toEqual([0, 0.5, 1, 1, 0]);
  });
});
