import { describe, expect, test } from 'vitest';
import { SIDES } from '../../../../shared/games/arrakis/ids.ts';
import { middleFor } from '../gallery/board-views.ts';
import { allOf, dashboardsOf, desertPower, dieId, inTank, isOwn, leaderCards, leftOf, nearSide } from './dashboard.ts';
import { aboutColumn, aboutLeader, aboutMarker, aboutTrack } from './says.ts';
import { spiceBoardOf, vehiclesLeft } from './spice-board.ts';
import { thrown } from './thrown.ts';
import { claimsOf, prescienceOf, supremacyOf } from './tracks.ts';

const atreides = middleFor('seat1');
const harkonnen = middleFor('seat2');
const [sietchTabr] = dashboardsOf(atreides, 'atreides');
const [giediPrime] = dashboardsOf(atreides, 'harkonnen');
const columnOf = (board: typeof sietchTabr, symbol: string) => board?.columns.find((column) => column.symbol === symbol);

describe('dashboards', () => {
  test('lay the spent dice first, then those left, the token, and empty slots', () => {
    expect(columnOf(sietchTabr, 'strategy')?.slots).toEqual(['used', 'die']);
    expect(columnOf(sietchTabr, 'mentat')?.slots).toEqual(['token', 'empty']);
    expect(columnOf(giediPrime, 'strategy')?.slots).toEqual(['used', 'die', 'empty']);
  });
  test('count the token as a die, for turns and for Desert Power', () => {
    expect([sietchTabr?.unused, sietchTabr?.all]).toEqual([4, 5]);
    expect(desertPower(atreides)).toMatchObject({ own: 4, enemy: 5, open: true, maker: null });
    expect(desertPower({ ...atreides, phase: 'spice' }).open).toBe(false);
  });
  test('show a die without a slot as one too many', () => {
    const crowded = middleFor('seat1', { dice: { 'sietch-tabr': { leadership: 4 } } });
    const column = dashboardsOf(crowded, 'atreides')[0]?.columns.find(({ symbol }) => symbol === 'leadership');
    expect([column?.over, column?.slots.length]).toEqual([true, 4]);
    expect(columnOf(sietchTabr, 'leadership')?.over).toBe(false);
  });
  test('have the cards of the leaders in play at their slots, and no others', () => {
    expect(columnOf(sietchTabr, 'leadership')?.leaders.map(({ id }) => id)).toEqual(['paul-muaddib']);
    expect(columnOf(sietchTabr, 'strategy')?.leaders).toMatchObject([{ id: 'stilgar', spent: true, at: 'sihaya-ridge' }]);
    expect(columnOf(giediPrime, 'deployment')?.leaders).toMatchObject([{ id: 'captain-aramsham', at: 'tank' }]);
    expect(leaderCards(atreides, ['corrino-ally']).map(({ card }) => card.id)).toEqual(['captain-aramsham', 'shaddam-iv']);
  });
  test('say how long a leader stays in the tank', () => {
    expect(inTank(dashboardsOf(atreides, 'atreides'))).toEqual([{ leader: 'lady-jessica', left: 1 }]);
    expect(inTank(dashboardsOf(atreides, 'harkonnen'))).toEqual([{ leader: 'captain-aramsham', left: 3 }]);
  });
  test('mark the die that Truthtrance names, on the board of the Harkonnen alone', () => {
    const forced = { ...atreides, forced: { symbol: 'strategy', token: false } as const };
    expect(columnOf(dashboardsOf(forced, 'harkonnen')[0], 'strategy')?.forced).toBe('die');
    expect(columnOf(dashboardsOf(forced, 'atreides')[0], 'strategy')?.forced).toBeNull();
  });
  test('bind the Paul who is in play', () => {
    const bound = { ...atreides, paulBound: 'now' as const };
    expect(columnOf(dashboardsOf(bound, 'atreides')[0], 'leadership')?.leaders).toMatchObject([{ id: 'paul-muaddib', bound: true }]);
  });
  test('count the dice that the automa has not rolled yet', () => {
    const automa = { ...harkonnen, automa: { unrolled: 3 } as typeof harkonnen.automa };
    expect(leftOf(automa, 'harkonnen')).toBe(leftOf(harkonnen, 'harkonnen') + 3);
    expect(leftOf(automa, 'atreides')).toBe(leftOf(harkonnen, 'atreides'));
    expect([allOf(harkonnen, 'harkonnen'), allOf(automa, 'harkonnen')]).toEqual([6, 9]);
  });
});

describe('whose dice lie in front', () => {
  test('one’s own; for a spectator always those of the same side', () => {
    const acting = { ...middleFor(null), turn: { side: 'harkonnen', house: null, picked: null } as const };
    expect([atreides, harkonnen, middleFor(null), acting].map(nearSide)).toEqual(['atreides', 'harkonnen', 'atreides', 'atreides']);
  });
  test('the enemy’s are called so, as the cards that aim at them call them', () => {
    expect(dieId('atreides', 'atreides', 'mentat', true)).toBe('token/mentat');
    expect(dieId('atreides', 'harkonnen', 'house')).toBe('enemy/house');
  });
  test('only one’s own boards are answered on', () => {
    const own = (view: typeof atreides) => SIDES.map((side) => dashboardsOf(view, side).some((board) => isOwn(view, board)));
    expect([own(atreides), own(harkonnen), own(middleFor(null))]).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ]);
  });
  test('the dice of whole sides are thrown', () => {
    expect(
      thrown([{ type: 'rolled', side: 'harkonnen' } as { type: string }, { type: 'turnBegan', side: 'atreides' } as { type: string }]),
    ).toEqual(['harkonnen']);
  });
});

describe('tracks', () => {
  test('show the goals of the secret objective to the Atreides alone', () => {
    expect(prescienceOf(atreides).map(({ goals }) => goals.map(({ to, reached }) => [to, reached]))).toEqual([
      [[10, false]],
      [[5, false]],
      [[3, true]],
    ]);
    for (const view of [harkonnen, middleFor(null)]) {
      expect(prescienceOf(view).flatMap(({ goals }) => goals)).toEqual([]);
      const said = prescienceOf(view).flatMap(aboutTrack);
      expect(JSON.stringify(said)).not.toMatch(/secretGoal|tray\.to|reached/);
    }
    expect(JSON.stringify(prescienceOf(atreides).flatMap(aboutTrack))).toMatch(/secretGoal/);
  });
  test('say what waits on their spaces', () => {
    const waits = supremacyOf(atreides).spaces.filter((space) => space.waits.length > 0);
    expect(waits.map(({ at }) => at)).toEqual([1, 4, 6, 7]);
    const [kwisatz] = prescienceOf(atreides);
    expect(kwisatz?.spaces.filter((space) => space.waits.length > 0).map(({ at }) => at)).toEqual([3, 6, 8]);
  });
  test('count what can be counted of a claim', () => {
    expect(claimsOf(harkonnen).map(({ card, progress, feared }) => [card, progress, feared])).toEqual([
      ['the-desert-war', { now: 2, need: 4 }, false],
      ['new-hidden-wind-traps', { now: 0, need: 3 }, false],
      ['an-enemy-leader-falls', { now: 0, need: 1 }, true],
    ]);
  });
});

describe('the spice board', () => {
  test('goes by its lowest marker', () => {
    const { steps, active, row, markers } = spiceBoardOf(atreides);
    expect([steps, active]).toEqual([[5, 4, 3, 2, 1], 3]);
    expect(row).toEqual({ harvester: 5, ornithopter: 3, carryall: 1, setAside: 2 });
    expect(markers.filter(({ banned }) => banned).map(({ power }) => power)).toEqual(['spacing-guild']);
  });
  // R9.3
  test('shows where the markers go and what is left while the spice is spent, to all alike', () => {
    const chosen = { choam: 'raise', landsraad: 'drop' } as const;
    for (const view of [atreides, harkonnen, middleFor(null)]) {
      const spending = spiceBoardOf({ ...view, spice: 6 }, { chosen });
      const steps = spending.markers.map(({ power, step, goes }) => [power, goes === null ? null : goes - step]);
      expect(steps).toEqual([
        ['choam', 1],
        ['spacing-guild', null],
        ['landsraad', -1],
      ]);
      expect(spending.left).toBe(3);
      expect(spending.markers.flatMap((marker) => aboutMarker(marker, spending)).map(({ key }) => key)).toContain('arrakis.tray.goes');
      expect(spiceBoardOf(view).left).toBeNull();
    }
  });
  test('counts the vehicles beside the map', () => {
    expect(vehiclesLeft(atreides).map(({ count }) => count)).toEqual([6, 5, 2]);
  });
});

test('a screen reader hears the dice, the token and whose they are', () => {
  const mentat = columnOf(sietchTabr, 'mentat');
  const strategy = columnOf(giediPrime, 'strategy');
  expect(mentat && aboutColumn(null, mentat).map(({ key }) => key)).toEqual(['arrakis.tray.symbol', 'arrakis.piece.sister']);
  expect(strategy && aboutColumn('harkonnen', strategy)[0]).toMatchObject({
    key: 'arrakis.tray.of',
    with: { who: { key: 'arrakis.side.harkonnen' } },
  });
  const [stilgar] = columnOf(sietchTabr, 'strategy')?.leaders ?? [];
  expect(stilgar && aboutLeader(stilgar).map(({ key }) => key)).toContain('arrakis.tray.cardDown');
});
