import { bookOf, spaceRecord } from '../../imperium-family/edition.ts';
import type { SpaceName } from '../../imperium-family/ids.ts';
import { kindsOf, opponents, playerOf } from '../../imperium-family/queries/table.ts';
import type { Look } from '../../imperium-family/sense/look.ts';
import { many, one, tab } from '../../imperium-family/signs/token.ts';
import type { Special } from '../../imperium-family/special.ts';
import { closeSpace } from '../../imperium-family/verbs/spaces.ts';

/** Closes any space to the opponents until the start of the own next turn. R19.37 */
export const theVoice: Special = {
  ask: {
    options: (state) => bookOf(state).spaceNames.map((space) => ({ space })),
    resolve(game, { by }, answer) {
      if (typeof answer === 'object' && 'space' in answer) closeSpace(game, by, answer.space);
    },
    rate: (look, answer) => (typeof answer === 'object' && 'space' in answer ? closeWorth(look, answer.space) : 0),
  },
  closesSpace: true,
  sign: [tab(one('people')), many('barred', 1)],
  section: 'board',
  worth: () => 0.08,
};
/** Closing is good for what one wants oneself, and for what others want. */
function closeWorth(look: Look, space: SpaceName): number {
  const { state, me } = look;
  if ((state.agents[space] ?? []).length > 0) return -1;
  const { influence_gain, effects } = spaceRecord(state, space);
  const list = kindsOf(opponents(state, me));
  const near = influence_gain ? list.filter((id) => [1, 3].includes(playerOf(state, id).influence[influence_gain.faction])).length : 0;
  return near * 0.3 + look.worth(look, 'now', effects);
}
