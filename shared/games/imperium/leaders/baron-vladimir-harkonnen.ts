import type { Special } from '../../imperium-family/edition.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import { inOrder } from '../../imperium-family/queries/order.ts';

/** Shows the two secret tokens and gains Influence with both. R18.2 */
export const masterstroke: Special = {
  hidesTokens: true,
  play(game, scene) {
    const factions = playerOf(game.state, scene.by).tokens.hidden;
    game.tell({ type: 'showedTokens', player: scene.by, factions }, { to: 'all' });
    return inOrder(
      scene,
      factions.map((faction) => ({ influence: { faction, amount: 1 } })),
    );
  },
};
