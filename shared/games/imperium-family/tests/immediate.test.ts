import { expect, test } from 'vitest';
import type { Effect } from '../effects/effects.ts';
import { isImmediate } from '../resolve/immediate.ts';
import type { Piece } from '../types.ts';
import { at } from './queries.fixture.ts';

// What is carried out of itself, without a question.

const isAtOnce = (effect: Effect, from: Piece['from'] = 'card'): boolean =>
  isImmediate(at(), 'seat1', { id: 1, origin: null, from, effect });
const PLAIN: readonly Effect[] = [
  { gain: { water: 1 } },
  { persuasion: 1 },
  { swords: 1 },
  { bonus_spice: 'all' },
  { modify_space_influence: { set_amount: 2 } },
];
const CHOSEN: readonly Effect[] = [{ draw: 1 }, { recruit: 1 }, { intrigue: 1 }, { influence: { faction: 'fremen', amount: 1 } }];

// R6.9 R9.4
test('R6.9 gains that are never better later come at once, whatever could be better later waits', () => {
  expect(PLAIN.map((effect) => isAtOnce(effect))).toEqual(PLAIN.map(() => true));
  expect(CHOSEN.map((effect) => isAtOnce(effect))).toEqual(CHOSEN.map(() => false));
});
// Uprising R14.3
test('Uprising R14.3 a contract is completed at once if all it gives is such a gain', () => {
  const complete = (then: readonly Effect[]): Effect => ({ complete: 'well-solari', then });
  expect([complete([{ gain: { solari: 2 } }]), complete([{ gain: { solari: 2 } }, { draw: 1 }])].map((effect) => isAtOnce(effect))).toEqual(
    [true, false],
  );
});
// R6.9, Uprising R8.4
test('R6.9 under a condition they come while it holds, and nothing stands for its other side', () => {
  const under = (least: number, then: readonly Effect[], more: object = {}): Effect => ({
    if: { influence: ['fremen', least] },
    then,
    ...more,
  });
  const gain: Effect = { gain: { water: 1 } };
  expect([
    isAtOnce(under(0, [gain])),
    isAtOnce(under(1, [gain])),
    isAtOnce(under(0, [gain], { else: [gain] })),
    isAtOnce(under(0, [gain, { draw: 1 }])),
    isAtOnce(under(0, [gain, { draw: 1 }]), 'ability'),
    isAtOnce(under(0, [{ pay: { solari: 1 }, then: [gain] }]), 'ability'),
  ]).toEqual([true, false, false, false, true, false]);
});
