import type { ContractRecord } from './contract-records.ts';
import { someEffects } from './effects/check.ts';
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
