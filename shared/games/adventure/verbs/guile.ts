import { add, set } from '../../../kernel/write.ts';
import type { FigureId } from '../ids.ts';
import { defence, guileOf } from '../queries/guile.ts';
import { colourOf, factsOf } from '../queries/table.ts';
import type { Danger } from '../questions.ts';
import type { Game } from '../types.ts';
import { paySpice } from './bank.ts';
import { rollD6 } from './dice.ts';

/** Points of Guile for the price of the data. The caller has looked that they can be paid and had. R12.1 */
export function buyGuile(game: Game, figure: FigureId, points: number): void {
  if (points === 0) return;
  paySpice(game, colourOf(figure), points * factsOf(game.state).game.prices.guile);
  add(game, game.state.figures[figure], 'bought', points);
  game.tell({ type: 'guileBought', figure, points, guile: guileOf(game.state, figure) });
}
/** Bought Guile is gone after a test. R12.1 */
export function clearGuile(game: Game, figure: FigureId): void {
  set(game, game.state.figures[figure], 'bought', 0);
}

/** d6 against Guile; afterwards what was bought is gone. R6.23, R12.1 */
export function testGuile(game: Game, figure: FigureId, danger: Danger): boolean {
  const guile = defence(game.state, figure, danger);
  const die = rollD6(game);
  const hit = die > guile;
  clearGuile(game, figure);
  game.tell({ type: 'guileTest', figure, danger, die, guile, hit });
  return hit;
}
