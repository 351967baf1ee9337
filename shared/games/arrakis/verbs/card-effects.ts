import { set } from '../../../kernel/write.ts';
import {
  type ActionSymbol,
  type AreaId,
  type ObjectiveId,
  OBJECTIVES,
  type PlanningId,
  type PowerId,
  type PrescienceId,
  type Side,
  type SietchId,
} from '../ids.ts';
import { unusedDice } from '../queries/card-effects.ts';
import { NOBODY, tokensAt } from '../queries/legions.ts';
import { boardState, book, seatOf, without } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { dismissLonely, join, take } from './legions.ts';
import { changeLegion, relocate } from './records.ts';

/** The card that was just played lies on a prescience card instead of on its discard pile. */
export function attach(game: Game, card: PlanningId, to: PrescienceId, as: 'kept' | 'feared'): void {
  const { state } = game;
  const deck = book(state).deckOf[card];
  set(game, state.discards, deck, without(state.discards[deck], [card]));
  set(game, state, 'attached', [...state.attached, card]);
  set(
    game,
    state,
    'shown',
    state.shown.map((shown) => (shown.card === to ? { ...shown, [as]: true } : shown)),
  );
  game.tell({ type: 'attached', card, to });
}

/** A marker goes down one step; that alone activates no ban. */
export function lowerImperium(game: Game, power: PowerId): void {
  const { state } = game;
  const from = state.imperium[power];
  set(game, state, 'imperium', { ...state.imperium, [power]: from - 1 });
  game.tell({ type: 'markerMoved', power, from, to: from - 1, paid: 0 });
}
/** The die that the Harkonnen must spend next. */
export function forceDie(game: Game, symbol: ActionSymbol, token: boolean): void {
  set(game, game.state, 'forced', { symbol, token });
  game.tell({ type: 'dieForced', symbol, token });
}
/** A die is used up, a token leaves the game; its owner has not spent it, so no tank advances. RU-30 */
export function wasteDie(game: Game, side: Side, symbol: ActionSymbol, isToken: boolean): void {
  const found = unusedDice(game.state, side).find((die) => die.symbol === symbol && (die.token === true) === isToken);
  if (!found) return;
  const board = boardState(game.state, found.board);
  if (isToken) set(game, board, 'token', null);
  else {
    set(game, board, 'unused', { ...board.unused, [symbol]: board.unused[symbol] - 1 });
    set(game, board, 'used', { ...board.used, [symbol]: board.used[symbol] + 1 });
  }
  game.tell({ type: 'dieWasted', side, symbol, token: isToken });
}
/** One objective more, of which any wins. R1.4 */
export function drawObjective(game: Game): void {
  const { state } = game;
  const [objective] = game.chance.shuffle(OBJECTIVES.filter((id) => !state.objectives.hidden.includes(id)));
  if (objective) takeObjective(game, objective);
}
/** The Atreides have one objective more, which only they see. R1.4 */
export function takeObjective(game: Game, objective: ObjectiveId): void {
  const { state } = game;
  set(game, state, 'objectives', { hidden: [...state.objectives.hidden, objective] });
  const knowing = [...new Set([seatOf(state, 'house-atreides'), seatOf(state, 'fremen-ally')])];
  game.tell({ type: 'objectiveDrawn', objective }, { to: knowing });
}
/** Paul is bound in the next turn of the Atreides. */
export function bindPaul(game: Game): void {
  set(game, game.state, 'paulBound', 'next');
  game.tell({ type: 'paulBound' });
}

/** A legion is pushed to another area; that is no move of its own, and nothing happens there. */
export function displace(game: Game, side: Side, from: AreaId, to: AreaId): void {
  relocate(game, side, from, to);
  game.tell({ type: 'displaced', side, from, to });
}
/** A sietch moves on; it keeps its name and its rank. RU-32 */
export function moveSietch(game: Game, id: SietchId, to: AreaId): void {
  const sietch = game.state.sietches[id];
  if (!sietch) return;
  set(game, game.state.sietches, id, { ...sietch, at: to });
  game.tell({ type: 'sietchMoved', sietch: id, from: sietch.at, to });
}
/** All deployment tokens of two areas change places; leaders who are left alone go. R2.6 */
export function swapTokens(game: Game, one: AreaId, other: AreaId): void {
  const tokens = [one, other].map((at) => tokensAt(game.state, at));
  for (const [nth, at] of [one, other].entries())
    changeLegion(game, 'atreides', at, () => {
      take(game, 'atreides', at, { ...NOBODY, tokens: tokens[nth] ?? [] });
      join(game, 'atreides', at, { ...NOBODY, tokens: tokens[1 - nth] ?? [] });
    });
  game.tell({ type: 'tokensSwapped', one, other });
  for (const at of [one, other]) dismissLonely(game, 'atreides', at);
}
