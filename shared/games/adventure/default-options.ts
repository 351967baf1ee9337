import type { AdventureOptions, AdventureState } from './types.ts';

const DEFAULTS = { dice: 'app', start: 'dice' } as const;
/** The options with the default for whatever is absent. */
export const withDefaults = (options: AdventureOptions): AdventureState['options'] => ({ ...DEFAULTS, ...options });
