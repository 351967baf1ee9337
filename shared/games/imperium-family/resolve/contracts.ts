import type { contracts as readings } from '../queries/effects/contracts.ts';
import { contractsFor, withoutContract } from '../queries/contracts.ts';
import { running } from '../queries/scene.ts';
import { completeContract, takeContract } from '../verbs/contracts.ts';
import type { Handlers } from './handler.ts';

/** Contracts are taken and completed. Uprising R14 */
export const contracts: Handlers<keyof typeof readings> = {
  contract: {
    play(game, scene, { contract: left }) {
      const [only, ...others] = contractsFor(game.state, scene.by);
      if (only !== undefined && (others.length > 0 || left > 1)) return [{ do: 'contract', ...scene, left }];
      if (only === undefined || only === 'otherwise')
        return running(scene, Array.from({ length: left }, () => withoutContract(game.state)).flat()); // Uprising R14.1, Uprising R17.12
      return takeContract(game, scene.by, only);
    },
  },
  complete: { play: (game, { by }, { complete }) => completeContract(game, by, complete) },
};
