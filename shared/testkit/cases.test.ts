import { expect, test } from 'vitest';
import { entryOf, GAME_IDS } from '../games/index.ts';
import { optionsFor, strewn } from './cases.ts';

test('a walk in strides comes by everything once before it comes by anything again', () => {
  for (const most of [1, 2, 3, 6, 24, 32, 96, 1024]) {
    const list = Array.from({ length: most }, (_, at) => at);
    const walked = Array.from({ length: most }, (_, nth) => strewn(list, nth));
    expect(walked.toSorted((one, other) => one - other)).toEqual(list);
    expect([strewn(list, most), strewn(list, 2 * most + 1)]).toEqual([walked[0], walked[1 % most]]);
  }
});
test.each(GAME_IDS)('the first 400 of all combinations of %s have every value of every option, in every number of seats', (id) => {
  const { module } = entryOf(id);
  for (const seats of module.seatCounts) {
    const all = optionsFor(module, seats);
    const first = Array.from({ length: Math.min(400, all.length) }, (_, nth) => strewn(all, nth));
    for (const option of module.options) {
      const valuesOf = (some: readonly Record<string, string>[]) => new Set(some.map((chosen) => chosen[option.id]));
      expect(valuesOf(first), `${option.id} at ${seats}`).toEqual(valuesOf(all));
    }
  }
});
