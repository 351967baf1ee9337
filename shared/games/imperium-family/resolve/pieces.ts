import { cardRecord } from '../edition.ts';
import type { Effect } from '../effects/effects.ts';
import type { Piece, State } from '../types.ts';
import type { DeepReadonly } from '../../../kernel/types.ts';

/** The modifier of the Faction Influence that works in this turn. R19.26 R10.7 */
export function spaceInfluence(state: State): { readonly origin: number; readonly amount: number } | null {
  const { turn } = state;
  for (const [origin, { card, works }] of turn.origins.entries()) {
    if (!works || turn.kind !== 'agent') continue;
    for (const effect of cardRecord(state, card).agent) {
      if ('modify_space_influence' in effect) return { origin, amount: effect.modify_space_influence.set_amount };
    }
  }
  return null;
}
/** What the piece does now: the Influence of a visit may be changed by a card. R19.26 */
export function effectOf(state: State, { from, effect }: DeepReadonly<Piece>): Effect {
  if (from !== 'influence' || !('influence' in effect)) return effect as Effect;
  const modified = spaceInfluence(state);
  return modified ? ({ influence: { ...effect.influence, amount: modified.amount } } as Effect) : (effect as Effect);
}
/** Whether other effects of the card are still open; the Influence that it changes is one of them. R17.12 */
export function openPiecesBefore(state: State, origin: number | null): boolean {
  const { turn } = state;
  const own = turn.pieces.some((piece) => piece.origin === origin && !('trash_this' in piece.effect));
  if (own) return true;
  const waits = turn.pieces.some(({ from }) => from === 'influence');
  return waits && spaceInfluence(state)?.origin === origin;
}
