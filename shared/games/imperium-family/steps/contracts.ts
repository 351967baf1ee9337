import type { Steps } from '../../../kernel/types.ts';
import { contractsFor } from '../queries/contracts.ts';
import { running, sceneIn } from '../queries/scene.ts';
import { seatFor } from '../queries/table.ts';
import type { FamilyGame } from '../types.ts';
import { withoutContract } from '../queries/contracts.ts';
import { takeContract } from '../verbs/contracts.ts';

/** Which contract is taken. Uprising R14.1, Uprising R14.6 */
export const contractSteps: Pick<Steps<FamilyGame>, 'contract'> = {
  contract: {
    asks: (_, { by }) => seatFor(by),
    choices: ({ state }, { by }) => ({ pick: 'one', of: contractsFor(state, by) }),
    resolve(game, { left, ...task }, answer) {
      const scene = sceneIn(task);
      const next = answer === 'otherwise' ? running(scene, withoutContract(game.state)) : takeContract(game, task.by, answer);
      return [...next, ...running(scene, left > 1 ? [{ contract: left - 1 }] : [])];
    },
  },
};
