import type { Special } from '../../imperium-family/edition.ts';
import { WHY } from '../../imperium-family/reasons.ts';
import { allow } from '../../imperium-family/verbs/turn.ts';

/** Enemy Agents do not block the next Agent of this turn. R19.44 */
export const infiltrate: Special = {
  idle: ({ turn }) => (turn.kind === 'open' ? null : WHY.agentSent),
  play: (game) => allow(game, 'infiltrates'),
};
