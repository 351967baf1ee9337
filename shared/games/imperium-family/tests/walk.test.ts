import { expect, test } from 'vitest';
import type { Effect, Effects } from '../effects/effects.ts';
import { everyEffect } from '../effects/walk.ts';

const ONE: Effect = { draw: 1 };
const OTHER: Effect = { swords: 2 };
/** Whatever holds effects, with two of them in it. */
const HOLDING: Readonly<Record<string, unknown>> = {
  choose: { choose: [[ONE], [OTHER]] },
  by_cost_option: { by_cost_option: [[ONE], [OTHER]] },
  each_opponent: { each_opponent: [ONE, OTHER] },
  pay: { pay: { solari: 1 }, then: [ONE, OTHER] },
  complete: { complete: 'contract', then: [ONE, OTHER] },
  if: { if: { alliance: 'any' }, then: [ONE], else: [OTHER] },
  for_each: { for_each: { troops: 1 }, do: [ONE, OTHER] },
  this_round: { this_round: { do: [ONE, OTHER] } },
  move_track_token: { move_track_token: 1, to: { place: 't1', reward: [ONE], after: [OTHER] } },
  may: { may: [ONE, OTHER] },
  lines: { lines: [[ONE], [OTHER]] },
  this_turn: { this_turn: { do: [ONE, OTHER] } },
  each_ally: { each_ally: [ONE, OTHER] },
  split: { split: { options: [[ONE], [OTHER]] } },
  while_agent_here: { while_agent_here: { do: [ONE, OTHER] } },
};

test.each(Object.entries(HOLDING))('every effect inside `%s` is found, however deep', (_, holding) => {
  const outer: Effects = [{ may: [holding] }] as unknown as Effects;
  expect(everyEffect([holding] as Effects)).toEqual([holding, ONE, OTHER]);
  expect(everyEffect(outer)).toEqual([outer[0], holding, ONE, OTHER]);
});
test('what stands alone holds nothing, also a condition without another case', () => {
  expect(everyEffect([ONE, { if: { alliance: 'any' }, then: [OTHER] }] as unknown as Effects)).toHaveLength(3);
  expect(everyEffect([{ move_track_token: 1 }] as unknown as Effects)).toHaveLength(1);
});
