import type { DeepReadonly } from '../../../kernel/types.ts';
import { bookOf, spaceRecord } from '../edition.ts';
import type { Effect, Effects } from '../effects/effects.ts';
import type { FactionId, SpaceName } from '../ids.ts';
import type { Piece, State } from '../types.ts';

/** The Faction whose space the Agent of this turn visits. Uprising R4.9 */
export const visitedFaction = (state: State, space: SpaceName | null = state.turn.space): FactionId | null =>
  space === null ? null : (spaceRecord(state, space).influence_gain?.faction ?? null);
/** It would change the Influence of a space that gives none: nothing may be paid for that. Uprising R4.9 */
export const changesNoInfluence = (state: State, then: Effects): boolean =>
  then.some((effect: Effect) => 'modify_space_influence' in effect) && visitedFaction(state) === null;

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
