import type { Colour } from '../ids.ts';
import type { Pick } from '../questions.ts';
import type { State } from '../types.ts';
import { figuresOf, stockOf } from './table.ts';

/** Cards of a colour that a looker at the Bene Gesserit space can take: hidden kinds, and equipment by figure. R6.19, Q17 */
export const picks = (state: State, of: Colour): Pick[] => [
  ...[...new Set(stockOf(state, of).hand.hidden)].map((card) => ({ card, from: null })),
  ...figuresOf(state, of).flatMap((from) => state.figures[from].gear.map((card) => ({ card, from }))),
];
/** Has a colour any card to take, as everybody sees? */
export const hasCards = (state: State, of: Colour): boolean =>
  stockOf(state, of).hand.hidden.length > 0 || figuresOf(state, of).some((figure) => state.figures[figure].gear.length > 0);
