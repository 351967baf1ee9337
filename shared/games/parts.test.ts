import { expect, test } from 'vitest';
import { defaultOptions, optionsFor } from '../testkit/cases.ts';
import { startOf } from '../testkit/play.ts';
import { entryOf, GAME_IDS } from './index.ts';

const told = GAME_IDS.map((game) => entryOf(game)).filter(({ words }) => words.parts);

test.each(told.map((entry) => [entry.module.id, entry] as const))(
  '%s: whom a seat plays in the lobby it plays in the game',
  (_, { module, words }) => {
    for (const seats of module.seatCounts)
      for (const options of [defaultOptions(module), ...optionsFor(module, seats)]) {
        const parts = words.parts?.(seats, options) ?? null;
        if (parts === null) continue;
        const table = startOf({ module, seats, options }, 1);
        const view = module.view(table.state, null);
        const played = module.seatIds.slice(0, seats).map((seat) => {
          const look = words.seat(view, seat);
          return look.sides?.map(({ stone }) => stone) ?? [look.stone];
        });
        const promised = parts.map((one) => one.map(({ stone }) => stone));
        // A seat with several sides may be shown by its first alone.
        for (const [at, stones] of played.entries()) expect(promised[at]).toEqual(expect.arrayContaining(stones));
        expect(promised.map(([first]) => first)).toEqual(played.map(([first]) => first));
        expect(new Set(promised.flat()).size).toBe(promised.flat().length);
      }
  },
);
