import type { Message } from '../../../text/message.ts';
import type { Effects } from '../effects/effects.ts';
import type { AbilityRecord, Trigger } from '../records.ts';
import type { EditionId } from '../types.ts';
import { saidEffects } from './effects.ts';
import { nameOf, said } from './names.ts';

/** "Prescience: you may look …": what an ability is called, when it works and what it does. */
export function saidAbility(edition: EditionId, leader: string, { timing, effects, trigger, limit }: AbilityRecord): Message {
  const gaps = { name: nameOf(edition, 'leader', `${leader}.ability`), effects: saidEffects(effects, edition) };
  if (!trigger) return said(timing === 'setup' ? 'item.ability.start' : 'item.ability', gaps);
  return said(limit ? 'item.ability.once' : 'item.ability.when', { ...gaps, when: saidTrigger(trigger) });
}
/** "Whenever you harvest": what sets an ability off. R18.1 */
export function saidTrigger(trigger: Trigger): Message {
  const [kind, value] = Object.entries(trigger)[0] as [string, string | number];
  return said(`item.trigger.${kind}`, { count: Number(value) || 0 });
}
export const saidSignet = (edition: EditionId, leader: string, signet: Effects): Message =>
  said('item.signet', { name: nameOf(edition, 'leader', `${leader}.signet`), effects: saidEffects(signet, edition) });
