import type { Task } from '../../../kernel/types.ts';
import type { AreaId, Side } from '../ids.ts';
import type { ArrakisGame, State } from '../types.ts';
import { excessAt, legionsOf } from './legions.ts';
import { isAutoma } from './table.ts';

/** What exceeds the limit is to be removed at once. R2.8 */
export function overflowAt({ state }: { readonly state: State }, side: Side, at: AreaId): Task<ArrakisGame>[] {
  if (excessAt(state, side, at) === 0) return [];
  return [isAutoma(state, side) ? { do: 'automaOverflow', at } : { do: 'overflow', side, at }];
}
/** The same for every legion of a side, as when the ban of CHOAM begins. R9.9 */
export const overflows = (game: { readonly state: State }, side: Side): Task<ArrakisGame>[] =>
  legionsOf(game.state, side).flatMap((at) => overflowAt(game, side, at));
