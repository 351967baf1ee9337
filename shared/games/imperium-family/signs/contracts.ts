import type { ContractCondition } from '../contract-records.ts';
import type { SignId } from '../../../sheets/icons.ts';

/** The sign of what completes a contract. Uprising R14.2 */
export function contractSign(condition: ContractCondition): SignId {
  if ('harvest' in condition) return 'harvester';
  if ('acquire_card' in condition) return 'acquire';
  return 'immediate' in condition ? 'check' : 'agent';
}
