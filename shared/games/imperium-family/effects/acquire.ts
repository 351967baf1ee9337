import type { CardName } from '../ids.ts';
import type { Condition } from './conditions.ts';

export const ACQUIRE_PLACES = ['discard', 'deck_top', 'hand'] as const;
/** Where the acquired card goes. R10.4 R19.40 */
export type AcquirePlace = (typeof ACQUIRE_PLACES)[number];
/** One card from the Row, the Reserve or the own card set aside; of any cost where none is said. */
export interface AcquireForm {
  /** No Persuasion: for nothing, or for the printed cost in Solari. */
  readonly pay_with: 'nothing' | 'solari';
  /** A condition decides when the effect is resolved. */
  readonly to: AcquirePlace | { readonly if: Condition; readonly then: AcquirePlace; readonly else: AcquirePlace };
  /** This card of the Reserve. */
  readonly card?: CardName;
  /** By its printed cost. */
  readonly max_cost?: number;
  readonly exact_cost?: number;
}
