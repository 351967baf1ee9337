import { set } from '../../../kernel/write.ts';
import { type AreaId, type SettlementId, type Side, TRACKS } from '../ids.ts';
import { rankAt } from '../queries/battle.ts';
import { fulfilled } from '../queries/end.ts';
import { book, without } from '../queries/table.ts';
import { hasSettlement, sietchAt } from '../queries/areas.ts';
import type { Game } from '../types.ts';
import { finish, gainPrescience, gainSupremacy } from './tracks.ts';

/** The settlement of a side in this area, if there is one, leaves the game; the enemy gains by its rank. R2.14, R12.1 */
export function destroySettlement(game: Game, side: Side, at: AreaId): void {
  if (!hasSettlement(game.state, side, at)) return;
  if (side === 'atreides') destroySietch(game, at);
  else destroyHarkonnen(game, at as SettlementId);
}
/** Supremacy rises. R12.2 */
function destroySietch(game: Game, at: AreaId): void {
  const { state } = game;
  const sietch = sietchAt(state, at);
  if (!sietch) return;
  const rank = rankAt(state, at);
  set(game, state.sietches, sietch, null);
  game.tell({ type: 'sietchDestroyed', sietch, rank }, { to: 'all' });
  gainSupremacy(game, rank);
}
/** Every marker of prescience rises. R12.3 */
function destroyHarkonnen(game: Game, at: SettlementId): void {
  const { state } = game;
  const rank = rankAt(state, at);
  set(game, state, 'settlements', without(state.settlements, [at]));
  game.tell({ type: 'settlementDestroyed', at, rank });
  for (const track of TRACKS) gainPrescience(game, track, rank);
  if (book(state).data.areas[at].settlement === 'arrakeen' && fulfilled(state) !== null) finish(game, 'atreides', 'arrakeen'); // R1.4b
}
