import type { Colour, FigureId } from '../ids.ts';
import { canPayToll, isTolled } from '../queries/toll.ts';
import { colourOf, coloursOf, factsOf, seatOf, stockOf } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { paySpice } from './bank.ts';

/** For every arrival in the castle; it is waived where nothing else was left to do. R6.3 */
export function payToll(game: Game, figure: FigureId): void {
  if (!isTolled(game.state, figure)) return;
  const colour = colourOf(figure);
  const waived = !canPayToll(game.state, colour);
  if (!waived) payTogether(game, colour, factsOf(game.state).game.prices.toll);
  game.tell({ type: 'toll', colour, waived });
}
/** Whoever lands pays; what the colour lacks comes from the other colour of its player. Q30 */
function payTogether(game: Game, colour: Colour, price: number): void {
  const own = Math.min(price, stockOf(game.state, colour).spice);
  paySpice(game, colour, own);
  const helper = coloursOf(game.state, seatOf(game.state, colour)).find((other) => other !== colour);
  if (helper) paySpice(game, helper, price - own);
}
