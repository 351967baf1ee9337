import { WHY } from '../../imperium-family/reasons.ts';
import { one } from '../../imperium-family/signs/token.ts';
import type { Special } from '../../imperium-family/special.ts';
import { beAtWork } from '../../imperium-family/verbs/turn.ts';

/** Enemy Agents do not block the next Agent of this turn. R19.44 */
export const infiltrate: Special = {
  idle: ({ turn }) => (turn.kind === 'open' ? null : WHY.agentSent),
  play: (game) => beAtWork(game, infiltrate),
  mark: { field: 'infiltrates', until: 'agent sent' },
  ignoresAgents: () => true,
  sign: [one('pass')],
  section: 'board',
  worth: () => 0.15,
};
