import { set } from '../../../kernel/write.ts';
import type { Colour } from '../ids.ts';
import type { Game } from '../types.ts';

/** These colours have called an ambush, secretly. R7.2 */
export const setCalls = (game: Game, colours: readonly Colour[]): void => set(game, game.state.turn.calls, 'hidden', colours);
