import type { Special } from '../../imperium-family/edition.ts';
import { WHY } from '../../imperium-family/reasons.ts';
import { allow } from '../../imperium-family/verbs/turn.ts';

/** The card played in this turn has the four Faction icons as well; before that card. R19.42 */
export const dispatchAnEnvoy: Special = {
  hindrance: ({ turn }) => (turn.kind === 'open' ? null : WHY.beforeCard),
  play: (game) => allow(game, 'envoy'),
};
