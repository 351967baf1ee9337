import { set } from '../../../kernel/write.ts';
import type { AreaId, AtomicsId, Side } from '../ids.ts';
import { wholeOf } from '../queries/legions.ts';
import type { Game } from '../types.ts';
import { giveUpTokens, groupOf, take } from './legions.ts';
import { sendToTank } from './tank.ts';

/** The area becomes desert, once in a game. R13.9 */
export function detonate(game: Game, at: AtomicsId): void {
  set(game, game.state, 'atomics', { ...game.state.atomics, at });
  game.tell({ type: 'detonated', at });
}
/** A legion that can go nowhere is destroyed: units and generic leaders to the supply, named ones to the tank. R13.9 */
export function destroyLegion(game: Game, side: Side, at: AreaId): void {
  const legion = wholeOf(game.state, side, at);
  take(game, side, at, { ...legion, named: [] });
  giveUpTokens(game, legion.tokens);
  game.tell({ type: 'removed', side, at, group: groupOf(legion), why: 'nowhere' });
  for (const id of legion.named) sendToTank(game, id);
}
