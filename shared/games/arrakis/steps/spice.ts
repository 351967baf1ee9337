import type { Steps } from '../../../kernel/types.ts';
import { isAutoma, leaderOf, seatOf } from '../queries/table.ts';
import { spiceSplits } from '../queries/spice.ts';
import type { ArrakisGame } from '../types.ts';
import * as verb from '../verbs/spice.ts';
import { overflows } from '../queries/overflow.ts';

export const spiceSteps = {
  harvest(game) {
    verb.harvest(game);
    if (isAutoma(game.state, 'harkonnen')) return [{ do: 'automaSpice', plan: {} }, { do: 'bans' }];
    const [only, ...others] = spiceSplits(game.state);
    if (others.length > 0) return [{ do: 'spendSpice' }, { do: 'bans' }];
    if (only) verb.spendSpice(game, only);
    return [{ do: 'bans' }];
  },
  spendSpice: {
    asks: ({ state }) => seatOf(state, leaderOf('harkonnen')), // RU-43
    choices: ({ state }) => ({ pick: 'one', of: spiceSplits(state) }),
    resolve: (game, _, split) => verb.spendSpice(game, split),
  },
  bans: (game) => overflows(game, 'harkonnen'), // R9.9
} satisfies Pick<Steps<ArrakisGame>, 'harvest' | 'spendSpice' | 'bans'>;
