import type { Colour } from '../ids.ts';
import { isPoor } from '../queries/social-plan.ts';
import { factsOf } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { takeSpice } from './bank.ts';

/** Who has neither Harvester nor spice gets a little. R5.3 */
export function paySocialPlan(game: Game, colour: Colour): void {
  if (!isPoor(game.state, colour)) return;
  const spice = takeSpice(game, colour, factsOf(game.state).game.prices.socialPlan);
  game.tell({ type: 'socialPlan', colour, spice });
}
