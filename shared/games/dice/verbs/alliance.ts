import { set } from '../../../kernel/write.ts';
import type { HouseId } from '../ids.ts';
import type { Game, Invitation } from '../types.ts';

/** Alliance for this turn. R7.6 */
export function ally(game: Game, active: HouseId, offer: Invitation, forced: boolean): void {
  set(game, game.state.turn, 'ally', offer.house);
  if (offer.face !== null) set(game, game.state.turn, 'share', offer); // R16.8
  game.tell({ type: 'allied', house: active, ally: offer.house, forced });
}
