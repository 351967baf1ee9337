import { sideOfHouse } from '../board.ts';
import { type ActionSymbol, type BoardId, type HouseId, type Side, SYMBOLS } from '../ids.ts';
import type { Act, Spending } from '../questions.ts';
import type { DiceCount, State } from '../types.ts';
import { dieClaims } from './claims.ts';
import { specialsOf } from './leaders.ts';
import { playable } from './planning-cards.ts';
import { boardIdOf, boardsOf, boardState, book, housesOf, mateOf } from './table.ts';
import { hasDesertPower } from './worms.ts';

export const NO_DICE: DiceCount = { strategy: 0, deployment: 0, leadership: 0, mentat: 0, house: 0 };
export const totalOf = (dice: DiceCount): number => SYMBOLS.reduce((sum, symbol) => sum + dice[symbol], 0);

/** Unused dice of a board; its Bene Gesserit token counts as one. R6.4 */
export const unusedOn = (state: State, id: BoardId): number => {
  const { unused, token } = boardState(state, id);
  return totalOf(unused) + (token ? 1 : 0);
};
/** Unused dice of a side, for turns and for Desert Power. R7.8, R15.11 */
export const unusedOf = (state: State, side: Side): number =>
  boardsOf(state, side).reduce((sum, id) => sum + unusedOn(state, id), 0) + (side === 'harkonnen' ? (state.automa?.unrolled ?? 0) : 0);
/** Strictly fewer unused dice than the Harkonnen. R7.8 */
export const mayUseDesertPower = (state: State): boolean => unusedOf(state, 'atreides') < unusedOf(state, 'harkonnen');

/** Symbols of this board, and its slots for each. */
const symbolsOn = (state: State, id: BoardId) => book(state).data.pieces.boards[id];
/** Slots for a symbol: none where the board lacks it. R6.2, R15.2 */
const slotsFor = (state: State, id: BoardId, symbol: ActionSymbol): number => {
  const { symbols, slots } = symbolsOn(state, id);
  return symbols.includes(symbol) ? slots : 0;
};
/** A symbol with more dice than slots; null = every die has its slot. R6.3 */
export const overfull = (state: State, id: BoardId): ActionSymbol | null =>
  SYMBOLS.find((symbol) => boardState(state, id).unused[symbol] > slotsFor(state, id, symbol)) ?? null;

/**
 * How two teammates share out what their side rolled: what only one board has goes there, what both have makes the totals as equal as
 * possible, and so do the dice without a slot, which lie on a board beyond its slots until they are changed. The odd die goes to the
 * House. R15.5
 */
export function sharedOut(state: State, side: Side, rolled: DiceCount): readonly { readonly board: BoardId; readonly dice: DiceCount }[] {
  const [house, ally] = boardsOf(state, side) as readonly [BoardId, BoardId];
  const dice = { [house]: { ...NO_DICE }, [ally]: { ...NO_DICE } } as Record<BoardId, Record<ActionSymbol, number>>;
  const give = (board: BoardId, symbol: ActionSymbol): void => {
    dice[board][symbol] += 1;
  };
  const isFree = (board: BoardId, symbol: ActionSymbol): boolean => dice[board][symbol] < slotsFor(state, board, symbol);
  const poorer = (): BoardId => (totalOf(dice[house]) <= totalOf(dice[ally]) ? house : ally);
  const aside: ActionSymbol[] = [];
  const isOnBoth = (symbol: ActionSymbol): boolean => slotsFor(state, house, symbol) > 0 && slotsFor(state, ally, symbol) > 0;
  for (const symbol of [...SYMBOLS].sort((one, other) => Number(isOnBoth(one)) - Number(isOnBoth(other))))
    for (let nth = 0; nth < rolled[symbol]; nth++) {
      const first = poorer();
      const board = [first, first === house ? ally : house].find((id) => isFree(id, symbol));
      if (board) give(board, symbol);
      else aside.push(symbol);
    }
  for (const symbol of aside) give(poorer(), symbol);
  return [house, ally].map((board) => ({ board, dice: dice[board] }));
}
/** Symbols that a die without a slot may be changed to: those with the most free slots. R6.3 */
export function changesOn(state: State, id: BoardId): readonly ActionSymbol[] {
  const { symbols, slots } = symbolsOn(state, id);
  const free = (symbol: ActionSymbol): number => slots - boardState(state, id).unused[symbol];
  const most = Math.max(...symbols.map(free));
  return symbols.filter((symbol) => free(symbol) === most);
}
/** The House of a side that has to change a die next; null = none has. */
export const changer = (state: State, side: Side): HouseId | null => {
  const board = boardsOf(state, side).find((id) => overfull(state, id) !== null);
  return board ? (symbolsOn(state, board).houses[0] as HouseId) : null;
};

/** Where a Bene Gesserit token may be placed: free slots of symbols with the fewest dice of their board, of either teammate. R6.4, R15.12 */
export function sisterPlaces(state: State, side: Side): readonly { readonly board: BoardId; readonly symbol: ActionSymbol }[] {
  if (state.sisters[side] === 0) return [];
  return boardsOf(state, side).flatMap((board) => {
    const { symbols, slots } = symbolsOn(state, board);
    const { unused } = boardState(state, board);
    const fewest = Math.min(...symbols.map((symbol) => unused[symbol]));
    return fewest < slots ? symbols.filter((symbol) => unused[symbol] === fewest).map((symbol) => ({ board, symbol })) : [];
  });
}

/** Dice a House can spend: symbol, and whether it is the token. Truthtrance may leave one only. */
function spendable(state: State, house: HouseId): readonly Pick<Spending, 'die' | 'token'>[] {
  const { unused, token } = boardState(state, boardIdOf(state, house));
  const dice: Pick<Spending, 'die' | 'token'>[] = SYMBOLS.filter((die) => unused[die] > 0).map((die) => ({ die }));
  if (token) dice.push({ die: token, token: true });
  const { forced } = state;
  if (forced === null || sideOfHouse(house) !== 'harkonnen') return dice;
  return dice.filter(({ die, token: isToken }) => die === forced.symbol && (isToken === true) === forced.token);
}

/** Everything a turn can be. R6.6 */
export function acts(state: State, house: HouseId): readonly Act[] {
  const side = sideOfHouse(house);
  const { actions } = book(state).data;
  const cards = playable(state, house);
  const claims = side === 'atreides' ? dieClaims(state) : [];
  const found: Act[] = [];
  for (const die of spendable(state, house)) {
    for (const as of symbolsFor(state, side, die.die)) {
      const spending = as === die.die ? die : { ...die, as };
      for (const { id } of actions[side][as]) if (id !== 'any') found.push({ ...spending, for: { action: id } });
      for (const leader of specialsOf(state, performerOf(state, house, as), as)) found.push({ ...spending, for: { leader } });
    }
    for (const claim of claims) found.push({ ...die, for: { claim } });
    for (const card of cards) found.push({ ...die, for: { card } });
  }
  const mustAct = found.length > 0;
  if (side === 'atreides' && mayUseDesertPower(state) && hasDesertPower(state)) found.push('desertPower'); // R7.8
  return mustAct ? found : [...found, 'pass']; // RU-44
}
/** Symbols a die can stand for: the House die of the Atreides for any. R7.7, RU-19 */
const symbolsFor = (state: State, side: Side, die: ActionSymbol): readonly ActionSymbol[] =>
  book(state).data.actions[side][die].some(({ id }) => id === 'any') ? [die, ...SYMBOLS.filter((symbol) => symbol !== die)] : [die];

/** Who carries an action out: a symbol that only the teammate's board has is the teammate's. R15.8 */
export const performerOf = (state: State, house: HouseId, symbol: ActionSymbol): HouseId =>
  slotsFor(state, boardIdOf(state, house), symbol) > 0 ? house : mateOf(state, house);

/** The Houses of a side that have something they can spend now. */
export const ready = (state: State, side: Side): readonly HouseId[] => housesOf(side).filter((house) => spendable(state, house).length > 0);
