import type { ArrangedPlayer, Arrangement } from '../arranged-position.ts';
import type { Condition } from '../effects/conditions.ts';
import type { Counter } from '../effects/counters.ts';
import { counted, holds } from '../queries/conditions.ts';
import { sceneFor } from '../queries/scene.ts';
import type { FamilyState, State } from '../types.ts';
import { alone } from './cardplay-story.fixture.ts';

type Player = NonNullable<FamilyState['players']['seat1']>;
/** A laid-out position in which the first seat has this, to be changed at will. */
export const at = (player: ArrangedPlayer = {}, more: Arrangement = {}): FamilyState =>
  structuredClone(alone(player, more).state) as FamilyState;
/** The position with something else in it that no arrangement says. */
export function where(state: FamilyState, change: (state: FamilyState, own: Player) => unknown): FamilyState {
  const copy = structuredClone(state);
  change(copy, copy.players.seat1 as Player);
  return copy;
}
/** Whether the condition holds for a seat, on the card of that origin. */
export const true_ = (state: State, condition: Condition, by: 'seat1' | 'seat2' = 'seat1', origin: number | null = null): boolean =>
  holds(state, { ...sceneFor(state, by), origin }, condition);
/** How many there are for the first seat, on the card of that origin. */
export const count = (state: State, counter: Counter, origin: number | null = null): number =>
  counted(state, { ...sceneFor(state, 'seat1'), origin }, counter);
