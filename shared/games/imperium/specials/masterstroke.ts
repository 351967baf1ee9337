import { inOrder } from '../../imperium-family/queries/effect-order.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import { many } from '../../imperium-family/signs/token.ts';
import type { ImperiumData } from '../data.ts';
import type { Special } from '../../imperium-family/special.ts';

/** Baron Vladimir Harkonnen shows the two secret tokens and gains Influence with both. R18.2 */
export const masterstroke: Special = {
  hidesTokens: ({ game }) => (game as ImperiumData['game']).setup.baron_tokens.kept,
  play(game, scene) {
    const factions = playerOf(game.state, scene.by).tokens.hidden;
    game.tell({ type: 'showedTokens', player: scene.by, factions }, { to: 'all' });
    return inOrder(
      scene,
      factions.map((faction) => ({ influence: { faction, amount: 1 } })),
    );
  },
  sign: [many('ring-any', '+1'), many('ring-any', '+1')],
  worth: () => 0.5,
};
