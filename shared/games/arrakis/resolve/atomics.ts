import type { Next } from '../../../kernel/types.ts';
import { type AtomicsId, SIDES } from '../ids.ts';
import { displacements } from '../queries/claims.ts';
import { legionAt } from '../queries/legions.ts';
import type { ArrakisGame, Game } from '../types.ts';
import { destroyLegion, detonate } from '../verbs/atomics.ts';

/** The atomics go off; whoever stands there is moved, or destroyed where nothing is free. R13.9 */
export function goOff(game: Game, at: AtomicsId): Next<ArrakisGame> {
  detonate(game, at);
  for (const side of SIDES) {
    if (!legionAt(game.state, side, at)) continue;
    if (displacements(game.state, side, at).length > 0) return [{ do: 'displace', side, at }];
    destroyLegion(game, side, at);
  }
  return [];
}
