import type { Effects } from './effects/effects.ts';
import type { CardName, ContractName, LeaderName, SpaceName } from './ids.ts';
import type { Source } from './records.ts';

/** What completes a contract; exactly one. Uprising R14.2 */
export type ContractCondition =
  /** An Agent is sent there. */
  | { readonly send_agent_to: SpaceName }
  /** An Agent is sent to a maker space in a turn in which so much spice is gained in all. */
  | { readonly harvest: number }
  /** At once, when it is taken. */
  | { readonly immediate: true }
  /** The next time that this card is acquired by whatever means. */
  | { readonly acquire_card: CardName };
/** A contract. Uprising R14.1 */
export interface ContractRecord {
  readonly copies: number;
  readonly condition: ContractCondition;
  readonly reward: Effects;
  /** Set aside while this Leader plays, who alone may take it. Uprising R14.6 */
  readonly reserved_for?: LeaderName;
  readonly source: Source;
}
/** The CHOAM module of an edition. */
export interface ContractRecords {
  readonly cards: Readonly<Record<ContractName, ContractRecord>>;
  /** How many lie open to be taken. Uprising R2.9 */
  readonly face_up: number;
  /** For each contract that nobody can take, also where the table plays without the module. Uprising R14.1 */
  readonly otherwise: Effects;
}
