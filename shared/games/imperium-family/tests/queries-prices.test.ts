import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer, Arrangement } from '../arranged-position.ts';
import type { Costs } from '../effects/costs.ts';
import { acquirable, affordable, asideDiscount, bargainOf, notAffordable, persuasionFor, placeFor } from '../queries/acquire.ts';
import { canPay, canPayTogether } from '../queries/costs.ts';
import { othersOfFaction } from '../queries/given-up.ts';
import { shortOf, whyCannotPay, whyTooDear } from '../queries/price.ts';
import { sceneFor } from '../queries/scene.ts';
import type { FamilyState, State } from '../types.ts';
import { at, where } from './queries.fixture.ts';

// What can be asked about a position: what is paid, and what is for sale.

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
