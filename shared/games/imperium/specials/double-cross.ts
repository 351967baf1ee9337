import { playerOf } from '../../imperium-family/queries/table.ts';
import { opponents } from '../../imperium-family/queries/opponents.ts';
import { strengthOf } from '../../imperium-family/queries/strength.ts';
import { lostTroops } from '../../imperium-family/signs/names.ts';
import { many, one, tab } from '../../imperium-family/signs/token.ts';
import type { Special } from '../../imperium-family/special.ts';
import { deploy, loseTroops } from '../../imperium-family/verbs/troops.ts';

/** An opponent of one's choice loses a troop in the Conflict; an own one comes there out of the supply. R19.43 */
export const doubleCross: Special = {
  ask: {
    options: (state, { by }) =>
      opponents(state, by)
        .filter((player) => playerOf(state, player).conflict > 0)
        .map((player) => ({ player })),
    resolve(game, { by }, answer) {
      if (typeof answer !== 'object' || !('player' in answer)) return [];
      loseTroops(game, answer.player, 'conflict', 1);
      return deploy(game, by, 'supply', Math.min(1, playerOf(game.state, by).supply));
    },
    // The strongest opponent.
    rate: ({ state }, answer) => (typeof answer === 'object' && 'player' in answer ? strengthOf(state, answer.player) : 0),
  },
  sign: [tab(one('people')), lostTroops('conflict', 1), many('deploy', 1)],
  worth: ({ look }) => 0.2 + look.price.troop,
};
