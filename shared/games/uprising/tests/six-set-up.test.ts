import { describe, expect, test } from 'vitest';
import { startOf } from '../../../testkit/play.ts';
import { bookOf } from '../../imperium-family/edition.ts';
import { holds } from '../../imperium-family/queries/conditions.ts';
import { sceneFor } from '../../imperium-family/queries/scene.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import { uprising } from '../index.ts';
import { RECORDS } from '../records.ts';
import { AMBER, FEYD, GURNEY, IRULAN, led, MUADDIB, openSix, SHADDAM } from './six.fixture.ts';

const begun = (seed: number) => startOf({ module: uprising, seats: 6, options: { leaders: 'random' } }, seed).state;
const ALLIES = [FEYD, GURNEY, AMBER, IRULAN] as const;

describe('a table of six is laid out', () => {
  // R18.1 R18.2
  test('two Commanders sit opposite, each between two opponents; an arrow points beyond the neighbour', () => {
    const { teams } = begun(1);
    expect(teams).toEqual([
      { commander: MUADDIB, allies: [GURNEY, AMBER] },
      { commander: SHADDAM, allies: [IRULAN, FEYD] },
    ]);
  });
  // R18.2
  test('the lobby is told what each seat is in its team', () => {
    const seats = uprising.teams?.(6, {}) ?? [];
    expect(seats.map(({ team, role }) => `${team} ${role}`)).toEqual([
      ...['muaddib commander', 'shaddam-corrino-iv ally', 'muaddib ally'],
      ...['shaddam-corrino-iv commander', 'muaddib ally', 'shaddam-corrino-iv ally'],
    ]);
  });
  // R18.3
  test('the other side of the board has its own spaces and posts, and those of the two personal boards', () => {
    const book = bookOf(begun(1));
    expect(book.factions).toEqual(['great-houses', 'spacing-guild', 'bene-gesserit', 'fringe-worlds']);
    expect(book.spaceNames).not.toContain('sardaukar');
    expect([book.spaceNames.length, Object.keys(book.board.posts ?? {}).length]).toEqual([28, 15]);
    const { whyNot } = led(MUADDIB, 'left', { [MUADDIB]: { hand: ['md-seek-allies'] } });
    expect(whyNot({ card: 'md-seek-allies', to: 'vast-wealth' })).toBe('otherLeader R18.3');
  });
  // R18.12
  test('only spaces of the Commanders’ own boards give Influence on the track of that board', () => {
    const { spaces } = bookOf(begun(1)).board;
    const own = Object.entries(spaces).filter(([, { influence_gain }]) => influence_gain?.track);
    expect(own.length).toBeGreaterThan(0);
    for (const [, space] of own) expect(space.only).toBeDefined();
    // Whatever gives no Influence still gives none.
    const silent = Object.values(spaces).filter(({ influence_gain }) => influence_gain === null);
    expect(silent.length).toBeGreaterThan(0);
    for (const { only, influence_gain } of Object.values(spaces))
      expect(influence_gain?.track).toBe(only && influence_gain ? true : undefined);
  });
  // R18.12 R18.24
  test('an Alliance of a Commander is that of the common track or that of the own one, whichever is held', () => {
    const has = (alliances: Record<string, typeof SHADDAM>): boolean => {
      const six = openSix({}).state;
      const state = { ...six, alliances: { ...six.alliances, ...alliances } };
      return holds(state, sceneFor(state, SHADDAM), { alliance: 'emperor' });
    };
    expect([has({}), has({ emperor: SHADDAM }), has({ 'great-houses': SHADDAM }), has({ 'bene-gesserit': SHADDAM })]).toEqual([
      ...[false, true, true, false],
    ]);
  });
  // R18.4
  test('contracts are played, those of Sardaukar lie aside for Shaddam and name his own space; nine Conflicts without level I', () => {
    const state = begun(2);
    expect(state.contracts?.reserved.toSorted()).toEqual(['contract-sardaukar-draw', 'contract-sardaukar-recall']);
    expect(bookOf(state).contracts?.cards['contract-sardaukar-draw']?.condition).toEqual({ send_agent_to: 'sardaukar-6p' });
    // Contracts about anything but a space are those of the usual game.
    for (const [id, { condition }] of Object.entries(RECORDS.contracts?.cards ?? {}))
      if (!('send_agent_to' in condition)) expect(bookOf(state).contracts?.cards[id]?.condition).toEqual(condition);
    const tiers = [...state.conflictDeck.hidden, ...state.conflicts].map((name) => bookOf(state).conflicts[name]?.tier);
    expect(tiers.toSorted()).toEqual([2, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect(new Set(Object.values(bookOf(state).conflicts).map(({ tier }) => tier))).toEqual(new Set([2, 3]));
  });
  // R18.5
  test('an Ally begins with 1 point and 3 troops, a Commander with 4 points, ten cards and no troops', () => {
    const state = begun(3);
    for (const id of [MUADDIB, SHADDAM] as const) {
      const { vp, supply, garrison, water, spies, agents, arrows, deck, hand, objectives } = playerOf(state, id);
      expect({ vp, supply, garrison, water, spies, agents, arrows }).toEqual({
        ...{ vp: 4, supply: 0, garrison: 0, water: 1, spies: 3, agents: 2 },
        arrows: ['left', 'right'],
      });
      expect([deck.hidden.length + hand.hidden.length, objectives]).toEqual([10, []]);
    }
    for (const id of ALLIES) expect(playerOf(state, id)).toMatchObject({ vp: 1, garrison: 3, water: 1, agents: 2 });
  });
  // R2.4 R18.2
  test('nobody is dealt a Leader that another has, least of all a Commander', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { players, order } = begun(seed);
      const leaders = order.map((id) => players[id]?.leader);
      expect(new Set(leaders).size, String(leaders)).toBe(6);
    }
  });
  // R18.5
  test('no team has both Desert Mice, and whoever has the marker on the Objective begins', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const state = begun(seed);
      const iconsOf = (ids: readonly (typeof ALLIES)[number][]) =>
        ids.map((id) => bookOf(state).objectives?.[playerOf(state, id).objectives?.[0]?.objective ?? '']?.battle_icon);
      for (const team of [
        [GURNEY, AMBER],
        [FEYD, IRULAN],
      ] as const)
        expect(new Set(iconsOf(team)).size).toBe(2);
      expect(playerOf(state, state.firstPlayer).objectives?.[0]?.objective).toBe('objective-desert-mouse-first');
    }
  });
  // R18.5
  test('where a team had both Desert Mice, all hear which two Allies of different teams have changed theirs', () => {
    const swaps = Array.from({ length: 40 }, (_, seed) => startOf({ module: uprising, seats: 6, options: { leaders: 'random' } }, seed + 1))
      .flatMap(({ opening }) => opening)
      .flatMap(({ event }) => (event.type === 'swapped' ? [event] : []));
    expect(swaps.length).toBeGreaterThan(0);
    const teamOf = (id: string): boolean => id === GURNEY || id === AMBER;
    for (const { player, with: other } of swaps) {
      expect(ALLIES).toEqual(expect.arrayContaining([player, other]));
      expect(teamOf(player)).not.toBe(teamOf(other));
    }
  });
  // R18.18
  test('before the first round Shaddam moves a card of the Row to the Throne Row, and the gap is filled', () => {
    const table = startOf({ module: uprising, seats: 6, options: { leaders: 'random' } }, 4);
    expect([table.task?.do, table.asked]).toEqual(['throneRow', [SHADDAM]]);
  });
});
