import type { Next, Steps, Task } from '../../../kernel/types.ts';
import { type PlayerId, RESOURCES, type SeatId } from '../ids.ts';
import { holdsIntrigue, notPlayable, playable } from '../queries/playable-intrigue.ts';
import { noSends, sends } from '../queries/place.ts';
import { priceFor } from '../queries/space-price.ts';
import { leftOf } from '../queries/table.ts';
import { bearerOf, isCommander } from '../queries/teams.ts';
import { deployable, effectsOptions, noEffectsOptions, sceneOf } from '../queries/turn.ts';
import { persuasionFor } from '../queries/acquire.ts';
import type { EffectsAnswer, Purchase, Send, TurnAnswer } from '../questions.ts';
import { TEAM_WHY } from '../teams.ts';
import { arrived } from '../resolve/others-gain.ts';
import { visitWithSpies } from '../resolve/spies.ts';
import { carryOut } from '../resolve/handlers.ts';
import { whyLapses } from '../queries/effects/readings.ts';
import { effectOf } from '../queries/pieces.ts';
import { isImmediate } from '../resolve/immediate.ts';
import type { FamilyGame, Game, State } from '../types.ts';
import { setOff } from '../verbs/ability.ts';
import { sendAgent } from '../verbs/agents.ts';
import { payPrice } from '../verbs/bank.ts';
import { cleanUp, playCard } from '../verbs/cards.ts';
import { contractsHarvested, contractsSent } from '../verbs/contracts.ts';
import { discardWaiting } from '../verbs/intrigue.ts';
import { acquire, churnRow, clearAside } from '../verbs/market.ts';
import { addAbility, addOrigins, addVisit, takePiece } from '../verbs/pieces.ts';
import { noteCalled } from '../verbs/teams.ts';
import { deploy, dropIdleSwords } from '../verbs/troops.ts';
import { addPersuasion, countDeployed, markSent } from '../verbs/turn.ts';
import { playedIntrigue } from '../resolve/intrigue.ts';
import { sceneFor, sourceIn } from '../queries/scene.ts';
import { revealed } from './reveal.ts';
import { hagalAfter } from './rivals.ts';

type TurnSteps = Pick<Steps<FamilyGame>, 'turn' | 'settle' | 'effects' | 'endTurn'>;

/** A turn from its beginning to its explicit end. R5 R6 R9 */
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
      if ('plot' in answer) return [...playedIntrigue(game, by, answer.plot, 'plot'), { do: 'turn', by }]; // R5.6
      return [...sent(game, by, answer), { do: 'settle', by }];
    },
  },
  settle(game, { by }) {
    const { state } = game;
    for (let piece = nextImmediate(game, by); piece; piece = nextImmediate(game, by)) {
      takePiece(game, piece.id);
      const next = carryOut(game, sceneOf(state, by, piece), effectOf(state, piece));
      if (next && next.length > 0) return [...next, { do: 'settle', by }];
    }
    return isSpent(state, by) ? [] : [{ do: 'effects', by }];
  },
  effects: {
    asks: (_, { by }) => by,
    choices: ({ state }, { by }) => ({ pick: 'one', of: effectsOptions(state, by) }),
    blocked: ({ state }, { by }) => noEffectsOptions(state, by),
    resolve: (game, { by }, answer) => (answer === 'done' ? closing(game, by) : [...(acted(game, by, answer) ?? []), { do: 'settle', by }]),
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

/** R5.1 R5.3 */
function turnOptions(state: State, by: SeatId): readonly TurnAnswer[] {
  const sending = state.turn.arrow === 'reveal' ? [] : sends(state, by);
  const plots = playable(state, by, 'plot').map((plot) => ({ plot }));
  return [...sending, ...plots, ...(mayReveal(state, sending) ? ['reveal' as const] : [])];
}
/** Whoever has named an Agent token sends it if that is possible. Uprising R18.7 */
const mayReveal = ({ turn }: State, sending: readonly Send[]): boolean =>
  turn.arrow === undefined || turn.arrow === 'reveal' || sending.length === 0;
/** There are troops that the Ally of a Commander has not been asked about. Uprising R18.8 */
const mayCall = (state: State, by: SeatId): boolean =>
  isCommander(state, by) && state.turn.called !== state.turn.recruited && deployable(state, by) > 0;
/** The Ally has been asked, and as all can see nothing else is left to do. Uprising R18.8 */
const isSpent = (state: State, by: SeatId): boolean =>
  state.turn.called !== undefined && !mayCall(state, by) && state.turn.pieces.length === 0 && !holdsIntrigue(state, by);
/** Before a Commander's turn ends the Ally may deploy, and what follows from that may be done. Uprising R18.8 */
function closing(game: Game, by: SeatId): readonly Task<FamilyGame>[] {
  const { state } = game;
  if (!mayCall(state, by)) return [];
  noteCalled(game);
  return [
    { do: 'deploy', ...sceneFor(state, by), from: 'garrison', max: deployable(state, by), counts: true },
    { do: 'settle', by },
  ];
}

/** Looked for anew after each one: it may make a condition true that an earlier piece waits for, or a contract due. */
function nextImmediate(game: Game, by: PlayerId) {
  contractsHarvested(game);
  return game.state.turn.pieces.find((piece) => isImmediate(game.state, by, piece));
}
/** What had to be done and could do nothing is told, nobody was asked about it. R6.8 */
function lapse(game: Game, by: PlayerId): void {
  const { state } = game;
  const { pieces, space } = state.turn;
  for (const piece of pieces) {
    const scene = sceneOf(state, by, piece);
    const effect = effectOf(state, piece);
    const source = sourceIn(state, scene) ?? (space === null ? undefined : { space });
    if (source && whyLapses(state, scene, effect)) game.tell({ type: 'inVain', player: by, source, effect });
  }
}

/** Card into the play area, cost paid, Agent placed; then the effects are pending. R6.4 */
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
  addVisit(game, by, to, price);
  addOrigins(game, by, [card], 'card');
  addAbility(game, by);
  contractsSent(game, by, to);
  const paid = RESOURCES.filter((resource) => (cost[resource] ?? 0) > 0);
  const paidFor = setOff(game, by, (trigger) => 'pay_for_space' in trigger && paid.includes(trigger.pay_for_space)); // R18.9
  return [...enter, ...paidFor, ...arrived(game, by, to), ...gather];
}

/** One thing is done while effects are pending. R6.9 R9.4 */
function acted(game: Game, by: SeatId, answer: Exclude<EffectsAnswer, 'done'>): Next<FamilyGame> {
  if ('piece' in answer) return carriedOut(game, by, answer.piece);
  if ('plot' in answer) return playedIntrigue(game, by, answer.plot, 'plot');
  if ('acquire' in answer) return bought(game, by, answer);
  countDeployed(game, answer.deploy); // R8.4
  return deploy(game, bearerOf(game.state, by), 'garrison', answer.deploy);
}
function carriedOut(game: Game, by: SeatId, id: number): Next<FamilyGame> {
  const { state } = game;
  const piece = takePiece(game, id);
  return carryOut(game, sceneOf(state, by, piece), effectOf(state, piece));
}
function bought(game: Game, by: SeatId, purchase: Purchase): Next<FamilyGame> {
  addPersuasion(game, -(persuasionFor(game.state, purchase) ?? 0));
  return acquire(game, by, purchase);
}
