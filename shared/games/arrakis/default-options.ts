import type { ArrakisOptions, ArrakisState } from './types.ts';

const DEFAULTS: ArrakisState['options'] = {
  mode: 'war',
  sides: 'atreides',
  shared: 'harkonnen',
  transport: 'round',
  surprise: 'special',
  token: 'returns',
  odds: 'shown',
  dice: 'app',
};
/** The options with the default for whatever is absent. */
export const withDefaults = (options: ArrakisOptions): ArrakisState['options'] => ({ ...DEFAULTS, ...options });
