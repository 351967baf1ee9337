import type { Next, Steps, Task } from '../../../kernel/types.ts';
import { type AreaId, type AtreidesToken, type PrescienceId, TRACKS } from '../ids.ts';
import * as ask from '../queries/claims.ts';
import { countTokens } from '../queries/legions.ts';
import { tokensOf } from '../queries/movement.ts';
import { leaving } from '../queries/mahdi/leaving.ts';
import { overflowAt } from '../queries/overflow.ts';
import { areaOf, book, deciderOf, leaderOf, otherSide, person, seatAlways, seatOf } from '../queries/table.ts';
import type { ArrakisGame, Game } from '../types.ts';
import { hold } from '../verbs/battle.ts';
import * as verb from '../verbs/claims.ts';
import { drawForReveals } from '../verbs/mahdi/cards.ts';
import { revealSietch, revealTokens } from '../verbs/reveal.ts';
import { displace } from '../verbs/card-effects.ts';
import { sendToTank } from '../verbs/tank.ts';
import { gainPrescience } from '../verbs/tracks.ts';

const claimer = (state: Game['state']) => seatOf(state, leaderOf('atreides')); // RU-43

export const claimSteps = {
  /** Claims one after the other, as long as there are any. R13.10 step 1 */
  endClaim: {
    asks: ({ state }) => (ask.endClaims(state).length > 0 ? claimer(state) : null),
    choices: ({ state }) => ({ pick: 'one', of: ['done', ...ask.endClaims(state)] }),
    resolve: (_, __, card) => (card === 'done' ? [] : [{ do: 'claim', card }, { do: 'endClaim' }]),
  },
  /** What the card demands is carried out in full, then it is claimed; while that is asked, no card can be claimed beside it. R13.2, R13.6 */
  claim(game, { card }) {
    const { state } = game;
    const { condition } = book(state).data.prescience[card];
    switch (condition.is) {
      case 'dieForNaib':
        return asked(game, { do: 'giveUpNaib', card });
      case 'giveUpToken':
        return asked(game, { do: 'giveUpToken', card });
      case 'revealTokensOfPaul': {
        if (ask.tokensOfPaul(state).length > condition.count) return asked(game, { do: 'showTokens', card, count: condition.count });
        return show(game, card, ask.tokensOfPaul(state));
      }
      case 'revealSietchOfPaul': {
        const sietch = ask.closedSietch(state);
        if (sietch) revealSietch(game, sietch);
        if (sietch) drawForReveals(game, 1);
        return claimed(game, card);
      }
      case 'dieForWater':
        sendToTank(game, person(state, condition.who));
        return claimed(game, card);
      default:
        return claimed(game, card);
    }
  },
  giveUpNaib: {
    asks: ({ state }) => (ask.naibs(state).length > 0 ? claimer(state) : null),
    choices: ({ state }) => ({ pick: 'one', of: ask.naibs(state) }),
    resolve(game, { card }, at) {
      verb.giveUpNaib(game, at);
      return claimed(game, card);
    },
  },
  giveUpToken: {
    asks: ({ state }) => claimer(state),
    choices: ({ state }) => ({ pick: 'one', of: ask.tokensToGiveUp(state) }),
    resolve(game, { card }, { at, token }) {
      verb.giveUpToken(game, at, token as AtreidesToken);
      return claimed(game, card);
    },
  },
  /** Which of Paul's tokens are turned up. */
  showTokens: {
    asks: ({ state }) => claimer(state),
    choices: ({ state }, { count }) => ({ pick: 'amounts', most: countTokens(ask.tokensOfPaul(state)), min: count, max: count }),
    resolve: (game, { card }, counts) => show(game, card, tokensOf(counts)),
  },
  anyTrack: {
    asks: ({ state }) => claimer(state),
    choices: () => ({ pick: 'one', of: TRACKS }),
    resolve: (game, { steps }, track) => gainPrescience(game, track, steps),
  },

  /** The opponent of its owner says where a legion goes. R13.9 */
  displace: {
    asks: ({ state }, { side, at }) =>
      ask.displacements(state, side, at).length > 0 ? seatAlways(state, deciderOf(state, otherSide(side))) : null,
    choices: ({ state }, { side, at }) => ({ pick: 'one', of: ask.displacements(state, side, at) }),
    resolve(game, { side, at }, to) {
      displace(game, side, at, to);
      // A Harkonnen legion comes upon what lies there; an Atreides one takes nothing. RU-23
      return side === 'harkonnen' ? [...leaving(game, at), { do: 'arrive', side, at: to }] : overflowAt(game, side, to);
    },
  },
} satisfies Partial<Steps<ArrakisGame>>;

/** Nothing is done unasked until what the card demands has been answered: it still lies open. */
function asked(game: Game, task: Task<ArrakisGame>): Next<ArrakisGame> {
  hold(game);
  return [task, { do: 'release' }];
}
/** Fear that lay on the card raises a marker more. */
const claimed = (game: Game, card: PrescienceId): readonly Task<ArrakisGame>[] => {
  const { fear } = book(game.state).data.numbers;
  return verb.claim(game, card) ? [{ do: 'anyTrack', steps: fear }] : [];
};
function show(game: Game, card: PrescienceId, tokens: readonly AtreidesToken[]): Next<ArrakisGame> {
  const at = areaOf(game.state, person(game.state, 'paul')) as AreaId;
  revealTokens(game, at, tokens);
  drawForReveals(game, tokens.length);
  const overflow = overflowAt(game, 'atreides', at);
  return [...overflow, ...claimed(game, card)];
}
