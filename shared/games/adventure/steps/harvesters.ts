import type { Steps } from '../../../kernel/types.ts';
import { noShelter, protectable } from '../queries/harvesters.ts';
import { factsOf, seatOf, stockOf } from '../queries/table.ts';
import type { AdventureGame } from '../types.ts';
import { shelter, testHarvesters } from '../verbs/harvesters.ts';

export const harvesterSteps = {
  shelter: {
    // R12.2
    asks({ state }, { colour }) {
      const { harvesters, sheltered } = stockOf(state, colour);
      return harvesters > sheltered ? seatOf(state, colour) : null;
    },
    choices: ({ state }, { colour }) => ({ pick: 'number', min: 0, max: protectable(state, colour) }),
    blocked: ({ state }, { colour }) => noShelter(state, colour),
    resolve: (game, { colour }, harvesters) => shelter(game, colour, harvesters, factsOf(game.state).game.prices.protection),
  },
  /** R6.24 */
  harvesterTest(game, { colour }) {
    if (stockOf(game.state, colour).harvesters > 0) testHarvesters(game, colour);
  },
} satisfies Partial<Steps<AdventureGame>>;
