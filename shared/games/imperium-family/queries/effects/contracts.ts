import type { Readings } from './reading.ts';

/** About contracts: taking one is mandatory, and something is gained in any case. Uprising R14.1, Uprising R14.3 */
export const contracts: Readings<'contract' | 'complete'> = { contract: {}, complete: {} };
