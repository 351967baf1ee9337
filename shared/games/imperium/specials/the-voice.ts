import { bookOf, spaceRecord } from '../../imperium-family/edition.ts';
import { kindsOf, playerOf } from '../../imperium-family/queries/table.ts';
import { opponents } from '../../imperium-family/queries/opponents.ts';
import { many, one, tab } from '../../imperium-family/signs/token.ts';
import type { Special } from '../../imperium-family/special.ts';
import { closeSpace } from '../../imperium-family/verbs/closed-spaces.ts';

/** Closes any space to the opponents until the start of the own next turn. R19.37 */
export const theVoice: Special = {
  ask: {
    options: (state) => bookOf(state).spaceNames.map((space) => ({ space })),
    resolve(game, { by }, answer) {
      if (typeof answer === 'object' && 'space' in answer) closeSpace(game, by, answer.space);
    },
    // Closing is good for what one wants oneself, and for what others want.
    rate(look, answer) {
      if (typeof answer !== 'object' || !('space' in answer)) return 0;
      const { state, me } = look;
      if ((state.agents[answer.space] ?? []).length > 0) return -1;
      const { influence_gain, effects } = spaceRecord(state, answer.space);
      const list = kindsOf(opponents(state, me));
      const near = influence_gain ? list.filter((id) => [1, 3].includes(playerOf(state, id).influence[influence_gain.faction])).length : 0;
      return near * 0.3 + look.worth(look, 'now', effects);
    },
  },
  closesSpace: true,
  sign: [tab(one('people')), many('barred', 1)],
  section: 'board',
  worth: () => 0.08,
};
