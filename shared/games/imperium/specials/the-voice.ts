import type { Special } from '../../imperium-family/edition.ts';
import { bookOf } from '../../imperium-family/edition.ts';
import { closeSpace } from '../../imperium-family/verbs/agents.ts';

/** Closes any space to the opponents until the start of the own next turn. R19.37 */
export const theVoice: Special = {
  ask: {
    options: (state) => bookOf(state).spaceNames.map((space) => ({ space })),
    resolve(game, { by }, answer) {
      if (typeof answer === 'object' && 'space' in answer) closeSpace(game, by, answer.space);
    },
  },
};
