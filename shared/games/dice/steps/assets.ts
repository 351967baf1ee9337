import type { Steps } from '../../../kernel/types.ts';
import type { RegionId } from '../ids.ts';
import { assetWorks, canReorganise } from '../queries/assets.ts';
import { seatOf } from '../queries/table.ts';
import type { DiceGame } from '../types.ts';
import { placeAsset, removeAsset } from '../verbs/assets.ts';

export const assetSteps = {
  reorganise: {
    // R13
    asks: ({ state }, { house }) => (canReorganise(state, house) && assetWorks(state).of.length > 1 ? seatOf(state, house) : null),
    choices: ({ state }) => ({ pick: 'one', of: assetWorks(state).of }),
    blocked: ({ state }) => assetWorks(state).blocked,
    resolve(game, { house }, work) {
      if (work === 'keep') return;
      const at = game.state.turn.target as RegionId;
      removeAsset(game, house, at);
      if (work !== 'remove') placeAsset(game, house, at, work.place); // R13.2
    },
  },
} satisfies Pick<Steps<DiceGame>, 'reorganise'>;
