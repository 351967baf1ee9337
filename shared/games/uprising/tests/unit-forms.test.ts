import { describe, expect, test } from 'vitest';
import { objectiveShape } from '../../imperium-family/check.ts';
import { condition, effects } from '../../imperium-family/effects/check.ts';
import type { Shape } from '../../imperium-family/effects/shape.ts';
import { DATA } from '../data.ts';

const KNOWN = { card: [], space: [], zone: [], leader: [], special: [], faction: [], icon: [] };
/** Everything that a form finds wrong. */
function faults(shape: Shape, value: unknown): readonly string[] {
  const found: string[] = [];
  shape(value, 'it', { known: KNOWN, report: (field, key) => found.push(`${field} ${key}`) });
  return found;
}
const { objectives } = DATA;

describe('the forms of units, Objectives and battle icons', () => {
  test.each(Object.entries(objectives))('%s has its form', (_, objective) => expect(faults(objectiveShape, objective)).toEqual([]));
  test('what is no icon, no player count or missing is found', () => {
    const [first] = Object.values(objectives);
    expect(faults(objectiveShape, { ...first, battle_icon: 'sword', players: [] })).toEqual([
      'it.battle_icon unknownValue',
      'it.players tooFew',
    ]);
    expect(faults(objectiveShape, { copies: 1 })).toHaveLength(4);
  });
  test('effects, prices and conditions', () => {
    const right = [
      { bonus_spice: 'all' },
      { take_maker_hooks: true },
      { shield_wall: 'may_remove' },
      { if: { maker_hooks: true }, then: [{ sandworm: 2 }] },
      { pay: { retreat: { min: 0, max: 2 } }, then: [{ swords: 1 }] },
      { pay: { flip_battle_card: { icons: ['crysknife', 'wild'], count: 1 } }, then: [{ gain: { vp: 1 } }] },
      { for_each: { sandworm_in_conflict: true }, do: [{ draw: 1 }] },
    ];
    expect(faults(effects, right)).toEqual([]);
    for (const wrong of [
      { sandworm: 0 },
      { shield_wall: true },
      { bonus_spice: 1 },
      { pay: { flip_battle_card: { icons: [], count: 1 } }, then: [{ draw: 1 }] },
    ])
      expect(faults(effects, [wrong])).toHaveLength(1);
    for (const right of [{ sandworms_in_conflict: 1 }, { deployed_units_this_turn: 3 }, { strength_in_conflict: 6 }])
      expect(faults(condition, right)).toEqual([]);
    expect(faults(condition, { strength_in_conflict: '6' })).toHaveLength(1);
  });
});
