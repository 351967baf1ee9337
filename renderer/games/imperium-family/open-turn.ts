import type { PlayerId } from '../../../shared/games/imperium-family/ids.ts';
import { isCompanion, isRival } from '../../../shared/games/imperium-family/queries/rivals.ts';
import type { FamilyView } from '../../../shared/games/imperium-family/types.ts';

/** A turn in which neither an Agent was sent nor the hand revealed yet. R5.1 */
export interface OpenTurn {
  readonly of: PlayerId;
  /** Agents that can be sent. */
  readonly agents: number;
  /** Cards in hand; null = it is held on a board of one's own, where nobody counts it here. */
  readonly hand: number | null;
}
/** Whose turn has only begun, and with what; null = nobody's, it has gone further, or a Rival's, which has no choice. */
export function openTurnOf(view: Pick<FamilyView, 'turn' | 'players' | 'options'>): OpenTurn | null {
  const { of, kind } = view.turn;
  const player = of && kind === 'open' && !isRival(of) ? view.players[of] : undefined;
  return of && player ? { of, agents: player.agents, hand: isCompanion(view) ? null : player.hand } : null;
}
