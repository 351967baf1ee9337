import { describe, expect, test } from 'vitest';
import { arranged } from '../arranged-position.ts';
import { ACADEMY } from '../leaders.fixture.ts';
import type { Effect, Effects } from '../effects/effects.ts';
import { inOrder, openPiecesBefore, together } from '../queries/effect-order.ts';
import { stageOf, stagesOf, stepsOf } from '../queries/leader-track.ts';
import { sceneFor } from '../queries/scene.ts';
import type { FamilyState, State } from '../types.ts';
import { at, where } from './queries.fixture.ts';

// What can be asked about a position: orders and tracks.

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
    const blind: readonly Effect[] = [
      { gain: { spice: 1 } },
      { recruit: 1 },
      { trash_this: true },
      { modify_space_influence: { set_amount: 2 } },
      { static: 'no-deployment-this-turn' },
      { high_council_seat: true },
      { troop_supply_to_memory: 1 },
    ];
    for (const effect of blind) expect([effect, here(draw, effect)]).toEqual([effect, [['run', [draw, effect]]]]);
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
