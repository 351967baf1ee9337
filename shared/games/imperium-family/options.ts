import type { FamilyOptions, FamilyState } from './types.ts';

const DEFAULTS = { leaders: 'choose', houses: 'any', start: 'random', difficulty: 'mercenary', board: 'app' } as const;
/** The options with the default for whatever is absent. */
export const withDefaults = (options: FamilyOptions): FamilyState['options'] => ({ ...DEFAULTS, ...options });
