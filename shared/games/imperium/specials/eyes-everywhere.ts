import { one, tab } from '../../imperium-family/signs/token.ts';
import type { Special } from '../../imperium-family/special.ts';

const OPEN: readonly string[] = ['landsraad', 'city'];
/** Helena Richese: enemy Agents do not block at Landsraad and City spaces. R18.6 */
export const eyesEverywhere: Special = {
  ignoresAgents: ({ icon }) => OPEN.includes(icon),
  sign: [tab(one('landsraad'), one('city')), one('pass')],
  worth: ({ look }) => 0.05 * look.left,
};
