import { expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { randomMove, startOf } from '../../../testkit/play.ts';
import { arrakis } from '../index.ts';
import { UNBUILT_EFFECTS } from '../queries/unbuilt.ts';
import { BUILT_EFFECTS } from '../resolve/index.ts';
import { steps } from '../steps/index.ts';
import { UNBUILT } from '../steps/unbuilt.ts';
import type { ArrakisOptions } from '../types.ts';

const json = (value: unknown): string => JSON.stringify(value);

/** The laws of every game run when it is on the shelf; until then these few, over a good number of rounds. */
test.each<ArrakisOptions>([{}, { sides: 'random', token: 'lost', transport: 'turn' }])(
  'random play with %j: pieces are conserved, undo is exact, views keep secrets',
  (options) => {
    for (let seed = 1; seed <= 6; seed++) {
      const table = startOf({ module: arrakis, seats: 2, options }, seed);
      const chance = chanceOf(seed, 77);
      for (let answers = 0; answers < 300 && !table.position.outcome; answers++) {
        const move = randomMove(table, chance);
        const before = json(table.position);
        table.play(move);
        expect(arrakis.invariants(table.state)).toEqual([]);
        if (answers % 9 === 0) {
          table.undo();
          expect(json(table.position)).toBe(before);
          table.play(move);
          const after = json(table.position);
          for (const seat of ['seat1', 'seat2'] as const) {
            const noticed = () => json([arrakis.view(table.state, seat), table.task, table.choices(seat), table.blocked(seat)]);
            const real = noticed();
            expect(real).not.toContain('"hidden":');
            table.imagine(seat, chanceOf(seed, answers));
            expect(noticed()).toBe(real);
            expect(arrakis.invariants(table.state)).toEqual([]);
            table.undo();
            expect(json(table.position)).toBe(after);
          }
        }
      }
      expect(table.state.round).toBeGreaterThan(2);
    }
  },
);

test('what is not built yet has no step, and is on the list', () => {
  expect(UNBUILT.filter((name) => name in steps)).toEqual([]);
  expect(UNBUILT_EFFECTS.filter((kind) => BUILT_EFFECTS.includes(kind))).toEqual([]);
  expect(UNBUILT_EFFECTS.length + BUILT_EFFECTS.length).toBe(25);
});
