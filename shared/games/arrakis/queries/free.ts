import type { Side } from '../ids.ts';
import type { State } from '../types.ts';

/** May a side do something unasked? In its own turn, but never inside a battle round or a special attack. R7.10, R11.18 */
export const mayActFreely = (state: State, side: Side): boolean => state.turn?.side === side && !state.held;
