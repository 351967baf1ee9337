import { set } from '../../../kernel/write.ts';
import type { AreaId, AtreidesToken, HouseId, ObjectiveId, PlanningId, SietchId } from '../ids.ts';
import type { Game, Legion, Part, Sparse } from '../types.ts';
import { withArea } from './legions.ts';
import { change } from './mahdi/automa.ts';

export const dealHand = (game: Game, house: HouseId, cards: readonly PlanningId[]): void =>
  set(game, game.state.hands, house, { hidden: cards });
export const dealReinforcements = (game: Game, cards: readonly PlanningId[]): void => change(game, { reinforcements: { hidden: cards } });
export const dealObjectives = (game: Game, cards: readonly ObjectiveId[]): void => set(game, game.state, 'objectives', { hidden: cards });
export const fillPool = (game: Game, tokens: readonly AtreidesToken[]): void => set(game, game.state, 'pool', { hidden: tokens });
export const drawTokens = (game: Game, tokens: readonly AtreidesToken[]): void => set(game, game.state, 'drawn', { hidden: tokens });
export function rankSietch(game: Game, id: SietchId, rank: number): void {
  const sietch = game.state.sietches[id];
  if (sietch) set(game, game.state.sietches, id, { ...sietch, rank: { hidden: rank } });
}
/** Other tokens lie in an area; as many of them as before have moved. */
export function layTokens(game: Game, at: AreaId, tokens: readonly AtreidesToken[]): void {
  const { state } = game;
  const legion = state.legions.atreides[at] as Legion;
  set(game, state.legions, 'atreides', withArea(state.legions.atreides as Sparse<Legion>, at, { ...legion, tokens: { hidden: tokens } }));
  const moved = state.turn?.moved.hidden[at] as Part | undefined;
  if (!state.turn || !moved || moved.tokens.length === 0) return;
  const theirs = { ...moved, tokens: tokens.slice(0, moved.tokens.length) };
  set(game, state.turn, 'moved', { hidden: withArea(state.turn.moved.hidden as Sparse<Part>, at, theirs) });
}
