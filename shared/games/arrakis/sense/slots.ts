import type { ActionSymbol, Side } from '../ids.ts';
import { boardsOf, boardState } from '../queries/table.ts';
import type { Look } from './look.ts';

/** How gladly a side has a die of each symbol: one of those that are there already is worth less. */
const LIKED: Readonly<Record<Side, Readonly<Record<ActionSymbol, number>>>> = {
  harkonnen: { strategy: 0.5, deployment: 0.4, leadership: 0.45, mentat: 0.25, house: 0.3 },
  atreides: { strategy: 0.45, deployment: 0.45, leadership: 0.4, mentat: 0.3, house: 0.5 },
};
const LESS = 0.12;
export function slotWorth(look: Look, symbol: ActionSymbol): number {
  const there = boardsOf(look.state, look.side).reduce((sum, id) => sum + boardState(look.state, id).unused[symbol], 0);
  return LIKED[look.side][symbol] - LESS * there;
}
