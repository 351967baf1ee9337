import { type AreaId, FIGURES, type Side } from '../ids.ts';
import type { Casualty } from '../questions.ts';
import type { State } from '../types.ts';
import { wholeOf } from './legions.ts';

/** What one hit can take: a regular, an elite or special elite that becomes a regular, or a leader. R11.11 */
export function casualties(state: State, side: Side, at: AreaId): readonly Casualty[] {
  const legion = wholeOf(state, side, at);
  return [...FIGURES.filter((figure) => legion[figure] > 0), ...legion.named];
}
