import type { Message } from '../../../text/message.ts';
import type { Effects } from '../effects/effects.ts';
import type { AbilityRecord, Trigger } from '../records.ts';
import type { EditionId } from '../types.ts';
import { oneOf, saidEffects } from './effects.ts';
import { factionName, type Gaps, iconName, nameOf, said } from './names.ts';

/** How it is put when an ability works. */
export type AbilityWay = 'always' | 'start' | 'reveal' | 'when' | 'once' | 'turn';
/** Look-up, faces and printed cards say it alike. */
export function wayOf({ timing, trigger, limit }: AbilityRecord): AbilityWay {
  if (trigger) return limit === undefined ? 'when' : limit === 'once_per_turn' ? 'turn' : 'once';
  return timing === 'setup' ? 'start' : timing === 'own_reveal_turn' ? 'reveal' : 'always';
}
/** "Prescience: you may look …": what an ability is called, when it works and what it does. */
export function saidAbility(edition: EditionId, leader: string, ability: AbilityRecord): Message {
  const { effects, trigger } = ability;
  const way = wayOf(ability);
  return said(way === 'always' ? 'item.ability' : `item.ability.${way}`, {
    name: nameOf(edition, 'leader', `${leader}.ability`),
    effects: saidEffects(effects, edition),
    ...(trigger && { when: saidTrigger(trigger) }),
  });
}
/** "Whenever you harvest": what sets an ability off. R18.1 */
export function saidTrigger(trigger: Trigger): Message {
  const [kind] = Object.keys(trigger) as [string];
  return said(`item.trigger.${kind}`, gapsOf(trigger));
}
function gapsOf(trigger: Trigger): Gaps {
  if ('reach_influence' in trigger) {
    const [faction, height] = trigger.reach_influence;
    return { faction: factionName(faction), height };
  }
  if ('send_agent_to' in trigger) return { icons: oneOf(trigger.send_agent_to.icons.map(iconName)) };
  return { count: 'deployed_in_own_turn' in trigger ? trigger.deployed_in_own_turn : 0 };
}
export const saidSignet = (edition: EditionId, leader: string, signet: Effects): Message =>
  said('item.signet', { name: nameOf(edition, 'leader', `${leader}.signet`), effects: saidEffects(signet, edition) });
