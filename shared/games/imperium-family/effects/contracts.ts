import type { ContractName } from '../ids.ts';
import type { Effects } from './effects.ts';

/** Effects of the CHOAM module. Rule numbers are those of Uprising, which brought it. */
export interface ContractEffects {
  /** Takes so many contracts; a Rival, and whoever finds none, gains what the edition gives instead. R14.1 R17.12 */
  readonly contract: { readonly contract: number };
  /** Of a contract that is due: it is turned face down, its reward is gained. No card says this. R14.3 */
  readonly complete: { readonly complete: ContractName; readonly then: Effects };
}
export interface ContractConditions {
  /** At least so many own contracts lie face down. R14.5 */
  readonly completed_contracts: number;
  /** At least 1 spice was really gained in this turn, whatever was paid. R13.4 */
  readonly gained_spice_this_turn: true;
}
export interface ContractCounters {
  /** Own contracts that lie face down. R14.5 */
  readonly completed_contract: true;
}
