import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../kernel/chance.ts';
import { defaultOptions } from '../../testkit/cases.ts';
import { laws } from '../../testkit/laws.ts';
import { playOut, startOf } from '../../testkit/play.ts';
import { HAMLET } from './hamlet.fixture.ts';
import { familyModule } from './module.ts';
import { bookOf } from './edition.ts';
import { marking } from './queries/marks.ts';
import { senseWith } from './sense/sense.ts';
import { WEIGHTS } from './sense/weights.ts';
import { signsOf } from './signs/effects.ts';

/** The rules of the family hold for an edition that shares no card, space, Leader or number with those on the shelf. */
const hamlet = familyModule(HAMLET);
laws('an edition of two Factions, 2 seats', { module: hamlet, seats: 2, options: {} }, 2);
laws('an edition of two Factions, 3 seats', { module: hamlet, seats: 3, options: { leaders: 'random', start: 'seat1' } }, 2);

describe('an edition has what it says, and nothing else', () => {
  const { state } = startOf({ module: hamlet, seats: 3, options: {} }, 1);
  test('its Factions and spaces, no Mentat, no Rivals', () => {
    expect(Object.keys(state.alliances)).toEqual(['fremen', 'emperor']);
    expect(Object.keys(state.players.seat1?.influence ?? {})).toEqual(['fremen', 'emperor']);
    expect(Object.keys(state.agents)).toHaveLength(5);
    expect('mentat' in state).toBe(false);
    expect('mentat' in hamlet.view(state, 'seat1')).toBe(false);
    expect([state.hagal, bookOf(state).rivalsFor]).toEqual([null, {}]);
    expect(state.order).toEqual(['seat1', 'seat2', 'seat3']);
  });
  test('its options, each with its first value as the default', () => {
    expect(state.options).toEqual({ leaders: 'choose', houses: 'any', start: 'random' });
    expect(state.options).toEqual(defaultOptions(hamlet));
  });
  test('marks of its own specials, which are set while they work', () => {
    expect('infiltrates' in state.turn).toBe(false);
    let seen = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const table = startOf({ module: hamlet, seats: 3, options: {} }, seed);
      playOut(table, seed, 0, (move) => {
        table.play(move);
        seen += marking(table.state).length;
      });
    }
    expect(seen).toBeGreaterThan(0);
  });
  test('signs of its own specials', () => {
    expect(signsOf([{ special: 'shortcut' }], 'hamlet')).toEqual([{ sign: 'pass' }]);
  });
  test('bots play it to its end by habit', () => {
    const sense = senseWith(WEIGHTS, {});
    const chance = chanceOf(3);
    const table = startOf({ module: hamlet, seats: 3, options: {} }, 3);
    while (!table.position.outcome) {
      const move = sense.habit(table, table.asked[0] as 'seat1', chance);
      expect(move).not.toBeNull();
      if (move) table.play(move);
    }
    expect(table.state.round).toBeLessThanOrEqual(4);
  });
});
