import type { Steps } from '../../../kernel/types.ts';
import { closedSietchAt } from '../queries/free-actions.ts';
import { tokensAt } from '../queries/legions.ts';
import { deciderOf, seatOf } from '../queries/table.ts';
import type { ArrakisGame } from '../types.ts';
import { revealSietch, revealTokens } from '../verbs/reveal.ts';
import { drawFromStack } from '../verbs/scout.ts';
import { overflowAt } from '../queries/overflow.ts';

export const scoutSteps = {
  /** Any or all of what lies facedown there. R7.9 */
  scoutReveal: {
    asks: ({ state }) => seatOf(state, deciderOf(state, 'harkonnen')),
    choices: ({ state }, { at }) => ({
      pick: 'form',
      fields: {
        sietch: { pick: 'one', of: closedSietchAt(state, at) ? [true, false] : [false] },
        tokens: { pick: 'number', min: 0, max: tokensAt(state, at).length, likely: tokensAt(state, at).length },
      },
    }),
    resolve(game, { at }, { sietch, tokens }) {
      const closed = closedSietchAt(game.state, at);
      if (sietch && closed) revealSietch(game, closed);
      revealTokens(game, at, drawFromStack(game, at, tokens));
      return overflowAt(game, 'atreides', at);
    },
  },
} satisfies Pick<Steps<ArrakisGame>, 'scoutReveal'>;
