import type { Special } from '../../imperium-family/edition.ts';

const ICONS: readonly string[] = ['landsraad', 'city'];
/** Enemy Agents do not block at Landsraad and City spaces. R18.6 */
export const eyesEverywhere: Special = { ignoresAgents: ({ icon }) => ICONS.includes(icon) };
