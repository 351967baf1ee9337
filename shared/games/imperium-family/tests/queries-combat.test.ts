import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer, Arrangement } from '../arranged-position.ts';
import { nextInWindow, participants, ranking } from '../queries/combat.ts';
import { strengthOf } from '../queries/strength.ts';
import { deployable, deployableBy, noDeployment, recruitsToDeploy } from '../queries/deployment.ts';
import { sceneFor } from '../queries/scene.ts';
import type { FamilyState, State } from '../types.ts';
import { open } from './cardplay-story.fixture.ts';
import { at, where } from './queries.fixture.ts';

// What can be asked about a position: deploying and Combat.

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
  test('R13.6 a strength of one, as it can be told beside a physical board, has its place', () => {
    const told = where(at({ conflict: 1 }), (_, own) => (own.swords = -1));
    expect([strengthOf(told, 'seat1'), ranking(told)]).toEqual([1, [{ player: 'seat1', place: 'first', won: true }]]);
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
