import { set } from '../../../../kernel/write.ts';
import { type ActionSymbol, SIETCHES, type SietchId, type TacticalSector } from '../../ids.ts';
import { automaOf, boardIdOf, boardState, book, without } from '../../queries/table.ts';
import { canBeTarget, standing } from '../../queries/mahdi/target.ts';
import type { Automa, Game } from '../../types.ts';
import { gainSupremacy } from '../tracks.ts';

/** Something about the automa is other than before. */
export function change(game: Game, to: Partial<Automa>): void {
  const { automa } = game.state;
  if (automa) set(game, game.state, 'automa', { ...(automa as Automa), ...to });
}

/** A tactical card is turned up; when there is none left, those that were shown are shuffled, but for the two that lie there. R16.3, RU-35c */
function drawTactical(game: Game, lying: readonly SietchId[]): SietchId | null {
  const { automa } = game.state;
  if (!automa) return null;
  const deck = automa.tactical.hidden.length > 0 ? automa.tactical.hidden : automa.shown.filter((id) => !lying.includes(id));
  const card = deck[game.chance.below(deck.length)];
  if (!card) return null;
  change(game, { tactical: { hidden: without(deck, [card]) }, shown: [...without(automa.shown, deck), card] });
  return card;
}
/** The harvest sector and the target sietch of the round. R16.3 */
export function drawTactics(game: Game): void {
  const { tacticalSectors } = book(game.state).data;
  if (standing(game.state).length === 0) return;
  let card = drawTactical(game, []);
  while (card && !leavesTarget(game, card)) card = drawTactical(game, []);
  if (!card) return;
  const harvest = tacticalSectors[card];
  change(game, { harvest });
  drawTarget(game, [card], harvest, false);
}
/** Is there another card for the target beside this one? RU-35a */
const leavesTarget = ({ state }: Game, card: SietchId): boolean =>
  standing(state).some((id) => id !== card && canBeTarget(state, id, book(state).data.tacticalSectors[card], false));
/** The target has fallen: another comes, beside the same harvest sector. R16.3, RU-35a */
export function replaceTarget(game: Game): void {
  const { automa } = game.state;
  if (automa) drawTarget(game, [], automa.harvest, true);
}
function drawTarget(game: Game, lying: readonly SietchId[], harvest: TacticalSector | null, isReplacement: boolean): void {
  const isThere = standing(game.state).some((id) => canBeTarget(game.state, id, harvest, isReplacement));
  let card = isThere ? drawTactical(game, lying) : null;
  while (card && !canBeTarget(game.state, card, harvest, isReplacement)) card = drawTactical(game, lying);
  change(game, { target: card });
  if (card && harvest) game.tell({ type: 'tactics', harvest, target: card });
}
/** Legions move towards another sietch until the end of the round. R16.9 */
export function aimAt(game: Game, sietch: SietchId): void {
  change(game, { temporary: sietch });
  game.tell({ type: 'automaAims', sietch });
}

/** Harkonnen dice are not rolled yet; those of the spice board rest. R16.5, R5.3 */
export const layDice = (game: Game): void =>
  change(game, { unrolled: book(game.state).data.pieces.actionDice.harkonnen.count - game.state.setAside });
/** One die is thrown, again while three used ones show the same, or counts as what Truthtrance has named. R16.5, RU-36 */
export function throwDie(game: Game): ActionSymbol {
  const { state } = game;
  const { pieces, mahdi } = book(state).data;
  const board = boardState(state, boardIdOf(state, 'house-harkonnen'));
  const { faces } = pieces.actionDice.harkonnen;
  let symbol = automaOf(state).named;
  let again = 0;
  for (; symbol === null || board.used[symbol] >= mahdi.sameSymbol; again++) {
    const [thrown = 1] = game.chance.roll([{ name: 'harkonnen', sides: faces.length }]);
    symbol = faces[thrown - 1] as ActionSymbol;
    if (board.used[symbol] < mahdi.sameSymbol) break;
  }
  set(game, board, 'used', { ...board.used, [symbol]: board.used[symbol] + 1 });
  change(game, { unrolled: automaOf(state).unrolled - 1, named: null });
  if (state.turn) {
    set(game, state.turn, 'spent', true);
    set(game, state.turn, 'house', 'house-harkonnen');
  }
  game.tell({ type: 'automaRolled', symbol, again });
  return symbol;
}
/** One ornithopter of the round, or turn, has been used. R16.9, RU-5 */
export const countFlight = (game: Game): void => change(game, { flown: automaOf(game.state).flown + 1 });
/** The automa's next die counts as this symbol. RU-36 */
export function nameSymbol(game: Game, symbol: ActionSymbol): void {
  change(game, { named: symbol });
  game.tell({ type: 'dieForced', symbol, token: false });
}
/** Supremacy rises, the tactical cards are shuffled. R16.15 */
export function endRound(game: Game): void {
  change(game, {
    tactical: { hidden: SIETCHES },
    shown: [],
    harvest: null,
    target: null,
    temporary: null,
    flown: 0,
    unrolled: 0,
    named: null,
  });
  gainSupremacy(game, book(game.state).data.mahdi.supremacyEachRound);
}
