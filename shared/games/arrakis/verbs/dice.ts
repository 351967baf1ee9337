import { set } from '../../../kernel/write.ts';
import { type ActionSymbol, type BoardId, type HouseId, type PrescienceId, type Side, SIDES, SYMBOLS } from '../ids.ts';
import { NO_DICE, overfull, sharedOut } from '../queries/dice.ts';
import { activeStep } from '../queries/end.ts';
import { boardIdOf, boardsOf, boardState, book, isAutoma, sideOfHouse } from '../queries/table.ts';
import type { EffectSource, Spending } from '../questions.ts';
import type { Board, DiceCount, Game } from '../types.ts';

const withDie = (dice: DiceCount, symbol: ActionSymbol, by: number): DiceCount => ({ ...dice, [symbol]: dice[symbol] + by });

/** Harkonnen dice that rest on the spice board in this round. R5.3 */
function layAside(game: Game): void {
  const { state } = game;
  const step = activeStep(state);
  const setAside = book(state).data.spiceRows[step]?.setAside ?? 0;
  set(game, state, 'setAside', setAside);
  game.tell({ type: 'activeRow', step, setAside });
}
/** Both sides roll; the Harkonnen without the dice of the active row. R5.3, R6.1 */
export function rollActionDice(game: Game): void {
  const { state } = game;
  const { pieces } = book(state).data;
  layAside(game);
  for (const side of SIDES) {
    if (isAutoma(state, side)) continue; // R16.5
    const { count, faces } = pieces.actionDice[side];
    const dice = Array.from({ length: count - (side === 'harkonnen' ? state.setAside : 0) }, () => ({ name: side, sides: faces.length }));
    const rolled: Partial<Record<ActionSymbol, number>> = {};
    for (const thrown of game.chance.roll(dice)) {
      const symbol = faces[thrown - 1] as ActionSymbol;
      rolled[symbol] = (rolled[symbol] ?? 0) + 1;
    }
    const [board] = boardsOf(state, side);
    set(game, boardState(state, board as BoardId), 'unused', { ...NO_DICE, ...rolled });
    game.tell({ type: 'rolled', side, dice: rolled });
  }
}
/** The dice of a side on the boards of its two players. R15.5 */
export function splitDice(game: Game, side: Side): void {
  const { state } = game;
  const [board] = boardsOf(state, side);
  for (const { board: to, dice } of sharedOut(state, side, boardState(state, board as BoardId).unused)) {
    set(game, boardState(state, to), 'unused', dice);
    game.tell({ type: 'diceSplit', board: to, dice: Object.fromEntries(SYMBOLS.flatMap((id) => (dice[id] > 0 ? [[id, dice[id]]] : []))) });
  }
}
/** A die without a slot takes another symbol. R6.3 */
export function changeDie(game: Game, house: HouseId, to: ActionSymbol): void {
  const board = boardIdOf(game.state, house);
  const from = overfull(game.state, board);
  if (from === null) return;
  const { unused } = boardState(game.state, board);
  set(game, boardState(game.state, board), 'unused', withDie(withDie(unused, from, -1), to, 1));
  game.tell({ type: 'dieChanged', board, from, to });
}
/** R6.4 */
export function placeSister(game: Game, side: Side, board: BoardId, symbol: ActionSymbol): void {
  set(game, boardState(game.state, board), 'token', symbol);
  set(game, game.state, 'sisters', { ...game.state.sisters, [side]: game.state.sisters[side] - 1 });
  game.tell({ type: 'sisterPlaced', board, symbol });
}

/** The die goes to the used slots, the token out of the game, at the moment the action begins. R6.4, R6.8 */
export function spend(game: Game, house: HouseId, { die, token, as = die }: Spending, of: EffectSource | `claim:${PrescienceId}`): void {
  const board: Board = boardState(game.state, boardIdOf(game.state, house));
  if (token) set(game, board, 'token', null);
  else {
    set(game, board, 'unused', withDie(board.unused, die, -1));
    set(game, board, 'used', withDie(board.used, die, 1));
  }
  if (game.state.turn) set(game, game.state.turn, 'spent', true);
  if (sideOfHouse(house) === 'harkonnen' && game.state.forced) set(game, game.state, 'forced', null);
  game.tell({ type: 'spent', house, die, token: token === true, as, for: of });
}
/** What is left when the phase ends is lost; a token returns, as the table has agreed. R6.9, RU-16 */
export function clearDice(game: Game): void {
  const { state } = game;
  for (const side of SIDES) {
    for (const id of boardsOf(state, side)) {
      const board = boardState(state, id);
      const lost = SYMBOLS.reduce((sum, symbol) => sum + board.unused[symbol], 0);
      if (lost > 0) game.tell({ type: 'diceLost', side, count: lost });
      if (lost > 0) set(game, board, 'unused', NO_DICE);
      if (board.token !== null) {
        const returns = state.options.token === 'returns';
        if (returns) set(game, state, 'sisters', { ...state.sisters, [side]: state.sisters[side] + 1 });
        set(game, board, 'token', null);
        game.tell({ type: 'sisterReturned', side, lost: !returns });
      }
    }
  }
}
/** All dice are taken back. R13.10 step 8 */
export function takeDiceBack(game: Game): void {
  for (const side of SIDES)
    for (const id of boardsOf(game.state, side)) {
      set(game, boardState(game.state, id), 'unused', NO_DICE);
      set(game, boardState(game.state, id), 'used', NO_DICE);
    }
  set(game, game.state, 'setAside', 0);
}
