import type { Next, Steps } from '../../../kernel/types.ts';
import { acts, performerOf, ready, unusedOf } from '../queries/dice.ts';
import { effectAt, next } from '../queries/effects.ts';
import { isAutoma, isShared, leaderOf, otherSide, seatOf } from '../queries/table.ts';
import type { EffectSource, Spending } from '../questions.ts';
import { begin } from '../resolve/handlers.ts';
import type { ArrakisGame, Game } from '../types.ts';
import { clearDice, spend } from '../verbs/dice.ts';
import { spendLeader } from '../verbs/leaders.ts';
import { playCard } from '../verbs/planning-cards.ts';
import * as verb from '../verbs/round.ts';

export const turnSteps = {
  /** R6.5, R15.6 */
  turn(game, { side }) {
    verb.beginTurn(game, side);
    const [first, second] = ready(game.state, side);
    const end = { do: 'endTurn', side } as const;
    if (isAutoma(game.state, side)) return [{ do: 'automaTurn' }, end];
    if (isShared(game.state, side) && first && second) return [{ do: 'volunteer', side }, end];
    return [{ do: 'act', house: isShared(game.state, side) ? (first ?? leaderOf(side)) : leaderOf(side) }, end];
  },
  /** The House says who acts. R15.6 */
  volunteer: {
    asks: ({ state }, { side }) => seatOf(state, leaderOf(side)),
    choices: ({ state }, { side }) => ({ pick: 'one', of: ready(state, side) }),
    resolve(game, _, house) {
      game.tell({ type: 'volunteered', house });
      return [{ do: 'act', house }];
    },
  },

  act: {
    // R6.6, R6.7
    asks: ({ state }, { house }) => seatOf(state, house),
    choices: ({ state }, { house }) => ({ pick: 'one', of: acts(state, house) }),
    resolve(game, { house }, answer) {
      verb.act(game, house);
      if (answer === 'pass') return game.tell({ type: 'passed', side: game.state.turn?.side ?? 'atreides' });
      if (answer === 'desertPower') return [{ do: 'desertPower', house, times: 1 }]; // R7.8
      return spending(game, house, answer);
    },
  },
  /** One effect after the other. R7.3 */
  effect(game, { ref }) {
    const effect = effectAt(game.state, ref);
    return effect ? [...(begin(game, ref, effect) ?? []), { do: 'effect', ref: next(ref) }] : [];
  },

  /** The phase ends with the last Harkonnen die, or at the end of the turn that took it. R6.8, R6.9, R6.10 */
  endTurn(game, { side }) {
    verb.endTurn(game, side);
    if (unusedOf(game.state, 'harkonnen') === 0) return clearDice(game);
    return [{ do: 'turn', side: otherSide(side) }];
  },
} satisfies Pick<Steps<ArrakisGame>, 'turn' | 'volunteer' | 'act' | 'effect' | 'endTurn'>;

/** The die is spent, then what it is spent for is done. R6.8 */
function spending(game: Game, house: Parameters<typeof spend>[1], answer: Spending): Next<ArrakisGame> {
  const { die, as = die } = answer;
  const side = game.state.turn?.side ?? 'atreides';
  const purpose = answer.for;
  if ('claim' in purpose) {
    spend(game, house, answer, `claim:${purpose.claim}`);
    return [{ do: 'claim', card: purpose.claim }];
  }
  const of: EffectSource =
    'action' in purpose
      ? `action:${side}:${as}:${purpose.action}`
      : 'leader' in purpose
        ? `leader:${purpose.leader}`
        : `card:${purpose.card}`;
  spend(game, house, answer, of);
  const by = 'card' in purpose ? house : performerOf(game.state, house, as);
  verb.act(game, by); // R15.8
  verb.beginAction(game);
  if ('leader' in purpose) spendLeader(game, purpose.leader);
  if ('card' in purpose) playCard(game, house, purpose.card);
  return [{ do: 'effect', ref: { by, of, at: [0] } }];
}
