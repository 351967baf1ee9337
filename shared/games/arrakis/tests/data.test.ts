import { describe, expect, test } from 'vitest';
import { boardOf } from '../board.ts';
import { withCorrections } from '../corrections.ts';
import { DATA } from '../data.ts';
import type { Effect, EffectKind } from '../data/notation.ts';
import { SPECIALS } from '../data/notation.ts';
import drawing from '../land/drawing.json' with { type: 'json' };
import {
  AREAS,
  ATREIDES_LEADERS,
  ATREIDES_TOKENS,
  FIGURES,
  HARKONNEN_LEADERS,
  HARKONNEN_TOKENS,
  HOUSES,
  LEADERS,
  NAMED,
  OBJECTIVES,
  PRESCIENCE,
  RANKS,
  SIDES,
  SIETCHES,
  TERRAINS,
  ZONES,
} from '../ids.ts';
import { problemsOf } from '../check.ts';
import { reconstructed } from '../reconstructed.ts';

const book = boardOf({});
const { pieces } = DATA;
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const problemsWith = (correction: object): readonly string[] =>
  (withCorrections(DATA, correction).problems ?? []).map(({ field, key }) => `${field} ${key.split('.').at(-1)}`);
/** Every effect of every card, leader and die, those inside others too. */
const allEffects = (list: readonly Effect[]): readonly Effect[] =>
  list.flatMap((effect) => [
    effect,
    ...(effect.do === 'when' ? allEffects([...effect.yes, ...effect.no]) : effect.do === 'choose' ? allEffects(effect.of.flat()) : []),
  ]);

describe('the box', () => {
  // R2.1
  test('129 figures', () => {
    expect(SIDES.map((side) => FIGURES.map((figure) => pieces.figures[side][figure]))).toEqual([
      [24, 12, 8, 6],
      [16, 8, 6, 12],
    ]);
    const units = sum(SIDES.flatMap((side) => FIGURES.map((figure) => pieces.figures[side][figure])));
    expect(units + NAMED.length + sum(Object.values(pieces.vehicles)) + sum(Object.values(pieces.worms))).toBe(129);
    expect([HARKONNEN_LEADERS.length, ATREIDES_LEADERS.length]).toEqual([7, 8]);
  });
  // R2.2
  test('24 dice, six faces each', () => {
    expect(sum(SIDES.map((side) => pieces.actionDice[side].count)) + 2 * pieces.combatDice.count).toBe(24);
    for (const side of SIDES) expect(pieces.actionDice[side].faces).toHaveLength(6);
    expect(['hit', 'shield', 'special'].map((face) => pieces.combatDice.faces.filter((each) => each === face).length)).toEqual([3, 2, 1]);
  });
  // R2.3
  test('125 cards', () => {
    const planning = HOUSES.map((house) => book.cardsOf[house].length);
    expect(planning).toEqual([18, 18, 18, 18]);
    const leaderCards = LEADERS.length + pieces.genericLeaderCards;
    expect(sum(planning) + PRESCIENCE.length + OBJECTIVES.length + 3 + leaderCards + pieces.referenceCards + SIETCHES.length).toBe(125);
  });
  // R2.4
  test('tokens: sietches, stations, wormsigns, deployment tokens that use exactly the figures of the box', () => {
    expect([...pieces.sietchRanks].sort()).toEqual([1, 1, 2, 2, 2, 2, 3, 3]);
    expect([book.stations.length, sum(Object.values(pieces.wormsigns.mix)), pieces.tokens.beneGesserit]).toEqual([6, 16, 5]);
    expect([book.tokens.starting.length, book.tokens.standard.length]).toEqual([8, 8]);
    expect([book.harkonnenTokens.black.length, book.harkonnenTokens.silver.length]).toEqual([6, 6]);
    for (const rank of RANKS) {
      const shown = sum(ATREIDES_TOKENS.map((id) => (pieces.atreidesTokens[id].units[rank] ?? 0) * pieces.atreidesTokens[id].count));
      expect([rank, shown]).toEqual([rank, pieces.figures.atreides[rank]]);
    }
    // R2.8, R4.6: two tokens of a settlement never overflow it.
    for (const id of HARKONNEN_TOKENS) expect(sum(RANKS.map((rank) => pieces.harkonnenTokens[id].units[rank] ?? 0))).toBeLessThan(3);
  });
});

describe('the map', () => {
  // R3.1 R3.2
  test('101 areas of five terrains in eight sectors', () => {
    expect(AREAS).toHaveLength(101);
    expect(TERRAINS.map((terrain) => AREAS.filter((id) => DATA.areas[id].terrain === terrain).length)).toEqual([19, 12, 5, 42, 23]);
    expect(Object.values(book.areasIn).map((areas) => areas.filter((id) => id !== 'north-pole').length)).toEqual([
      18, 10, 10, 20, 16, 9, 8, 9,
    ]);
  });
  // R3.3 R3.6
  test('265 open and 11 impassable borders, each in both its areas; every area is reached on foot', () => {
    const ends = (kind: 'open' | 'impassable') => sum(AREAS.map((id) => DATA.areas[id][kind].length));
    expect([ends('open') / 2, ends('impassable') / 2]).toEqual([265, 11]);
    expect(AREAS.filter((id) => book.distance('north-pole', id) > 20)).toEqual([]);
    expect(problemsOf(DATA)).toEqual([]);
  });
  // R3.4
  test('a zone is connected to all areas of both its sectors, the North Pole to all zones', () => {
    expect(book.zonesOver['north-pole']).toEqual(ZONES);
    expect(book.zonesOver['gara-kulon']).toEqual(['air-ne-inner-ne-outer']);
    expect(book.areasUnder['air-ne-inner-ne-outer']).toHaveLength(18 + 17);
  });
  // R3.7 R10.4
  test('distances, and what lies within two steps over any borders', () => {
    expect([book.distance('arrakeen', 'arrakeen'), book.distance('arrakeen', 'imperial-basin')]).toEqual([0, 1]);
    expect(book.flight['nw-inner-1']).toContain('nw-inner-2');
    expect(book.open['nw-inner-1']).not.toContain('nw-inner-2');
  });
  test('every area has a shape and a centre', () => {
    expect(Object.keys(drawing.rings)).toEqual([...AREAS]);
    expect(Object.keys(drawing.zones)).toEqual([...ZONES]);
  });
});

describe('cards and leaders', () => {
  test('every special effect belongs to a card, and effects are of known kinds', () => {
    const effects = allEffects(Object.values(book.effects).flatMap((list) => list ?? []));
    const used = new Set(effects.flatMap((effect) => (effect.do === 'special' ? [effect.name] : [])));
    expect([...used].sort()).toEqual([...SPECIALS].sort());
    const kinds = new Set<EffectKind>(effects.map((effect) => effect.do));
    expect(kinds.size).toBe(25);
  });
  // R1.4
  test('objectives are the six orders of 3, 5 and 10', () => {
    const orders = OBJECTIVES.map((id) => Object.values(DATA.objectives[id].targets).join());
    expect(new Set(orders).size).toBe(6);
    for (const order of orders) expect(order.split(',').sort()).toEqual(['10', '3', '5']);
  });
  // R13.4 R13.6
  test('eight prescience cards of each phase', () => {
    expect(PRESCIENCE.filter((id) => DATA.prescience[id].phase === 'action')).toHaveLength(8);
  });
  test('what nobody publishes is marked', () => {
    const fields = reconstructed(DATA).map(({ field }) => field);
    expect(fields).toContain('leaders.stilgar.special');
    expect(fields).toContain('prescience.paul-drinks-the-water-of-life.gains');
    expect(fields.filter((field) => field.startsWith('objectives.'))).toHaveLength(3);
    expect(fields).not.toContain('pieces.harkonnenTokens.black-special-bashar');
  });
});

describe('corrections', () => {
  test('a border must stand in both its areas', () => {
    const open = DATA.areas['arrakeen'].open;
    expect(problemsWith({ areas: { arrakeen: { open: open.slice(1) } } })).toEqual([`areas.${open[0]}.open borderOneWay`]);
    expect(problemsWith({ areas: { arrakeen: { open: [...open, 'windgap'] } } })).toEqual(['areas.arrakeen.open borderOneWay']);
    expect(problemsWith({ areas: { arrakeen: { open: [...open, 'nowhere'] } } })).toEqual(['areas.arrakeen.open unknownArea']);
  });
  test('no area may be cut off', () => {
    const cut = Object.fromEntries(
      DATA.areas['ne-outer-16'].open.map((near) => [near, { open: DATA.areas[near].open.filter((id) => id !== 'ne-outer-16') }]),
    );
    const own = { 'ne-outer-16': { open: [] } };
    expect(problemsWith({ areas: { ...cut, ...own } })).toEqual(['areas.ne-outer-16.open unreachable']);
  });
  test('counts are those of the box', () => {
    expect(problemsWith({ pieces: { figures: { harkonnen: { regular: 16 } } } })).toEqual(['pieces.figures figureCount']);
    expect(problemsWith({ decks: { 'fremen-ally': { thumpers: { copies: 2 } } } })).toEqual(['decks.fremen-ally deckCount']);
    expect(problemsWith({ pieces: { wormsigns: { mix: { sand: 9 } } } })).toEqual(['pieces.wormsigns.mix wormsignCount']);
    expect(problemsWith({ pieces: { atreidesTokens: { 's-elite': { units: { worm: 1 } } } } })).toEqual([
      'pieces.atreidesTokens.s-elite.units.worm unknownField',
    ]);
  });
  test('pieces, places and vehicles that nobody has are named', () => {
    const special = [
      { do: 'place', what: { dragon: 1 }, to: { in: 'legion' }, spread: 'same' },
      { do: 'place', what: { named: ['nobody'] }, to: { in: 'nowhere' }, spread: 'same' },
      { do: 'deploy', what: { regular: 1 }, to: { in: 'areas', of: ['nowhere'] }, spread: 'same' },
      { do: 'vehicles', what: { balloon: 1 } },
    ];
    expect(problemsWith({ leaders: { stilgar: { special } } })).toEqual(
      ['0.what', '1.what', '1.to', '2.to', '3.what'].map((field) => `leaders.stilgar.special.${field} effectPart`),
    );
  });
  test('effects that cannot be carried out are named', () => {
    const special = [{ do: 'draw', count: 'many' }, { do: 'dance' }];
    expect(problemsWith({ leaders: { stilgar: { special } } })).toEqual([
      'leaders.stilgar.special.0.count effectPart',
      'leaders.stilgar.special.1 unknownEffect',
    ]);
  });
  test('a good correction is played with', () => {
    const corrections = {
      leaders: { alia: { combat: { hits: 0, shields: 1 } } },
      pieces: { wormsigns: { mix: { sand: 6, sandworm: 6 } } },
    };
    expect(boardOf({ corrections }).data.leaders.alia.combat).toEqual({ hits: 0, shields: 1 });
    expect(book.data.leaders.alia.combat).toEqual({ hits: 1, shields: 0 });
  });
});
