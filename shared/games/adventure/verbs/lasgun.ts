import { set } from '../../../kernel/write.ts';
import type { FigureId } from '../ids.ts';
import type { Game } from '../types.ts';
import { rollD6 } from './dice.ts';
import { eliminate } from './elimination.ts';
import { hurt } from './figures.ts';

/** A Lasgun: d6 below the bearer's Strength hits. R9.4 */
export function shoot(game: Game, figure: FigureId, target: FigureId): void {
  markShot(game, figure);
  const die = rollD6(game);
  const hit = die < game.state.figures[figure].strength;
  game.tell({ type: 'shot', figure, target, die, hit });
  if (hit && !hurt(game, target)) eliminate(game, target, 'deck');
}
const markShot = (game: Game, figure: FigureId): void => set(game, game.state.turn, 'shot', [...game.state.turn.shot, figure]);
