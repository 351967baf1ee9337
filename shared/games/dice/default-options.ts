import type { DiceOptions, DiceState } from './types.ts';

const DEFAULTS: DiceState['options'] = { face_dancers: 'dice', map: 'printed', dice: 'app', start: 'random' };
/** The options with the default for whatever is absent. */
export const withDefaults = (options: DiceOptions): DiceState['options'] => ({ ...DEFAULTS, ...options });
