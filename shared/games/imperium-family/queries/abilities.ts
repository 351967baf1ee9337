import { bookOf, spaceRecord } from '../edition.ts';
import type { IconId, PlayerId, SpaceName } from '../ids.ts';
import type { AbilityRecord } from '../records.ts';
import type { State } from '../types.ts';
import { sideOf } from './leader-board.ts';
import { isSpyingOn } from './spies.ts';
import { others } from './opponents.ts';

/** A visit to this space sets it off. Uprising R4.5 */
export const isSetOffBy = ({ trigger }: AbilityRecord, icon: IconId): boolean =>
  trigger !== undefined && 'send_agent_to' in trigger && trigger.send_agent_to.icons.includes(icon);
/** Whether an ability of whoever has the turn gives pieces to it: each own Reveal turn, or such a visit. Uprising R4.5, Uprising R8.4 */
export function isPartOfTurn(state: State, ability: AbilityRecord): boolean {
  const { kind, space } = state.turn;
  if (kind === 'reveal') return ability.timing === 'own_reveal_turn';
  return kind === 'agent' && space !== null && isSetOffBy(ability, spaceRecord(state, space).icon);
}
/** Others whose Leader gains by a visit of `by` to this space, clockwise from there. Uprising R4.5, Uprising R15.11 */
export function profiting(state: State, by: PlayerId, space: SpaceName): readonly PlayerId[] {
  if (!bookOf(state).heeded.visitors || !spaceRecord(state, space).maker) return [];
  return others(state, by).filter((id) => isWatching(state, id) && isSpyingOn(state, id, space));
}
function isWatching(state: State, id: PlayerId): boolean {
  const trigger = sideOf(state, id)?.ability.trigger;
  return trigger !== undefined && 'another_player_sends_agent_to' in trigger;
}
