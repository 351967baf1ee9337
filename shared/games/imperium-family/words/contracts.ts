import type { Message } from '../../../text/message.ts';
import type { ContractRecord } from '../contract-records.ts';
import { editionOf } from '../edition.ts';
import type { EditionId } from '../types.ts';
import type { ContractName } from '../ids.ts';
import { saidEffects } from './effects.ts';
import { nameOf, said } from './names.ts';

/** "Espionage (gain 3 Solari)": several contracts have one name. */
export function contractTitle(edition: EditionId, id: ContractName): Message {
  const name = nameOf(edition, 'contract', id);
  const record = editionOf(edition).records.contracts?.cards[id];
  return record ? said('contract.titled', { name, effects: saidEffects(record.reward, edition) }) : name;
}
/** What completes a contract and what that brings: a sentence. Uprising R14.2 */
export function saidContract(edition: EditionId, { condition, reward }: ContractRecord): Message {
  const [kind, value] = Object.entries(condition)[0] as [string, string | number | true];
  const effects = saidEffects(reward, edition);
  if (typeof value === 'number') return said(`item.contract.${kind}`, { effects, count: value });
  if (value === true) return said(`item.contract.${kind}`, { effects });
  const sort = kind === 'acquire_card' ? 'card' : 'space';
  return said(`item.contract.${kind}`, { effects, [sort]: nameOf(edition, sort, value) });
}
/** What completes a contract whose name says the rest. Uprising R14.2 */
export function contractHint({ condition }: ContractRecord): Message {
  const [kind, value] = Object.entries(condition)[0] as [string, string | number | true];
  return said(`hint.contract.${kind}`, typeof value === 'number' ? { count: value } : undefined);
}
