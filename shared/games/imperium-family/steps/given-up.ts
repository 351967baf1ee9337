import type { Steps } from '../../../kernel/types.ts';
import { kindsOf, playerOf, seatFor } from '../queries/table.ts';
import type { FamilyGame } from '../types.ts';
import { trashIntrigue } from '../verbs/intrigue.ts';

/** Which Intrigue card pays for an effect. Uprising R9.5 */
export const givenUpSteps: Pick<Steps<FamilyGame>, 'trashIntrigue'> = {
  trashIntrigue: {
    asks: (_, { by }) => seatFor(by),
    choices: ({ state }, { by }) => ({ pick: 'one', of: kindsOf(playerOf(state, by).intrigue.hidden) }),
    resolve(game, { left, ...task }, card) {
      trashIntrigue(game, task.by, card);
      return left > 1 ? [{ ...task, left: left - 1 }] : [];
    },
  },
};
