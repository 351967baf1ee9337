import type { Steps } from '../../../kernel/types.ts';
import * as ask from '../queries/alliance.ts';
import { seatOf } from '../queries/table.ts';
import type { DiceGame } from '../types.ts';
import { ally } from '../verbs/alliance.ts';

export const allianceSteps = {
  /** One offer a turn. R7.1, Q8 */
  invite: {
    asks: ({ state }, { house }) => (ask.alliancesAllowed(state) && ask.invitations(state, house).length > 0 ? seatOf(state, house) : null),
    choices: ({ state }, { house }) => ({ pick: 'one', of: ['none', ...ask.invitations(state, house)] }),
    blocked: ({ state }, { house }) => ask.uninvited(state, house),
    resolve(game, { house }, offer) {
      if (offer === 'none') return;
      game.tell({ type: 'invited', house, offer });
      if (house !== 'bene-gesserit') return [{ do: 'answerInvitation', house: offer.house, offer }];
      ally(game, house, offer, true); // R7.5 R16.17
      return;
    },
  },

  answerInvitation: {
    // R7.4
    asks: ({ state }, { house }) => seatOf(state, house),
    choices: () => ({ pick: 'one', of: ['accept', 'refuse'] }),
    resolve(game, { house, offer }, answer) {
      const from = game.state.turn.active;
      if (!from) return;
      if (answer === 'accept') ally(game, from, offer, false);
      else game.tell({ type: 'refusedInvitation', house, from });
    },
  },
} satisfies Pick<Steps<DiceGame>, 'invite' | 'answerInvitation'>;
