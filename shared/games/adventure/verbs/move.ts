import { dieValues, spaceOf } from '../queries/table.ts';
import type { Step } from '../questions.ts';
import type { Game } from '../types.ts';
import { place } from './figures.ts';
import { markMoved } from './turn.ts';

/** A figure walks. R6.2 */
export function walk(game: Game, { figure, dice, to }: Step): void {
  const { a, b } = dieValues(game.state);
  const steps = { a, b, both: a + b }[dice];
  const from = spaceOf(game.state, figure);
  place(game, figure, to);
  markMoved(game, figure);
  game.tell({ type: 'moved', figure, from, to, steps });
}
