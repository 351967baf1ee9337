import type { Steps, Task } from '../../../kernel/types.ts';
import { RESOURCES, type SeatId } from '../ids.ts';
import { notPlayable, playable } from '../queries/playable-intrigue.ts';
import { noSends, sends } from '../queries/place.ts';
import { priceFor } from '../queries/space-price.ts';
import { leftOf } from '../queries/table.ts';
import type { Send, TurnAnswer } from '../questions.ts';
import { TEAM_WHY } from '../teams.ts';
import { arrived } from '../resolve/others-gain.ts';
import { visitWithSpies } from '../resolve/spies.ts';
import type { FamilyGame, Game, State } from '../types.ts';
import { setOff } from '../verbs/ability.ts';
import { sendAgent } from '../verbs/agents.ts';
import { payPrice } from '../verbs/bank.ts';
import { cleanUp, playCard } from '../verbs/cards.ts';
import { contractsSent } from '../verbs/contracts.ts';
import { discardWaiting } from '../verbs/intrigue.ts';
import { churnRow, clearAside } from '../verbs/market.ts';
import { addAbility, addOrigins, addVisit } from '../verbs/pieces.ts';
import { dropIdleSwords } from '../verbs/teams.ts';
import { markSent } from '../verbs/turn.ts';
import { playedIntrigue } from '../resolve/intrigue.ts';
import { lapse } from './effects.ts';
import { revealed } from './reveal.ts';
import { hagalAfter } from './rivals.ts';

type TurnSteps = Pick<Steps<FamilyGame>, 'turn' | 'endTurn'>;

/** A turn from its beginning to its explicit end. R5 R6 R9.1 */
export const turnSteps: TurnSteps = {
  turn: {
    asks: (_, { by }) => by,
    choices: ({ state }, { by }) => ({
      pick: 'one',
      of: turnOptions(state, by),
    }),
    blocked: ({ state }, { by }) => [
      ...(state.turn.arrow === 'reveal' ? [] : noSends(state, by)),
      ...notPlayable(state, by, 'plot', (plot) => ({ plot })),
      ...(state.turn.arrow === undefined || mayReveal(state, sends(state, by)) ? [] : [{ target: 'reveal', why: TEAM_WHY.mustSend }]),
    ],
    resolve(game, { by }, answer) {
      if (answer === 'reveal') return [...revealed(game, by), { do: 'settle', by }];
      if ('plot' in answer) return [...playedIntrigue(game, by, answer.plot, 'plot'), { do: 'turn', by }]; // R5.6, Uprising R4.11
      return [...sent(game, by, answer), { do: 'settle', by }];
    },
  },
  endTurn(game, { by }) {
    lapse(game, by);
    dropIdleSwords(game);
    if (game.state.turn.kind === 'reveal') {
      cleanUp(game, by); // R9.10
      discardWaiting(game, by); // R12.6
      clearAside(game, by); // R18.6
      churnRow(game); // Uprising R17.17
    }
    game.tell({ type: 'endedTurn', player: by, early: game.state.turn.kind === 'open' });
    return [...hagalAfter(game.state, by), { do: 'nextTurn', by: leftOf(game.state, by) }];
  },
};

/** An Agent turn, a Plot card, the Reveal turn; there is no passing. R5.1 R5.3, Uprising R3.3, Uprising R3.4 */
function turnOptions(state: State, by: SeatId): readonly TurnAnswer[] {
  const sending = state.turn.arrow === 'reveal' ? [] : sends(state, by);
  const plots = playable(state, by, 'plot').map((plot) => ({ plot }));
  return [...sending, ...plots, ...(mayReveal(state, sending) ? ['reveal' as const] : [])];
}
/** Whoever has named an Agent token sends it if that is possible. Uprising R18.7 */
const mayReveal = ({ turn }: State, sending: readonly Send[]): boolean =>
  turn.arrow === undefined || turn.arrow === 'reveal' || sending.length === 0;
/** Card into the play area, cost paid, one Agent placed; then the effects are pending. R6.1 R6.4 R6.7, Uprising R4.5 */
function sent(game: Game, by: SeatId, { card, to, price = 0, lift: from }: Send): Task<FamilyGame>[] {
  const { state } = game;
  const lift = from ?? null;
  const cost = priceFor(state, by, to, price);
  playCard(game, by, card);
  game.tell({ type: 'sent', player: by, card, to, lifted: lift });
  payPrice(game, by, cost);
  const { enter, gather } = visitWithSpies(game, by, to);
  sendAgent(game, by, to, lift);
  markSent(game, to);
  addVisit(game, by, to, price); // R6.6
  addOrigins(game, by, [card], 'card');
  addAbility(game, by);
  contractsSent(game, by, to);
  const paid = RESOURCES.filter((resource) => cost[resource]);
  const paidFor = setOff(game, by, (trigger) => 'pay_for_space' in trigger && paid.includes(trigger.pay_for_space)); // R18.9
  return [...enter, ...paidFor, ...arrived(game, by, to), ...gather];
}
