import type { ContractName } from '../ids.ts';
import type { Effects } from './effects.ts';

/** Effects of the CHOAM module. */
export interface ContractEffects {
  /** Takes so many contracts; a Rival, and whoever finds none, gains what the edition gives instead. Uprising R14.1, Uprising R17.12 */
  readonly contract: { readonly contract: number };
  /** Of a contract that is due: it is turned face down, its reward is gained. No card says this. Uprising R14.3 */
  readonly complete: { readonly complete: ContractName; readonly then: Effects };
}
export interface ContractConditions {
  /** At least so many own contracts lie face down. Uprising R14.5 */
  readonly completed_contracts: number;
  /** At least 1 spice was really gained in this turn, whatever was paid. Uprising R13.4 */
  readonly gained_spice_this_turn: true;
}
export interface ContractCounters {
  /** Own contracts that lie face down. Uprising R14.5 */
  readonly completed_contract: true;
}
