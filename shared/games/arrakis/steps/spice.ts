import type { Steps, Task } from '../../../kernel/types.ts';
import { isAutoma, leaderOf, seatOf } from '../queries/table.ts';
import { partsNext, splitsLeft, splitWith } from '../queries/spice.ts';
import type { SpiceSplit } from '../questions.ts';
import type { ArrakisGame, Game } from '../types.ts';
import * as verb from '../verbs/spice.ts';
import { overflows } from '../queries/overflow.ts';

/** Asks what is still to be decided, or spends the spice. R9.3 */
function spend(game: Game, chosen: Partial<SpiceSplit>): Task<ArrakisGame>[] {
  if (partsNext(game.state, chosen).length > 0) return [{ do: 'spendSpice', chosen }];
  const [split] = splitsLeft(game.state, chosen);
  if (split) verb.spendSpice(game, split);
  return [];
}

export const spiceSteps = {
  harvest(game) {
    verb.harvest(game);
    if (isAutoma(game.state, 'harkonnen')) return [{ do: 'automaSpice', plan: {} }, { do: 'bans' }];
    return [...spend(game, {}), { do: 'bans' }];
  },
  spendSpice: {
    asks: ({ state }) => seatOf(state, leaderOf('harkonnen')), // RU-43
    choices: ({ state }, { chosen }) => ({ pick: 'one', of: partsNext(state, chosen) }),
    resolve: (game, { chosen }, part) => spend(game, splitWith(chosen, part)),
  },
  bans: (game) => overflows(game, 'harkonnen'), // R9.9
} satisfies Pick<Steps<ArrakisGame>, 'harvest' | 'spendSpice' | 'bans'>;
