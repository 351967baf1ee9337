import type { Task } from '../../../kernel/types.ts';
import type { HouseId } from '../ids.ts';
import { isCompanion } from '../queries/table.ts';
import type { ArrakisGame, Game } from '../types.ts';
import { draw } from '../verbs/planning-cards.ts';

/** Cards are drawn from a deck, or told where it lies on a table of their own. R7.7 */
export function drawing(game: Game, house: HouseId, deck: HouseId, count: number): Task<ArrakisGame>[] {
  if (isCompanion(game.state)) return count > 0 ? [{ do: 'tellDrawn', house, deck, left: count }] : [];
  draw(game, house, deck, count);
  return [];
}
