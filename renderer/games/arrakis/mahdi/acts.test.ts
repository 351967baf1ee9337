import { describe, expect, test } from 'vitest';
import type { ArrakisEvent } from '../../../../shared/games/arrakis/events.ts';
import { against, die, nobody, onlySietches } from '../../../../shared/games/arrakis/tests/mahdi.fixture.ts';
import { viewOf } from '../../../../shared/games/arrakis/view.ts';
import { harvestMark, planOf, targetAreas, waysOfMahdi } from '../board/plan.ts';
import { actsOf, diceOf, placeOf } from './acts.ts';
import { firstLeaders, nowSaid, ruleOf, titleOf, whySaid } from './says.ts';

/** Events as they are told, with a throw before a turn that a test lays out without one. */
const thrown = (symbol: 'strategy' | 'house', events: readonly ArrakisEvent[]): readonly ArrakisEvent[] => [
  { type: 'roundBegan', round: 2 },
  { type: 'automaRolled', symbol, again: 1 },
  ...events,
];
const moved = () =>
  die('strategy', {
    leaders: nobody,
    harkonnen: { 'nw-inner-4': { regular: 2 } },
    sietches: onlySietches({ windgap: 2 }),
  });

describe('what Mahdi did, read out of what was told', () => {
  // R16.8
  test('a die reads its card from top to bottom: what could not be, what was followed, and what was done under it', () => {
    const [act] = actsOf(thrown('strategy', moved().events as readonly ArrakisEvent[]));
    expect(act).toMatchObject({ kind: 'die', symbol: 'strategy', round: 2, again: 1, leader: null });
    expect(act?.rows).toEqual([
      { row: 'attackSietch', state: 'impossible' },
      { row: 'attackLegion', state: 'impossible' },
      { row: 'moveLegions', state: 'followed' },
    ]);
    expect(act?.deeds.map(({ event, under }) => [event.type, under])).toEqual([['marched', 'moveLegions']]);
    expect(act?.deeds.map(({ event }) => placeOf(event))).toMatchObject([{ kind: 'area', id: 'sw-inner-2' }]);
    expect([
      placeOf({ type: 'automaRolled', symbol: 'house', again: 0 }),
      placeOf({ type: 'rescued', at: 'ne-outer-1', zone: 'air-ne-inner-ne-outer' }),
    ]).toMatchObject([null, { id: 'ne-outer-1' }]);
    expect(act && [ruleOf(act), titleOf(act).key]).toEqual(['R16.8', 'arrakis.symbol.strategy']);
  });
  // R16.8
  test('below a row that is followed nothing is read any more', () => {
    const story = die('strategy', {
      leaders: nobody,
      harkonnen: { 'sw-inner-3': { regular: 4 } },
      atreides: { windgap: { regular: 1 } },
      sietches: onlySietches({ windgap: 1 }),
    });
    const [act] = actsOf(thrown('strategy', story.events as readonly ArrakisEvent[]));
    expect(act?.rows.map(({ state }) => state)).toEqual(['followed', 'unread', 'unread']);
    expect(act?.deeds[0]?.event.type).toBe('attacked');
  });
  // R16.6 R16.12
  test('a leader whose card acts first heads the card by name', () => {
    const story = die('house', { harkonnen: { 'sw-outer-8': { regular: 4 } } });
    while (story.asked.startsWith('automaTie')) story.play('atreides', story.options('atreides')[0]);
    const [act] = actsOf(thrown('house', story.events as readonly ArrakisEvent[]));
    expect([act?.leader, act?.rows[0]]).toEqual(['baron-harkonnen', { row: 'leaderFirst', state: 'followed' }]);
    expect(act?.deeds.filter(({ event }) => event.type === 'vehiclePlaced').map(({ under }) => under)).toEqual([
      'placeVehicles',
      'placeVehicles',
    ]);
  });
  // R16.2
  test('what the Atreides chose among equals is a reason too, and one of a single thing is none', () => {
    const why = whySaid([
      { about: 'path', row: null },
      { about: 'mover', row: 'only' },
      { about: 'attack', row: 'highestRank' },
    ]);
    expect(why.map((one) => one.with?.['row'])).toEqual([{ key: 'arrakis.mahdi.chosen' }, { key: 'arrakis.automa.row.highestRank' }]);
    expect(whySaid([{ about: 'attack', row: 'highestRank' }])).toEqual([{ key: 'arrakis.automa.row.highestRank' }]);
  });
  // R16.3 R16.5
  test('phases are acts of their own, a turn of the Atreides ends one, and dice are those of the round', () => {
    const events: readonly ArrakisEvent[] = [
      { type: 'roundBegan', round: 1 },
      { type: 'tactics', harvest: 'ne-outer', target: 'windgap' },
      { type: 'phaseBegan', phase: 'vehicles' },
      { type: 'vehiclePlaced', vehicle: 'harvester', at: 'ne-outer-1' },
      { type: 'phaseBegan', phase: 'action' },
      { type: 'turnBegan', side: 'atreides' },
      { type: 'marched', side: 'atreides', from: 'windgap', to: 'sw-inner-3', way: 'foot', group: { units: {}, named: [], tokens: 1 } },
      { type: 'automaRolled', symbol: 'mentat', again: 0 },
      { type: 'roundBegan', round: 2 },
      { type: 'automaRolled', symbol: 'house', again: 0 },
    ];
    const acts = actsOf(events);
    expect(acts.map(({ kind, round }) => [kind, round])).toEqual([
      ['round', 1],
      ['vehicles', 1],
      ['die', 1],
      ['die', 2],
    ]);
    expect(diceOf(acts, 2).map(({ symbol }) => symbol)).toEqual(['house']);
  });
  // R16.13
  test('rows that stand on no card are reasons of what follows: why it stops, why it goes in', () => {
    const [act] = actsOf(
      thrown('strategy', [
        { type: 'automaFollows', row: 'attackSietch', possible: true },
        { type: 'automaFollows', row: 'halfPower', possible: true },
        { type: 'stopped', side: 'harkonnen' } as unknown as ArrakisEvent,
        { type: 'automaFollows', row: 'advances', possible: true },
        { type: 'advanced', side: 'harkonnen', from: 'sw-inner-3', to: 'windgap' },
      ]),
    );
    expect(act?.deeds.map(({ event, why, under }) => [event.type, why, under])).toEqual([
      ['stopped', [{ about: null, row: 'halfPower' }], 'attackSietch'],
      ['advanced', [{ about: null, row: 'advances' }], 'attackSietch'],
    ]);
    expect(
      whySaid([
        { about: null, row: 'advances' },
        { about: 'path', row: 'mountain' },
      ]).map(({ key }) => key),
    ).toEqual(['arrakis.automa.row.advances', 'arrakis.mahdi.why']);
  });
  // R16.11
  test('what a card does by rows of other dice stays under the row of its own die', () => {
    const [act] = actsOf(
      thrown('mentat' as 'house', [
        { type: 'automaFollows', row: 'drawAndPlay', possible: true },
        { type: 'automaCard', card: 'harkonnen-patrols', played: true } as ArrakisEvent,
        { type: 'automaFollows', row: 'moveLegions', possible: true },
        { type: 'marched', side: 'harkonnen', from: 'windgap', to: 'sw-inner-3', way: 'foot', group: { units: {}, named: [], tokens: 1 } },
      ]),
    );
    expect(act?.deeds.map(({ under, why }) => [under, why.map(({ row }) => row)])).toEqual([
      ['drawAndPlay', []],
      ['drawAndPlay', ['moveLegions']],
    ]);
  });
  // R16.14
  test('all markers are decided before the first one moves, and each keeps its own reason', () => {
    const moved = (power: 'choam' | 'spacing-guild', from: number, to: number): ArrakisEvent => ({
      type: 'markerMoved',
      power,
      from,
      to,
      paid: 2,
    });
    const [act] = actsOf([
      { type: 'phaseBegan', phase: 'spice' },
      { type: 'automaChose', about: 'marker', row: 'keepLowest', what: 'spacing-guild' },
      { type: 'automaTie', about: 'marker', count: 2, what: 'choam' },
      moved('choam', 4, 5),
      moved('spacing-guild', 3, 3),
    ]);
    expect(act?.deeds.map(({ why }) => why)).toEqual([[{ about: 'marker', row: null }], [{ about: 'marker', row: 'keepLowest' }]]);
  });
  // R16.15
  test('the supremacy that every round ends with is a step of its own; what the Atreides claim then is none', () => {
    const acts = actsOf([
      { type: 'phaseBegan', phase: 'end' },
      { type: 'prescienceRemoved', cards: [] } as unknown as ArrakisEvent,
      { type: 'supremacy', by: 1, to: 4 },
    ]);
    expect(acts.map(({ kind, deeds }) => [kind, deeds.map(({ event }) => event.type)])).toEqual([['end', ['supremacy']]]);
    expect(acts[0] && [ruleOf(acts[0]), titleOf(acts[0]).key]).toEqual(['R16.15', 'arrakis.mahdi.act.end']);
  });
  // R16.3
  test('a target that falls while a die is carried out is replaced within it', () => {
    const acts = actsOf([
      { type: 'tactics', harvest: 'ne-outer', target: 'windgap' },
      { type: 'turnBegan', side: 'atreides' },
      ...thrown('strategy', [
        { type: 'sietchDestroyed', at: 'windgap', id: 'windgap', rank: 1 } as unknown as ArrakisEvent,
        { type: 'tactics', harvest: 'ne-outer', target: 'hobars-gap' },
      ]),
    ]);
    expect(acts.map(({ kind, deeds }) => [kind, deeds.map(({ event }) => event.type)])).toEqual([
      ['round', ['tactics']],
      ['die', ['sietchDestroyed', 'tactics']],
    ]);
  });
  // R16.13
  test('what the Atreides do in their turn is none of its deeds, also when they attack', () => {
    const march = { from: 'windgap', to: 'sw-inner-3', way: 'foot', group: { units: {}, named: [], tokens: 1 } } as const;
    const [act, ...more] = actsOf([
      { type: 'turnBegan', side: 'atreides' },
      { type: 'attacked', side: 'atreides', from: 'windgap', at: 'sw-inner-3', way: 'foot', surprise: false } as ArrakisEvent,
      { type: 'battleEnded', winner: 'atreides', at: 'sw-inner-3' } as ArrakisEvent,
      { type: 'advanced', side: 'atreides', from: 'windgap', to: 'sw-inner-3' },
      { type: 'marched', side: 'atreides', ...march },
      { type: 'marched', side: 'harkonnen', ...march },
    ]);
    expect([act?.kind, act?.deeds.map(({ event }) => event.type), more]).toEqual(['defence', ['attacked', 'battleEnded', 'marched'], []]);
  });
});

describe('what Mahdi is about, on the map', () => {
  // R16.3 R16.9
  test('its target, the one for now, the middle of its harvest sector, and its last ways in their order', () => {
    const story = moved();
    const view = viewOf({ ...story.state, automa: story.state.automa && { ...story.state.automa, temporary: 'hobars-gap' } }, 'seat1');
    const ways = waysOfMahdi(view, story.events);
    expect(ways).toMatchObject([{ from: 'nw-inner-4', way: 'foot' }]);
    const marks = planOf(view, ways);
    expect(marks.map(({ text }) => text)).toEqual(['T', 'H', '1']); // the sietch for now is gone
    expect(marks[0]).toMatchObject({ at: 'windgap', kind: 'goal' });
    expect(harvestMark(view)).toMatch(/^ne-outer-/);
    expect(targetAreas(view)).toEqual({ target: 'windgap', temporary: null });
  });
  test('nothing where people play the Harkonnen', () => {
    const view = { ...viewOf(moved().state, 'seat1'), automa: null };
    expect([planOf(view, []), waysOfMahdi(view, moved().events)]).toEqual([[], []]);
  });
});

describe('what Mahdi does now', () => {
  // R16.5 R16.6
  test('it waits with its dice, acts, or asks; leaders in the tank or with spent cards do not come first', () => {
    const { state } = against({ harkonnen: { carthag: { regular: 2 } }, spent: ['baron-harkonnen'] }, { unrolled: 3 });
    const view = viewOf(state, 'seat1');
    expect(nowSaid(view, null).key).toBe('arrakis.mahdi.now.acts');
    expect(nowSaid({ ...view, turn: { side: 'atreides', house: null, picked: null } }, null)).toMatchObject({ with: { left: 3 } });
    expect(nowSaid(view, { do: 'automaTie', about: 'path' } as { do: string }).key).toBe('arrakis.mahdi.now.tie');
    expect(nowSaid(view, { do: 'automaTie', about: 'advance' } as { do: string }).key).toBe('arrakis.mahdi.now.advance');
    expect(nowSaid({ ...view, phase: 'spice' }, null).key).toBe('arrakis.mahdi.now.spice');
    expect(firstLeaders(view).map(({ id }) => id)).toEqual(['beast-rabban', 'captain-aramsham']);
  });
});
