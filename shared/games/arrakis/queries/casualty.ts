import type { Task } from '../../../kernel/types.ts';
import { type AreaId, FIGURES, type Side } from '../ids.ts';
import type { Casualty, Cause } from '../questions.ts';
import type { ArrakisGame, State } from '../types.ts';
import { wholeOf } from './legions.ts';
import { isAutoma } from './table.ts';

/** What one hit can take: a regular, an elite or special elite that becomes a regular, or a leader. R11.11 */
export function casualties(state: State, side: Side, at: AreaId): readonly Casualty[] {
  const legion = wholeOf(state, side, at);
  return [...FIGURES.filter((figure) => legion[figure] > 0), ...legion.named];
}
/** So many hits, by their owner's choice or as the automa does it. R11.11, R16.13 */
export const hitsOf = (state: State, side: Side, at: AreaId, left: number, cause: Cause): Task<ArrakisGame> =>
  isAutoma(state, side) ? { do: 'automaHits', at, left, cause } : { do: 'casualty', side, at, left, cause };
