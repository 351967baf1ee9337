import type { FactionId } from '../ids.ts';
import type { LeaderCounterForms } from './leaders.ts';
import type { SpyCounterForms } from './spies.ts';
import type { UnitsCounters } from './units.ts';
import type { ContractCounters } from './contracts.ts';
import type { CardplayCounters } from './cardplay.ts';

/** One entry per thing that effects count when they are resolved. */
export interface CounterForms extends LeaderCounterForms, SpyCounterForms, UnitsCounters, ContractCounters, CardplayCounters {
  /** Own cards of the Faction in play, of Agent turns and of the Reveal. R19.21 */
  readonly card_in_play: { readonly faction: FactionId; readonly including_this: true };
}
export type CounterKind = keyof CounterForms;
/** Exactly one kind. */
export type Counter = { readonly [Kind in CounterKind]: { readonly [Key in Kind]: CounterForms[Kind] } }[CounterKind];
