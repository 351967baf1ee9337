import type { Next, Steps, Task } from '../../../kernel/types.ts';
import type { PlayerId, SeatId } from '../ids.ts';
import { persuasionFor } from '../queries/acquire.ts';
import { deployable } from '../queries/deployment.ts';
import { whyLapses } from '../queries/effects/readings.ts';
import { holdsIntrigue } from '../queries/playable-intrigue.ts';
import { sceneFor, sourceIn } from '../queries/scene.ts';
import { bearerOf, isCommander } from '../queries/teams.ts';
import { effectsOptions, noEffectsOptions, sceneOf } from '../queries/turn.ts';
import { effectOf } from '../queries/visit-influence.ts';
import type { EffectsAnswer, Purchase } from '../questions.ts';
import { carryOut } from '../resolve/handlers.ts';
import { isImmediate } from '../resolve/immediate.ts';
import { playedIntrigue } from '../resolve/intrigue.ts';
import type { FamilyGame, Game, State } from '../types.ts';
import { contractsHarvested } from '../verbs/contracts.ts';
import { acquire } from '../verbs/market.ts';
import { takePiece } from '../verbs/pieces.ts';
import { noteCalled } from '../verbs/teams.ts';
import { deploy } from '../verbs/troops.ts';
import { addPersuasion, countDeployed } from '../verbs/turn.ts';

/**
 * Pending effects of an Agent turn or a Reveal turn: one after the other in any order, until none is left that must be carried out.
 * R6.8 R6.9 R9.4, Uprising R4.6, Uprising R4.7, Uprising R8.2
 */
export const effectsSteps: Pick<Steps<FamilyGame>, 'settle' | 'effects'> = {
  settle(game, { by }) {
    const { state } = game;
    for (let piece = nextImmediate(game, by); piece; piece = nextImmediate(game, by)) {
      takePiece(game, piece.id);
      const next = carryOut(game, sceneOf(state, by, piece), effectOf(state, piece));
      if (next?.length) return [...next, { do: 'settle', by }];
    }
    return isSpent(state, by) ? [] : [{ do: 'effects', by }];
  },
  effects: {
    asks: (_, { by }) => by,
    choices: ({ state }, { by }) => ({ pick: 'one', of: effectsOptions(state, by) }),
    blocked: ({ state }, { by }) => noEffectsOptions(state, by),
    resolve: (game, { by }, answer) => (answer === 'done' ? closing(game, by) : [...(acted(game, by, answer) ?? []), { do: 'settle', by }]),
  },
};

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
export function lapse(game: Game, by: PlayerId): void {
  const { state } = game;
  const { pieces, space } = state.turn;
  for (const piece of pieces) {
    const scene = sceneOf(state, by, piece);
    const effect = effectOf(state, piece);
    const source = sourceIn(state, scene) ?? (space === null ? undefined : { space });
    if (source && whyLapses(state, scene, effect)) game.tell({ type: 'inVain', player: by, source, effect });
  }
}

/** One thing is done while effects are pending. R6.9 R9.4 */
function acted(game: Game, by: SeatId, answer: Exclude<EffectsAnswer, 'done'>): Next<FamilyGame> {
  if ('piece' in answer) return carriedOut(game, by, answer.piece);
  if ('plot' in answer) return playedIntrigue(game, by, answer.plot, 'plot'); // Uprising R4.11, Uprising R8.10
  if ('acquire' in answer) return bought(game, by, answer);
  countDeployed(game, answer.deploy); // R8.4 R8.5
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
