import type { ContractCondition } from '../../../../shared/games/imperium-family/contract-records.ts';
import type { SignId } from '../../../../shared/sheets/icons.ts';

/** The sign of what completes a contract. R14.2 of Uprising */
export function contractSign(condition: ContractCondition): SignId {
  if ('harvest' in condition) return 'harvester';
  if ('acquire_card' in condition) return 'acquire';
  return 'immediate' in condition ? 'check' : 'agent';
}
