import { WHY } from '../../imperium-family/reasons.ts';
import { one, tab } from '../../imperium-family/signs/token.ts';
import type { Special } from '../../imperium-family/special.ts';
import { beAtWork } from '../../imperium-family/verbs/turn.ts';

/** The card played in this turn has the four Faction icons as well; before that card. R19.42 */
export const dispatchAnEnvoy: Special = {
  hindrance: ({ turn }) => (turn.kind === 'open' ? null : WHY.beforeCard),
  play: (game) => beAtWork(game, dispatchAnEnvoy),
  mark: { field: 'envoy', until: 'agent sent' },
  icons: (printed, factions) => [...factions, ...printed.filter((icon) => !factions.some((faction) => faction === icon))],
  sign: [one('agent'), tab(one('inf-emperor'), one('inf-guild'), one('inf-bg'), one('inf-fremen'))],
  section: 'how',
  worth: () => 0.15,
};
