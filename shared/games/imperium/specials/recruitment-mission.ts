import type { Special } from '../../imperium-family/edition.ts';
import { addPersuasion, allow } from '../../imperium-family/verbs/turn.ts';

/** In this Reveal turn: 1 Persuasion, and acquired cards may go on top of the deck. R19.48 */
export const recruitmentMission: Special = {
  play(game, { by }) {
    addPersuasion(game, 1);
    game.tell({ type: 'persuasion', player: by, amount: 1, card: null });
    allow(game, 'onDeckTop');
  },
};
