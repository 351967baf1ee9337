import { many, one } from '../../imperium-family/signs/token.ts';
import type { Special } from '../../imperium-family/special.ts';
import { addPersuasion, beAtWork } from '../../imperium-family/verbs/turn.ts';

/** In this Reveal turn: 1 Persuasion, and acquired cards may go on top of the deck. R19.48 */
export const recruitmentMission: Special = {
  play(game, { by }) {
    addPersuasion(game, 1);
    game.tell({ type: 'persuasion', player: by, amount: 1, card: null });
    beAtWork(game, recruitmentMission);
  },
  mark: { field: 'onDeckTop', until: 'end of turn' },
  ontoDeck: true,
  sign: [many('persuasion', 1), one('deck-top')],
  worth: ({ look }) => look.price.persuasion + 0.1 * Math.min(1, look.left),
};
