import { set } from '../../../kernel/write.ts';
import type { PlayerId, SpaceName } from '../ids.ts';
import type { Game } from '../types.ts';

/** No opponent can send an Agent there until the own next turn; nobody gets control by it. R14.5 R19.37 */
export function closeSpace(game: Game, by: PlayerId, space: SpaceName): void {
  set(game, game.state, 'voices', [...game.state.voices, { by, space }]);
  game.tell({ type: 'closed', player: by, space });
}
/** Spaces whose closing is over can be visited again. R19.37, J30 */
export function openSpaces(game: Game, isOver: (by: PlayerId) => boolean): void {
  const { voices } = game.state;
  set(
    game,
    game.state,
    'voices',
    voices.filter(({ by }) => !isOver(by)),
  );
}
