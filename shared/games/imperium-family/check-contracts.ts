import type { ContractRecord, ContractRecords } from './contract-records.ts';
import { effects, someEffects } from './effects/check.ts';
import { amount, fields, justOne, nameOf, oneOf, optional, type Shape, yes } from './effects/shape.ts';
import type { LeaderName } from './ids.ts';
import { sourceShape } from './check.ts';

/** @param leaders those of the edition */
export const contractShape = (leaders: readonly LeaderName[]): Shape =>
  fields<ContractRecord>({
    copies: amount,
    condition: justOne({ send_agent_to: nameOf('space'), harvest: amount, immediate: yes, acquire_card: nameOf('card') }),
    reward: someEffects,
    reserved_for: optional(oneOf(...leaders)),
    source: sourceShape,
  });
/** How many lie open, and what there is where none is left. R14.1 */
export const contractsShape = (cards: Shape): Shape => fields<ContractRecords>({ cards, face_up: amount, otherwise: effects });
