import { bookOf } from '../edition.ts';
import type { Effect } from '../effects/effects.ts';
import { everyEffect } from '../effects/walk.ts';
import type { Piece, State } from '../types.ts';
import type { DeepReadonly } from '../../../kernel/types.ts';

/** The modifier of the Faction Influence that works in this turn. R19.26 R10.7 */
export function spaceInfluence(state: State): { readonly origin: number; readonly amount: number } | null {
  const { turn } = state;
  const { rulings, heeded } = bookOf(state);
  if (rulings.spaceInfluenceHolds || turn.kind !== 'agent') return null;
  for (const [origin, { card, works }] of turn.origins.entries()) {
    const { [card]: amount } = heeded.influenceChanges;
    if (works && amount !== undefined) return { origin, amount };
  }
  return null;
}
/** What the piece does now: the Influence of a visit may be changed by a card. R19.26 */
export function effectOf(state: State, { from, effect }: DeepReadonly<Piece>): Effect {
  if (from !== 'influence' || !('influence' in effect)) return effect as Effect;
  const amount = state.turn.visitInfluence ?? spaceInfluence(state)?.amount;
  return amount === undefined ? (effect as Effect) : ({ influence: { ...effect.influence, amount } } as Effect);
}
const trashesItself = (effect: Effect): boolean => everyEffect([effect]).some((each) => 'trash_this' in each);
/**
 * Whether other effects of the card are still open; the Influence that it changes is one of them. What can only wait, as a draw without
 * any card left, does not keep the card. R17.12 R6.8
 */
export function openPiecesBefore(state: State, origin: number | null, waits: (effect: Effect) => boolean): boolean {
  const { turn } = state;
  const own = turn.pieces.some(
    ({ origin: from, effect }) => from === origin && !trashesItself(effect as Effect) && !waits(effect as Effect),
  );
  if (own) return true;
  const isVisited = turn.pieces.some(({ from, effect }) => from === 'influence' && !waits(effect as Effect));
  return isVisited && spaceInfluence(state)?.origin === origin;
}
