import { set } from '../../../kernel/write.ts';
import type { FigureId, SpaceId } from '../ids.ts';
import { factsOf } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { rollD6 } from './dice.ts';

/** A figure stands somewhere else from now on; nothing follows from it here. */
export const place = (game: Game, figure: FigureId, at: SpaceId): void => set(game, game.state.figures[figure], 'at', at);

/**
 * Changes Strength, from 0 to 6. R1.3
 * @returns what the figure has now; at 0 the caller eliminates it
 */
export function changeStrength(game: Game, figure: FigureId, points: number): number {
  const facts = game.state.figures[figure];
  const strength = Math.max(0, Math.min(factsOf(game.state).game.limits.strength, facts.strength + points));
  if (strength !== facts.strength) set(game, facts, 'strength', strength);
  return strength;
}

/** Loses a d6 of Strength. @returns whether it still stands; if not, the caller eliminates it. */
export function hurt(game: Game, figure: FigureId): boolean {
  const points = rollD6(game);
  const strength = changeStrength(game, figure, -points);
  game.tell({ type: 'hurt', figure, points, strength });
  return strength > 0;
}
