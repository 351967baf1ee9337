import { add } from '../../../kernel/write.ts';
import type { PlayerId, ResourceId } from '../ids.ts';
import { RESOURCES } from '../ids.ts';
import type { Payment } from '../effects/costs.ts';
import { playerOf } from '../queries/table.ts';
import { collects, isStreamlined } from '../queries/rivals.ts';
import type { Game } from '../types.ts';
import { countSpice } from './turn.ts';

/** From the bank, which never runs out, or the Score marker moves, as far as points come. R1.3 R3.4 R17.1 R22.2, Uprising R11.6 */
export function gain(game: Game, by: PlayerId, what: ResourceId | 'vp', amount: number): void {
  if (amount <= 0 || !collects(game.state, by, what)) return;
  if (what === 'vp' && isStreamlined(game.state, by)) return; // Uprising R17.17
  add(game, playerOf(game.state, by), what, amount);
  if (what === 'spice') countSpice(game, by, amount);
  game.tell({ type: 'gained', player: by, what, amount });
}
/** To the bank. The caller has looked that it is there. R17.1, Uprising R13.6 */
export function pay(game: Game, by: PlayerId, what: ResourceId, amount: number): void {
  if (amount <= 0) return;
  add(game, playerOf(game.state, by), what, -amount);
  game.tell({ type: 'paid', player: by, what, amount });
}
/** The price of a space. R6.4 */
export function payPrice(game: Game, by: PlayerId, price: Payment): void {
  for (const resource of RESOURCES) pay(game, by, resource, price[resource] ?? 0);
}
/** A Victory Point is lost again. R11.2 */
export function losePoint(game: Game, by: PlayerId): void {
  const player = playerOf(game.state, by);
  // Below 0 the score falls only where a companion knows less than the table. J39
  if (!collects(game.state, by, 'vp') || player.vp === 0 || isStreamlined(game.state, by)) return;
  add(game, player, 'vp', -1);
  game.tell({ type: 'lostPoint', player: by });
}
/** The point of an Alliance token comes or goes; it is the only one that a Rival by the simpler rules has. R11.5, Uprising R17.17 */
export function movePointOfToken(game: Game, by: PlayerId, amount: 1 | -1): void {
  if (!isStreamlined(game.state, by)) {
    if (amount === 1) gain(game, by, 'vp', 1);
    else losePoint(game, by);
    return;
  }
  add(game, playerOf(game.state, by), 'vp', amount);
  game.tell(amount === 1 ? { type: 'gained', player: by, what: 'vp', amount } : { type: 'lostPoint', player: by });
}
