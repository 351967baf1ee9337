import { spaceRecord } from '../edition.ts';
import type { IconId, SpaceName } from '../ids.ts';
import type { AbilityRecord } from '../records.ts';
import type { State } from '../types.ts';

/** A visit to this space sets it off. R4.5 */
export const isSetOffBy = ({ trigger }: AbilityRecord, icon: IconId): boolean =>
  trigger !== undefined && 'send_agent_to' in trigger && trigger.send_agent_to.icons.includes(icon);
/** Whether an ability of whoever has the turn gives pieces to it: each own Reveal turn, or such a visit. R4.5 R8.4 */
export function isPartOfTurn(state: State, ability: AbilityRecord): boolean {
  const { kind, space } = state.turn;
  if (kind === 'reveal') return ability.timing === 'own_reveal_turn';
  return kind === 'agent' && space !== null && isSetOffBy(ability, spaceRecord(state, space).icon);
}
/** Leaders of others whom a visit to this space may set off, as far as the space goes. R15.11 */
export const concernsOthers = (state: State, { trigger }: AbilityRecord, space: SpaceName): boolean =>
  trigger !== undefined && 'another_player_sends_agent_to' in trigger && spaceRecord(state, space).maker;
