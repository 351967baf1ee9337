import type { Readings } from './reading.ts';

/** About contracts: taking one is mandatory, and something is gained in any case. R14.1 R14.3 of Uprising */
export const contracts: Readings<'contract' | 'complete'> = { contract: {}, complete: {} };
