import type { Message } from '../../../text/message.ts';
import type { Effect } from '../data/notation.ts';
import type { ActionSymbol, LeaderId, PlanningId, PrescienceId } from '../ids.ts';
import { effectAt } from '../queries/effects.ts';
import type { EffectRef, EffectSource } from '../questions.ts';
import { card, type Here, leader, prescience, said, symbol } from './names.ts';

/** The card, leader or die whose effect this is, or the prescience card that is claimed. */
export function sourceName(of: EffectSource | `claim:${PrescienceId}`): Message {
  const [kind, id = '', what = ''] = of.split(':');
  if (kind === 'card') return card(id as PlanningId);
  if (kind === 'leader') return leader(id as LeaderId);
  if (kind === 'claim') return prescience(id as PrescienceId);
  return symbol(what as ActionSymbol);
}
/** What a die was spent for: an action of its symbol by its name, everything else by its own. */
export function purpose(of: EffectSource | `claim:${PrescienceId}`): Message {
  const [kind, , , action = ''] = of.split(':');
  return kind === 'action' ? said(`action.${action}`) : sourceName(of);
}
/** The effect a question is about. */
export const effectIn = ({ view }: Here, ref: EffectRef): Effect | null => effectAt(view, ref);
/** What a list of effects is called: what its first does. */
export const firstOf = (effects: readonly Effect[]): Message => said(effects[0] ? `effect.${effects[0].do}` : 'nothing');
