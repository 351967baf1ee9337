import type { Special } from '../../imperium-family/edition.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import { WHY } from '../../imperium-family/reasons.ts';
import { draw, seeTop, trashTop } from '../../imperium-family/verbs/cards.ts';

/** Looks at the top card of the own deck and draws or trashes it; nothing is shuffled for it. R19.46 */
export const poisonSnooper: Special = {
  idle: (state, { by }) => (playerOf(state, by).deck.hidden.length === 0 ? WHY.deckEmpty : null),
  play(game, scene) {
    if (playerOf(game.state, scene.by).deck.hidden.length === 0) return [];
    seeTop(game, scene.by);
    return [{ do: 'special', ...scene, name: 'poison-snooper' }];
  },
  ask: {
    options: () => ['draw', 'trash'],
    resolve: (game, { by }, answer) => (answer === 'trash' ? trashTop(game, by) : draw(game, by, 1)),
  },
};
